/** Who sits where. */

import { LEVELS } from '@castellan/bots/level';
import type { Game, Seat, State } from '@castellan/engine';
import { LIMITS } from '@castellan/server/protocol';
import { Shield, Stepper, tinctureOf } from '../../design/index.ts';
import { say } from '../language.ts';
import { myName } from '../people/me.ts';
import { type Draft, resized, SEAT_KINDS, type SeatChoice, seated } from './draft.ts';

interface SeatsProps {
  readonly game: Game<State>;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

export function Seats({ game, draft, change }: SeatsProps) {
  const { min, max } = game.seats;
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">{say('app.create.seats')}</h2>
      {min < max && (
        <Stepper
          label={say('app.create.howMany')}
          value={draft.seats.length}
          min={min}
          max={max}
          by={1}
          fewer={say('app.create.fewer')}
          more={say('app.create.more')}
          onChange={(count) => change(resized(draft, count))}
        />
      )}
      <ol class="seat-choices">
        {draft.seats
          .map((choice, seat) => ({ choice, seat }))
          .map(({ choice, seat }) => (
            <SeatRow key={seat} seat={seat} choice={choice} draft={draft} change={change} />
          ))}
      </ol>
    </section>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly choice: SeatChoice;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

function SeatRow({ seat, choice, draft, change }: SeatRowProps) {
  const kinds = SEAT_KINDS[draft.where];
  const n = seat + 1;
  const pick = (kind: string): void => {
    const made: { readonly [kind: string]: SeatChoice } = {
      me: { kind: 'me' },
      here: { kind: 'here', name: '' },
      friend: { kind: 'friend' },
      open: { kind: 'open' },
      bot: { kind: 'bot', level: 'squire' },
    };
    change(seated(draft, seat, made[kind]));
  };
  return (
    <li>
      <Shield tincture={tinctureOf(seat)} size={26} />
      <select
        class="input"
        aria-label={say('app.create.seat', { n })}
        value={choice.kind}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'me' ? say('app.create.kind.me', { name: myName() }) : say(`app.create.kind.${kind}`)}
          </option>
        ))}
      </select>
      {choice.kind === 'bot' && (
        <select
          class="input"
          aria-label={say('app.create.level', { n })}
          value={choice.level}
          onChange={(event) => {
            const level = LEVELS.find((known) => known === event.currentTarget.value) ?? 'squire';
            change(seated(draft, seat, { kind: 'bot', level }));
          }}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say(`level.${level}`)} — {say(`app.level.${level}`)}
            </option>
          ))}
        </select>
      )}
      {choice.kind === 'here' && (
        <input
          class="input"
          aria-label={say('app.create.nameOf', { n })}
          placeholder={say('app.create.nameHint')}
          value={choice.name}
          maxLength={LIMITS.name}
          onInput={(event) => change(seated(draft, seat, { kind: 'here', name: event.currentTarget.value }))}
        />
      )}
    </li>
  );
}

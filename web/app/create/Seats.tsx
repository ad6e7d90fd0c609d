/** Who sits where. */

import { CHARACTERS } from '@castellan/bots/character';
import { LEVELS } from '@castellan/bots/level';
import type { Rules, Seat, State } from '@castellan/engine';
import { LIMITS } from '@castellan/server/protocol';
import { Shield, Stepper, type Tincture } from '../../design/index.ts';
import { shieldsOf } from '../games/shields.ts';
import { say } from '../language.ts';
import { NameField } from '../people/NameField.tsx';
import { type Draft, optionsOf, resized, SEAT_KINDS, type SeatChoice, SOME_BOT, seated, seatsOf } from './draft.ts';

interface SeatsProps {
  readonly game: Rules<State>;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** What the reader is called. */
  readonly name: string;
  /** Null once they have said so. */
  readonly onName: ((name: string) => void) | null;
}

export function Seats({ game, draft, change, name, onName }: SeatsProps) {
  const { min, max } = game.seats;
  const seats = seatsOf(game, draft);
  const shields = shieldsOf(game.id, seats.length, optionsOf(game, draft));
  return (
    <section aria-labelledby="seats">
      <header>
        <h2 id="seats">{say('app.create.seats')}</h2>
        {min < max && (
          <Stepper
            label={say('app.create.howMany')}
            value={seats.length}
            min={min}
            max={max}
            by={1}
            fewer={say('app.create.fewer')}
            more={say('app.create.more')}
            onChange={(count) => change(resized(game, draft, count))}
          />
        )}
      </header>
      <ol class="seat-choices">
        {seats
          .map((choice, seat) => ({ choice, seat }))
          .map(({ choice, seat }) => (
            <SeatRow
              key={seat}
              seat={seat}
              shield={shields[seat]}
              choice={choice}
              kinds={SEAT_KINDS[draft.where]}
              name={name}
              onName={onName}
              onChoice={(next) => change(seated(game, draft, seat, next))}
            />
          ))}
      </ol>
    </section>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly shield: Tincture;
  readonly choice: SeatChoice;
  readonly kinds: readonly SeatChoice['kind'][];
  readonly name: string;
  readonly onName: ((name: string) => void) | null;
  readonly onChoice: (choice: SeatChoice) => void;
}

function SeatRow({ seat, shield, choice, kinds, name, onName, onChoice }: SeatRowProps) {
  const n = seat + 1;
  const pick = (kind: string): void => {
    const made: { readonly [kind: string]: SeatChoice } = {
      me: { kind: 'me' },
      here: { kind: 'here', name: '' },
      friend: { kind: 'friend' },
      open: { kind: 'open' },
      bot: SOME_BOT,
    };
    onChoice(made[kind]);
  };
  return (
    <li class={choice.kind}>
      <Shield tincture={shield} size={46} />
      <select
        class="input"
        aria-label={say('app.create.seat', { n })}
        value={choice.kind}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'me' ? say('app.create.kind.me', { name }) : say(`app.create.kind.${kind}`)}
          </option>
        ))}
      </select>
      {choice.kind === 'me' && onName !== null && <NameField name={name} onName={onName} />}
      {choice.kind === 'bot' && (
        <>
          <select
            class="input"
            aria-label={say('app.create.level', { n })}
            value={choice.level}
            onChange={(event) => {
              const level = LEVELS.find((known) => known === event.currentTarget.value) ?? choice.level;
              onChoice({ ...choice, level });
            }}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`level.${level}`)} — {say(`app.level.${level}`)}
              </option>
            ))}
          </select>
          <select
            class="input"
            aria-label={say('app.create.character', { n })}
            value={choice.character}
            onChange={(event) => {
              const character = CHARACTERS.find((known) => known === event.currentTarget.value) ?? choice.character;
              onChoice({ ...choice, character });
            }}
          >
            {CHARACTERS.map((character) => (
              <option key={character} value={character}>
                {say(`character.${character}`)} — {say(`app.character.${character}`)}
              </option>
            ))}
          </select>
        </>
      )}
      {choice.kind === 'here' && (
        <input
          class="input"
          aria-label={say('app.create.nameOf', { n })}
          placeholder={say('app.create.nameHint')}
          value={choice.name}
          maxLength={LIMITS.name}
          onInput={(event) => onChoice({ kind: 'here', name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}

/** Who sits where: each seat is its shield; one that is touched opens, and whoever shall sit there is chosen below it. */

import type { Rules, Seat, State } from '@castellan/engine';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { Miniature, Shield, Stepper, type Tincture } from '../../design/index.ts';
import { botInWords } from '../../tables/temper.ts';
import { GameIcon } from '../game/icons.ts';
import { shieldsOf } from '../games/shields.ts';
import { say } from '../language.ts';
import { NameField } from '../people/NameField.tsx';
import { botsAlike, type Draft, optionsOf, resized, type SeatChoice, seated, seatsOf } from './draft.ts';
import { Sitter } from './Sitter.tsx';

interface SeatsProps {
  readonly game: Rules<State>;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** What the reader is called. */
  readonly name: string;
  /** Null once they have said so. */
  readonly onName: ((name: string) => void) | null;
}

/** So many fit beside each other where there is room; more are laid in even rows. */
function perRow(seats: number): number {
  return seats > 4 ? 3 : Math.max(2, seats);
}

/** Whether some bot is unlike this one. */
function hasOther(seats: readonly SeatChoice[], choice: SeatChoice): boolean {
  return seats.some(
    (other) => other.kind === 'bot' && choice.kind === 'bot' && (other.level !== choice.level || other.character !== choice.character),
  );
}

export function Seats({ game, draft, change, name, onName }: SeatsProps) {
  const { min, max } = game.seats;
  const [open, setOpen] = useState<Seat | null>(null);
  const seats = seatsOf(game, draft);
  const shields = shieldsOf(game.id, seats.length, optionsOf(game, draft));
  return (
    <section aria-labelledby="seats">
      <header>
        <h2 id="seats">{say('app.create.seats')}</h2>
        <p class="aside">{say('app.create.touch')}</p>
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
      <ol class="seat-choices" style={{ '--per-row': perRow(seats.length) }}>
        {seats
          .map((choice, seat) => ({ choice, seat }))
          .map(({ choice, seat }) => (
            <Fragment key={seat}>
              <li>
                <SeatCard
                  seat={seat}
                  shield={shields[seat]}
                  choice={choice}
                  name={name}
                  isOpen={open === seat}
                  onTouch={() => setOpen(open === seat ? null : seat)}
                />
              </li>
              {open === seat && (
                <li class="sitter">
                  <Sitter
                    seat={seat}
                    choice={choice}
                    where={draft.where}
                    onChoice={(next) => change(seated(game, draft, seat, next))}
                    onAlike={hasOther(seats, choice) ? (bot) => change(botsAlike(game, draft, bot)) : null}
                  />
                </li>
              )}
            </Fragment>
          ))}
      </ol>
      {onName !== null && seats.some(({ kind }) => kind === 'me') && <NameField name={name} onName={onName} />}
    </section>
  );
}

interface SeatCardProps {
  readonly seat: Seat;
  readonly shield: Tincture;
  readonly choice: SeatChoice;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onTouch: () => void;
}

function SeatCard({ seat, shield, choice, name, isOpen, onTouch }: SeatCardProps) {
  return (
    <button type="button" class={`seat-card ${choice.kind}`} aria-expanded={isOpen} onClick={onTouch}>
      <Shield tincture={shield} size={46} />
      <span class="sr">{say('app.create.seat', { n: seat + 1 })}</span>
      <b>{choice.kind === 'here' && choice.name !== '' ? choice.name : say(`app.create.kind.${choice.kind}`)}</b>
      <span class="how">
        {choice.kind === 'me'
          ? name
          : choice.kind === 'bot'
            ? botInWords(say, choice.level, choice.character)
            : say(`app.create.kind.${choice.kind}.how`)}
      </span>
      {choice.kind === 'bot' && (
        <Miniature>
          <GameIcon name={choice.character} size={28} />
        </Miniature>
      )}
    </button>
  );
}

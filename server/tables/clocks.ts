/** The clocks of the seats. They run while their seat is asked something, by the server's time. */

import type { Seat } from '@castellan/engine';
import { type Due, type DueShown, hasLimits, shownDue } from '@castellan/tables';
import type { RoomTime, SeatClock } from '../protocol/index.ts';
import type { Sitting } from './draft.ts';
import { activePeople, botOn } from './seats.ts';
import type { Charter, Head } from './stored.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;

export type Clocks = Head['clocks'];

export function freshClocks({ clock }: Charter, seats: number): Clocks {
  const left = clock.kind === 'live' ? clock.initial * SECOND : clock.kind === 'correspondence' ? clock.hours * HOUR : null;
  return Array.from({ length: seats }, () => left);
}

/**
 * A clock runs for a person who is asked; bots take no time. Where nobody may know who is asked, no clock shows it, but for one who plays
 * alone among bots: everybody knows whom the table waits for, and no limit ends the question. Live nobody's time runs while some talk in
 * private by the clock.
 */
export function isRunning(head: Head, seat: Seat): boolean {
  const at = head.waiting.indexOf(seat);
  const isStopped = head.rooms?.some(({ stopping }) => stopping) ?? false;
  const isHidden = head.asked[at]?.secret === true && hasLimits(activePeople(head).length);
  const isAsked = head.stage === 'playing' && !isStopped && at >= 0 && !isHidden;
  return isAsked && head.clocks[seat] !== null && botOn(head.holdings[seat]) === null;
}

/**
 * What is left at a moment. A live clock stands still while the server is down, for then nobody could play. A correspondence clock goes on,
 * but leaves everybody an hour after the server is back.
 */
export function timeLeft(charter: Charter, head: Head, seat: Seat, now: number, serverStart: number): number | null {
  const left = head.clocks[seat] ?? null;
  if (left === null || !isRunning(head, seat)) return left;
  if (charter.clock.kind === 'correspondence') return Math.max(left - Math.max(0, now - head.at), serverStart + HOUR - now);
  return left - Math.max(0, now - Math.max(head.at, serverStart));
}

/**
 * The clocks after a change: those that ran have lost their time. A live clock gains its increment when its seat is no longer asked;
 * a correspondence clock starts afresh with every new decision of its seat.
 */
export function clocksAfter({ charter, head, now, serverStart }: Sitting, waiting: readonly Seat[], answered: readonly Seat[]): Clocks {
  const { clock } = charter;
  if (clock.kind === 'none') return head.clocks;
  return head.clocks.map((_, seat) => {
    const left = timeLeft(charter, head, seat, now, serverStart);
    if (left === null) return null;
    if (clock.kind === 'correspondence') {
      const anew = answered.includes(seat) || !head.waiting.includes(seat) || !waiting.includes(seat);
      return anew ? clock.hours * HOUR : left;
    }
    const done = head.waiting.includes(seat) && !waiting.includes(seat);
    return Math.max(0, left) + (done && isRunning(head, seat) ? clock.increment * SECOND : 0);
  });
}

/** What each seat had left when it last answered, before it gained anything by that. */
export function leftAtAnswer({ charter, head, now, serverStart }: Sitting, answered: readonly Seat[]): Clocks {
  const before = head.leftAtAnswer ?? head.clocks.map(() => null);
  return before.map((left, seat) => (answered.includes(seat) ? timeLeft(charter, head, seat, now, serverStart) : left));
}

/** The clocks after a seat has taken an answer back: nobody gains by that, and the seat has what it had before it answered. */
export function clocksAfterUndo({ charter, head, now, serverStart }: Sitting, undoing: Seat): Clocks {
  return head.clocks.map((_, seat) => {
    const left = timeLeft(charter, head, seat, now, serverStart);
    if (left === null) return null;
    const had = seat === undoing ? (head.leftAtAnswer?.[seat] ?? left) : left;
    return Math.max(0, Math.min(left, had));
  });
}

/** Seats whose time is up. */
export function outOfTime({ charter, head, now, serverStart }: Sitting): readonly Seat[] {
  return head.waiting.filter((seat) => isRunning(head, seat) && (timeLeft(charter, head, seat, now, serverStart) ?? 1) <= 0);
}

/** Of them those whose time was up first: several when they decided side by side for equally long. */
export function firstOutOfTime(sitting: Sitting): readonly Seat[] {
  const { charter, head, now, serverStart } = sitting;
  const left = (seat: Seat): number => timeLeft(charter, head, seat, now, serverStart) ?? 0;
  const out = outOfTime(sitting);
  const least = Math.min(...out.map(left));
  return out.filter((seat) => left(seat) === least);
}

/** Milliseconds that a question whose time ran out while the server was down is left open for. */
const AFTER_START = 10_000;

/** When the time of a question or a room with a limit is over. */
export function limitEnds({ at }: Pick<Due, 'at'>, serverStart: number): number {
  return Math.max(at, serverStart + AFTER_START);
}

/** When the next clock or limit runs out; null when none runs. */
export function dueAt({ charter, head, now, serverStart }: Sitting): number | null {
  const timed = [...head.asked.flatMap(({ limit }) => limit ?? []), ...(head.rooms ?? []), ...(head.ends === undefined ? [] : [head.ends])];
  const limits = timed.map((limit) => limitEnds(limit, serverStart));
  if (head.beat !== undefined) limits.push(head.beat.at);
  let due: number | null = limits.length === 0 ? null : Math.min(...limits);
  for (const seat of head.waiting) {
    if (!isRunning(head, seat)) continue;
    const at = now + (timeLeft(charter, head, seat, now, serverStart) ?? 0);
    due = due === null ? at : Math.min(due, at);
  }
  return due;
}

export function shownClocks({ charter, head, now, serverStart }: Sitting): readonly (SeatClock | null)[] {
  return head.clocks.map((_, seat) => {
    const left = timeLeft(charter, head, seat, now, serverStart);
    return left === null ? null : { left: Math.max(0, left), running: isRunning(head, seat) };
  });
}

/** When the rooms that end by time do so, for those who know of them. */
export function roomTimes({ head, now, serverStart }: Sitting, known: readonly number[]): readonly RoomTime[] {
  return (head.rooms ?? []).flatMap((end) =>
    known.includes(end.room) ? [{ room: end.room, left: Math.max(0, limitEnds(end, serverStart) - now) }] : [],
  );
}

/** What a seat is told of the time of its own question; of another's nobody is told anything. */
export function dueShownTo({ head, now, serverStart }: Sitting, seat: Seat | null): DueShown | null {
  const limit = seat === null ? undefined : head.asked[head.waiting.indexOf(seat)]?.limit;
  return limit === undefined || head.stage !== 'playing' ? null : shownDue({ ...limit, at: limitEnds(limit, serverStart) }, now);
}

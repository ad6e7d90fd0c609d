/** How a table ends: by the game itself, by resignation, or because nobody is left. */

import type { Result, Seat } from '@castellan/engine';
import type { Ending } from '../protocol/index.ts';
import type { Sides } from '../shelf.ts';
import { isResigned, resignedSeats, seatsWhere } from './seats.ts';
import type { Charter, Head } from './stored.ts';

function finished(charter: Charter, head: Head, by: Ending['by'], winners: readonly Seat[], result: Result | null): Head {
  const ending: Ending = {
    by,
    winners: [...winners],
    resigned: [...resignedSeats(head)],
    result: result === null ? null : shownResult(result),
    seed: charter.seed,
  };
  return { ...head, stage: 'finished', waiting: [], asked: [], request: null, ending };
}

function shownResult({ scores, winners, by, breakdown }: Result): NonNullable<Ending['result']> {
  return {
    scores: [...scores],
    winners: [...winners],
    by,
    ...(breakdown === undefined ? {} : { breakdown: breakdown.map(({ key, values }) => ({ key, values: [...values] })) }),
  };
}

/** A seat that has resigned does not win, however well the bot in its place has played: then the best of the others do. */
export function endByResult(charter: Charter, head: Head, result: Result): Head {
  const left = seatsWhere(head, (holding) => !isResigned(holding));
  const winners = result.winners.filter((seat) => left.includes(seat));
  const best = Math.max(...left.map((seat) => result.scores[seat]));
  const next = result.winners.length === 0 ? [] : left.filter((seat) => result.scores[seat] === best);
  return finished(charter, head, 'result', winners.length > 0 ? winners : next, result);
}

/** The head after a resignation: over when one seat is left, or one side of several seats, or when no person is. */
export function endIfLeft(charter: Charter, head: Head, sides: Sides | null): Head {
  const left = seatsWhere(head, (holding) => !isResigned(holding));
  const holdOut = (sides ?? left.map((seat) => [seat])).filter((side) => side.some((seat) => left.includes(seat)));
  if (holdOut.length === 1) return finished(charter, head, 'resignation', left, null);
  const people = seatsWhere(head, (holding) => holding.kind === 'person' && !holding.resigned);
  return people.length === 0 ? finished(charter, head, 'abandoned', [], null) : head;
}

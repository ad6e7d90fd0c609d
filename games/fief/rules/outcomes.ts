/**
 * 9 to 12. How an election would end with each vote that a player may give, by the weights of the votes alone and never by what others have
 * sealed. All votes of a house go to one candidate.
 */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Election, type FieState, NOBODY } from '../state.ts';
import { bishopElected } from './bishops.ts';
import { type Elected, votesIn } from './elections.ts';
import { kingElected } from './king.ts';
import { popeElected } from './pope.ts';
import { allyOf } from './spouses.ts';
import { kingElectors, popeElectors } from './votes.ts';

/** What the others do: each votes for his own candidate or his ally's; only for his own; all for the strongest other one. */
export const SUPPOSED = ['kin', 'own', 'against'] as const;
export type Supposed = (typeof SUPPOSED)[number];

export interface Outcome {
  /** My vote; -1 for none. */
  readonly vote: number;
  readonly supposed: Supposed;
  readonly elected: Elected;
  /** The most votes of any other candidate. */
  readonly next: number;
}

export function outcomesOf(s: FieState, election: Election, seat: Seat): readonly Outcome[] {
  if (election.candidates.length === 0 || votesIn(s, election, seat) === 0) return [];
  const seats = s.hands.map((_, one) => one);
  return [...election.candidates, NOBODY].flatMap((vote) =>
    SUPPOSED.map((supposed): Outcome => {
      const votes = seats.map((one) => (one === seat ? vote : voteOf(s, election, seat, one, vote, supposed)));
      const elected = countOf(s, election, votes);
      const others = election.candidates.filter((lord) => lord !== elected.lord);
      return { vote, supposed, elected, next: Math.max(0, ...others.map((lord) => weightOf(s, election, votes, lord))) };
    }),
  );
}

/** The candidate of a house; failing that, in `kin`, of its ally. */
function voteOf(s: FieState, election: Election, me: Seat, seat: Seat, mine: number, supposed: Supposed): number {
  const { candidates } = election;
  const own = (of: Seat): number => candidates.find((lord) => s.owner[lord] === of) ?? NOBODY;
  if (supposed === 'own') return own(seat);
  if (supposed === 'kin') return own(seat) === NOBODY && allyOf(s, seat) !== NOBODY ? own(allyOf(s, seat)) : own(seat);
  const kin = s.hands.map((_, one) => (one === me ? NOBODY : voteOf(s, election, me, one, mine, 'kin')));
  const rivals = candidates.filter((lord) => lord !== mine);
  return rivals.reduce(
    (best, lord) => (best === NOBODY || weightOf(s, election, kin, lord) > weightOf(s, election, kin, best) ? lord : best),
    NOBODY,
  );
}

/** What a candidate gets when houses vote so. */
function weightOf(s: FieState, election: Election, votes: readonly number[], lord: number): number {
  return votes.reduce((sum, vote, seat) => sum + (vote === lord ? votesIn(s, election, seat) : 0), 0);
}

function countOf(s: FieState, election: Election, votes: readonly number[]): Elected {
  const { office, candidates } = election;
  if (office === 'bishop')
    return bishopElected(
      candidates,
      votes.map((lord, seat) => ({ lord, votes: votesIn(s, election, seat) })),
    );
  const { personal } = content.of(s).options;
  const electorsOf = office === 'king' ? kingElectors : popeElectors;
  const cast = votes.flatMap((lord, seat) => (lord === NOBODY ? [] : electorsOf(s, seat).map((elector) => personal[elector][lord])));
  if (office === 'king') return kingElected(s, candidates, cast);
  return popeElected(
    candidates,
    cast,
    votes.reduce((sum, _, seat) => sum + electorsOf(s, seat).length, 0),
  );
}

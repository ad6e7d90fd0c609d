/** 9. Election of Bishops. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CandidateOption } from '../options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { BISHOPRICS } from '../vocabulary.ts';
import { makeBishop } from './church.ts';
import { ballotLimit, closeList, comesToVote, type Elected, leaders, naming, openElection, tellCount } from './elections.ts';
import { isBishop, isCaptive, isInPlay, isMan, isMarried } from './families.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { bishopVotes } from './votes.ts';

/** Bishoprics are examined in their order (FIE-9.1). */
export function bishopElections(_s: FieState): readonly Frame[] {
  return Array.from({ length: BISHOPRICS }, (_, bishopric) => electBishop.do({ bishopric }));
}

/** Whether a Bishop is elected: the seat is empty, and every village of the bishopric has a controller (FIE-9.1, FIE-9.2). */
function isHeld(s: FieState, bishopric: number): boolean {
  if (s.bishops[bishopric] !== NOBODY) return false;
  for (const village of content.of(s).bishoprics[bishopric].villages) if (s.control[village] < 0) return false;
  return true;
}

export const electBishop = step.work('electBishop', {
  rule: ['FIE-9.1', 'FIE-9.2', 'FIE-9.4'],
  run(s, { bishopric }: { bishopric: number }): Next {
    if (!isHeld(s, bishopric)) return undefined;
    openElection(s, 'bishop', bishopric);
    return [...turnOrder(s).map((seat) => nameBishopCandidate.do({ seat })), closeList.do({}), openBishopBallot.do({})];
  },
});

const NOT_A_MAN = reason('FIE-9.3', 'bishopIsAMan');
const CAPTIVE = reason('FIE-9.3', 'captiveCannotStand');
const MARRIED = reason('FIE-7.10', 'marriedCannotStand');
const KING = reason('FIE-5.7', 'kingCannotBeBishop');
const BANNED = reason('FIE-9.3', 'bannedCannotStand');
const BISHOP = reason('FIE-9.3', 'isBishopAlready');

/** Why a Lord in play cannot stand for Bishop (FIE-9.3). */
export function whyNotBishop(s: FieState, lord: number): Reason | null {
  if (!isMan(s, lord)) return NOT_A_MAN;
  if (isCaptive(s, lord)) return CAPTIVE;
  if (isMarried(s, lord)) return MARRIED;
  if (s.king === lord) return KING;
  if (s.excommunicated === lord) return BANNED;
  return isBishop(s, lord) ? BISHOP : null;
}

export const nameBishopCandidate = naming('nameBishopCandidate', { rule: ['FIE-9.3', 'FIE-9.4'], whyNot: whyNotBishop });

export const openBishopBallot = step.work('openBishopBallot', {
  rule: ['FIE-9.11', 'FIE-9.16'],
  run(s, _: object): Next {
    if (!comesToVote(s) || s.election === null) return undefined;
    return voteBishop.do({ seats: turnOrder(s), see: content.of(s).bishoprics[s.election.bishopric].id });
  },
});

/** The most votes make a Bishop, a tie makes none (FIE-9.12, FIE-9.13). */
export function bishopElected(
  candidates: readonly number[],
  cast: readonly { readonly lord: number; readonly votes: number }[],
): Elected<'noVotes' | 'tie'> {
  const { lords, votes } = leaders(candidates, (lord) => cast.reduce((sum, one) => sum + (one.lord === lord ? one.votes : 0), 0));
  return { lord: lords[0], votes, why: votes === 0 ? 'noVotes' : lords.length > 1 ? 'tie' : null };
}

const NOT_STANDING = reason('FIE-9.11', 'doesNotStand');

/** Each gives all his votes to one candidate, or abstains; nobody sees them before all are in (FIE-9.11). */
export const voteBishop = step.poll('voteBishop', {
  rule: ['FIE-9.11', 'FIE-9.12', 'FIE-9.13'],
  crumb: ({ see }: { readonly see: string }) => ({ bishopric: see }),
  ask(s, { seat, see }: { readonly see: string; readonly seat: Seat }) {
    if (s.election === null) return null;
    const { bishopric, candidates } = s.election;
    const votes = bishopVotes(s, bishopric, seat);
    if (votes === 0) return null;
    const { options } = content.of(s);
    return pick(seat, [...candidates.map((lord) => options.ballot[lord]), options.abstain], {
      params: { bishopric: see, votes },
      limit: ballotLimit(options.abstain.key),
    });
  },
  resolve(s, { see }, given): Next {
    if (s.election === null) return undefined;
    const { bishopric, candidates } = s.election;
    const cast = given.flatMap(({ seat, answer }) =>
      answer === null ? [] : [{ seat, lord: answer.index, votes: bishopVotes(s, bishopric, seat) }],
    );
    tellVotes(s, cast);
    tellCount(
      s,
      candidates,
      (lord) => cast.reduce((sum, one) => sum + (one.lord === lord ? one.votes : 0), 0),
      (_lord, most) => ({ most }),
    );
    const { lord, votes, why } = bishopElected(candidates, cast);
    s.election = null;
    if (why === null) makeBishop(s, lord, bishopric);
    else if (s.core.told !== null) s.core.told.push({ key: 'noBishop', params: { bishopric: see, why, votes } });
    return undefined;
  },
  refused(s): Refused[] {
    const { options, lords } = content.of(s);
    return options.ballot.flatMap((option: CandidateOption) =>
      isInPlay(s, option.index) && s.election?.candidates.includes(option.index) === false
        ? [refuse(option, NOT_STANDING, { lord: lords[option.index].id })]
        : [],
    );
  },
});

function tellVotes(s: FieState, cast: readonly { readonly seat: Seat; readonly lord: number; readonly votes: number }[]): void {
  if (s.core.told === null) return;
  const { lords } = content.of(s);
  for (const { seat, lord, votes } of cast) {
    if (lord === NOBODY) s.core.told.push({ key: 'abstained', params: { seat, votes } });
    else s.core.told.push({ key: 'voted', params: { seat, votes, lord: lords[lord].id } });
  }
}

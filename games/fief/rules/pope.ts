/** 11. Election of the Pope. */

import type { Frame, Next, Refused, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { PersonalVote } from '../options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { cardinalsInPlay, makePope } from './church.ts';
import {
  castVotes,
  closeList,
  comesToVote,
  type Elected,
  leaders,
  naming,
  openElection,
  personalBallot,
  refusedVotes,
  tellCount,
} from './elections.ts';
import { isCaptive, isCleric } from './families.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason } from './reason.ts';
import { step } from './step.ts';
import { popeElectors } from './votes.ts';

export function popeElection(_s: FieState): readonly Frame[] {
  return [electPope.do({})];
}

/** Held when there is no Pope and at least two Cardinals are in play, captives included (FIE-11.1, FIE-11.2). */
export const electPope = step.work('electPope', {
  rule: ['FIE-11.1', 'FIE-11.2', 'FIE-11.3'],
  run(s, _: object): Next {
    if (s.pope !== NOBODY || cardinalsInPlay(s) < content.of(s).votes.cardinalsForPope) return undefined;
    openElection(s, 'pope');
    return [...turnOrder(s).map((seat) => namePopeCandidate.do({ seat })), closeList.do({}), openPopeBallot.do({})];
  },
});

const NOT_A_CLERIC = reason('FIE-11.3', 'popeIsACleric');
const CAPTIVE = reason('FIE-11.3', 'captiveCannotStand');

/** Why a Lord in play cannot stand for Pope (FIE-11.3); the excommunicated are no clerics any more (FIE-8.8). */
export function whyNotPope(s: FieState, lord: number): Reason | null {
  if (!isCleric(s, lord)) return NOT_A_CLERIC;
  return isCaptive(s, lord) ? CAPTIVE : null;
}

export const namePopeCandidate = naming('namePopeCandidate', { rule: 'FIE-11.3', whyNot: whyNotPope });

export const openPopeBallot = step.work('openPopeBallot', {
  rule: ['FIE-9.16', 'FIE-11.4'],
  run: (s, _: object): Next => (comesToVote(s) ? votePope.do({ seats: turnOrder(s), office: 'pope' }) : undefined),
});

function majorityOf(electors: number): number {
  return Math.floor(electors / 2) + 1;
}

/** More than half of all Cardinals who may vote must agree on one (FIE-11.5). */
export function popeElected(
  candidates: readonly number[],
  votes: readonly PersonalVote[],
  electors: number,
): Elected<'noElectors' | 'majority'> {
  const best = leaders(candidates, (lord) => votes.filter(({ candidate }) => candidate === lord).length);
  const why = electors === 0 ? 'noElectors' : best.votes >= majorityOf(electors) ? null : 'majority';
  return { lord: best.lords[0], votes: best.votes, why };
}

const NOT_STANDING = reason('FIE-11.3', 'doesNotStand');
const NO_VOTE = reason('FIE-11.4', 'lordHasNoVote');

/** A type, so that it is JSON to the compiler. */
type Ballot = { readonly office: 'pope' };

/** Each free Cardinal has one vote (FIE-11.4); more than half of them all must agree on one (FIE-11.5). */
export const votePope = step.poll('votePope', {
  rule: ['FIE-11.4', 'FIE-11.5', 'FIE-11.6'],
  crumb: ({ office }: Ballot) => ({ office }),
  ask: (s, { seat }: Ballot & { readonly seat: Seat }) => personalBallot(s, seat, popeElectors(s, seat), 'FIE-11.4'),
  resolve(s, _p, given): Next {
    if (s.election === null) return undefined;
    const votes = castVotes(s, given, (seat) => popeElectors(s, seat));
    const electors = given.reduce((sum, { seat }) => sum + popeElectors(s, seat).length, 0);
    const votesFor = (candidate: number): number => votes.filter((vote) => vote.candidate === candidate).length;
    tellCount(s, s.election.candidates, votesFor, (candidate) => ({
      majority: electors > 0 && votesFor(candidate) >= majorityOf(electors),
    }));
    const { lord, votes: most, why } = popeElected(s.election.candidates, votes, electors);
    s.election = null;
    if (why === null) makePope(s, lord);
    else s.core.told?.push({ key: 'noPope', params: { why, votes: most, needed: majorityOf(electors) } });
    return undefined;
  },
  refused: (s, { seat }): Refused[] => refusedVotes(s, popeElectors(s, seat), NOT_STANDING, NO_VOTE),
});

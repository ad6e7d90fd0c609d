/** 12. The King: coronation of the prince, or an election. */

import type { Frame, Next, Refused, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { PersonalVote } from '../options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { crown } from './crown.ts';
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
import { isCaptive, isCleric, isMan, isTitled } from './families.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason } from './reason.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';
import { churchVote, kingElectors, titledInPlay } from './votes.ts';

export function kingElection(_s: FieState): readonly Frame[] {
  return [electKing.do({})];
}

/** Without King the prince is crowned (FIE-12.1); without prince a King is elected if there are enough titled Lords (FIE-12.2, FIE-12.3). */
export const electKing = step.work('electKing', {
  rule: ['FIE-12.1', 'FIE-12.2', 'FIE-12.3', 'FIE-13.11'],
  run(s, _: object): Next {
    if (s.king !== NOBODY) return undefined;
    if (s.prince !== NOBODY) {
      crown(s, s.prince);
      return SETTLE;
    }
    if (titledInPlay(s) < content.of(s).votes.titledForKing) return undefined;
    openElection(s, 'king');
    return [...turnOrder(s).map((seat) => nameKingCandidate.do({ seat })), closeList.do({}), openKingBallot.do({})];
  },
});

const NOT_A_MAN = reason('FIE-12.4', 'kingIsAMan');
const CAPTIVE = reason('FIE-12.4', 'captiveCannotStand');
const BANNED = reason('FIE-12.4', 'bannedCannotStand');
const CLERIC = reason('FIE-5.6', 'clericCannotBeKing');
const UNTITLED = reason('FIE-12.4', 'untitledCannotStand');

/** Why a Lord in play cannot stand for King (FIE-12.4). */
export function whyNotKing(s: FieState, lord: number): Reason | null {
  if (!isMan(s, lord)) return NOT_A_MAN;
  if (isCaptive(s, lord)) return CAPTIVE;
  if (s.excommunicated === lord) return BANNED;
  if (isCleric(s, lord)) return CLERIC;
  return isTitled(s, lord) ? null : UNTITLED;
}

export const nameKingCandidate = naming('nameKingCandidate', { rule: 'FIE-12.4', whyNot: whyNotKing });

export const openKingBallot = step.work('openKingBallot', {
  rule: ['FIE-9.16', 'FIE-12.6'],
  run: (s, _: object): Next => (comesToVote(s) ? voteKing.do({ seats: turnOrder(s), office: 'king' }) : undefined),
});

/** Whether the church stands behind a candidate: one Cardinal, or two Bishops (FIE-12.7, FIE-12.8). */
function hasChurch(s: FieState, votes: readonly PersonalVote[]): boolean {
  const { cardinalsForKing, bishopsForKing } = content.of(s).votes;
  const ranks = votes.map(({ elector }) => churchVote(s, elector));
  const count = (rank: 'cardinal' | 'bishop'): number => ranks.filter((one) => one === rank).length;
  return count('cardinal') >= cardinalsForKing || count('bishop') >= bishopsForKing;
}

function hasEnough(s: FieState, votes: readonly PersonalVote[]): boolean {
  return votes.length >= content.of(s).votes.votesForKing;
}

/** What a leader of the count lacks to be elected; null when he has all (FIE-12.7, FIE-12.9). */
function missing(s: FieState, level: number, votes: readonly PersonalVote[]): 'noVotes' | 'tie' | 'tooFew' | 'church' | null {
  if (votes.length === 0) return 'noVotes';
  if (level > 1) return 'tie';
  if (!hasEnough(s, votes)) return 'tooFew';
  return hasChurch(s, votes) ? null : 'church';
}

export function kingElected(
  s: FieState,
  candidates: readonly number[],
  cast: readonly PersonalVote[],
): Elected<'noVotes' | 'tie' | 'tooFew' | 'church'> {
  const votesFor = (lord: number): PersonalVote[] => cast.filter(({ candidate }) => candidate === lord);
  const { lords, votes } = leaders(candidates, (lord) => votesFor(lord).length);
  return { lord: lords[0], votes, why: missing(s, lords.length, votesFor(lords[0])) };
}

const NOT_STANDING = reason('FIE-12.4', 'doesNotStand');
const NO_VOTE = reason('FIE-12.5', 'lordHasNoVote');

/** A type, so that it is JSON to the compiler. */
type Ballot = { readonly office: 'king' };

/** Each free titled Lord who is not excommunicated has one vote, which his player may give as he likes (FIE-12.5, FIE-12.6). */
export const voteKing = step.poll('voteKing', {
  rule: ['FIE-12.5', 'FIE-12.6', 'FIE-12.7', 'FIE-12.9'],
  crumb: ({ office }: Ballot) => ({ office }),
  ask: (s, { seat }: Ballot & { readonly seat: Seat }) => personalBallot(s, seat, kingElectors(s, seat), 'FIE-12.5'),
  resolve(s, _p, given): Next {
    if (s.election === null) return undefined;
    const cast = castVotes(s, given, (seat) => kingElectors(s, seat));
    const votesFor = (candidate: number): PersonalVote[] => cast.filter((vote) => vote.candidate === candidate);
    tellCount(
      s,
      s.election.candidates,
      (candidate) => votesFor(candidate).length,
      (candidate, most) => ({
        most,
        enough: hasEnough(s, votesFor(candidate)),
        church: hasChurch(s, votesFor(candidate)),
        needed: content.of(s).votes.votesForKing,
      }),
    );
    const { lord, votes, why } = kingElected(s, s.election.candidates, cast);
    s.election = null;
    if (why === null) {
      crown(s, lord);
      return SETTLE;
    }
    const { votesForKing } = content.of(s).votes;
    s.core.told?.push({ key: 'noKing', params: { why, lord: content.of(s).lords[lord].id, votes, needed: votesForKing } });
    return undefined;
  },
  refused: (s, { seat }): Refused[] => refusedVotes(s, kingElectors(s, seat), NOT_STANDING, NO_VOTE),
});

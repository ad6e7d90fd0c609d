/** 9, 11, 12. What the elections of Bishop, Pope and King have in common: candidates, the list, the ballot, and who has a vote. */

import {
  type Callable,
  isPoll,
  type Limit,
  type Params,
  type Pick,
  pick,
  type Refusal,
  type Refused,
  type RuleId,
  refusal,
  type Seat,
  type Subset,
  subset,
} from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CandidateOption, PersonalVote } from '../options.ts';
import { type Election, type FieState, NOBODY } from '../state.ts';
import { LORDS, type Office } from '../vocabulary.ts';
import { isInPlay } from './families.ts';
import { type Reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { bishopVotes, kingElectors, popeElectors } from './votes.ts';
import { surpriseWindow } from './windows.ts';

/** An election that is held now: its candidates are still to be named. */
export function openElection(s: FieState, office: Office, bishopric = NOBODY): void {
  s.election = { office, bishopric, candidates: [] };
}

/** The office in words: which, and of a Bishop where. */
export function officeOf(s: FieState, { office, bishopric }: Election): Params {
  return { office, bishopric: bishopric === NOBODY ? 'none' : content.of(s).bishoprics[bishopric].id };
}

interface Naming {
  readonly rule: RuleId | readonly RuleId[];
  /** Why a Lord in play cannot stand. */
  whyNot(s: FieState, lord: number): Reason | null;
}

/** The step in which a player names one candidate of his family or none; who has nobody who may stand is not asked. */
export function naming(name: string, { rule, whyNot }: Naming): Callable<FieState, { seat: Seat }, CandidateOption> {
  return step.pick(name, {
    rule,
    ask(s, { seat }: { seat: Seat }): Pick<CandidateOption> | null {
      if (s.election === null) return null;
      const { candidate, noCandidate } = content.of(s).options;
      const options: CandidateOption[] = [];
      for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && whyNot(s, lord) === null) options.push(candidate[lord]);
      if (options.length === 0) return null;
      options.push(noCandidate);
      return pick(seat, options, { params: officeOf(s, s.election) });
    },
    answer(s, { seat }, { index }: CandidateOption) {
      if (s.election === null || index === NOBODY) return undefined;
      s.election = { ...s.election, candidates: [...s.election.candidates, index] };
      if (s.core.told !== null)
        s.core.told.push({ key: 'stands', params: { seat, lord: content.of(s).lords[index].id, ...officeOf(s, s.election) } });
      return undefined;
    },
    refused(s, { seat }): Refused[] {
      const { options, lords } = content.of(s);
      return options.candidate.flatMap((option) => {
        const why = s.owner[option.index] === seat ? whyNot(s, option.index) : null;
        return why === null ? [] : [refuse(option, why, { lord: lords[option.index].id })];
      });
    },
  });
}

/** The candidates are known: surprises may strike before the votes are cast (FIE-6.3). Without a candidate there is no election (FIE-9.5). */
export const closeList = step.work('closeList', {
  rule: ['FIE-6.3', 'FIE-9.5'],
  run(s, _: object) {
    return hasCandidates(s) ? surpriseWindow(s, 'candidates') : undefined;
  },
});

function hasCandidates(s: FieState): boolean {
  if (s.election === null) return false;
  if (s.election.candidates.length > 0) return true;
  if (s.core.told !== null) s.core.told.push({ key: 'noCandidates', params: officeOf(s, s.election) });
  s.election = null;
  return false;
}

/** Whether votes are cast now: who died meanwhile is struck off and not replaced, and with none left there is no election (FIE-9.16). */
export function comesToVote(s: FieState): boolean {
  if (s.election === null) return false;
  const { candidates } = s.election;
  const left = candidates.filter((lord) => isInPlay(s, lord));
  if (left.length < candidates.length) s.election = { ...s.election, candidates: left };
  return hasCandidates(s);
}

/** How long a ballot stays open for one who does not answer, live and by correspondence; he then abstains. */
export function ballotLimit(answer: string): Limit {
  return { answer, seconds: 120, hours: 24 };
}

/** How many votes a player has in the election that is being held. */
export function votesIn(s: FieState, { office, bishopric }: Election, seat: Seat): number {
  if (office === 'bishop') return bishopVotes(s, bishopric, seat);
  return (office === 'pope' ? popeElectors(s, seat) : kingElectors(s, seat)).length;
}

const RIGHT_TO_VOTE: { readonly [office in Office]: RuleId } = { bishop: 'FIE-9.11', pope: 'FIE-11.4', king: 'FIE-12.5' };

/** Why a player is not asked for his vote although votes are being cast. */
export function whyNotVote(s: FieState, seat: Seat): Refusal | null {
  const { election, core } = s;
  const top = core.stack[core.stack.length - 1];
  if (election === null || top === undefined || !isPoll(top) || !BALLOTS.includes(top.asks.step)) return null;
  return votesIn(s, election, seat) > 0 ? null : refusal(RIGHT_TO_VOTE[election.office], 'noRightToVote', { office: election.office });
}

const BALLOTS: readonly string[] = ['voteBishop', 'votePope', 'voteKing'];

/** The ballot of one whose Lords vote one by one: who gives his vote to whom; a Lord without a choice abstains (FIE-11.4, FIE-12.6). */
export function personalBallot(s: FieState, seat: Seat, electors: readonly number[], rule: RuleId): Subset<PersonalVote> | null {
  if (s.election === null || electors.length === 0) return null;
  const { personal } = content.of(s).options;
  const { candidates } = s.election;
  const votes = electors.flatMap((elector) => candidates.map((candidate) => personal[elector][candidate]));
  return subset(seat, votes, {
    min: 0,
    max: electors.length,
    check: (chosen) => {
      const twice = chosen.find(({ elector }, i) => chosen.findIndex((other) => other.elector === elector) < i);
      return twice === undefined ? null : refusal(rule, 'oneVoteEach', { lord: twice.lord });
    },
    suggest: () => {
      const all = (candidate: number): PersonalVote[] => electors.map((elector) => personal[elector][candidate]);
      const own = candidates.filter((candidate) => s.owner[candidate] === seat);
      const others = candidates.filter((candidate) => s.owner[candidate] !== seat);
      // Nobody votes for a rival by taking what is laid before him.
      return [...own.map(all), [], ...others.map(all)];
    },
    params: { office: s.election.office, votes: electors.length },
    limit: ballotLimit('-'),
  });
}

/** Votes for somebody who does not stand, of Lords who have a vote; and votes of those who have none. */
export function refusedVotes(s: FieState, electors: readonly number[], notStanding: Reason, noVote: Reason): Refused[] {
  const { personal } = content.of(s).options;
  const { candidates = [] } = s.election ?? {};
  return personal.flatMap((row, elector) =>
    row.flatMap((option, candidate) => {
      if (!isInPlay(s, elector) || !isInPlay(s, candidate)) return [];
      const why = !electors.includes(elector) ? noVote : candidates.includes(candidate) ? null : notStanding;
      return why === null ? [] : [refuse(option, why, { lord: why === noVote ? option.lord : option.forLord })];
    }),
  );
}

/** The votes as they were cast, in the order of the seats; told all at once. */
export function castVotes(
  s: FieState,
  given: readonly { readonly seat: Seat; readonly answer: readonly PersonalVote[] | null }[],
  electorsOf: (seat: Seat) => readonly number[],
): readonly PersonalVote[] {
  const { lords } = content.of(s);
  for (const { seat, answer } of given) {
    for (const elector of electorsOf(seat)) {
      const vote = answer?.find((one) => one.elector === elector);
      const { id: lord } = lords[elector];
      if (vote === undefined) s.core.told?.push({ key: 'lordAbstained', params: { seat, lord } });
      else s.core.told?.push({ key: 'lordVoted', params: { seat, lord, forLord: vote.forLord } });
    }
  }
  return given.flatMap(({ answer }) => answer ?? []);
}

/** What a candidate must have to be elected, by name; and how many votes, where a number is set. */
type Tests = { readonly [test in 'most' | 'majority' | 'enough' | 'church']?: boolean } & { readonly needed?: number };

/** What each candidate got and which tests he stood: told with the votes, before what comes of them. */
export function tellCount(
  s: FieState,
  candidates: readonly number[],
  votesFor: (lord: number) => number,
  testsOf: (lord: number, leads: boolean) => Tests,
): void {
  if (s.core.told === null) return;
  const { lords, votes } = leaders(candidates, votesFor);
  for (const lord of candidates) {
    const leads = votes > 0 && lords.length === 1 && lords[0] === lord;
    s.core.told.push({
      key: 'counted',
      params: { seat: s.owner[lord], lord: content.of(s).lords[lord].id, votes: votesFor(lord), ...testsOf(lord, leads) },
    });
  }
}

/** Who leads the count, with how many votes, and what he lacks to be elected; null when he has all. */
export interface Elected<Why extends string = string> {
  readonly lord: number;
  readonly votes: number;
  readonly why: Why | null;
}

/** Who has the most votes; several when they are level. */
export function leaders(
  candidates: readonly number[],
  votesFor: (lord: number) => number,
): { readonly lords: number[]; readonly votes: number } {
  let votes = 0;
  let lords: number[] = [];
  for (const lord of candidates) {
    const n = votesFor(lord);
    if (n > votes) lords = [lord];
    else if (n === votes) lords.push(lord);
    votes = Math.max(votes, n);
  }
  return { lords, votes };
}

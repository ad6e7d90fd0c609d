/** 39.25 to 39.27, 39.36. A party says that another has broken a pact; if that is contested all players vote. */

import { type Next, type Option, pick, type Seat } from '@castellan/engine';
import type { Pact, UniState } from '../state.ts';
import { MOST_PLAYERS } from '../vocabulary.ts';
import { isPause } from './calls.ts';
import { breakPact } from './diplomacy.ts';
import { inTime } from './fighters.ts';
import { type Reason, reason } from './reason.ts';
import { step } from './step.ts';

const DUEL = reason('UNI-39.37', 'noVoteInDuel');
const NO_PARTY = reason('UNI-39.25', 'notParties');
const DENOUNCED = reason('UNI-39.36', 'denouncedThisTurn');

/** Why a player cannot denounce another for a pact: both are parties, once per turn and accused, never in a duel. */
export function whyNotDenounce(s: UniState, seat: Seat, accused: Seat, { id, parties }: Pact): Reason | null {
  if (s.core.seats === 2) return DUEL;
  if (seat === accused || !parties.includes(seat) || !parties.includes(accused)) return NO_PARTY;
  return s.denounced.includes(id * MOST_PLAYERS + accused) ? DENOUNCED : null;
}

/** The pact becomes public; the accused answers at the next pause, which may be now. */
export function denounce(s: UniState, by: Seat, accused: Seat, id: number): Next {
  const found = s.pacts.find((pact) => pact.id === id);
  if (found === undefined) return undefined;
  const open = { ...found, secret: false };
  s.pacts = s.pacts.map((pact) => (pact.id === id ? open : pact));
  s.denounced.push(id * MOST_PLAYERS + accused);
  s.core.told?.push({
    key: 'pactDenounced',
    params: { seat: by, onSeat: accused, pact: id, seats: open.parties, pactKinds: open.clauses.map(({ kind }) => kind) },
  });
  if (isPause(s)) return contest.do({ seat: accused, bySeat: by, pact: id });
  s.accusations = [...s.accusations, { pact: id, by, accused }];
  return undefined;
}

function pactOf(s: UniState, id: number): Pact | undefined {
  return s.pacts.find((pact) => pact.id === id);
}

interface PleaOption extends Option {
  readonly admits: boolean;
}

const CONTEST: PleaOption = { key: 'contest', say: 'contestBreach', admits: false };
const ADMIT: PleaOption = { key: 'admit', say: 'admitBreach', admits: true, confirm: true };

/** The accused admits or contests (UNI-39.25). */
export const contest = step.pick('contest', {
  rule: ['UNI-39.25', 'UNI-39.23'],
  ask(s, { seat, bySeat, pact }: { seat: Seat; bySeat: Seat; pact: number }) {
    if (pactOf(s, pact) === undefined || !s.order.includes(seat)) return null;
    return pick(seat, [CONTEST, ADMIT], { params: { bySeat, pact }, limit: inTime(s, CONTEST.key, 1) });
  },
  answer(s, { seat, pact }, { admits }: PleaOption): Next {
    if (!admits) return vote.do({ seats: s.order.slice(), accusedSeat: seat, pact });
    const found = pactOf(s, pact);
    if (found !== undefined) breakPact(s, found, seat);
    return undefined;
  },
});

interface VoteOption extends Option {
  readonly verdict: 'kept' | 'broken' | 'abstain';
}

const VOTES: readonly VoteOption[] = [
  { key: 'kept', say: 'voteKept', verdict: 'kept' },
  { key: 'broken', say: 'voteBroken', verdict: 'broken' },
  { key: 'abstain', say: 'voteAbstain', verdict: 'abstain' },
];

/** All players vote once, the parties included; more for “broken” than for “kept” make it a breach (UNI-39.26, UNI-39.27). */
export const vote = step.poll('vote', {
  rule: ['UNI-39.25', 'UNI-39.26', 'UNI-39.27', 'UNI-39.36', 'UNI-47.10'],
  crumb: ({ pact }: { accusedSeat: Seat; pact: number }) => ({ pact }),
  ask: (s, { seat, accusedSeat, pact }: { accusedSeat: Seat; pact: number; seat: Seat }) =>
    pick<VoteOption>(seat, VOTES, { always: true, params: { accusedSeat, pact }, limit: inTime(s, 'abstain', 1) }),
  resolve(s, { accusedSeat, pact }, given) {
    let balance = 0;
    for (const { seat, answer } of given) {
      const verdict = answer?.verdict ?? 'abstain';
      if (verdict === 'broken') balance++;
      if (verdict === 'kept') balance--;
      s.core.told?.push({ key: 'voted', params: { seat, verdict } });
    }
    const found = pactOf(s, pact);
    if (found === undefined) return undefined;
    if (balance > 0) breakPact(s, found, accusedSeat);
    else s.core.told?.push({ key: 'pactUpheld', params: { pact } });
    return undefined;
  },
});

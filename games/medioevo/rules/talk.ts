/** What players may do although they are not asked: act, borrow, negotiate, declare war (UNI-2.6, UNI-39.1, UNI-40.1, UNI-47.2). */

import { aside, type Interjected, type Option, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { Interjection } from '../options.ts';
import { battleOf, NOBODY, type Pact, type UniState } from '../state.ts';
import { PHASE } from '../vocabulary.ts';
import { hasActs } from './acts.ts';
import { actNow, couldAct, isAsked, isPause, ownWindows } from './calls.ts';
import { denounce, whyNotDenounce } from './denunciation.ts';
import { breakPact, declareWar, whyNotDeclare } from './diplomacy.ts';
import { borrow, payArrears, repay, whyNotBorrow, whyNotPayArrears, whyNotRepay } from './money.ts';
import { proposeDeal } from './pacts.ts';

/** Verbs only: this is asked for every seat after every answer. Nothing before the kingdoms are placed, nothing in the last check. */
export function interjections(s: UniState, seat: Seat): Interjection[] {
  const open: Interjection[] = [];
  if (s.turn === 0 || s.end !== null || !s.order.includes(seat)) return open;
  const { options } = content.of(s);
  if (whyNotBorrow(s, seat) === null) open.push(options.loanNow);
  if (s.phase === PHASE.order && s.turn === 1) return open;
  if (whyNotRepay(s, seat) === null) open.push(options.repayNow);
  if (whyNotPayArrears(s, seat) === null) open.push(options.arrearsNow);
  const calls = ((s.calling >> seat) & 1) === 1;
  if (calls) open.push(options.callOff);
  if (hasActs(s, seat)) pushCalls(s, seat, calls, open);
  open.push((s.watching >> seat) & 1 ? options.ignore : options.watch);
  if (s.proposals[seat] < content.of(s).windows.proposals) open.push(options.proposePact);
  for (const pact of s.pacts) if (pact.parties.includes(seat)) pushComplaints(s, seat, pact, open);
  for (const other of s.order) if (other !== seat && whyNotDeclare(s, seat, other) === null) open.push(options.declareWar[other]);
  return open;
}

/**
 * Whoever is asked in the middle of something may only raise means there: for all else he calls in for the next pause, and so may who
 * marches, for the one before a battle (UNI-47.2, UNI-47.13, UNI-46.11).
 */
function pushCalls(s: UniState, seat: Seat, calls: boolean, into: Interjection[]): void {
  const { options } = content.of(s);
  if (!isAsked(s, seat)) {
    if (!calls) into.push(options.actNow);
    return;
  }
  const calledIn = actsAsCaller(s, seat);
  const isOpen = ownWindows(s, seat, calledIn) !== 0;
  if (isOpen || couldAct(s, seat, calledIn)) into.push(options.actNow);
  if (!calls && (!isOpen || s.march !== null)) into.push(options.callIn);
}

/** Whether a seat that acts now does so at a pause: between the rounds of a battle also whoever is asked may do what is possible there (UNI-46.11). */
function actsAsCaller(s: UniState, seat: Seat): boolean {
  return !isAsked(s, seat) || (battleOf(s) === null ? s.active === NOBODY : isPause(s));
}

function callIn(s: UniState, seat: Seat): void {
  s.calling |= 1 << seat;
  s.core.told?.push({ key: 'callsIn', params: { seat } });
}

/** A party may denounce the others, or break the pact himself (UNI-39.21, UNI-39.23, UNI-39.25). */
function pushComplaints(s: UniState, seat: Seat, pact: Pact, into: Interjection[]): void {
  const { id, parties } = pact;
  const about = { pact: id, at: [`pact:${id}`], confirm: true };
  for (const other of parties)
    if (whyNotDenounce(s, seat, other, pact) === null)
      into.push({ key: `denounce ${other + 1} in pact ${id}`, say: 'denounce', move: 'denounce', toSeat: other, ...about });
  into.push({ key: `break pact ${id}`, say: 'breakPact', move: 'breach', ...about });
}

export function interject(s: UniState, seat: Seat, { key }: Option): Interjected {
  const chosen = interjections(s, seat).find((option) => option.key === key);
  switch (chosen?.move) {
    case 'act':
      if (isAsked(s, seat) || isPause(s)) return actNow.do({ seat, calledIn: actsAsCaller(s, seat) });
      callIn(s, seat);
      return undefined;
    case 'callIn':
      callIn(s, seat);
      return undefined;
    case 'callOff':
      s.calling &= ~(1 << seat);
      return undefined;
    case 'watch':
      s.watching |= 1 << seat;
      return undefined;
    case 'ignore':
      s.watching &= ~(1 << seat);
      return undefined;
    case 'loan':
      borrow(s, seat);
      return undefined;
    case 'repay':
      repay(s, seat);
      return undefined;
    case 'arrears':
      payArrears(s, seat);
      return undefined;
    case 'pact':
      return aside(proposeDeal.do({ seat }));
    case 'war':
      declareWar(s, seat, chosen.toSeat ?? NOBODY);
      return undefined;
    case 'denounce':
      return denounce(s, seat, chosen.toSeat ?? NOBODY, chosen.pact ?? 0);
    case 'breach': {
      const pact = s.pacts.find(({ id }) => id === chosen.pact);
      if (pact !== undefined) breakPact(s, pact, seat);
      return undefined;
    }
    case undefined:
      return undefined;
  }
}

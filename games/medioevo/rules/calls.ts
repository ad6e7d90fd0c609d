/** 47.2. Calling in: whoever is not active acts at the next pause, and whoever is asked may first raise what he needs (UNI-47.13). */

import { type Frame, isPoll, isTogether, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ActOption } from '../options.ts';
import { battleOf, NOBODY, type UniState } from '../state.ts';
import { COLOURS, PHASE, UPRIGHT } from '../vocabulary.ts';
import { actsIn, isMeans, mayAct, mayRaise, perform, pushDealings, pushMeans, refusedActs, windowBit } from './acts.ts';
import { contest } from './denunciation.ts';
import { inTime } from './fighters.ts';
import { whyNotBorrow } from './money.ts';
import { concludeDeals } from './pacts.ts';
import { unflipped } from './points.ts';
import { step } from './step.ts';

/**
 * Steps at which a pause is: the active player is about to decide, and nothing is half done (UNI-47.2). Each chapter names its own: the
 * free lists of phases 2 to 4 and 6, the steps of a complete move, the start of a battle round.
 */
export const PAUSE_STEPS: readonly string[] = [
  'rerollBarbarianDice',
  'spendBarbarianPoint',
  'bankruptcyMeans',
  'removePieces',
  'placeVillage',
  'takeObjectiveToken',
  'purchase',
  'placePurchase',
  'completeMove',
  'chooseTransport',
  'tradeAction',
  'sellCubes',
  'bargain',
  'confirmSale',
  'road',
  'roundChoice',
];

/** Whether the game stands at a pause right now. */
export function isPause(s: UniState): boolean {
  const { stack } = s.core;
  if (stack.length === 0) return false;
  const top = stack[stack.length - 1];
  return !isPoll(top) && !isTogether(top) && PAUSE_STEPS.includes(top.step);
}

/** Whether a seat is asked something in the flow. By convention every frame that asks names its seat. */
export function isAsked(s: UniState, seat: Seat): boolean {
  const { stack } = s.core;
  if (stack.length === 0) return false;
  const top = stack[stack.length - 1];
  if (isPoll(top)) return top.seats.includes(seat) && !top.given.some((one) => one.seat === seat);
  if (isTogether(top)) return top.branches.some((branch) => branch.seat === seat && branch.stack.length > 0);
  return 'seat' in top && top.seat === seat;
}

/** The windows that are open to a seat of its own accord: in its turn, or when it called in (UNI-2.6, UNI-47.2). */
export function ownWindows(s: UniState, seat: Seat, calledIn: boolean): number {
  if (battleOf(s) !== null || (!calledIn && s.active !== seat)) return calledIn ? windowBit('any') : 0;
  let windows = windowBit('any');
  if (s.phase === PHASE.taxes) windows |= windowBit('tax');
  if (s.active !== seat) return windows;
  if (s.phase === PHASE.purchases) windows |= windowBit('purchase');
  if (s.phase === PHASE.combat) windows |= windowBit('combatMove');
  if (s.phase === PHASE.trade) windows |= windowBit('trade');
  return windows;
}

/** Everything that a seat may do now beside its question. */
export function ownActs(s: UniState, seat: Seat, calledIn: boolean): ActOption[] {
  const windows = ownWindows(s, seat, calledIn);
  const acts = windows === 0 ? [] : actsIn(s, seat, { windows, about: NOBODY });
  if (!acts.some((one) => isMeans(s, one))) pushMeans(s, seat, acts);
  if (windows !== 0) pushDealings(s, seat, acts);
  return acts;
}

/** Whether anything could be done by what everybody knows, whatever the seat holds in florins: this decides whether it is asked. */
export function couldAct(s: UniState, seat: Seat, calledIn: boolean): boolean {
  const { cards } = content.of(s);
  for (const card of s.cards[seat])
    if (s.cardState[card] === UPRIGHT && (cards[card].points.length > 0 || mayRaise(s, seat, card))) return true;
  for (let colour = 0; colour < COLOURS.length; colour++) if (unflipped(s, seat, colour) > 0) return true;
  if (whyNotBorrow(s, seat) === null) return true;
  const windows = ownWindows(s, seat, calledIn);
  if (windows === 0) return false;
  if (s.arrears[seat] > 0 || (s.loans[seat] > 0 && s.repayTurn[seat] !== s.turn)) return true;
  const claims: ActOption[] = [];
  pushDealings(s, seat, claims);
  return claims.length > 0 || mayAct(s, seat, { windows, about: NOBODY });
}

interface Acting {
  readonly seat: Seat;
  readonly calledIn: boolean;
  /** Something has been done already. */
  readonly hasActed?: boolean;
}

/** One act after the other until the seat has done enough. */
export const actNow = step.pick('actNow', {
  rule: ['UNI-47.2', 'UNI-47.13', 'UNI-2.6'],
  crumb: ({ seat }: Acting) => ({ seat }),
  ask(s, { seat, calledIn, hasActed = false }: Acting) {
    if (!couldAct(s, seat, calledIn)) return null;
    const { options } = content.of(s);
    return pick(seat, [hasActed ? options.pass : options.passAtOnce, ...ownActs(s, seat, calledIn)], {
      always: true,
      limit: inTime(s, options.pass.key, 1),
    });
  },
  answer(s, { seat, calledIn }, option: ActOption): Next {
    if (option.act === 'pass') return undefined;
    const next = perform(s, seat, option, { windows: ownWindows(s, seat, calledIn), about: NOBODY });
    const frames: readonly Frame[] = next === undefined ? [] : 'step' in next ? [next] : next;
    return [...frames, actNow.do({ seat, calledIn, hasActed: true })];
  },
  refused: (s, { seat, calledIn }) =>
    refusedActs(s, seat, { windows: ownWindows(s, seat, calledIn), about: NOBODY }, ownActs(s, seat, calledIn)),
});

/** Carries out what was agreed, hears who is accused, then lets those act who have called in, in turn order (UNI-39.35, UNI-47.2). Put wherever a pause is. */
export const pause = step.work('pause', {
  rule: ['UNI-47.2', 'UNI-39.35'],
  run(s, _: object): Next {
    // Most pauses pass unused, and they are the commonest step of all.
    if (s.calling === 0 && s.agreed.length === 0 && s.accusations.length === 0) return undefined;
    const agreed: Frame[] = s.agreed.length === 0 ? [] : [concludeDeals.do({})];
    for (const { accused, by, pact } of s.accusations) agreed.push(contest.do({ seat: accused, bySeat: by, pact }));
    s.accusations = [];
    const callers = s.order.filter((seat) => (s.calling >> seat) & 1);
    s.calling = 0;
    return [...agreed, ...callers.map((seat) => actNow.do({ seat, calledIn: true }))];
  },
});

export const PAUSE = pause.do({});

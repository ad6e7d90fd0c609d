/** 47.11, 47.16. What a waiting player may prepare: his bid, placements, purchases, complete move and trade turn. */

import type { Frame, Preparation, Seat, Told } from '@castellan/engine';
import { content } from '../content/content.ts';
import { NOBODY, type UniState } from '../state.ts';
import { PHASE, SIDES } from '../vocabulary.ts';
import { clashDone } from './clash.ts';
import { combatTurn, completeMove } from './combat.ts';
import { bidTurnOrder } from './order.ts';
import { placeArcher, placeTransport, placeVillage } from './placement.ts';
import { purchase, purchaseTurn } from './purchases.ts';
import { chooseTransport, tradeTurn } from './trade.ts';
import { armyIn } from './troops.ts';

/** By the step that asks: in which phase that is, and what is then to be done. */
const TURNS: {
  readonly [step: string]: { readonly phase: number; readonly begin: (s: UniState, seat: Seat) => readonly Frame[] };
} = {
  [bidTurnOrder.name]: { phase: PHASE.order, begin: (_s, seat) => [bidTurnOrder.do({ seats: [seat] })] },
  [placeVillage.name]: { phase: PHASE.order, begin: (_s, seat) => [placeVillage.do({ seat })] },
  [placeArcher.name]: {
    phase: PHASE.order,
    begin: (s, seat) => [placeArcher.do({ seat }), placeTransport.do({ seat, levels: content.of(s).start.levels })],
  },
  [purchase.name]: { phase: PHASE.purchases, begin: purchaseTurn },
  [completeMove.name]: { phase: PHASE.combat, begin: combatTurn },
  [chooseTransport.name]: { phase: PHASE.trade, begin: tradeTurn },
};

/** Whatever else goes on is set aside: it is another's business. */
function begin(s: UniState, seat: Seat, step: string): readonly Frame[] | null {
  const turn = Object.hasOwn(TURNS, step) ? TURNS[step] : undefined;
  if (turn === undefined || !s.order.includes(seat) || s.kingdoms[seat] === NOBODY) return null;
  s.uses = [];
  s.rolls = [];
  s.battles = [];
  s.blows = [];
  s.march = null;
  s.trade = null;
  // Until the phase comes the unit limit of the last one does not count (UNI-13.5).
  if (s.phase !== turn.phase) s.recruited[seat] = 0;
  s.phase = turn.phase;
  s.active = seat;
  return turn.begin(s, seat);
}

/** What nobody wants to do unawares: lose honour, break a pact, attack undeclared. */
const RUED: readonly string[] = ['honourLost', 'pactBroken', 'undeclaredAttack'];

/** A clash, with whom and how many; and what is rued (UNI-47.16). */
function alarms(_from: UniState, s: UniState, seat: Seat, told: readonly Told[]): readonly string[] {
  const rued = told.flatMap(({ key, params }) => (RUED.includes(key) && params.seat === seat ? [key] : []));
  for (const frame of s.core.stack)
    if (frame.step === clashDone.name && 'node' in frame && typeof frame.node === 'number') rued.push(clashIn(s, seat, frame.node));
  return rued;
}

/** The place and all who stand there: another army, or a stronger one, is another clash. */
function clashIn(s: UniState, seat: Seat, node: number): string {
  const armies: string[] = [];
  for (let side = 0; side < SIDES; side++)
    if (side !== seat && armyIn(s, side, node) > 0) armies.push(`${side} with ${armyIn(s, side, node)}`);
  return `clash ${content.of(s).nodes[node].id} ${armies.join(', ')}`;
}

export const prepares: Preparation<UniState> = { begin, alarms };

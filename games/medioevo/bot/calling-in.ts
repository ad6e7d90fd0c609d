/** 47.3. At which pauses a bot thinks of calling in. */

import { isPoll, type Seat } from '@castellan/engine';
import { completeMove } from '../rules/combat.ts';
import { isPresentIn, neighboursLandOf } from '../rules/map.ts';
import { bidTurnOrder, rankOf } from '../rules/order.ts';
import { purchase } from '../rules/purchases.ts';
import { setTax } from '../rules/taxes.ts';
import { chooseTransport } from '../rules/trade.ts';
import { endCombatRound } from '../rules/turn.ts';
import { carriesCubes } from '../rules/vehicles.ts';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import { battleOf, LOCATIONS, type UniState } from '../state.ts';
import { PHASE, TRANSPORT_SLOTS, UNITS } from '../vocabulary.ts';

/** When a phase begins, before a battle near or of its own, after its own turn in phases 5 and 6, when the turn ends (UNI-47.3). */
export function mayCallIn(s: UniState, seat: Seat): boolean {
  const battle = battleOf(s);
  if (battle !== null) return battle.round === 0 && (battle.attacker === seat || battle.defender === seat || isNear(s, seat, battle.place));
  if (s.phase === PHASE.end) return true;
  const { begun, ended } = lastPause(s);
  return begun || ended.includes(seat);
}

/** A battle is near where one has land or pieces, or neighbours it with land (UNI-3.5). */
function isNear(s: UniState, seat: Seat, place: number): boolean {
  return isPresentIn(s, seat, place) || neighboursLandOf(s, seat, place);
}

/** What lies between the last decision and the one that is asked for now: the beginning of the phase, turns of phases 5 and 6 that ended. */
interface Passed {
  readonly begun: boolean;
  readonly ended: readonly Seat[];
}

const NOTHING: Passed = { begun: false, ended: [] };
const BEGINNING: Passed = { begun: true, ended: [] };

function lastPause(s: UniState): Passed {
  const top = s.core.stack[s.core.stack.length - 1];
  switch (s.phase) {
    // All decide at once: a call waits for the next phase to begin.
    case PHASE.order:
    case PHASE.taxes:
      return isPoll(top) && (top.asks.step === bidTurnOrder.name || top.asks.step === setTax.name) ? BEGINNING : NOTHING;
    case PHASE.events:
      return top.step === rerollBarbarianDice.name ? BEGINNING : NOTHING;
    case PHASE.purchases:
      return top.step === purchase.name && !('again' in top) && s.active === s.order[0] ? BEGINNING : NOTHING;
    case PHASE.combat:
      return top.step === completeMove.name && s.march === null ? turnsBefore(s, mayHaveMoved, !isFirstRound(s)) : NOTHING;
    case PHASE.trade:
      return top.step === chooseTransport.name && s.trade?.done.length === 0 ? turnsBefore(s, hasTransport, false) : NOTHING;
    default:
      return NOTHING;
  }
}

/** Turns that ended before the present one, back to that of somebody who was asked; before the first of all the phase began. */
function turnsBefore(s: UniState, wasAsked: (s: UniState, seat: Seat) => boolean, goesRound: boolean): Passed {
  const players = s.order.length;
  const ended: Seat[] = [];
  for (let rank = rankOf(s, s.active) - 1; ended.length < players; rank--) {
    if (rank < 0 && !goesRound) return { begun: true, ended };
    const seat = s.order[(rank + players) % players];
    ended.push(seat);
    if (wasAsked(s, seat)) break;
  }
  return { begun: false, ended };
}

function isFirstRound(s: UniState): boolean {
  return s.core.stack.some((frame) => frame.step === endCombatRound.name && 'first' in frame && frame.first === true);
}

/** Whether a seat could move now, or has: who has nothing that may move or fight passes unasked (UNI-17.28). */
function mayHaveMoved(s: UniState, seat: Seat): boolean {
  if (s.halted.some((halted, slot) => halted === 1 && s.vehicleOf[slot] === seat)) return true;
  for (let i = 0; i < s.stopped.length; i += 2) if (Math.floor(s.stopped[i] / (LOCATIONS * UNITS.length)) === seat) return true;
  return completeMove.ask?.(s, completeMove.do({ seat })) !== null;
}

function hasTransport(s: UniState, seat: Seat): boolean {
  for (let slot = 0; slot < TRANSPORT_SLOTS; slot++) if (s.vehicleOf[slot] === seat && carriesCubes(s, slot)) return true;
  return false;
}

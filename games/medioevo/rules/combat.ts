/** 17, 18. Phase 5: a player's complete move or pass. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, NOBODY, NOWHERE, type Side, type UniState, VEHICLE_UNNOTICED } from '../state.ts';
import { BARBARIANS, GALLEY_SLOTS, MOST_PLAYERS, SLOTS, TERRITORIES } from '../vocabulary.ts';
import { isBanned } from './bans.ts';
import { PAUSE } from './calls.ts';
import { clash, clashDone, engage, raidTransports } from './clash.ts';
import { conquers, conquest } from './conquest.ts';
import { attackOn } from './diplomacy.ts';
import { removePieces } from './disband.ts';
import { attackedIn, CLASHES, entryOf } from './entering.ts';
import { ACT_DONE } from './honour.ts';
import { isSea } from './map.ts';
import { canStep, confirmed, hasStep, isUnnoticed, MARCHING, mayMove, mayWalk, payForEntry, takeUp } from './march.ts';
import { actInPlace, type MoveOption, pickVehicle, type TargetNode } from './march-options.ts';
import { beginMarch, isMilitary, stopAllIn, stopMovers } from './movers.ts';
import { reason, refuse } from './reason.ts';
import { areHostile } from './relations.ts';
import { step } from './step.ts';
import { armyIn, hasArmy } from './troops.ts';
import { vehicleName } from './vehicles.ts';

const STOPPED = reason('UNI-17.6', 'stopMarker');
const NO_STEP = reason('UNI-17.9', 'noStepLeft');
const NOT_IN_COMBAT = reason('UNI-17.18', 'tradeTransport');
const MUST_FIGHT = reason('UNI-18.12', 'mustFightBarbarians');
const BATTLE_BANNED = reason('UNI-18.11', 'battleBanned');
const ACTED = reason('UNI-18.13', 'actedThere');
const TEAMMATE = reason('UNI-44.9', 'teammate');

export function combatTurn(_s: UniState, seat: Seat): readonly Frame[] {
  return [completeMove.do({ seat }), closeMove.do({ seat })];
}

/** Places where military units of the seat stand. */
function garrisons(s: UniState, seat: Seat): number[] {
  const places: number[] = [];
  for (let node = 0; node < TERRITORIES; node++) if (s.armies[armyAt(seat, node)] > 0) places.push(node);
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.vehicleOf[galley] === seat && isSea(s.at[galley]) && s.armies[armyAt(seat, aboard(galley))] > 0 && !places.includes(s.at[galley]))
      places.push(s.at[galley]);
  return places;
}

/** Barbarians who share a place with a player's units must be fought before anything else (UNI-18.12). */
function forcedFights(s: UniState, places: readonly number[]): MoveOption[] {
  const forced: MoveOption[] = [];
  for (const node of places)
    if (hasArmy(s, BARBARIANS, node) && !isBanned(s, node, 'battle'))
      forced.push(actInPlace('fight', BARBARIANS, node, content.of(s).nodes[node].id));
  return forced;
}

/** Whether a seat has acted in a place in this turn (UNI-18.13). */
function hasActed(s: UniState, seat: Seat, node: number): boolean {
  return s.actedAt.length > 0 && s.actedAt.includes(node * MOST_PLAYERS + seat);
}

/** What a complete move may be used for in place (UNI-18.13, UNI-32.1). */
function actsInPlace(s: UniState, seat: Seat, places: readonly number[]): MoveOption[] {
  const { nodes, options } = content.of(s);
  const acts: MoveOption[] = [];
  for (const node of places) {
    if (hasActed(s, seat, node)) continue;
    const peaceful = isBanned(s, node, 'battle');
    for (const other of s.order) {
      if (other === seat || s.teams[other] === s.teams[seat]) continue;
      if (hasArmy(s, other, node)) {
        if (!peaceful) acts.push(actInPlace('fight', other, node, nodes[node].id));
      } else if (hasVehicle(s, other, node) && !isSpared(s, seat, other, node)) acts.push(actInPlace('take', other, node, nodes[node].id));
    }
    if (conquers(s, seat, node)) acts.push(options.march.conquer[node]);
  }
  return acts;
}

/** In land conquered this turn the pieces of a third player at peace stay; what becomes of them is settled from the next turn on (UNI-32.6). */
function isSpared(s: UniState, seat: Seat, other: Seat, node: number): boolean {
  return s.conquests.includes(node) && !areHostile(s, seat, other);
}

function hasVehicle(s: UniState, side: Side, node: number): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (s.at[slot] === node && s.vehicleOf[slot] === side) return true;
  return false;
}

/**
 * Pieces with which the move may begin or go on (UNI-17.25). Returns whether there are any by what everybody knows, whatever the seat can pay:
 * this decides whether it is asked.
 */
function pushMovers(s: UniState, seat: Seat, into: MoveOption[]): boolean {
  const { nodes, options } = content.of(s);
  let any = false;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.vehicleOf[slot] !== seat || !mayMove(s, seat, slot)) continue;
    if (canStep(s, seat, slot, s.at[slot])) into.push(pickVehicle(slot, vehicleName(s, slot), s.level[slot], nodes[s.at[slot]].id));
    else any ||= hasStep(s, seat, slot, s.at[slot]);
  }
  for (let node = 0; node < TERRITORIES; node++) {
    if (s.control[node] !== seat || !mayWalk(s, seat, node)) continue;
    if (canStep(s, seat, NOWHERE, node)) into.push(options.march.foot[node]);
    else any ||= hasStep(s, seat, NOWHERE, node);
  }
  return any || into.length > 1;
}

/** One complete move, piece by piece, or a pass (UNI-17.1, UNI-17.27). Who has nothing that may move or fight is not asked (UNI-17.28). */
export const completeMove = step.pick('completeMove', {
  rule: ['UNI-17.1', 'UNI-17.4', 'UNI-17.16', 'UNI-17.18', 'UNI-17.25', 'UNI-17.27', 'UNI-17.28', 'UNI-18.12', 'UNI-18.13', 'UNI-34.1'],
  ask(s, { seat }: { seat: Seat }) {
    const { march } = s;
    const { options } = content.of(s);
    if (march !== null && (march.over || march.clash !== NOWHERE)) return null;
    const steps = march?.steps ?? 0;
    if (steps > 0) {
      const open: MoveOption[] = [options.march.end];
      const always = pushMovers(s, seat, open);
      return pick(seat, open, { always, params: { steps } });
    }
    const places = garrisons(s, seat);
    const forced = forcedFights(s, places);
    if (forced.length > 0) return pick(seat, forced, { params: { steps } });
    const open: MoveOption[] = [options.march.pass];
    const always = pushMovers(s, seat, open);
    if (open.length > 1 && (march === null || march.target === NOWHERE)) open.push(options.march.aim);
    open.push(...actsInPlace(s, seat, places));
    if (open.length === 1 && !always) return null;
    open.push(options.march.remove);
    return pick(seat, open, { always, params: { steps } });
  },
  answer(s, { seat }, option: MoveOption): Next {
    const again = completeMove.do({ seat });
    switch (option.act) {
      case 'pass':
        s.march = null;
        s.core.told?.push({ key: 'movePassed', params: { seat } });
        return undefined;
      case 'end':
        return endMove(s, seat, again);
      case 'aim':
        return [nameTarget.do({ seat }), again];
      case 'remove':
        return [removePieces.do({ seat }), again];
      case 'vehicle':
        s.march ??= beginMarch(seat);
        return [...framesOf(takeUp(s, seat, option.index, s.at[option.index], MARCHING)), again];
      case 'foot':
        s.march ??= beginMarch(seat);
        return [...framesOf(takeUp(s, seat, NOWHERE, option.index, MARCHING)), again];
      case 'fight':
      case 'take':
      case 'conquer':
        return inPlace(s, seat, option, again);
    }
  },
  conditions: {
    /** “Pass for the rest of the phase”: as long as nothing of one's own is attacked in it (UNI-17.28). */
    unattacked: { holds: (s, _p, seat) => ((s.attacked >> seat) & 1) === 0 },
  },
  refused(s, { seat }): Refused[] {
    const { nodes, options } = content.of(s);
    const refused: Refused[] = [];
    const places = garrisons(s, seat);
    const forced = s.march === null && forcedFights(s, places).length > 0;
    if (forced) refused.push(refuse(options.march.pass, MUST_FIGHT));
    for (let slot = 0; slot < SLOTS; slot++) {
      if (s.vehicleOf[slot] !== seat || s.carrier[slot] !== NOWHERE) continue;
      const option = pickVehicle(slot, vehicleName(s, slot), s.level[slot], nodes[s.at[slot]].id);
      if (forced) refused.push(refuse(option, MUST_FIGHT));
      else if (!isMilitary(s, slot)) refused.push(refuse(option, NOT_IN_COMBAT));
      else if (s.halted[slot] === 1) refused.push(refuse(option, STOPPED));
      else if (!hasStep(s, seat, slot, s.at[slot])) refused.push(refuse(option, NO_STEP));
    }
    for (const node of places)
      for (const other of s.order) {
        if (other === seat || !hasArmy(s, other, node)) continue;
        const option = actInPlace('fight', other, node, nodes[node].id);
        if (s.teams[other] === s.teams[seat]) refused.push(refuse(option, TEAMMATE));
        else if (hasActed(s, seat, node)) refused.push(refuse(option, ACTED));
        else if (isBanned(s, node, 'battle')) refused.push(refuse(option, BATTLE_BANNED));
      }
    return refused;
  },
});

function framesOf(next: Next): readonly Frame[] {
  return next === undefined ? [] : 'step' in next ? [next] : next;
}

/** Where the move heads for: any piece may step that comes nearer to it (UNI-17.25 e). */
export const nameTarget = step.pick('nameTarget', {
  rule: 'UNI-17.25',
  ask(s, { seat }: { seat: Seat }) {
    return pick(seat, () => content.of(s).options.march.target.filter(({ index }) => s.inPlay[index] === 1), { always: true });
  },
  answer(s, { seat }, { index, node }: TargetNode): Next {
    s.march ??= beginMarch(seat);
    s.march.target = index;
    s.core.told?.push({ key: 'targetNamed', params: { seat, node } });
    return PAUSE;
  },
});

/** Ends the move; where a piece that went unnoticed stops in foreign land that is an attack, which is confirmed first (UNI-45.30). */
export function endMove(s: UniState, seat: Seat, again: Frame): Next {
  const { march } = s;
  if (march === null) return undefined;
  const breach = march.hushed.find((node) => isPresent(s, seat, node) && attackedIn(s, seat, node) !== NOBODY);
  const end = finishMove.do({ seat });
  return breach === undefined ? end : confirmed(s, seat, attackedIn(s, seat, breach), end, again);
}

export const finishMove = step.work('finishMove', {
  rule: 'UNI-17.27',
  run(s, _: { seat: Seat }) {
    if (s.march !== null) s.march.over = true;
    return undefined;
  },
});

/** Whether anything of a seat that is an army stands in a place. */
function isPresent(s: UniState, seat: Seat, node: number): boolean {
  if (hasArmy(s, seat, node)) return true;
  for (let slot = 0; slot < SLOTS; slot++) if (s.at[slot] === node && s.vehicleOf[slot] === seat && isMilitary(s, slot)) return true;
  return false;
}

/**
 * The move is over: everything that moved stops, and where groups have entered a place with consequences, or stop where they crossed, these
 * follow now (UNI-17.6, UNI-46.9, UNI-45.30).
 */
export const closeMove = step.work('closeMove', {
  rule: ['UNI-17.6', 'UNI-17.3', 'UNI-17.22', 'UNI-45.30', 'UNI-46.9'],
  run(s, { seat }: { seat: Seat }): Next {
    const { march } = s;
    s.march = null;
    if (march === null || march.steps === 0) return undefined;
    s.moves++;
    stopMovers(s, march);
    for (const slot of march.movers) if (isUnnoticed(s, slot)) s.special[slot] -= VEHICLE_UNNOTICED;
    const places = march.clash === NOWHERE ? [] : [march.clash];
    for (const node of march.hushed) if (!places.includes(node) && isPresent(s, seat, node)) places.push(...stopsIn(s, seat, node));
    return [...places.map((node) => clash.do({ seat, node })), ACT_DONE];
  },
});

/** A group stops where it merely crossed: it has not controlled the place meanwhile, and enters it now (UNI-33.8). */
function stopsIn(s: UniState, seat: Seat, node: number): number[] {
  if (!isSea(node) && s.control[node] === seat && s.homeOf[node] !== seat && s.controlTokens[node] !== seat) {
    s.control[node] = NOBODY;
    s.owner[node] = NOBODY;
  }
  payForEntry(s, null, seat, node);
  return isSea(node) || armyIn(s, seat, node) > 0 || entryOf(s, seat, node, false) === CLASHES ? [node] : [];
}

/** The complete move is used where the army stands (UNI-18.12, UNI-18.13). */
function inPlace(s: UniState, seat: Seat, { act, index: node, side = NOBODY }: MoveOption, again: Frame): Next {
  const strike = strikeInPlace.do({ seat, node, side, act: act === 'fight' ? 'fight' : act === 'take' ? 'take' : 'conquer' });
  return act === 'conquer' || side === BARBARIANS ? strike : confirmed(s, seat, side, strike, again);
}

export const strikeInPlace = step.work('strikeInPlace', {
  rule: ['UNI-18.12', 'UNI-18.13', 'UNI-17.6'],
  run(s, { seat, node, side, act }: { seat: Seat; node: number; side: Side; act: 'fight' | 'take' | 'conquer' }): Next {
    s.march = null;
    s.moves++;
    if (side !== BARBARIANS) s.actedAt.push(node * MOST_PLAYERS + seat);
    stopAllIn(s, seat, node);
    if (act === 'conquer') return [conquest.do({ seat, node, losers: 0 }), ACT_DONE];
    if (act === 'take') return raidTransports.do({ seat, node, side, all: true });
    if (side !== BARBARIANS) attackOn(s, seat, side);
    return [PAUSE, engage.do({ seat, node, side }), clashDone.do({ seat, node })];
  },
});

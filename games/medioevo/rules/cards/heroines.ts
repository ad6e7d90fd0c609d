/** Cards 67 and 68: a captain for an army without one, or a higher one, until the end of the turn (UNI-45.35). */

import type { Seat } from '@castellan/engine';
import type { TargetOption } from '../../options.ts';
import { aboard, armyAt, NOBODY, NOWHERE, type Side, type UniState, type Use, unitAt } from '../../state.ts';
import { CAPTAIN, GALLEY_SLOTS, NODES, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { OUT } from '../battle-options.ts';
import { forgetOut, indexOf, mark } from '../fighters.ts';
import { isSea } from '../map.ts';
import { reason } from '../reason.ts';
import { placeTarget, sideTargets, UNIT_TARGETS } from '../targets.ts';
import { disguise, hasArmy, troopsIn } from '../troops.ts';

const NO_LEADERLESS = reason('UNI-45.35', 'noLeaderlessArmy');
const NO_CAPTAIN = reason('UNI-45.35', 'noCaptainToRaise');

const HIGHEST = UNITS.length - 1;

function hasCaptain(troops: readonly number[]): boolean {
  for (let unit = CAPTAIN; unit < UNITS.length; unit++) if (troops[unit] > 0) return true;
  return false;
}

/** Whether an army may be given a captain (67). */
function isLeaderless(s: UniState, side: Side, node: number): boolean {
  return hasArmy(s, side, node) && !hasCaptain(troopsIn(s, side, node));
}

/** Whether an army has a captain that may be raised (68). */
function hasAspirant(s: UniState, side: Side, node: number): boolean {
  if (!hasArmy(s, side, node)) return false;
  const troops = troopsIn(s, side, node);
  for (let unit = CAPTAIN; unit < HIGHEST; unit++) if (troops[unit] > 0) return true;
  return false;
}

type Suits = (s: UniState, side: Side, node: number) => boolean;

/** Armies are of players: a horde is none, and its captains are of level I (glossary, UNI-41). */
function sidesIn(s: UniState, node: number, suits: Suits): Side[] {
  return s.order.filter((seat) => suits(s, seat, node)).sort((one, other) => one - other);
}

/** A place, an army there, then a unit of it. */
function choices(s: UniState, { targets }: Use, suits: Suits, fits: (unit: number) => boolean): readonly TargetOption[] | null {
  const [node, side] = targets;
  if (targets.length === 0) {
    const open: TargetOption[] = [];
    for (let place = 0; place < NODES; place++) if (sidesIn(s, place, suits).length > 0) open.push(placeTarget(s, place));
    return open;
  }
  if (targets.length === 1) return sideTargets(sidesIn(s, node, suits));
  if (targets.length > 2) return null;
  const troops = troopsIn(s, side, node);
  return UNIT_TARGETS.filter(({ target }) => troops[target] > 0 && fits(target));
}

function anyArmy(s: UniState, suits: Suits): boolean {
  for (let node = 0; node < NODES; node++) if (s.order.some((seat) => suits(s, seat, node))) return true;
  return false;
}

/** Where the army's unit of a kind stands: in the place, at sea aboard a galley. */
function whereIn(s: UniState, side: Side, node: number, unit: number): number {
  if (!isSea(node)) return s.troops[unitAt(side, node, unit)] > 0 ? node : NOWHERE;
  for (let galley = 0; galley < GALLEY_SLOTS; galley++) {
    if (s.at[galley] !== node || s.vehicleOf[galley] !== side || s.armies[armyAt(side, aboard(galley))] === 0) continue;
    if (s.troops[unitAt(side, aboard(galley), unit)] > 0) return aboard(galley);
  }
  return NOWHERE;
}

function raise(s: UniState, { seat, targets: [node, side, unit] }: Use, suits: Suits, as: number): void {
  const location = suits(s, side, node) ? whereIn(s, side, node, unit) : NOWHERE;
  if (location === NOWHERE) return;
  disguise(s, side, location, unit, as);
  const b = s.battles.find(({ place }) => place === node);
  const i = indexOf(b ?? null, side);
  // Whoever is out of combat stays so in his new rank (UNI-45.12).
  if (b !== undefined && i !== NOBODY) mark(b, i, location, as, OUT, forgetOut(s, side, location, unit));
  s.core.told?.push({ key: 'captainMade', params: { seat, unit: UNITS[unit], intoUnit: UNITS[as] } });
}

/** It is a unit of the side chosen. */
function isOfSide(_s: UniState, { targets: [, side] }: Use, seat: Seat): boolean {
  return side === seat;
}

/** Card 67. */
export const heroine: Ability = {
  whyNot: (s) => (anyArmy(s, isLeaderless) ? null : NO_LEADERLESS),
  choose: (s, use) => choices(s, use, isLeaderless, () => true),
  touches: isOfSide,
  apply(s, use) {
    raise(s, use, isLeaderless, CAPTAIN);
    return undefined;
  },
};

/** Card 68. */
export const muse: Ability = {
  whyNot: (s) => (anyArmy(s, hasAspirant) ? null : NO_CAPTAIN),
  choose: (s, use) => choices(s, use, hasAspirant, (unit) => unit >= CAPTAIN && unit < HIGHEST),
  touches: isOfSide,
  apply(s, use) {
    raise(s, use, hasAspirant, use.targets[2] + 1);
    return undefined;
  },
};

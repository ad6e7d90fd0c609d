/** Cards 24 to 26: a unit, help from nearby, or a makeshift tower where a rebellion breaks out or an enemy enters (UNI-45.15, UNI-45.16, UNI-45.52). */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { armyAt, NOBODY, type UniState, type Use, unitAt } from '../../state.ts';
import { CAPTAIN, GALLEY, MOST_PLAYERS, SLOTS, TERRITORIES, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { examine } from '../control.ts';
import { isFighting } from '../fighters.ts';
import { distance, isSea } from '../map.ts';
import { moveGroup, NO_LOAD } from '../movers.ts';
import { marchDistance } from '../reach.ts';
import { reason } from '../reason.ts';
import { FINISH, UNIT_TARGETS, unitTarget, vehicleTarget } from '../targets.ts';
import { inReserve, moveUnits, muster } from '../troops.ts';
import { isTrade, kindOf, loadOf } from '../vehicles.ts';

const NOT_YOURS = reason('UNI-45.15', 'notYourLand');
const NO_RESERVE = reason('UNI-45.15', 'reserveEmpty');
const NOBODY_NEAR = reason('UNI-45.16', 'nobodyNear');
const NO_UNITS = reason('UNI-45.52', 'noUnitsToShelter');

/** Whether the threatened territory is the seat's. */
function isThreatened(s: UniState, { seat, about }: Use): boolean {
  return about >= 0 && about < TERRITORIES && (s.owner[about] === seat || (s.owner[about] === NOBODY && s.homeOf[about] === seat));
}

/** Card 24: light and heavy infantry, archer, cavalry, captain I (UNI-45.15). */
export const militia: Ability = {
  whyNot(s, use) {
    if (!isThreatened(s, use)) return NOT_YOURS;
    for (let unit = 0; unit <= CAPTAIN; unit++) if (inReserve(s, use.seat, unit) > 0) return null;
    return NO_RESERVE;
  },
  choose: (s, { seat, targets }) =>
    targets.length > 0 ? null : UNIT_TARGETS.filter(({ target }) => target <= CAPTAIN && inReserve(s, seat, target) > 0),
  apply(s, { seat, about, targets: [unit] }) {
    if (muster(s, seat, about, unit, 1) > 0 && s.core.told !== null)
      s.core.told.push({ key: 'militiaRaised', params: { seat, unit: UNITS[unit], node: content.of(s).nodes[about].id } });
    return undefined;
  },
};

/** A choice of card 25: a vehicle by its slot, or a unit of a territory. */
function unitChoice(node: number, unit: number): number {
  return SLOTS + node * UNITS.length + unit;
}

/** MP of card 25 that a choice takes: 1 for each piece and step (UNI-45.16). */
function costOf(s: UniState, { seat, about }: Use, choice: number, most: number): number {
  if (choice >= SLOTS) return marchDistance(s, seat, Math.floor((choice - SLOTS) / UNITS.length), about, most, false);
  const steps = marchDistance(s, seat, s.at[choice], about, most, kindOf(choice) === GALLEY);
  return steps * (1 + (isSea(s.at[choice]) ? loadOf(s, choice) : 0));
}

function mpOfCard(s: UniState, { index }: Use): number {
  const { effect } = content.of(s).cards[index];
  return effect.op === 'defensiveMove' ? effect.mp : 0;
}

/** Pieces that can still arrive with the MP that are left; nobody leaves a battle that has begun (UNI-18.15). */
function helpers(s: UniState, use: Use, left: number): TargetOption[] {
  const { seat, about, targets } = use;
  const open: TargetOption[] = [];
  for (let node = 0; node < TERRITORIES && left > 0; node++) {
    if (node === about || s.armies[armyAt(seat, node)] === 0 || isFighting(s, node) || distance(s, node, about) > left) continue;
    if (marchDistance(s, seat, node, about, left, false) > left) continue;
    for (let unit = 0; unit < UNITS.length; unit++) {
      const choice = unitChoice(node, unit);
      if (s.troops[unitAt(seat, node, unit)] > targets.filter((one) => one === choice).length) open.push(unitTarget(s, unit, node, choice));
    }
  }
  for (let slot = 0; slot < SLOTS && left > 0; slot++) {
    if (s.vehicleOf[slot] !== seat || isTrade(slot) || s.carrier[slot] >= 0 || targets.includes(slot) || isFighting(s, s.at[slot]))
      continue;
    if (s.at[slot] !== about && distance(s, s.at[slot], about) <= left && costOf(s, use, slot, left) <= left)
      open.push(vehicleTarget(s, slot));
  }
  return open;
}

function mpLeft(s: UniState, use: Use): number {
  const all = mpOfCard(s, use);
  let left = all;
  for (const choice of use.targets) if (choice !== NOBODY) left -= costOf(s, use, choice, all);
  return left;
}

/** Card 25. */
export const hurryingMilitia: Ability = {
  whyNot(s, use) {
    if (!isThreatened(s, use)) return NOT_YOURS;
    return helpers(s, { ...use, targets: [] }, mpOfCard(s, use)).length > 0 ? null : NOBODY_NEAR;
  },
  choose(s, use) {
    if (use.targets.includes(NOBODY)) return null;
    const open = helpers(s, use, mpLeft(s, use));
    if (use.targets.length === 0) return open;
    return open.length === 0 ? null : [...open, FINISH];
  },
  apply(s, { seat, about, targets }) {
    const places: number[] = [];
    for (const choice of targets) {
      if (choice === NOBODY) continue;
      const from = choice < SLOTS ? s.at[choice] : Math.floor((choice - SLOTS) / UNITS.length);
      if (choice < SLOTS) moveGroup(s, null, seat, { slot: choice, from, load: NO_LOAD, along: [] }, about);
      else moveUnits(s, seat, from, about, (choice - SLOTS) % UNITS.length, 1);
      if (!isSea(from) && !places.includes(from)) places.push(from);
    }
    if (s.core.told !== null)
      s.core.told.push({
        key: 'militiaHurried',
        params: { seat, node: content.of(s).nodes[about].id, n: targets.filter((one) => one !== NOBODY).length },
      });
    for (const place of places) examine(s, place);
    return undefined;
  },
};

/** Card 26: only where the seat has military units; until the end of the turn (UNI-45.52). */
export const makeshiftTower: Ability = {
  whyNot(s, use) {
    if (!isThreatened(s, use)) return NOT_YOURS;
    if (s.armies[armyAt(use.seat, use.about)] === 0) return NO_UNITS;
    return s.improvised.includes(use.about * MOST_PLAYERS + use.seat) ? NOT_YOURS : null;
  },
  apply(s, { seat, about }) {
    s.improvised.push(about * MOST_PLAYERS + seat);
    return undefined;
  },
};

/** Card 65: a horde serves its user. Card 66: units of its user serve a horde. Both to the end of the turn (UNI-45.33, UNI-45.34, UNI-45.47). */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { armyAt, NOBODY, NOWHERE, type UniState, type Use } from '../../state.ts';
import { BARBARIANS, NODES, TERRITORIES, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { isBanned } from '../bans.ts';
import { examine } from '../control.ts';
import { campOf, isHordeLeft } from '../hordes.ts';
import { isPresentIn } from '../map.ts';
import { reason } from '../reason.ts';
import { FINISH, placeTarget, unitTarget } from '../targets.ts';
import { lift, muster, plainUnits, serve } from '../troops.ts';
import { hordeOf } from '../war-circle.ts';

const NO_HORDE_LEFT = reason('UNI-41.15', 'noHordeLeft');
const NO_GARRISON = reason('UNI-45.47', 'noGarrison');
const NO_HORDE = reason('UNI-45.34', 'noHordeToJoin');
const NO_UNITS = reason('UNI-45.47', 'noUnitsToLend');

function isFought(s: UniState, node: number): boolean {
  return s.battles.some(({ place }) => place === node);
}

/** A territory that the seat controls, with one of his units, where no battle is going on. */
function isGarrison(s: UniState, seat: Seat, territory: number): boolean {
  return s.control[territory] === seat && s.armies[armyAt(seat, territory)] > 0 && !isFought(s, territory);
}

function garrisons(s: UniState, seat: Seat): TargetOption[] {
  const open: TargetOption[] = [];
  for (let territory = 0; territory < TERRITORIES; territory++) if (isGarrison(s, seat, territory)) open.push(placeTarget(s, territory));
  return open;
}

function hasGarrison(s: UniState, seat: Seat): boolean {
  for (let territory = 0; territory < TERRITORIES; territory++) if (isGarrison(s, seat, territory)) return true;
  return false;
}

/** Card 65. */
export const hireling: Ability = {
  whyNot(s, { seat }) {
    if (!isHordeLeft(s)) return NO_HORDE_LEFT;
    return hasGarrison(s, seat) ? null : NO_GARRISON;
  },
  choose: (s, { seat, targets }) => (targets.length > 0 ? null : garrisons(s, seat)),
  apply(s, { seat, targets: [territory] }): Next {
    if (!isGarrison(s, seat, territory)) return undefined;
    let n = 0;
    hordeOf(s).forEach((wanted, unit) => {
      const put = wanted === 0 ? 0 : muster(s, BARBARIANS, territory, unit, wanted);
      for (const real of lift(s, BARBARIANS, territory, unit, put)) serve(s, BARBARIANS, seat, territory, real, NOWHERE);
      n += put;
    });
    if (s.core.told !== null) s.core.told.push({ key: 'hordeHired', params: { seat, n, node: content.of(s).nodes[territory].id } });
    return undefined;
  },
};

/** A unit of a territory, as a choice. */
function unitChoice(territory: number, unit: number): number {
  return territory * UNITS.length + unit;
}

/** Units that may still be lent: own ones in land that the seat controls, where no battle goes on and nothing holds them (UNI-45.47, UNI-45.49). */
function lendable(s: UniState, seat: Seat, chosen: readonly number[]): TargetOption[] {
  const open: TargetOption[] = [];
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (!isGarrison(s, seat, territory) || isBanned(s, territory, 'leave')) continue;
    for (let unit = 0; unit < UNITS.length; unit++) {
      const choice = unitChoice(territory, unit);
      if (plainUnits(s, seat, territory, unit) > chosen.filter((one) => one === choice).length)
        open.push(unitTarget(s, unit, territory, choice));
    }
  }
  return open;
}

function mostLent(s: UniState, { index }: Use): number {
  const { effect } = content.of(s).cards[index];
  return effect.op === 'lendUnits' ? effect.count : 0;
}

/** Card 66. */
export const lender: Ability = {
  whyNot(s, { seat }) {
    let any = false;
    for (let node = 0; node < NODES && !any; node++) any = campOf(s, node) !== NOWHERE && !isFought(s, node);
    if (!any) return NO_HORDE;
    return lendable(s, seat, []).length > 0 ? null : NO_UNITS;
  },
  choose(s, use) {
    const { seat, targets } = use;
    if (targets.length === 0) {
      const open: TargetOption[] = [];
      for (let node = 0; node < NODES; node++) if (campOf(s, node) !== NOWHERE && !isFought(s, node)) open.push(placeTarget(s, node));
      return open;
    }
    const chosen = targets.slice(1);
    if (chosen.includes(NOBODY) || chosen.length >= mostLent(s, use)) return null;
    const open = lendable(s, seat, chosen);
    if (chosen.length === 0) return open;
    return open.length === 0 ? null : [...open, FINISH];
  },
  touches: (s, { targets: [node] }, seat) => isPresentIn(s, seat, node),
  apply(s, { seat, targets: [node, ...chosen] }): Next {
    const camp = campOf(s, node);
    if (camp === NOWHERE || isFought(s, node)) return undefined;
    let n = 0;
    for (const choice of chosen) {
      const territory = Math.floor(choice / UNITS.length);
      const unit = choice % UNITS.length;
      if (choice === NOBODY || !isGarrison(s, seat, territory) || plainUnits(s, seat, territory, unit) === 0) continue;
      for (const real of lift(s, seat, territory, unit, 1)) {
        serve(s, seat, BARBARIANS, camp, real, territory);
        n++;
      }
    }
    for (const choice of chosen) if (choice !== NOBODY) examine(s, Math.floor(choice / UNITS.length));
    if (s.core.told !== null) s.core.told.push({ key: 'unitsLent', params: { seat, n, node: content.of(s).nodes[node].id } });
    return undefined;
  },
};

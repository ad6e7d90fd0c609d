/** 46.11. Nation: barbarian units go to an adjacent land territory, and fight or pillage there at once. */

import type { Next } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { armyAt, NOBODY, type UniState, type Use, unitAt } from '../../state.ts';
import { BARBARIANS, NODES, ORANGE, TECHNOLOGIES, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { isBanned } from '../bans.ts';
import { claimLand } from '../clash.ts';
import { forgetOut, isFighting } from '../fighters.ts';
import { campOf, hordeArrives } from '../hordes.ts';
import { pointsCost } from '../points.ts';
import { reason } from '../reason.ts';
import { FINISH, placeTarget, UNIT_TARGETS } from '../targets.ts';
import { moveUnits } from '../troops.ts';
import { removeVehicle } from '../vehicles.ts';

const NATION = TECHNOLOGIES.indexOf('nation');
const NO_BARBARIANS = reason('UNI-46.11', 'noBarbariansToMove');

/** Adjacent land in play; nobody comes to a battle that has begun (UNI-18.15). */
function waysFrom(s: UniState, node: number): number[] {
  return content.of(s).nodes[node].land.filter((to) => s.inPlay[to] === 1 && !isFighting(s, to));
}

function mayLeave(s: UniState, node: number): boolean {
  return campOf(s, node) !== NOBODY && !isBanned(s, node, 'leave') && waysFrom(s, node).length > 0;
}

/** Units still there that can be paid for, one by one. */
function unitsLeft(s: UniState, { seat, targets, spares }: Use): TargetOption[] {
  const chosen = targets.slice(2);
  const { points } = content.of(s).technologies[NATION];
  if (s.florins[seat] < pointsCost(s, seat, ORANGE, (chosen.length + 1) * points, spares)) return [];
  const camp = campOf(s, targets[0]);
  return UNIT_TARGETS.filter(({ target }) => s.troops[unitAt(BARBARIANS, camp, target)] > chosen.filter((one) => one === target).length);
}

export const nation: Ability = {
  whyNot(s) {
    for (let node = 0; node < NODES; node++) if (mayLeave(s, node)) return null;
    return NO_BARBARIANS;
  },
  choose(s, use) {
    const { targets } = use;
    if (targets.length === 0) {
      const open: TargetOption[] = [];
      for (let node = 0; node < NODES; node++) if (mayLeave(s, node)) open.push(placeTarget(s, node));
      return open;
    }
    if (targets.length === 1) return waysFrom(s, targets[0]).map((node) => placeTarget(s, node));
    if (targets.includes(NOBODY, 2)) return null;
    const open = unitsLeft(s, use);
    if (targets.length === 2) return open;
    return s.armies[armyAt(BARBARIANS, campOf(s, targets[0]))] <= targets.length - 2 ? null : [...open, FINISH];
  },
  times: (_s, { targets }) => Math.max(1, targets.slice(2).filter((unit) => unit !== NOBODY).length),
  apply(s, { seat, targets }): Next {
    const [from, to] = targets;
    const camp = campOf(s, from);
    if (camp === NOBODY || isBanned(s, from, 'leave')) return undefined;
    let n = 0;
    for (let unit = 0; unit < UNITS.length; unit++) {
      const wanted = targets.slice(2).filter((one) => one === unit).length;
      const gone = Math.min(wanted, s.troops[unitAt(BARBARIANS, camp, unit)]);
      if (gone === 0) continue;
      moveUnits(s, BARBARIANS, camp, to, unit, gone);
      forgetOut(s, BARBARIANS, camp, unit);
      n += gone;
    }
    if (camp !== from && s.armies[armyAt(BARBARIANS, camp)] === 0) removeVehicle(s, camp - NODES);
    if (n === 0) return undefined;
    if (s.core.told !== null) {
      const { nodes } = content.of(s);
      s.core.told.push({ key: 'barbariansMoved', params: { seat, n, fromNode: nodes[from].id, node: nodes[to].id } });
    }
    return [...hordeArrives(s, to), claimLand.do({ node: from })];
  },
};

/** 46.13. Influence: barbarian units beside one's own land become one's own, from the reserve. */

import type { Next } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { armyAt, NOBODY, type UniState, type Use } from '../../state.ts';
import { BARBARIANS, ORANGE, TECHNOLOGIES, TERRITORIES, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { claimLand } from '../clash.ts';
import { forgetOut } from '../fighters.ts';
import { pointsCost } from '../points.ts';
import { reason } from '../reason.ts';
import { FINISH, placeTarget, UNIT_TARGETS } from '../targets.ts';
import { dismiss, inReserve, muster, pieceOf, realsOf } from '../troops.ts';

const INFLUENCE = TECHNOLOGIES.indexOf('influence');
const NO_BARBARIANS = reason('UNI-46.13', 'noBarbariansNear');

/** A territory with barbarians beside one that the seat controls, with a unit for which he has a piece. */
function mayConvert(s: UniState, seat: number, territory: number): boolean {
  if (s.armies[armyAt(BARBARIANS, territory)] === 0) return false;
  if (!content.of(s).nodes[territory].land.some((other) => s.control[other] === seat)) return false;
  return UNITS.some((_, unit) => {
    const [real = NOBODY] = realsOf(s, BARBARIANS, territory, unit);
    return real !== NOBODY && inReserve(s, seat, real) > 0;
  });
}

/** Units still there, with a piece for each, that can be paid for. */
function unitsLeft(s: UniState, { seat, targets, spares }: Use): TargetOption[] {
  const chosen = targets.slice(1);
  const { points } = content.of(s).technologies[INFLUENCE];
  if (s.florins[seat] < pointsCost(s, seat, ORANGE, (chosen.length + 1) * points, spares)) return [];
  const taken = realUnits(s, targets[0], chosen);
  return UNIT_TARGETS.filter(({ target }) => {
    const real = realUnits(s, targets[0], [...chosen, target])[chosen.length] ?? NOBODY;
    return real !== NOBODY && inReserve(s, seat, real) > taken.filter((one) => pieceOf(one) === pieceOf(real)).length;
  });
}

/** What the units chosen in a territory really are: a changed type is only marked (UNI-46.21); -1 where there is none any more. */
function realUnits(s: UniState, territory: number, chosen: readonly number[]): number[] {
  return chosen.map((unit, i) => {
    const before = chosen.slice(0, i).filter((one) => one === unit).length;
    return realsOf(s, BARBARIANS, territory, unit)[before] ?? NOBODY;
  });
}

export const influence: Ability = {
  whyNot(s, { seat }) {
    for (let territory = 0; territory < TERRITORIES; territory++) if (mayConvert(s, seat, territory)) return null;
    return NO_BARBARIANS;
  },
  choose(s, use) {
    const { seat, targets } = use;
    if (targets.length === 0) {
      const open: TargetOption[] = [];
      for (let territory = 0; territory < TERRITORIES; territory++)
        if (mayConvert(s, seat, territory)) open.push(placeTarget(s, territory));
      return open;
    }
    if (targets.includes(NOBODY, 1)) return null;
    const open = unitsLeft(s, use);
    if (targets.length === 1) return open;
    return s.armies[armyAt(BARBARIANS, targets[0])] <= targets.length - 1 ? null : [...open, FINISH];
  },
  times: (_s, { targets }) => Math.max(1, targets.slice(1).filter((unit) => unit !== NOBODY).length),
  apply(s, { seat, targets }): Next {
    const [territory, ...units] = targets;
    let n = 0;
    for (const unit of units) {
      const [real = NOBODY] = unit === NOBODY ? [] : realsOf(s, BARBARIANS, territory, unit);
      if (real === NOBODY || inReserve(s, seat, real) === 0) continue;
      dismiss(s, BARBARIANS, territory, unit, 1);
      forgetOut(s, BARBARIANS, territory, unit);
      // A captain is won as level I.
      muster(s, seat, territory, pieceOf(real), 1);
      n++;
    }
    if (s.core.told !== null)
      s.core.told.push({ key: 'barbariansConverted', params: { seat, n, node: content.of(s).nodes[territory].id } });
    return claimLand.do({ node: territory });
  },
};

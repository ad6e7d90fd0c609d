/** 46.14, 46.21. Promotion: a unit of either side counts as another type for the turn, for a point a step. */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { NOWHERE, type UniState, type Use } from '../../state.ts';
import { ARCHER, CAVALRY, HEAVY, LIGHT, RED, TECHNOLOGIES, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { FIGHTING } from '../battle-options.ts';
import { hittable, inFight, isPlayer, locationsOf, ownIndex, present, sideAt } from '../fighters.ts';
import { pointsCost } from '../points.ts';
import { reason } from '../reason.ts';
import { type NamedTarget, UNIT_TARGETS } from '../targets.ts';
import { disguise } from '../troops.ts';

const PROMOTION = TECHNOLOGIES.indexOf('promotion');
const NOT_A_SIDE = reason('UNI-46.14', 'notYourBattle');

/** Rungs of the ladder; light infantry and archer share the lowest and are one step apart. */
function rungOf(unit: number): number {
  return unit === LIGHT || unit === ARCHER ? 0 : unit === HEAVY ? 1 : unit - CAVALRY + 2;
}

/** Steps from one type to another (UNI-46.14). */
export function stepsBetween(from: number, to: number): number {
  if (from === to) return 0;
  return Math.max(1, Math.abs(rungOf(from) - rungOf(to)));
}

/** Units of both sides in the fight, the user's first. */
function unitsOnField(s: UniState, { seat }: Use): NamedTarget[] {
  const b = present(s);
  const own = ownIndex(s, seat);
  return [own, 1 - own].flatMap((i) =>
    UNITS.flatMap((unit, kind): NamedTarget[] => {
      if (inFight(s, b, i, kind) === 0) return [];
      const side = sideAt(b, i);
      const target = i * UNITS.length + kind;
      if (i === own) return [{ key: `own ${unit}`, say: 'ownUnitTarget', unit, target }];
      return [{ key: `enemy ${unit}`, say: isPlayer(side) ? 'enemyUnitTarget' : 'barbarianUnitTarget', unit, target }];
    }),
  );
}

/** Types it can become for what can be paid. */
function types(s: UniState, { seat, targets: [chosen], spares }: Use): TargetOption[] {
  const { points } = content.of(s).technologies[PROMOTION];
  const from = chosen % UNITS.length;
  return UNIT_TARGETS.filter(({ target }) => {
    const steps = stepsBetween(from, target);
    return steps > 0 && s.florins[seat] >= pointsCost(s, seat, RED, steps * points, spares);
  });
}

export const promotion: Ability = {
  whyNot: (s, { seat }) => (ownIndex(s, seat) < 0 ? NOT_A_SIDE : null),
  choose(s, use) {
    if (use.targets.length === 0) return unitsOnField(s, use);
    return use.targets.length === 1 ? types(s, use) : null;
  },
  times: (_s, { targets }) => (targets.length < 2 ? 1 : stepsBetween(targets[0] % UNITS.length, targets[1])),
  apply(s, { seat, targets: [chosen, as] }) {
    const b = present(s);
    const i = Math.floor(chosen / UNITS.length);
    const unit = chosen % UNITS.length;
    const location = locationsOf(s, b, i).find((one) => hittable(s, b, i, one, unit, FIGHTING) > 0) ?? NOWHERE;
    if (location === NOWHERE) return undefined;
    disguise(s, sideAt(b, i), location, unit, as);
    s.core.told?.push({ key: 'unitPromoted', params: { seat, unit: UNITS[unit], intoUnit: UNITS[as] } });
    return undefined;
  },
};

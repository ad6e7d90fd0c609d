/** What it is worth to have the technologies that are used by themselves, in the turns that are left. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { levelOf } from '../rules/buildings.ts';
import { areNeighbouring } from '../rules/technologies/proselytism.ts';
import { kindOf, vehiclesOf } from '../rules/vehicles.ts';
import type { UniState } from '../state.ts';
import { CIVIL, ENGINE, MILITARY, TECHNOLOGIES, TERRITORIES, type TechnologyId } from '../vocabulary.ts';
import { freePoints } from './free-points.ts';
import { lawYield } from './taxing.ts';
import { honourWorth, turnsLeft } from './worth.ts';

/** Levels a turn that there is room for in the long run. */
const MOST_RAISED = 4;

/** Florins that a turn's uses bring to somebody who has so many points of the colour for nothing. */
type Yield = (s: UniState, seat: Seat, free: number) => number;

/** Levels by which buildings that stand could still be raised. */
function unfinished(s: UniState, seat: Seat): number {
  let n = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (s.control[territory] !== seat) continue;
    for (const category of [CIVIL, MILITARY]) {
      const level = levelOf(s, territory, category);
      if (level > 0) n += 3 - level;
    }
  }
  return n;
}

const YIELDS: { readonly [id in TechnologyId]?: Yield } = {
  machinery: (s, seat, free) => (free > 0 && vehiclesOf(s, seat).some((slot) => kindOf(slot) === ENGINE) ? 20 : 0),
  cartography: (_s, _seat, free) => (free > 1 ? 25 : 0),
  control: (_s, _seat, free) => (free > 0 ? 20 : 0),
  guides: (_s, _seat, free) => (free > 1 ? 80 : 0),
  edict: (_s, _seat, free) => (free >= 1 ? 35 : 0),
  law: (s, seat) => lawYield(s, seat),
  nation: (_s, _seat, free) => (free > 0 ? 40 : 5),
  influence: (s, _seat, free) => honourWorth(s) * (free > 1 ? 1 : 0.4),
  promotion: (_s, _seat, free) => 35 * Math.min(2, free),
  tactics: (_s, _seat, free) => 25 * Math.min(2, free),
  strategy: (s, _seat, free) => (free > 1 ? 0.3 * honourWorth(s) : 10),
  engineering: (s, seat, free) => 80 * Math.min(MOST_RAISED, unfinished(s, seat), free),
  monasticism: (_s, _seat, free) => 40 * Math.min(2, free),
  proselytism: (s, seat, free) => (free > 0 && s.order.some((other) => other !== seat && areNeighbouring(s, seat, other)) ? 50 : 0),
  passingOfTime: (_s, _seat, free) => (free > 1 ? 40 : 0),
};

/** What a technology brings until the end; nothing for those of purchases and sales, which are priced there. */
export function artWorth(s: UniState, seat: Seat, technology: number): number {
  const { colour } = content.of(s).technologies[technology];
  return (YIELDS[TECHNOLOGIES[technology]]?.(s, seat, freePoints(s, seat, colour)) ?? 0) * turnsLeft(s);
}

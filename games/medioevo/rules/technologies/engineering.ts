/** 46.17. Engineering: buildings and siege engines are improved without florins. */

import type { Next } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import type { UniState, Use } from '../../state.ts';
import { CIVIL, ENGINE, FIRST_SLOT, MILITARY, SLOTS, TECHNOLOGIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { complete, whyNotLot } from '../building.ts';
import { buildingsLeft, levelOf } from '../buildings.ts';
import { pointsCost } from '../points.ts';
import { designAt, type PurchaseOption } from '../purchase-options.ts';
import { reason } from '../reason.ts';
import { improve, upgradeOf, whyNotImprove } from '../shipyard.ts';
import { landOf } from '../sites.ts';

const ENGINEERING = TECHNOLOGIES.indexOf('engineering');
const NOTHING_TO_IMPROVE = reason('UNI-46.17', 'nothingToImprove');

const LEVELS: readonly number[] = [2, 3];

/** Whether a building that stands in a territory of the seat may be raised to a level. */
function mayRaise(s: UniState, seat: number, territory: number, category: number, level: number): boolean {
  if (levelOf(s, territory, category) === 0 || whyNotLot(s, seat, territory, category, level) !== null) return false;
  return buildingsLeft(s, category, level) > 0;
}

/** Everything that may be improved, as the purchases that it replaces. */
export function improvements(s: UniState, seat: number): PurchaseOption[] {
  const { shop } = content.of(s).options;
  const open: PurchaseOption[] = [];
  for (const territory of landOf(s, seat))
    for (const category of [CIVIL, MILITARY])
      for (const level of LEVELS) if (mayRaise(s, seat, territory, category, level)) open.push(shop.build[category][level][territory][0]);
  for (let slot = FIRST_SLOT[ENGINE]; slot < SLOTS; slot++)
    if (s.vehicleOf[slot] === seat)
      for (const level of LEVELS) if (whyNotImprove(s, seat, slot, level) === null) open.push(upgradeOf(s, slot, level)[0]);
  return open;
}

/** One point for each level gained. */
function levelsGained(s: UniState, { act, index, level, place }: PurchaseOption): number {
  return level - (act === 'upgrade' ? s.level[index] : levelOf(s, place, index));
}

function chosen(s: UniState, { targets: [target] }: Use): PurchaseOption {
  return designAt(content.of(s).options.shop, target);
}

export const engineering: Ability = {
  whyNot: (s, { seat }) => (improvements(s, seat).length > 0 ? null : NOTHING_TO_IMPROVE),
  choose(s, { seat, targets, spares }): readonly TargetOption[] | null {
    if (targets.length > 0) return null;
    const { colour, points } = content.of(s).technologies[ENGINEERING];
    const all = improvements(s, seat);
    const open = all.filter((option) => pointsCost(s, seat, colour, points * levelsGained(s, option), spares) <= s.florins[seat]);
    // Only in worlds that others hold possible has he no florins for any.
    return open.length > 0 ? open : all;
  },
  times: (s, use) => (use.targets.length === 0 ? 1 : Math.max(1, levelsGained(s, chosen(s, use)))),
  apply(s, use): Next {
    const { seat } = use;
    const { act, index, level, place } = chosen(s, use);
    if (act === 'upgrade') {
      if (s.vehicleOf[index] === seat && whyNotImprove(s, seat, index, level) === null) improve(s, seat, index, level, 0);
      return undefined;
    }
    return mayRaise(s, seat, place, index, level) ? complete(s, seat, place, index, level, 0) : undefined;
  },
};

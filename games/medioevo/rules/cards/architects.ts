/** Cards 32 and 33: one building or upgrade for fewer florins (UNI-45.18). The card is used with the purchase, which is paid by itself. */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { UniState, Use } from '../../state.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { build, levelsOf, offerBuildings, priceOf, whyNoBuilding, whyNotLot } from '../building.ts';
import { levelOf } from '../buildings.ts';
import { heldBy } from '../hidden-purchases.ts';
import { florinsFor } from '../prices.ts';
import { designAt, LATER, type PurchaseOption } from '../purchase-options.ts';
import { reason } from '../reason.ts';
import { landOf } from '../sites.ts';

const NOTHING_TO_BUILD = reason('UNI-45.18', 'nothingToBuild');

/** Everything that the owner of the card could build, whatever it costs; in deployment new buildings have no place yet. */
export function plans(s: UniState, seat: Seat): PurchaseOption[] {
  const { build: options } = content.of(s).options.shop;
  const held = heldBy(s, seat);
  const land = landOf(s, seat);
  const open: PurchaseOption[] = [];
  for (let category = 0; category < CATEGORIES.length; category++)
    for (const level of levelsOf(category)) {
      if (whyNoBuilding(s, seat, category, level, held) !== null) continue;
      const lots = land.filter((territory) => whyNotLot(s, seat, territory, category, level) === null);
      if (!s.deploying) for (const territory of lots) open.push(options[category][level][territory][0]);
      else if (lots.length > 0) open.push(options[category][level][LATER][0]);
    }
  return open;
}

/** What can be paid with the card. */
function bargains(s: UniState, { seat, index }: Use): PurchaseOption[] {
  const open: PurchaseOption[] = [];
  offerBuildings(s, seat, landOf(s, seat), open, index);
  return open;
}

/** Florins of the cheapest of them; more than anybody has where there is none. */
function least(s: UniState, use: Use): number {
  const { seat, index } = use;
  let florins = Number.MAX_SAFE_INTEGER;
  for (const option of bargains(s, use)) {
    const from = option.place < 0 ? 0 : levelOf(s, option.place, option.index);
    florins = Math.min(florins, florinsFor(s, seat, priceOf(s, option.index, from, option.level, index), option.spares));
  }
  return florins;
}

export const architect: Ability = {
  whyNot: (s, { seat }) => (plans(s, seat).length > 0 ? null : NOTHING_TO_BUILD),
  choose(s, use) {
    if (use.targets.length > 0) return null;
    const open = bargains(s, use);
    // Only in worlds that others hold possible has he no florins for any.
    return open.length > 0 ? open : plans(s, use.seat);
  },
  /** Before the choice, what the least purchase takes; the purchase itself is not paid with the card, and a Joker does not take it. */
  florins: (s, use) => (use.targets.length > 0 ? 0 : least(s, use)),
  apply(s, use): Next {
    const option = designAt(content.of(s).options.shop, use.targets[0]);
    return bargains(s, use).some(({ key }) => key === option.key) ? build(s, use.seat, option, use.index) : undefined;
  },
};

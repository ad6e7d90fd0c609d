/** What characters like beside what is sensible. */

import { type Instinct, weigher, weighing } from '@castellan/engine';
import { completeMove } from '../rules/combat.ts';
import { isCharged } from '../rules/diplomacy.ts';
import { keepOrPillage } from '../rules/pillage.ts';
import type { PurchaseOption } from '../rules/purchase-options.ts';
import { purchase } from '../rules/purchases.ts';
import { chooseTransport } from '../rules/trade.ts';
import { NOBODY, type UniState } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';

/** What is liked to be bought. */
function purchases(liked: { readonly [act in PurchaseOption['act']]?: number }) {
  return weigher(purchase, (_s: UniState, { act }: PurchaseOption) => liked[act] ?? 0);
}

/**
 * Moves into a fight or onto foreign land. What costs honour must be confirmed, which is no matter of taste: whoever liked it and thought better
 * of it when asked would like it again, without end.
 */
function fights(liking: number) {
  return weigher(completeMove, (s: UniState, { act, side = NOBODY }, _p, seat) => {
    if (act === 'conquer') return liking / 2;
    if (act !== 'fight' && act !== 'take') return 0;
    return side >= 0 && side !== BARBARIANS && isCharged(s, seat, side) ? Math.min(0, liking) : liking;
  });
}

export const tastes: Instinct<UniState>['tastes'] = {
  warlike: weighing([
    purchases({ unit: 1, promote: 0.6, vehicle: 0.4, upgrade: 0.4 }),
    fights(1),
    weigher(keepOrPillage, (_s, { keeps }) => (keeps ? 0 : 0.5)),
  ]),
  thrifty: weighing([
    purchases({ vehicle: 1, done: 0.6, build: 0.3, unit: -0.6, promote: -0.6 }),
    fights(-0.6),
    weigher(chooseTransport, (_s, { slot }) => (slot >= 0 ? 0.6 : 0)),
  ]),
  courtly: weighing([purchases({ card: 1, study: 0.5, unit: -0.3 }), fights(-0.6)]),
  builder: weighing([purchases({ build: 1, repair: 0.6, study: 0.6, unit: -0.3 }), fights(-0.3)]),
};

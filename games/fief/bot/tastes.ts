/** What characters like beside what is sensible. */

import { type Instinct, weigher, weighing } from '@castellan/engine';
import type { PurchaseOption } from '../content/economy-options.ts';
import { carryOn } from '../rules/battles.ts';
import { playCards } from '../rules/card-play.ts';
import { declareBattle } from '../rules/combat.ts';
import { proposeMarriage } from '../rules/marriages.ts';
import { purchase } from '../rules/purchases.ts';
import type { FieState } from '../state.ts';

/** What is liked to be bought. */
function purchases(liked: { readonly [buy in PurchaseOption['buy']]?: number }) {
  return weigher(purchase, (_s: FieState, { buy }: PurchaseOption) => liked[buy] ?? 0);
}

/** Battles that are liked to be given. */
function battles(liking: number) {
  return weigher(declareBattle, (_s: FieState, { move }) => (move === 'attack' ? liking : move === 'besiege' ? liking / 2 : 0));
}

export const tastes: Instinct<FieState>['tastes'] = {
  warlike: weighing([purchases({ pawn: 1, mill: -0.5 }), battles(1), weigher(carryOn, (_s, { carriesOn }) => (carriesOn ? 1 : 0))]),
  thrifty: weighing([
    purchases({ mill: 1, nothing: 0.6, pawn: -0.5 }),
    battles(-0.6),
    weigher(playCards, (_s, { play }) => (play === 'tax' ? 1 : 0)),
  ]),
  courtly: weighing([
    purchases({ title: 1, cardinal: 1, pawn: -0.3 }),
    battles(-0.6),
    weigher(proposeMarriage, (_s, { pair }) => (pair.length > 0 ? 1 : 0)),
  ]),
  builder: weighing([purchases({ castle: 1, mill: 0.6, title: 0.4 }), battles(-0.3)]),
};

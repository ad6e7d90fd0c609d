/** 9 to 16. Purchases in turn order: a free list, one thing at a time. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { UniState } from '../state.ts';
import { CAPTAIN } from '../vocabulary.ts';
import { build, offerBuildings, offerRepairs, repair } from './building.ts';
import { PAUSE } from './calls.ts';
import { buyPromotion, hireCaptain, offerCaptains } from './captains.ts';
import { hasPieces, removePieces } from './disband.ts';
import { buyCard, whyNotBuyCard } from './empire-purchase.ts';
import { heldBy, heldUnits } from './hidden-purchases.ts';
import type { PurchaseOption } from './purchase-options.ts';
import { offerRansoms, ransom } from './ransom.ts';
import { buyBack, offerRebuys, offerRedeployments, offerUnits, recruit, recruitingSites, redeploy, unitLimit } from './recruiting.ts';
import { refusedPurchases } from './refused-purchases.ts';
import { offerStudies, study } from './research.ts';
import { buyUpgrade, buyVehicle, offerUpgrades, offerVehicles } from './shipyard.ts';
import { landOf } from './sites.ts';
import { step } from './step.ts';

export function purchaseTurn(_s: UniState, seat: Seat): readonly Frame[] {
  return [purchase.do({ seat })];
}

/** Everything that a player may buy now and can pay. */
function offers(s: UniState, seat: Seat): PurchaseOption[] {
  const { shop } = content.of(s).options;
  const open: PurchaseOption[] = [shop.done];
  const land = landOf(s, seat);
  const sites = recruitingSites(s, seat, land);
  offerStudies(s, seat, open);
  if (whyNotBuyCard(s, seat) === null) open.push(shop.card);
  offerBuildings(s, seat, land, open);
  offerRepairs(s, seat, land, open);
  offerVehicles(s, seat, land, open);
  offerUpgrades(s, seat, open);
  offerUnits(s, seat, sites, open);
  offerCaptains(s, seat, land, sites, open);
  offerRansoms(s, seat, sites, open);
  offerRedeployments(s, seat, sites, open);
  offerRebuys(s, seat, sites, open);
  // A piece that is improved behind the screen must stay (UNI-44.10).
  if (!s.deploying && hasPieces(s, seat)) open.push(shop.remove);
  return open;
}

/** Asked also of those who can buy nothing: silence would tell what they hold. */
export const purchase = step.pick('purchase', {
  rule: [
    'UNI-9.1',
    'UNI-9.2',
    'UNI-9.3',
    'UNI-9.4',
    'UNI-9.5',
    'UNI-9.6',
    'UNI-10.2',
    'UNI-10.3',
    'UNI-11.1',
    'UNI-11.2',
    'UNI-11.3',
    'UNI-11.6',
    'UNI-11.8',
    'UNI-12.1',
    'UNI-13.1',
    'UNI-13.5',
    'UNI-14.1',
    'UNI-15.1',
    'UNI-29.3',
    'UNI-30.7',
    'UNI-45.17',
    'UNI-34.1',
  ],
  ask(s, { seat }: { seat: Seat; again?: true }) {
    const params = { units: Math.max(0, unitLimit(s, seat) - s.recruited[seat] - heldUnits(heldBy(s, seat))), hidden: s.deploying };
    return pick(seat, () => offers(s, seat), { always: true, params });
  },
  answer(s, { seat }, option: PurchaseOption): Next {
    if (option.act === 'done') return undefined;
    const next = buy(s, seat, option);
    return [...(next === undefined ? [] : 'step' in next ? [next] : next), PAUSE, purchase.do({ seat, again: true })];
  },
  refused: (s, { seat }): Refused[] => refusedPurchases(s, seat),
});

/** Carries a purchase out; only cards and buildings lead to further choices. */
function buy(s: UniState, seat: Seat, option: PurchaseOption): Next {
  if (option.act === 'card') return buyCard(s, seat);
  if (option.act === 'build') return build(s, seat, option);
  if (option.act === 'remove') return removePieces.do({ seat });
  buyPlainly(s, seat, option);
  return undefined;
}

function buyPlainly(s: UniState, seat: Seat, option: PurchaseOption): void {
  switch (option.act) {
    case 'study':
      study(s, seat, option);
      break;
    case 'repair':
      repair(s, seat, option);
      break;
    case 'vehicle':
      buyVehicle(s, seat, option);
      break;
    case 'upgrade':
      buyUpgrade(s, seat, option);
      break;
    case 'unit':
      if (option.index < CAPTAIN) recruit(s, seat, option);
      else hireCaptain(s, seat, option);
      break;
    case 'promote':
      buyPromotion(s, seat, option);
      break;
    case 'ransom':
      ransom(s, seat, option);
      break;
    case 'redeploy':
      redeploy(s, seat, option);
      break;
    case 'rebuy':
      buyBack(s, seat, option);
      break;
  }
}

/** What things are worth at a glance, in VP: rough, but it looks at no set of armies and imagines no other city. */

import type { Content, TitanCard } from '../content/content.ts';
import type { EndScore } from '../content/schema.ts';
import { builderOf, whyNotBuild } from '../rules/build.ts';
import { attackOf, standingAttack, whyNotPayFor } from '../rules/forces.ts';
import { whyNotJoin, whyNotNewArmy } from '../rules/recruit.ts';
import { type MonState, NONE, type Player } from '../state.ts';
import { TASTE } from './taste.ts';
import { dieWorth, strengthOf } from './war.ts';
import {
  bannersWorth,
  coinWorth,
  type Effect,
  effectsWorth,
  iconsWorth,
  incomeWorth,
  type Judge,
  priceWorth,
  roundsLeft,
} from './worth.ts';

const AT_A_GLANCE: Judge = { swords: swordsGlance, province: provinceGlance };

export function effectsGlance(c: Content, s: MonState, player: Player, effects: readonly Effect[]): number {
  return effectsWorth(c, s, player, effects, AT_A_GLANCE);
}

/** What a scoring card may come to. */
function endScoreGlance(score: EndScore | null): number {
  return score === null ? 0 : score.type === 'flat' ? score.vp : 2;
}

export function cardGlance(c: Content, s: MonState, player: Player, card: number): number {
  const { banners, icons, onGain, action, discount, endScore, trigger } = c.empire[card];
  const left = roundsLeft(c, s);
  const used = action === null ? 0 : Math.max(0, effectsGlance(c, s, player, action) - c.labourCoins * coinWorth(s));
  return (
    bannersWorth(c, s, player, banners) +
    iconsWorth(c, s, player, icons) +
    endScoreGlance(endScore) +
    effectsGlance(c, s, player, onGain) +
    used * (left + TASTE.card.uses) +
    discount * TASTE.card.discount * incomeWorth(s) +
    (trigger === null ? 0 : TASTE.card.trigger * left)
  );
}

/** Its price deducted. */
export function netCardGlance(c: Content, s: MonState, player: Player, card: number): number {
  return cardGlance(c, s, player, card) - priceWorth(c, s, player, c.empire[card].cost);
}

/** Of the cards that could be built for their cost. */
export function bestBuildGlance(c: Content, s: MonState, player: Player, glance: typeof cardGlance): number {
  const builder = builderOf(c, player, player.coins);
  let best = 0;
  for (const card of s.empireRow)
    if (card >= 0 && whyNotBuild(c, builder, card) === null) best = Math.max(best, glance(c, s, player, card));
  for (const card of player.reserve) if (whyNotBuild(c, builder, card) === null) best = Math.max(best, glance(c, s, player, card));
  return best;
}

export function provinceGlance(c: Content, s: MonState, player: Player, province: number): number {
  if (province === NONE) return 0;
  const { icons, onGain } = c.provinces[province];
  return iconsWorth(c, s, player, icons) + effectsGlance(c, s, player, onGain);
}

export function titanGlance(c: Content, s: MonState, player: Player, titan: TitanCard): number {
  return (
    bannersWorth(c, s, player, titan.banners) +
    iconsWorth(c, s, player, titan.icons) +
    endScoreGlance(titan.endScore) +
    effectsGlance(c, s, player, titan.onGain) -
    titan.dice * dieWorth(s)
  );
}

/** Swords are worth the titan that only they bring within reach of all armies together. */
export function swordsGlance(c: Content, s: MonState, player: Player, swords: number): number {
  let best = 0;
  for (const face of s.titans) {
    if (face === NONE) continue;
    const titan = c.titans[face];
    const missing = titan.defence - standingAttack(c, player, titan) - attackOfAll(c, player, titan);
    if (missing > 0 && missing <= swords) best = Math.max(best, titanGlance(c, s, player, titan));
  }
  return 0.6 * best;
}

/** Nothing without an army to pay for. */
function attackOfAll(c: Content, player: Player, titan: TitanCard): number {
  let attack = Number.NEGATIVE_INFINITY;
  for (const army of player.armies) if (whyNotPayFor(c, player, army) === null) attack = Math.max(0, attack) + attackOf(c, army, titan);
  return attack;
}

/** A recruited card on one of the armies, which keeps but the legacy of what led it, or as a new one (-1). */
export function joinGlance(c: Content, s: MonState, player: Player, card: number, index: number): number {
  const uses = TASTE.army.use * (roundsLeft(c, s) + TASTE.army.now);
  const perCoin = TASTE.army.paid * TASTE.army.price * coinWorth(s);
  if (index < 0) return uses * strengthOf(c.military[card]) - perCoin * c.armyBasePrice;
  const army = player.armies[index];
  const former = c.military[army.active];
  return (
    uses * (strengthOf(c.military[card]) + strengthOf(former.legacy) - strengthOf(former)) + perCoin * (army.nameCoins + army.artCoins)
  );
}

/** Soldiers of the row where they are worth most, their price deducted. */
export function soldiersGlance(c: Content, s: MonState, player: Player, card: number): number {
  const { sword, arrow, cost } = c.military[card];
  let best = whyNotNewArmy(c, player) === null ? joinGlance(c, s, player, card, -1) : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < player.armies.length; i++)
    if (whyNotJoin(player.armies[i]) === null) best = Math.max(best, joinGlance(c, s, player, card, i));
  return best + swordsGlance(c, s, player, sword + arrow) - priceWorth(c, s, player, cost);
}

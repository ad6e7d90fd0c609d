/** What fighting is worth to a player, in VP: armies, titans, and the damage that comes of them. */

import type { Content, Symbols } from '../content/content.ts';
import { attackOf, standingAttack } from '../rules/forces.ts';
import { whyNotJoin, whyNotNewArmy } from '../rules/recruit.ts';
import { cardScore } from '../rules/scoring.ts';
import {
  ARMY_LIMIT,
  ARROW,
  type Army,
  armyPrice,
  armySymbols,
  COIN_INCOME,
  FOOD,
  isUnused,
  KNOWLEDGE_INCOME,
  type MonState,
  NONE,
  ON_CARD,
  type Player,
  SWORD,
  symbols,
} from '../state.ts';
import { TASTE } from './taste.ts';
import { bannersWorth, coinWorth, effectsWorth, iconsWorth, knowledgeWorth, priceWorth, roundsLeft } from './worth.ts';

/** Turning a card of the city face down: what it would have given until it is repaired. Banners come back by themselves. */
export function damageWorth(c: Content, s: MonState, player: Player, card: number): number {
  const face = c.empire[card];
  const left = roundsLeft(c, s);
  const { icons } = face;
  const { damage } = TASTE;
  const hungry = Math.max(0, player.citizens.length - (symbols(c, player, FOOD) - icons[FOOD]));
  const lostArmies = Math.max(0, player.armies.length - (symbols(c, player, ARMY_LIMIT) - icons[ARMY_LIMIT]));
  const used = player.citizens.includes(ON_CARD + card);
  return (
    Math.min(hungry, icons[FOOD]) * damage.food +
    lostArmies * damage.army +
    icons[COIN_INCOME] * Math.min(1, left) * damage.coin +
    icons[KNOWLEDGE_INCOME] * Math.min(1, left) * damage.knowledge +
    (icons[SWORD] + icons[ARROW]) * damage.force +
    (face.action === null ? 0 : used ? damage.usedAction : damage.action) +
    face.discount * damage.discount +
    (face.trigger === null ? 0 : damage.trigger)
  );
}

/** What a die is expected to cost. */
export function dieWorth(s: MonState): number {
  return TASTE.die + coinWorth(s) * TASTE.dieCoins;
}

export function titanWorth(c: Content, s: MonState, player: Player, face: number): number {
  const titan = c.titans[face];
  const damage = titan.dice * dieWorth(s);
  return (
    cardScore(c, { ...player, titans: [...player.titans, face] }) -
    cardScore(c, player) +
    bannersWorth(c, s, player, titan.banners) +
    iconsWorth(c, s, player, titan.icons) +
    effectsWorth(c, s, player, titan.onGain) -
    damage
  );
}

/** Paying for an army: its coins, and the dearer use next time; less what its symbols bring. */
export function armyUseCost(c: Content, s: MonState, player: Player, army: Army): number {
  const price = armyPrice(c, army);
  const { loot, espionage } = armySymbols(c, army);
  const again = roundsLeft(c, s) > 0 ? TASTE.useAgain * price * coinWorth(s) : 0;
  return price * coinWorth(s) + again - loot * coinWorth(s) - espionage * knowledgeWorth(c, s, player);
}

/** The best attack on a stack with so many swords more, what it gains less what it costs; null when none succeeds. */
export function attackWorth(c: Content, s: MonState, player: Player, stack: number, moreSwords: number): number | null {
  const face = s.titans[stack];
  if (face === NONE) return null;
  const titan = c.titans[face];
  const missing = titan.defence - standingAttack(c, player, titan) - moreSwords;
  const armies = player.armies.filter(isUnused);
  let cheapest = Number.POSITIVE_INFINITY;
  for (let mask = 1; mask < 1 << armies.length; mask++) {
    let attack = 0;
    let price = 0;
    let cost = 0;
    for (let i = 0; i < armies.length; i++) {
      if ((mask & (1 << i)) === 0) continue;
      attack += attackOf(c, armies[i], titan);
      price += armyPrice(c, armies[i]);
      cost += armyUseCost(c, s, player, armies[i]);
    }
    if (attack >= missing && price <= player.coins) cheapest = Math.min(cheapest, cost);
  }
  return Number.isFinite(cheapest) ? titanWorth(c, s, player, face) - cheapest : null;
}

export function bestAttack(c: Content, s: MonState, player: Player, moreSwords: number): number {
  let best = 0;
  for (let stack = 0; stack < s.titans.length; stack++) best = Math.max(best, attackWorth(c, s, player, stack, moreSwords) ?? 0);
  return best;
}

/** Swords for a round are worth the attacks they make possible. */
export function attackMadePossible(c: Content, s: MonState, player: Player, swords: number): number {
  const better = bestAttack(c, s, player, swords) - bestAttack(c, s, player, 0);
  return better > 0 ? TASTE.swordsHope * better : 0;
}

export function strengthOf({ sword, arrow, loot, espionage, repair }: Symbols): number {
  const { strength } = TASTE;
  return sword * strength.sword + arrow * strength.arrow + loot * strength.loot + espionage * strength.espionage + repair * strength.repair;
}

/** What an army is good for: its symbols over the rounds left, the price of its next use. */
export function armyWorth(c: Content, s: MonState, army: Army): number {
  const { now, use, paid, price } = TASTE.army;
  const uses = roundsLeft(c, s) + (isUnused(army) ? now : 0);
  return uses * use * strengthOf(armySymbols(c, army)) - Math.min(uses, paid) * price * armyPrice(c, army) * coinWorth(s);
}

/** The army that would come of putting a card on one, or on its own. */
function armyWith(player: Player, card: number, index: number): Army {
  const under = index < 0 ? null : player.armies[index];
  return { active: card, legacy: under === null ? [] : [...under.legacy, under.active], nameCoins: 0, artCoins: 0 };
}

/** A recruited card on one of the armies, or as a new one (-1). */
export function joinWorth(c: Content, s: MonState, player: Player, card: number, index: number): number {
  const army = armyWith(player, card, index);
  const before = index < 0 ? 0 : armyWorth(c, s, player.armies[index]);
  const armies = index < 0 ? [...player.armies, army] : player.armies.with(index, army);
  const attack = bestAttack(c, s, { ...player, armies }, 0) - bestAttack(c, s, player, 0);
  return armyWorth(c, s, army) - before + TASTE.recruitsHope * Math.max(0, attack);
}

export function recruitWorth(c: Content, s: MonState, player: Player, card: number): number {
  let best = whyNotNewArmy(c, player) === null ? joinWorth(c, s, player, card, -1) : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < player.armies.length; i++)
    if (whyNotJoin(player.armies[i]) === null) best = Math.max(best, joinWorth(c, s, player, card, i));
  return best - priceWorth(c, s, player, c.military[card].cost);
}

/** The best of the row once a fee is paid. */
export function bestRecruit(c: Content, s: MonState, player: Player, fee: number): number {
  let best = 0;
  for (const card of s.militaryRow) {
    if (card < 0) continue;
    const { coins, knowledge } = c.military[card].cost;
    if (coins + fee <= player.coins && knowledge <= player.knowledge) best = Math.max(best, recruitWorth(c, s, player, card));
  }
  return best;
}

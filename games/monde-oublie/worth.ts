/** What things are worth to a player, in VP: the judgements the instinct is made of. */

import type { Content, EmpireCard, Price } from './content/content.ts';
import type { CardEffect, GainEffect } from './content/schema.ts';
import { attackOf, standingAttack } from './rules/attacking.ts';
import { cardScore, scoreOf, tribeScore } from './rules/scoring.ts';
import {
  ARMY_LIMIT,
  ARROW,
  type Army,
  AVAILABLE,
  armyPrice,
  armySymbols,
  banners,
  CAPACITY,
  COIN_INCOME,
  EXPLORE_BONUS,
  FOOD,
  freeCapacity,
  isUnused,
  KNOWLEDGE_INCOME,
  type MonState,
  NONE,
  ON_CARD,
  type Player,
  SWORD,
  symbols,
} from './state.ts';
import { MOST_CITIZENS, TRIBES } from './vocabulary.ts';

/** A coin by round: worth what it can still buy. */
const COIN = [0, 0.5, 0.5, 0.48, 0.45, 0.35, 0.06];
const LAST_ROUND = COIN.length - 1;

export function coinWorth(s: MonState): number {
  return COIN[Math.min(s.round, LAST_ROUND)];
}

/** Another knowledge beside those in stock; in the last round only what a card in sight asks for. */
export function knowledgeWorth(c: Content, s: MonState, player: Player): number {
  if (s.round >= LAST_ROUND) return player.knowledge < knowledgeWanted(c, s, player) ? 1.2 : 0.02;
  return coinWorth(s) * (player.knowledge < 2 ? 3 : player.knowledge < 4 ? 2.2 : 1);
}

function knowledgeWanted(c: Content, s: MonState, player: Player): number {
  let most = 0;
  for (const card of [...s.empireRow, ...player.reserve]) {
    if (card < 0 || player.city.includes(card)) continue;
    const { coins, knowledge } = c.empire[card].cost;
    if (coins <= player.coins + 2) most = Math.max(most, knowledge);
  }
  return most;
}

export function priceWorth(c: Content, s: MonState, player: Player, { coins, knowledge }: Price): number {
  const next = { ...player, knowledge: player.knowledge - knowledge };
  return coins * coinWorth(s) + knowledge * knowledgeWorth(c, s, next);
}

/** Rounds that follow this one. */
function roundsLeft(c: Content, s: MonState): number {
  return c.rounds - s.round;
}

/** One coin of income until the end of the game. */
function incomeWorth(s: MonState): number {
  let worth = 0;
  for (let round = s.round + 1; round <= LAST_ROUND; round++) worth += COIN[round];
  return worth;
}

/** The places of capacity from the first free one on. */
const PLACE = [1.1, 0.7, 0.45, 0.25, 0.1];

function placesWorth(c: Content, s: MonState, free: number, more: number): number {
  const scale = roundsLeft(c, s) > 0 ? 1 : 0.5;
  let worth = 0;
  for (let i = 0; i < more; i++) worth += PLACE[Math.max(0, free) + i] ?? 0.05;
  return worth * scale;
}

/** What is missing to feed everybody, a citizen still hoped for included. */
function foodWanted(c: Content, s: MonState, player: Player): number {
  const hoped = roundsLeft(c, s) >= 2 ? 1 : 0;
  return Math.min(MOST_CITIZENS, player.citizens.length + hoped) - symbols(c, player, FOOD);
}

function iconsWorth(c: Content, s: MonState, player: Player, icons: readonly number[]): number {
  const left = roundsLeft(c, s);
  const food = icons[FOOD];
  const needed = Math.max(0, Math.min(food, foodWanted(c, s, player)));
  const starving = Math.max(0, Math.min(food, player.citizens.length - symbols(c, player, FOOD)));
  return (
    starving * Math.min(3, 1 + 0.6 * left) +
    (needed - starving) * 0.2 * left +
    (food - needed) * 0.1 +
    icons[COIN_INCOME] * incomeWorth(s) +
    icons[KNOWLEDGE_INCOME] * incomeWorth(s) * 2.2 +
    icons[SWORD] * (0.2 + 0.3 * left) +
    icons[ARROW] * (0.1 + 0.22 * left) +
    icons[ARMY_LIMIT] * 0.35 * left +
    placesWorth(c, s, freeCapacity(c, player), icons[CAPACITY]) +
    icons[EXPLORE_BONUS] * 0.08 * left
  );
}

/** Effects that happen now. */
export function effectsWorth(c: Content, s: MonState, player: Player, effects: readonly (GainEffect | CardEffect)[]): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(c, s, player, effect);
  return worth;
}

function effectWorth(c: Content, s: MonState, player: Player, effect: GainEffect | CardEffect): number {
  switch (effect.type) {
    case 'gainCoins':
      return effect.n * coinWorth(s);
    case 'gainKnowledge':
      return effect.n * knowledgeWorth(c, s, player);
    case 'gainCitizen':
      return effect.n * citizenWorth(c, s, player);
    case 'repair':
      return Math.min(effect.n, player.damaged.length) * 0.4;
    case 'roundSword':
      return attackMadePossible(c, s, player, effect.n);
    case 'takeFirstPlayer':
      return s.handSide ? 0 : 0.15;
    case 'performAction':
      return effect.action === 'expansion'
        ? expansionWorth(c, s, player)
        : effect.action === 'exploration'
          ? explorationWorth(c, s, player)
          : 0.5;
    case 'copyEmpireAction':
      return 0.8;
    case 'reorderTitans':
      return 0.4 + attackMadePossible(c, s, player, 0);
  }
}

/** A new citizen: an action in each round to come, if there is food. */
export function citizenWorth(c: Content, s: MonState, player: Player): number {
  if (player.citizens.length >= MOST_CITIZENS) return 0;
  const hungry = player.citizens.length + 1 > symbols(c, player, FOOD);
  const left = roundsLeft(c, s);
  return hungry ? (left === 0 ? -2 : 0.25 * left) : 0.85 * left;
}

export function provinceWorth(c: Content, s: MonState, player: Player, province: number): number {
  const { icons, onGain } = c.provinces[province];
  const scored = cardScore(c, { ...player, provinces: [...player.provinces, province] }) - cardScore(c, player);
  return scored + iconsWorth(c, s, player, icons) + effectsWorth(c, s, player, onGain);
}

export function expansionWorth(c: Content, s: MonState, player: Player): number {
  return s.province === NONE ? 0 : provinceWorth(c, s, player, s.province);
}

export function explorationWorth(c: Content, s: MonState, player: Player): number {
  const left = roundsLeft(c, s);
  const citizens = player.citizens.filter((place) => place === AVAILABLE).length;
  if (left === 0) return citizens > 1 && freeCapacity(c, player) > 0 ? 0.5 : 0;
  return player.reserve.length === 0 ? 1.1 : player.reserve.length === 1 ? 0.8 : 0.4;
}

/** VP by more banners, and a little for the step that then comes next in their tribes. */
function bannersWorth(c: Content, s: MonState, player: Player, gained: readonly number[]): number {
  const hope = roundsLeft(c, s) === 0 ? 0 : 0.25;
  let worth = 0;
  for (let tribe = 0; tribe < TRIBES.length; tribe++) {
    if (gained[tribe] === 0) continue;
    const before = banners(c, player, tribe);
    const after = before + gained[tribe];
    const vp = tribeScore(c, after);
    worth += vp - tribeScore(c, before) + hope * (tribeScore(c, after + 1) - vp);
  }
  return worth;
}

/** An Empire card in the city, before its price. */
export function cardWorth(c: Content, s: MonState, player: Player, card: number): number {
  const face = c.empire[card];
  const left = roundsLeft(c, s);
  const place = placesWorth(c, s, freeCapacity(c, player) - 1, 1);
  return (
    cardScore(c, { ...player, city: [...player.city, card] }) -
    cardScore(c, player) +
    bannersWorth(c, s, player, face.banners) +
    iconsWorth(c, s, player, face.icons) +
    effectsWorth(c, s, player, face.onGain) +
    useWorth(c, s, player, face) * (left + 0.5) +
    face.discount * 1.3 * incomeWorth(s) +
    (face.endScore === null ? 0 : 0.3 * left) +
    (face.trigger === null ? 0 : 0.2 * left) -
    0.6 * place
  );
}

/** The action of a card each round, beyond what the citizen would earn by Labour. */
function useWorth(c: Content, s: MonState, player: Player, { action }: EmpireCard): number {
  if (action === null) return 0;
  return Math.max(0, effectsWorth(c, s, player, action) - c.labourCoins * coinWorth(s));
}

/** Turning a card of the city face down: what it would have given until it is repaired. Banners come back by themselves. */
export function damageWorth(c: Content, s: MonState, player: Player, card: number): number {
  const face = c.empire[card];
  const left = roundsLeft(c, s);
  const { icons } = face;
  const hungry = Math.max(0, player.citizens.length - (symbols(c, player, FOOD) - icons[FOOD]));
  const lostArmies = Math.max(0, player.armies.length - (symbols(c, player, ARMY_LIMIT) - icons[ARMY_LIMIT]));
  const used = player.citizens.includes(ON_CARD + card);
  return (
    Math.min(hungry, icons[FOOD]) * 1.6 +
    lostArmies * 2.5 +
    icons[COIN_INCOME] * Math.min(1, left) * 0.5 +
    icons[KNOWLEDGE_INCOME] * Math.min(1, left) * 1.2 +
    (icons[SWORD] + icons[ARROW]) * 0.4 +
    (face.action === null ? 0 : used ? 0.1 : 0.6) +
    face.discount * 0.3 +
    (face.trigger === null ? 0 : 0.2)
  );
}

export function titanWorth(c: Content, s: MonState, player: Player, face: number): number {
  const titan = c.titans[face];
  const damage = titan.dice * (0.3 + coinWorth(s) / 3);
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
  const again = roundsLeft(c, s) > 0 ? 0.45 * price * coinWorth(s) : 0;
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
  return better > 0 ? 0.8 * better : 0;
}

/** What an army is good for: its symbols over the rounds left, the price of its next use. */
export function armyWorth(c: Content, s: MonState, army: Army): number {
  const { sword, arrow, loot, espionage, repair } = armySymbols(c, army);
  const uses = roundsLeft(c, s) + (isUnused(army) ? 0.7 : 0);
  const strength = sword * 0.4 + arrow * 0.28 + loot * 0.35 + espionage * 0.9 + repair * 0.25;
  return uses * 0.55 * strength - Math.min(uses, 1.5) * 0.6 * armyPrice(c, army) * coinWorth(s);
}

/** How well a player stands. */
export function standing(c: Content, s: MonState, player: Player): number {
  const left = roundsLeft(c, s);
  let worth = scoreOf(c, player).total + player.coins * coinWorth(s) + player.knowledge * coinWorth(s) * 2.5;
  worth += symbols(c, player, COIN_INCOME) * incomeWorth(s) + symbols(c, player, KNOWLEDGE_INCOME) * incomeWorth(s) * 2.2;
  worth += 0.3 * left * (symbols(c, player, SWORD) + 0.7 * symbols(c, player, ARROW));
  worth += 0.85 * left * Math.min(player.citizens.length, symbols(c, player, FOOD));
  worth += placesWorth(c, s, 0, Math.max(0, freeCapacity(c, player)));
  worth += 0.4 * Math.min(left, player.reserve.length);
  for (const army of player.armies) worth += armyWorth(c, s, army);
  for (const card of player.city) worth += useWorth(c, s, player, c.empire[card]) * left;
  for (const card of player.damaged) worth -= 0.5 * damageWorth(c, s, player, card);
  return worth;
}

/** What things are worth to a player, in VP: the judgements the instinct is made of. */

import type { Seat } from '@castellan/engine';
import type { Content, EmpireCard, Price } from '../content/content.ts';
import type { CardEffect, GainEffect } from '../content/schema.ts';
import type { CoinOption } from '../options.ts';
import { cardScore, tribeScore } from '../rules/scoring.ts';
import {
  ARMY_LIMIT,
  ARROW,
  AVAILABLE,
  banners,
  CAPACITY,
  COIN_INCOME,
  canPay,
  EXPLORE_BONUS,
  FOOD,
  freeCapacity,
  KNOWLEDGE_INCOME,
  type MonState,
  NONE,
  type Player,
  SWORD,
  symbols,
} from '../state.ts';
import { MOST_CITIZENS, TRIBES } from '../vocabulary.ts';
import { TASTE } from './taste.ts';
import { attackMadePossible } from './war.ts';

const LAST_ROUND = TASTE.coin.length - 1;

export function coinWorth(s: MonState): number {
  return TASTE.coin[Math.min(s.round, LAST_ROUND)];
}

/** Another knowledge beside those in stock; in the last round only what a card in sight asks for. */
export function knowledgeWorth(c: Content, s: MonState, player: Player, stock = player.knowledge): number {
  const { few, some, many, wanted, unwanted } = TASTE.knowledge;
  if (s.round >= LAST_ROUND) return stock < knowledgeWanted(c, s, player) ? wanted : unwanted;
  return coinWorth(s) * (stock < 2 ? few : stock < 4 ? some : many);
}

function knowledgeWanted(c: Content, s: MonState, player: Player): number {
  return Math.max(mostKnowledgeOf(c, player, s.empireRow), mostKnowledgeOf(c, player, player.reserve));
}

function mostKnowledgeOf(c: Content, player: Player, cards: readonly number[]): number {
  let most = 0;
  for (const card of cards) {
    if (card < 0 || player.city.includes(card)) continue;
    const { coins, knowledge } = c.empire[card].cost;
    if (coins <= player.coins + 2) most = Math.max(most, knowledge);
  }
  return most;
}

export function priceWorth(c: Content, s: MonState, player: Player, { coins, knowledge }: Price): number {
  const inKnowledge = knowledge === 0 ? 0 : knowledge * knowledgeWorth(c, s, player, player.knowledge - knowledge);
  return coins * coinWorth(s) + inKnowledge;
}

/** Rounds that follow this one. */
export function roundsLeft(c: Content, s: MonState): number {
  return c.rounds - s.round;
}

/** One coin of income until the end of the game. */
export function incomeWorth(s: MonState): number {
  let worth = 0;
  for (let round = s.round + 1; round <= LAST_ROUND; round++) worth += TASTE.coin[round];
  return worth;
}

function placesWorth(c: Content, s: MonState, free: number, more: number): number {
  const scale = roundsLeft(c, s) > 0 ? 1 : TASTE.lastPlace;
  let worth = 0;
  for (let i = 0; i < more; i++) worth += TASTE.place[Math.max(0, free) + i] ?? TASTE.farPlace;
  return worth * scale;
}

/** What is missing to feed everybody, a citizen still hoped for included. */
function foodWanted(c: Content, s: MonState, player: Player): number {
  const hoped = roundsLeft(c, s) >= 2 ? 1 : 0;
  return Math.min(MOST_CITIZENS, player.citizens.length + hoped) - symbols(c, player, FOOD);
}

export function iconsWorth(c: Content, s: MonState, player: Player, icons: readonly number[]): number {
  const left = roundsLeft(c, s);
  const food = icons[FOOD];
  const needed = Math.max(0, Math.min(food, foodWanted(c, s, player)));
  const starving = Math.max(0, Math.min(food, player.citizens.length - symbols(c, player, FOOD)));
  return (
    starving * Math.min(TASTE.food.starvingMost, TASTE.food.starving + TASTE.food.starvingRound * left) +
    (needed - starving) * TASTE.food.hoped * left +
    (food - needed) * TASTE.food.spare +
    icons[COIN_INCOME] * incomeWorth(s) +
    icons[KNOWLEDGE_INCOME] * incomeWorth(s) * TASTE.knowledge.income +
    icons[SWORD] * (TASTE.sword + TASTE.swordRound * left) +
    icons[ARROW] * (TASTE.arrow + TASTE.arrowRound * left) +
    icons[ARMY_LIMIT] * TASTE.armyLimit * left +
    placesWorth(c, s, freeCapacity(c, player), icons[CAPACITY]) +
    icons[EXPLORE_BONUS] * TASTE.exploreBonus * left
  );
}

/** How to judge what takes a close look: thoroughly, or at a glance. */
export interface Judge {
  /** Swords until the end of the round. */
  swords(c: Content, s: MonState, player: Player, n: number): number;
  province(c: Content, s: MonState, player: Player, province: number): number;
}

const THOROUGH: Judge = { swords: (c, s, player, n) => attackMadePossible(c, s, player, n), province: provinceWorth };

export type Effect = GainEffect | CardEffect;

/** Effects that happen now. */
export function effectsWorth(c: Content, s: MonState, player: Player, effects: readonly Effect[], judge: Judge = THOROUGH): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(c, s, player, effect, judge);
  return worth;
}

function effectWorth(c: Content, s: MonState, player: Player, effect: Effect, judge: Judge): number {
  switch (effect.type) {
    case 'gainCoins':
      return effect.n * coinWorth(s);
    case 'gainKnowledge':
      return effect.n * knowledgeWorth(c, s, player);
    case 'gainCitizen':
      return effect.n * citizenWorth(c, s, player);
    case 'repair':
      return Math.min(effect.n, player.damaged.length) * TASTE.effects.repair;
    case 'roundSword':
      return judge.swords(c, s, player, effect.n);
    case 'takeFirstPlayer':
      return s.handSide ? 0 : TASTE.effects.firstPlayer;
    case 'performAction':
      if (effect.action === 'exploration') return explorationWorth(c, s, player);
      return effect.action === 'expansion' ? judge.province(c, s, player, s.province) : TASTE.effects.action;
    case 'copyEmpireAction':
      return TASTE.effects.copy;
    case 'reorderTitans':
      return TASTE.effects.reorder;
  }
}

/** A new citizen: an action in each round to come, if there is food. */
export function citizenWorth(c: Content, s: MonState, player: Player): number {
  if (player.citizens.length >= MOST_CITIZENS) return 0;
  const hungry = player.citizens.length + 1 > symbols(c, player, FOOD);
  const left = roundsLeft(c, s);
  return hungry ? (left === 0 ? -TASTE.citizen.starved : TASTE.citizen.hungry * left) : TASTE.citizen.fed * left;
}

/** Nothing where no province is left. */
export function provinceWorth(c: Content, s: MonState, player: Player, province: number): number {
  if (province === NONE) return 0;
  const { icons, onGain } = c.provinces[province];
  const scored = cardScore(c, { ...player, provinces: [...player.provinces, province] }) - cardScore(c, player);
  return scored + iconsWorth(c, s, player, icons) + effectsWorth(c, s, player, onGain);
}

/** The cheaper of the prices that the player can pay. */
export function cheapestExpansion(c: Content, s: MonState, player: Player): number {
  let least = Number.POSITIVE_INFINITY;
  for (const price of c.expansionPrices) if (canPay(player, price)) least = Math.min(least, priceWorth(c, s, player, price));
  return least;
}

export function explorationWorth(c: Content, s: MonState, player: Player): number {
  const left = roundsLeft(c, s);
  if (left === 0) return citizensAtHome(player) > 1 && freeCapacity(c, player) > 0 ? TASTE.lastExploration : 0;
  return TASTE.exploration[Math.min(player.reserve.length, TASTE.exploration.length - 1)];
}

export function citizensAtHome({ citizens }: Player): number {
  let n = 0;
  for (const place of citizens) if (place === AVAILABLE) n++;
  return n;
}

/** What rebuilding is worth beside repairs and coins: the tile, where it may be taken from another for a round to come. */
export function rebuildWorth(c: Content, s: MonState, seat: Seat): number {
  return s.handSide || s.firstPlayer === seat || roundsLeft(c, s) === 0 ? TASTE.rebuild : TASTE.rebuildFirst;
}

/** VP by more banners, and a little for the step that then comes next in their tribes. */
export function bannersWorth(c: Content, s: MonState, player: Player, gained: readonly number[]): number {
  const hope = roundsLeft(c, s) === 0 ? 0 : TASTE.bannerHope;
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
    useWorth(c, s, player, face) * (left + TASTE.card.uses) +
    face.discount * TASTE.card.discount * incomeWorth(s) +
    (face.endScore === null ? 0 : TASTE.card.scoring * left) +
    (face.trigger === null ? 0 : TASTE.card.trigger * left) -
    TASTE.takenPlace * place
  );
}

/** The action of a card each round, beyond what the citizen would earn by Labour. */
function useWorth(c: Content, s: MonState, player: Player, { action }: EmpireCard): number {
  if (action === null) return 0;
  return Math.max(0, effectsWorth(c, s, player, action) - c.labourCoins * coinWorth(s));
}

/** The last coin off a name lets the army fight again; off the art it makes the next fight cheaper. */
export function coinOffWorth(s: MonState, player: Player, { index, from }: CoinOption): number {
  if (from === null || index === NONE) return 0;
  return from === 'name' && player.armies[index].nameCoins === 1 ? TASTE.coinOff.ready : TASTE.coinOff.cheaper * coinWorth(s);
}

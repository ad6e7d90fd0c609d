/** How a player stands, in numbers; what each of them is worth was learned from games (`weights.json`). */

import { learnedValue, type Outlook } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { whyNotAttack } from '../rules/attacking.ts';
import { scoreOf, tribeScore } from '../rules/scoring.ts';
import {
  ARMY_LIMIT,
  ARROW,
  armyPrice,
  armySymbols,
  banners,
  COIN_INCOME,
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
import { bestBuildGlance, cardGlance, netCardGlance, titanGlance } from './glance.ts';
import weights from './weights.json' with { type: 'json' };
import { citizensAtHome, roundsLeft } from './worth.ts';

const FEATURES = [
  'points',
  'nextBanners',
  'cardPoints',
  'coins',
  'spareCoins',
  'knowledge',
  'coinIncome',
  'knowledgeIncome',
  'swords',
  'arrows',
  'citizens',
  'atHome',
  'hungry',
  'spareFood',
  'freeCapacity',
  'damaged',
  'provinces',
  'titans',
  'armies',
  'armyRoom',
  'lentSwords',
  'lentLoot',
  'lentEspionage',
  'lentRepair',
  'armyPrice',
  'reachableTitan',
  'buildableCard',
  'reserve',
  'reservedCard',
  'cardActions',
  'exploreBonus',
  'firstPlayer',
] as const;

type Features = { readonly [name in (typeof FEATURES)[number]]: number };

/** Coins beyond these are hard to spend in a round. */
const SPENT_IN_A_ROUND = 8;

function featuresOf(s: MonState, seat: number): Features {
  const c = content.of(s);
  const player = s.players[seat];
  const { total, tribes } = scoreOf(c, player);
  const home = player.passed ? 0 : citizensAtHome(player);
  const food = symbols(c, player, FOOD) - player.citizens.length;
  const limit = symbols(c, player, ARMY_LIMIT);
  return {
    points: total,
    nextBanners: nextBanners(c, player),
    cardPoints: total - tribes.reduce((sum, vp) => sum + vp, 0),
    coins: player.coins,
    spareCoins: Math.max(0, player.coins - SPENT_IN_A_ROUND),
    knowledge: player.knowledge,
    coinIncome: symbols(c, player, COIN_INCOME),
    knowledgeIncome: symbols(c, player, KNOWLEDGE_INCOME),
    swords: symbols(c, player, SWORD),
    arrows: symbols(c, player, ARROW),
    citizens: player.citizens.length,
    atHome: home,
    hungry: Math.max(0, -food),
    spareFood: Math.max(0, Math.min(food, MOST_CITIZENS - player.citizens.length)),
    freeCapacity: Math.min(4, freeCapacity(c, player)),
    damaged: player.damaged.length,
    provinces: player.provinces.length,
    titans: player.titans.length,
    ...armiesOf(c, player),
    armyRoom: Math.max(0, limit - player.armies.length),
    reachableTitan: player.passed ? 0 : bestTitan(c, s, player),
    buildableCard: home === 0 ? 0 : bestBuildGlance(c, s, player, cardGlance),
    reserve: player.reserve.length,
    reservedCard: bestReserved(c, s, player),
    cardActions: cardActions(c, player),
    exploreBonus: symbols(c, player, EXPLORE_BONUS),
    firstPlayer: s.firstPlayer === seat ? 1 : 0,
  };
}

/** VP that the next banner of each tribe would bring. */
function nextBanners(c: Content, player: Player): number {
  let vp = 0;
  for (let tribe = 0; tribe < TRIBES.length; tribe++) {
    const n = banners(c, player, tribe);
    vp += tribeScore(c, n + 1) - tribeScore(c, n);
  }
  return vp;
}

/** What armies lend when they are paid for, and what all of them cost. */
function armiesOf(c: Content, { armies }: Player) {
  let lentSwords = 0;
  let lentLoot = 0;
  let lentEspionage = 0;
  let lentRepair = 0;
  let price = 0;
  for (const army of armies) {
    const { sword, arrow, loot, espionage, repair } = armySymbols(c, army);
    lentSwords += sword + ARROW_SHARE * arrow;
    lentLoot += loot;
    lentEspionage += espionage;
    lentRepair += repair;
    price += armyPrice(c, army);
  }
  return { armies: armies.length, lentSwords, lentLoot, lentEspionage, lentRepair, armyPrice: price };
}

/** An arrow as part of a sword: not every titan can be hit by it. */
const ARROW_SHARE = 0.7;

function bestTitan(c: Content, s: MonState, player: Player): number {
  let best = 0;
  for (const face of s.titans) {
    if (face === NONE || whyNotAttack(c, player, c.titans[face]) !== null) continue;
    best = Math.max(best, titanGlance(c, s, player, c.titans[face]));
  }
  return best;
}

/** Whether or not it can be paid for yet. */
function bestReserved(c: Content, s: MonState, player: Player): number {
  let best = 0;
  for (const card of player.reserve) best = Math.max(best, netCardGlance(c, s, player, card));
  return best;
}

function cardActions(c: Content, player: Player): number {
  let n = 0;
  for (const card of player.city) if (c.empire[card].action !== null && !player.damaged.includes(card)) n++;
  return n;
}

export const outlook: Outlook<MonState> = {
  names: FEATURES,
  features(s, seat) {
    const features = featuresOf(s, seat);
    return FEATURES.map((name) => features[name]);
  },
  phase: (s) => Math.max(0, roundsLeft(content.of(s), s)),
  moment: ({ round }) => round,
  weights,
};

export const value = learnedValue(outlook);

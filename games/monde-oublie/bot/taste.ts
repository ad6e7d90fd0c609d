/** What the instinct likes, in numbers. */

import { numbersIn } from '@castellan/engine';

/** Found by evolution on games alone (`docs/players.md`, Evolved numbers); in VP unless said otherwise. */
export const TASTE = {
  /** A coin by round: worth what it can still buy. */
  coin: [0, 0.33, 0.35, 0.37, 0.3, 0.28, 0.12],
  /** Low citizens first: high values are kept for places that only take higher ones. */
  perValue: 0.033,
  /** Another knowledge in coins, by how many there are; in the last round whether a card in sight asks for it. Income in coins of income. */
  knowledge: { few: 3.7, some: 1.4, many: 0.89, wanted: 0.91, unwanted: 0.035, income: 5.1 },
  /** The places of capacity from the first free one on, those after them, and shares: in the last round, and for a place that is taken. */
  place: [1.7, 0.88, 0.23, 0.26, 0.077],
  farPlace: 0.071,
  lastPlace: 0.4,
  takenPlace: 0.45,
  /** Food for those who starve, now and for each round to come up to a limit; for a citizen still hoped for, each round; and beyond that. */
  food: { starving: 0.74, starvingRound: 0.47, starvingMost: 2.7, hoped: 0.14, spare: 0.089 },
  /** Symbols now, and for each round to come. */
  sword: 0.2,
  swordRound: 0.63,
  arrow: 0.15,
  arrowRound: 0.69,
  armyLimit: 0.22,
  exploreBonus: 0.078,
  /** Effects that are not weighed any closer. */
  effects: { repair: 0.45, firstPlayer: 0.083, action: 0.95, copy: 0.71, reorder: 0.33 },
  /** A new citizen for each round to come; one that would starve in the last round is a loss. */
  citizen: { fed: 0.56, hungry: 0.13, starved: 1.9 },
  /** By the cards in reserve; in the last round where what is found may still be built. */
  exploration: [0.25, 0.67, 0.3],
  lastExploration: 0.3,
  /** Share of the step that comes next in a tribe. */
  bannerHope: 0.5,
  /** A card: uses of its action in this round, its discount in coins of income; scoring and reactions for each round to come. */
  card: { uses: 0.42, discount: 1.6, scoring: 0.52, trigger: 0.12 },
  /** The last coin off a name; in coins, any other. */
  coinOff: { ready: 1, cheaper: 0.77 },
  /** Share of a card's worth when it is built some other time, and what it costs to draw when somebody passes. */
  later: 0.58,
  drawing: 0.26,
  /** What actions are worth beside what they give. The first player's tile is worth nothing alone, so what it is was found against others. */
  labour: 0.07,
  conscription: 0.01,
  repaired: 0.07,
  rebuildFirst: 2,
  rebuild: 0.02,
  /** What a damaged card would have given. */
  damage: { food: 1.2, army: 2.1, coin: 0.58, knowledge: 1.3, force: 0.48, action: 0.34, usedAction: 0.16, discount: 0.24, trigger: 0.12 },
  /** Each die of a titan: the damage, and in coins. */
  die: 0.28,
  dieCoins: 0.24,
  /** The dearer use of an army next time, as a share of its price. */
  useAgain: 0.38,
  /** Share of the attack that swords make possible, and that recruits do. */
  swordsHope: 0.8,
  recruitsHope: 2.9,
  strength: { sword: 0.48, arrow: 0.3, loot: 0.28, espionage: 0.85, repair: 0.11 },
  /** An army: its use in this round, the share of its strength in each, how often it is paid for at most, and the share of its price. */
  army: { now: 0.61, use: 1.1, paid: 2.5, price: 0.54 },
};

export const numbers = numbersIn(TASTE);

/** What a box is worth at a glance, whatever the position: worked out once for each content. */

import type { Amounts, Box, Content, Deed, Effect } from '../content/content.ts';
import { BRAVERY, DISCONTENT, FOOD, GOODS, JOY, type Metric, TRACKS } from '../vocabulary.ts';
import { TASTE } from './taste.ts';

/** How much a box appeals, as the logarithm of a weight; numbers go by `Box.no`, those of ways by `2 * no + way`. */
export interface Glances {
  /** Each way to fill it, in any round and in the last one. */
  readonly ways: readonly number[];
  readonly lastWays: readonly number[];
  /** The box itself, when it costs nothing. */
  readonly gift: readonly number[];
  /** More for each round to come. */
  readonly later: readonly number[];
  /** For each path card, by its number: more because the box brings its goal nearer. */
  readonly paths: readonly (readonly number[])[];
  /** Food that it takes. */
  readonly food: readonly number[];
}

/** Fitted to what the slower judgement chooses. */
const APPEAL = { now: 3.8, nowInTheEnd: 2.8, later: 1.1, price: 2.1, path: 1.3, fill: -1, machine: 1.6, wheel: 1.4 };

const known = new WeakMap<Content, Glances>();

export function glancesOf(c: Content): Glances {
  const found = known.get(c) ?? glances(c);
  known.set(c, found);
  return found;
}

function glances(c: Content): Glances {
  const now = c.boxes.map((box) => nowWorth(c, box));
  const ways = (each: number): number[] =>
    c.boxes.flatMap((box, no) => [0, 1].map((way) => placeAppeal(box) + each * now[no] - APPEAL.price * priceOf(box.costs[way] ?? [])));
  return {
    ways: ways(APPEAL.now),
    lastWays: ways(APPEAL.nowInTheEnd),
    gift: c.boxes.map((box, no) => placeAppeal(box) + APPEAL.now * now[no]),
    later: c.boxes.map(({ effect }) => APPEAL.later * effect.deeds.reduce((worth, deed) => worth + laterWorth(deed), 0)),
    paths: c.paths.map(({ goal }) => {
      const [{ metric, atLeast, value }] = goal[0];
      const between = Math.max(1, (goal[2][0].value - value) / 2);
      return c.boxes.map((box) => (atLeast ? (APPEAL.path * advance(box, metric)) / between : 0));
    }),
    food: c.boxes.map(({ costs: [cost] }) => cost.reduce((n, good, i) => (i % 2 === 0 && good === FOOD ? n + cost[i + 1] : n), 0)),
  };
}

function placeAppeal({ place }: Box): number {
  return APPEAL.fill + (place === 'machine' ? APPEAL.machine : place === 'wheel' ? APPEAL.wheel : 0);
}

function priceOf(cost: Amounts): number {
  let price = 0;
  for (let i = 0; i < cost.length; i += 2) price += TASTE.goods[cost[i]] * cost[i + 1];
  return price;
}

/** VP of all that is given at once. */
export function effectWorth({ deeds }: Effect): number {
  let worth = 0;
  for (let i = 0; i < deeds.length; i++) worth += deedWorth(deeds[i]);
  return worth;
}

/** What a path card brings now, and how far its goal is usually reached. */
export function pathCardWorth(c: Content, card: number): number {
  return TASTE.goals[card] + priceOf(c.paths[card].gain);
}

function nowWorth(c: Content, box: Box): number {
  let worth = effectWorth(box.effect);
  if (box.place === 'square') worth += TASTE.square + squareShare(c, box);
  if (box.place === 'track') worth += trackWorth(box);
  return worth;
}

function deedWorth(deed: Deed): number {
  switch (deed.kind) {
    case 'gain':
      if (deed.what < GOODS.length) return TASTE.goods[deed.what] * deed.n;
      if (deed.what === JOY) return TASTE.joy * deed.n;
      return deed.what === DISCONTENT ? -TASTE.discontent * deed.n : deed.n;
    case 'any':
      return TASTE.toCome.resourceChoice * deed.n;
    case 'fortify':
      return deed.fort === 'tower' ? TASTE.toCome.placeTower : deed.fort === 'wall' ? TASTE.toCome.placeWall : 0;
    case 'rally':
      return TASTE.rally * deed.n;
    case 'knowledge':
      return TASTE.knowledge * deed.n;
    case 'brew':
      return TASTE.toCome.brew * deed.n;
    case 'command':
      return TASTE.toCome.commandFromKeep * deed.n;
    case 'develop':
      return TASTE.developed;
    case 'research':
      return TASTE.toCome.researchTactic * deed.n;
    case 'produce':
    case 'horse':
      return 0;
  }
}

function laterWorth(deed: Deed): number {
  if (deed.kind === 'produce') return TASTE.production * TASTE.goods[deed.good];
  return deed.kind === 'fortify' ? TASTE[deed.fort] : 0;
}

/** A third of what the wide box of its level gives. */
function squareShare(c: Content, { index }: Box): number {
  const level = c.chapel.find(({ mask }) => (mask & (1 << index)) !== 0);
  return level === undefined ? 0 : effectWorth(level.effect) / 3;
}

/** What a track promises beside its boxes: measures, levels that are built, cards that are turned up. */
function trackWorth({ area, effect, draw }: Box): number {
  switch (area) {
    case 'governance':
    case 'warfare':
    case 'worship':
    case 'entertainment':
      return TASTE.measure[TRACKS.indexOf(area) - TRACKS.indexOf('governance')];
    case 'knightTraining':
      return TASTE.training[draw];
    case 'valentine':
      return TASTE.toCome.celebrateValentine;
    case 'michaelmas':
      return TASTE.toCome.celebrateMichaelmas;
    case 'tournaments':
      return TASTE.toCome.joust;
    case 'lammas':
      return TASTE.toCome.celebrateLammas;
    case 'keep':
    case 'bank':
    case 'stables':
    case 'chapel':
      return effect.deeds.length === 0 ? TASTE.built : 0;
    default:
      return 0;
  }
}

const ATTRIBUTE_METRICS: readonly Metric[] = ['bravery', 'loyalty', 'influence', 'might'];
const AREA_METRICS: { readonly [metric in Metric]?: readonly string[] } = {
  chapelLevelsCompleted: ['chapel'],
  keepLevelsCompleted: ['keep'],
  bankLevelsCompleted: ['bank'],
  commandLinesCompleted: ['governance', 'warfare', 'worship', 'entertainment'],
  serfTracksCompleted: ['quarryForest', 'farms', 'trainingGrounds'],
  tournamentsWon: ['tournaments'],
  knightTrainings: ['knightTraining'],
  michaelmasAdditions: ['michaelmas'],
  couples: ['valentine'],
  pennantsFilled: ['lammas'],
  wheelQuartersCompleted: ['wheel'],
  siegeWeaponsBuilt: ['machine'],
};
/** Boxes that it takes for one of what these count. */
const BOXES_FOR_ONE: { readonly [metric in Metric]?: number } = {
  chapelLevelsCompleted: 4,
  keepLevelsCompleted: 4,
  bankLevelsCompleted: 4,
  commandLinesCompleted: 9,
  serfTracksCompleted: 8,
  wheelQuartersCompleted: 7,
  michaelmasAdditions: 1.5,
  couples: 2,
};

/** How far a box brings what a path card counts. */
function advance({ area, effect }: Box, metric: Metric): number {
  const areas = AREA_METRICS[metric];
  if (areas !== undefined) return areas.includes(area) ? 1 / (BOXES_FOR_ONE[metric] ?? 1) : 0;
  const attribute = ATTRIBUTE_METRICS.indexOf(metric);
  let n = 0;
  for (const deed of effect.deeds) {
    if (deed.kind === 'gain' && attribute >= 0 && deed.what === BRAVERY + attribute) n += deed.n;
    if (deed.kind === 'gain' && metric === 'joyEarned' && deed.what === JOY) n += deed.n;
    if (deed.kind === 'fortify' && metric === `${deed.fort}Pips`) n++;
    if (deed.kind === 'rally' && metric === 'rallyTokens') n += deed.n;
    if (deed.kind === 'knowledge' && metric === 'knowledgeEarned') n += deed.n;
    if (deed.kind === 'research' && metric === 'tacticsResearched') n += deed.n;
    if (deed.kind === 'brew' && metric === 'beersBrewed') n += deed.n / 3;
  }
  return n;
}

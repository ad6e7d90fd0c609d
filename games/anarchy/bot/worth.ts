/** What a position is worth to a player, in victory points. */

import { type AttackCard, type Content, content } from '../content/content.ts';
import { braveryFor, discontentFor, loyaltyFor } from '../rules/aftermath.ts';
import { canPay } from '../rules/boxes.ts';
import { castleDefence, forceOf } from '../rules/conquest.ts';
import { countOf } from '../rules/goals.ts';
import { foodOwed } from '../rules/preparation.ts';
import { strengthLeft } from '../rules/resolution.ts';
import { penaltyFor } from '../rules/scoring.ts';
import { isResearched } from '../rules/tactics.ts';
import { type AnaState, bitsIn, layoutOf, type Player, scenarioCard, sum } from '../state.ts';
import { ARTISAN, COMMANDS, FOOD, GOODS, KNIGHT, type Metric, RESOURCES, ROUNDS, SOLDIER, TRACKS, WHOLE } from '../vocabulary.ts';
import { stepsToCastle } from './itinerary.ts';
import { remembered } from './remembered.ts';
import { TASTE } from './taste.ts';

/** Rounds after the one being played. */
function roundsLeft(s: AnaState): number {
  return ROUNDS - Math.max(1, s.round);
}

function isBeforeDefence(s: AnaState): boolean {
  return s.phase === 'draft' || s.phase === 'actions';
}

export function worthOf(s: AnaState, p: Player): number {
  const { attributes, paths, mood, defence, castles, works, sheet, stores, castle } = partsOf(s, p);
  return attributes + paths + mood + defence + castles + works + sheet + (stores + castle);
}

/** What a position is worth, part by part: what stays when nothing more is done in this Actions phase, and what can still be spent. */
export const PARTS = ['attributes', 'paths', 'mood', 'defence', 'castles', 'works', 'sheet', 'stores', 'castle'] as const;

export function partsOf(s: AnaState, p: Player): { readonly [part in (typeof PARTS)[number]]: number } {
  const c = content.of(s);
  const left = roundsLeft(s);
  return {
    attributes: sum(p.attributes),
    paths: pathsWorth(c, p, left),
    mood: moodWorth(c, p, left),
    defence: isBeforeDefence(s) ? defenceHope(s, c, p) + duesWorth(s, c, p) : 0,
    castles: layoutOf(s, c).tents ? castleWorth(s, c, p, left) : 0,
    works: left * (productionWorth(p) + fortsWorth(p)),
    sheet: sheetWorth(p, left),
    stores: storesWorth(s, p),
    castle: castleHope(s, c, p),
  };
}

/** Food and whatever else the defence will ask for, as far as it is there. */
function duesWorth(s: AnaState, c: Content, p: Player): number {
  const levies = layoutOf(s, c).side.levies.filter(({ cost }) => canPay(p, cost));
  return TASTE.hunger * (Math.min(p.goods[FOOD], foodOwed(s)) + levies.length);
}

function moodWorth(c: Content, p: Player, left: number): number {
  return left === 0 ? -penaltyFor(c, p.discontent) : TASTE.joy * p.joy - TASTE.discontent * p.discontent;
}

/** Goods that can still be spent on boxes. */
function storesWorth(s: AnaState, p: Player): number {
  if (!isBeforeDefence(s) && roundsLeft(s) === 0) return 0;
  let worth = 0;
  for (let good = 0; good < FOOD; good++) worth += TASTE.goods[good] * p.goods[good];
  const spare = isBeforeDefence(s) ? Math.max(0, p.goods[FOOD] - foodOwed(s)) : p.goods[FOOD];
  return worth + TASTE.goods[FOOD] * spare;
}

function productionWorth(p: Player): number {
  let worth = 0;
  for (let good = 0; good < GOODS.length; good++) worth += TASTE.goods[good] * p.production[good];
  return TASTE.production * worth;
}

function fortsWorth(p: Player): number {
  return TASTE.wall * sum(p.walls) + TASTE.tower * sum(p.towers) + TASTE.gate * p.gate + TASTE.moat * p.moat;
}

const CHAPEL = TRACKS.indexOf('chapel');
const LEVELLED = [TRACKS.indexOf('keep'), TRACKS.indexOf('bank'), TRACKS.indexOf('stables')];
const FIRST_COMMAND = TRACKS.indexOf(COMMANDS[0]);

/** What has been begun and will pay later. */
function sheetWorth(p: Player, left: number): number {
  let worth = TASTE.square * bitsIn(p.squares) + TASTE.built * p.tracks[CHAPEL];
  for (const track of LEVELLED) if (p.tracks[track] > 0) worth += TASTE.built;
  for (let line = 0; line < COMMANDS.length; line++) worth += TASTE.measure[line] * p.tracks[FIRST_COMMAND + line];
  worth += TASTE.lover * bitsIn(p.circle) + TASTE.pennant * bitsIn(p.pennants) + TASTE.cell * bitsIn(p.brewery);
  worth += TASTE.developed * bitsIn(p.developed & ~p.machines);
  for (const number of p.additions) if (number > 0) worth += TASTE.number;
  worth += TASTE.rally * p.rallyTokens + TASTE.beer * p.beers + TASTE.knowledge * p.knowledge + TASTE.researched * bitsIn(p.researched);
  return worth * (left > 0 ? 1 : 0.3) + TASTE.ready * (left > 0 ? 1 : 0) * readyUses(p);
}

function readyUses(p: Player): number {
  let uses = 0;
  for (let tactic = 0; tactic < p.ready.length; tactic++) if ((p.researched & (1 << tactic)) !== 0) uses += Math.min(4, p.ready[tactic]);
  return uses;
}

/** Points reached, and a share of the next for the way already gone. */
function pathsWorth(c: Content, p: Player, left: number): number {
  let worth = 0;
  for (const card of p.paths) worth += pathWorth(c, p, card, left);
  return worth;
}

function pathWorth(c: Content, p: Player, card: number, left: number): number {
  const { goal } = c.paths[card];
  let points = 0;
  let before = 0;
  for (const conditions of goal) {
    const [{ metric, atLeast, value }] = conditions;
    if (!atLeast) {
      if (countOf(c, p, metric) <= value) points++;
      continue;
    }
    let way = 1;
    for (const condition of conditions) way = Math.min(way, smoothCount(c, p, condition.metric) / condition.value);
    if (way >= 1) {
      points++;
      before = value;
      continue;
    }
    const share = conditions.length > 1 ? way : Math.max(0, (smoothCount(c, p, metric) - before) / (value - before));
    return points + TASTE.pathHope * share * (left > 0 ? 1 : 0.5);
  }
  return points;
}

const COMMAND_LINES = COMMANDS.map((_, i) => FIRST_COMMAND + i);
const SERF_TRACKS = [4, 5, 6];

/** Counts with what is begun: a level half filled is half a level. */
function smoothCount(c: Content, p: Player, metric: Metric): number {
  switch (metric) {
    case 'chapelLevelsCompleted':
      return Math.min(3, (bitsIn(p.squares) + p.tracks[CHAPEL]) / 4);
    case 'keepLevelsCompleted':
      return countOf(c, p, metric) + begun(c.levelEnds.keep, p.tracks[LEVELLED[0]]);
    case 'bankLevelsCompleted':
      return countOf(c, p, metric) + begun(c.levelEnds.bank, p.tracks[LEVELLED[1]]);
    case 'commandLinesCompleted':
      return squaresOf(c, p, COMMAND_LINES);
    case 'serfTracksCompleted':
      return squaresOf(c, p, SERF_TRACKS);
    case 'wheelQuartersCompleted':
      return quartersBegun(c, p);
    case 'siegeWeaponsBuilt':
      return countOf(c, p, metric) + 0.4 * bitsIn(p.developed & ~p.machines & c.weapons);
    default:
      return countOf(c, p, metric);
  }
}

/** Shares of tracks that are filled, each squared: what is nearly full counts for most. */
function squaresOf(c: Content, p: Player, tracks: readonly number[]): number {
  let squares = 0;
  for (let i = 0; i < tracks.length; i++) squares += (p.tracks[tracks[i]] / c.tracks[tracks[i]].length) ** 2;
  return squares;
}

function quartersBegun(c: Content, p: Player): number {
  let squares = 0;
  for (let i = 0; i < c.quarters.length; i++) {
    const { mask, countsForPath } = c.quarters[i];
    if (countsForPath) squares += (bitsIn(p.wheel & mask) / bitsIn(mask)) ** 2;
  }
  return squares;
}

function begun(ends: readonly number[], filled: number): number {
  const next = ends.findIndex((end) => filled < end);
  if (next < 0) return 0;
  const before = next === 0 ? 0 : ends[next - 1];
  return (filled - before) / (ends[next] - before);
}

/** Force that a card takes beside fortifications and tactics; nothing but covers stops what strikes the whole castle. */
function forceNeeded(s: AnaState, c: Content, p: Player, card: AttackCard): number {
  let open = 0;
  for (let side = 0; side <= WHOLE; side++) open += strengthLeft(s, c, p, card, side);
  const { tactic, workers } = c.attackKinds[card.type];
  if (tactic >= 0 && isResearched(p, tactic)) open = Math.max(0, open - p.ready[tactic]);
  return workers || open === 0 ? open : HOPELESS;
}

const HOPELESS = 20;

/** Of a face-down card only the back is known. */
function forceExpected(s: AnaState, c: Content, p: Player, slot: number): number {
  const dealt = c.attackCards[p.attacks[slot]];
  if ((p.faceUp & (1 << slot)) !== 0) return forceNeeded(s, c, p, dealt);
  let total = 0;
  let cards = 0;
  for (let i = 0; i < c.attackCards.length; i++) {
    if (c.attackCards[i].type !== dealt.type) continue;
    total += forceNeeded(s, c, p, c.attackCards[i]);
    cards++;
  }
  return total / cards;
}

/** Force that each card of the row up to this slot takes, the least first. */
const forcesExpected = remembered((s, c, p, last) => {
  const needs: number[] = [];
  for (let slot = 0; slot <= last; slot++) needs.push(forceExpected(s, c, p, slot));
  return needs.sort((a, b) => a - b);
});

/** The defence to come, if force could stand anywhere: the easiest cards first. */
function defenceHope(s: AnaState, c: Content, p: Player): number {
  const needs = forcesExpected(s, c, p, p.attacks.length - 1);
  let force = p.goods[ARTISAN] + p.goods[SOLDIER] + 2 * p.goods[KNIGHT] + p.beers;
  let held = 0;
  for (const need of needs) {
    if (need > force) {
      held += TASTE.partlyHeld * (force / need);
      break;
    }
    held++;
    force -= need;
  }
  const lost = needs.length - held;
  const upshot = loyaltyFor(s, c, lost) - TASTE.discontent * discontentFor(s, c, lost) + braveryFor(s, c, Math.floor(held));
  return upshot + TASTE.held * held + TASTE.spareForce * force;
}

/** What taking a castle gives. */
function castlePrize(c: Content, round: number, row: readonly number[]): number {
  const { castle } = c.scenarioCards[row[round - 1]];
  let prize = 1 + TASTE.leftBehind * (ROUNDS - round);
  for (const deed of castle?.effect.deeds ?? []) if (deed.kind === 'gain') prize += deed.n;
  return prize + 2 * TASTE.goods[GOODS.length - RESOURCES.length];
}

/** The castles to come, as far as they are prepared, and those left behind. */
function castleWorth(s: AnaState, c: Content, p: Player, left: number): number {
  const { row } = layoutOf(s, c);
  let worth = -TASTE.leftBehind * (s.round - p.tent) * left;
  if (s.phase !== 'over') worth -= TASTE.discontent * (s.round - p.tent);
  for (let round = s.round + 1; round <= ROUNDS; round++) {
    const { todo, all } = stepsToCastle(c, p, row[round - 1]);
    if (all > 0) worth += TASTE.castlePlan * castlePrize(c, round, row) * ((all - todo) / all) ** 2;
  }
  return worth;
}

/** The castle of this round, as far as it can be taken. */
function castleHope(s: AnaState, c: Content, p: Player): number {
  const { castle } = scenarioCard(s, c);
  if (castle === null || p.tent >= s.round || !isBeforeDefence(s)) return 0;
  const prize = castlePrize(c, s.round, layoutOf(s, c).row);
  const { todo, all } = stepsToCastle(c, p, layoutOf(s, c).row[s.round - 1]);
  const force = Math.min(1, forceOf(p) / castleDefence(s, c, p));
  const food = castle.food === 0 ? 1 : Math.min(1, p.goods[FOOD] / castle.food);
  if (todo === 0 && force === 1 && food === 1) return TASTE.castleReady * prize;
  return TASTE.castleHope * prize * force * food * (all === 0 ? 1 : 1 - todo / all);
}

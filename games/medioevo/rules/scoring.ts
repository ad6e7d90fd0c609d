/** 43.7 to 43.23. Final scoring, category by category. */

import type { Result, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { hue, prisonerAt, type UniState } from '../state.ts';
import {
  CATHEDRAL_LEVEL,
  CIVIL,
  COLOURS,
  type Ending,
  GOODS,
  MAMLUK,
  MILITARY,
  MOST_PLAYERS,
  RELIGIOUS,
  TERRITORIES,
  UNITS,
} from '../vocabulary.ts';
import { countBuildings } from './buildings.ts';
import { territoriesOf } from './control.ts';
import { marketValue } from './markets.ts';
import { netFlorins } from './money.ts';
import { rankOf } from './order.ts';

/** The lines of the scoring in their order. */
export const CATEGORIES_SCORED = [
  'florins',
  'market',
  'technology',
  'rome',
  'jerusalem',
  'cathedrals',
  'cities',
  'castles',
  'territories',
  'monopolies',
  'prisoners',
  'debt',
  'tokens',
] as const;
export type ScoredCategory = (typeof CATEGORIES_SCORED)[number];

/** Points by seat: a sole best player the whole prize, tied ones 1 each; a best count of 0 or less gives nothing (UNI-43.7). */
function award(s: UniState, prize: number, counts: readonly number[]): number[] {
  const { tie } = content.of(s).final;
  const best = Math.max(...s.order.map((seat) => counts[seat]));
  const leaders = s.order.filter((seat) => counts[seat] === best);
  return counts.map((_, seat) => (best > 0 && leaders.includes(seat) ? (leaders.length === 1 ? prize : tie) : 0));
}

function bySeat(s: UniState, value: (seat: Seat) => number): number[] {
  return Array.from({ length: s.core.seats }, (_, seat) => (s.order.includes(seat) ? value(seat) : 0));
}

/** Every line by seat, as the game would be scored now. Eliminated players are not scored (UNI-40.13). */
export function scoreLines(s: UniState): { readonly [category in ScoredCategory]: number[] } {
  const { final, rome, jerusalem } = content.of(s);
  const most = (prize: number, value: (seat: Seat) => number): number[] => award(s, prize, bySeat(s, value));
  return {
    florins: most(final.mostFlorins, (seat) => netFlorins(s, seat)),
    market: most(final.bestGreatMarket, (seat) => bestMarket(s, seat)),
    technology: most(final.bestTechnology, (seat) => technologyRank(s, seat)),
    rome: bySeat(s, (seat) => (s.control[rome] === seat ? final.rome : 0)),
    jerusalem: bySeat(s, (seat) => (s.control[jerusalem] === seat && s.kingdoms[seat] !== MAMLUK ? final.jerusalem : 0)),
    cathedrals: most(final.mostCathedrals, (seat) => countBuildings(s, seat, RELIGIOUS, CATHEDRAL_LEVEL)),
    cities: most(final.mostCities, (seat) => countBuildings(s, seat, CIVIL, 3)),
    castles: most(final.mostCastles, (seat) => countBuildings(s, seat, MILITARY, 3)),
    territories: most(final.mostTerritories, (seat) => territoriesOf(s, seat)),
    monopolies: bySeat(s, (seat) => final.monopoly * monopolies(s, seat)),
    prisoners: bySeat(s, (seat) => final.prisoners.find(({ from }) => captives(s, seat) >= from)?.value ?? 0),
    debt: bySeat(s, (seat) => final.debt[s.loans[seat]]),
    tokens: bySeat(s, (seat) => final.tokens[Math.min(tokensOf(s, seat), final.tokens.length - 1)]),
  };
}

/** The largest great market under a player's control (UNI-43.9, UNI-43.22). */
function bestMarket(s: UniState, seat: Seat): number {
  let best = 0;
  for (const zone of content.of(s).zones) if (s.control[zone] === seat) best = Math.max(best, marketValue(s, zone));
  return best;
}

/** The highest level of any branch, then how many technologies of that level (UNI-43.10). */
function technologyRank(s: UniState, seat: Seat): number {
  const levels = COLOURS.map((_, colour) => s.levels[hue(seat, colour)]);
  const highest = Math.max(...levels);
  return highest === 0 ? 0 : 10 * highest + levels.filter((level) => level === highest).length;
}

/** Goods all of whose territories in play a player controls; one territory alone is no monopoly (UNI-43.17, UNI-43.23). */
function monopolies(s: UniState, seat: Seat): number {
  const { nodes, final } = content.of(s);
  const made = new Array<number>(GOODS.length).fill(0);
  const held = new Array<number>(GOODS.length).fill(0);
  for (let territory = 0; territory < TERRITORIES; territory++) {
    const { good } = nodes[territory];
    if (good < 0 || s.inPlay[territory] === 0) continue;
    made[good]++;
    if (s.control[territory] === seat) held[good]++;
  }
  return made.filter((n, good) => n >= final.monopolyMinTerritories && held[good] === n).length;
}

/** Own units that others hold prisoner (UNI-43.18). */
function captives(s: UniState, seat: Seat): number {
  let n = 0;
  for (let holder = 0; holder < MOST_PLAYERS; holder++)
    for (let unit = 0; unit < UNITS.length; unit++) n += s.prisoners[prisonerAt(holder, seat, unit)];
  return n;
}

export function tokensOf(s: UniState, seat: Seat): number {
  let n = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) n += s.tokens[hue(seat, colour)];
  return n;
}

/** Final honour by seat. */
export function finalHonour(s: UniState, lines = scoreLines(s)): number[] {
  return bySeat(s, (seat) => CATEGORIES_SCORED.reduce((sum, line) => sum + lines[line][seat], s.honour[seat]));
}

/** Players who win together: teams, or each for himself (UNI-44.8). */
export function sidesOf(s: UniState): Seat[][] {
  const sides: Seat[][] = [];
  for (const seat of s.order) {
    const side = sides.find(([other]) => s.teams[other] === s.teams[seat]);
    if (side === undefined) sides.push([seat]);
    else side.push(seat);
  }
  return sides;
}

/** Most honour wins; ties go to the richer, then to the earlier in the last turn order; of teams the sums count (UNI-43.21, UNI-44.13). */
export function finalResult(s: UniState): Result {
  const lines = scoreLines(s);
  const scores = finalHonour(s, lines);
  const sides = sidesOf(s);
  const total = (side: readonly Seat[], value: (seat: Seat) => number): number => side.reduce((sum, seat) => sum + value(seat), 0);
  const leaders = leading(sides, (side) => total(side, (seat) => scores[seat]));
  const richest = leading(leaders, (side) => total(side, (seat) => netFlorins(s, seat)));
  const first = leading(richest, (side) => -Math.min(...side.map((seat) => rankOf(s, seat))));
  const by: Ending = leaders.length === 1 ? (s.end ?? 'turns') : richest.length === 1 ? 'florins' : 'turnOrder';
  return {
    scores,
    winners: [...first[0]].sort((a, b) => a - b),
    by,
    breakdown: [
      { key: 'honour', values: bySeat(s, (seat) => s.honour[seat]) },
      ...CATEGORIES_SCORED.map((key) => ({ key, values: lines[key] })),
    ],
  };
}

function leading(sides: readonly Seat[][], value: (side: readonly Seat[]) => number): Seat[][] {
  const best = Math.max(...sides.map(value));
  return sides.filter((side) => value(side) === best);
}

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

/** What players are compared by: the best has honour for it. */
export const CONTESTS = {
  florins: { prize: 'mostFlorins', count: netFlorins },
  market: { prize: 'bestGreatMarket', count: bestMarket },
  technology: { prize: 'bestTechnology', count: (s: UniState, seat: Seat) => technologyRank(levelsOf(s, seat)) },
  cathedrals: { prize: 'mostCathedrals', count: (s: UniState, seat: Seat) => countBuildings(s, seat, RELIGIOUS, CATHEDRAL_LEVEL) },
  cities: { prize: 'mostCities', count: (s: UniState, seat: Seat) => countBuildings(s, seat, CIVIL, 3) },
  castles: { prize: 'mostCastles', count: (s: UniState, seat: Seat) => countBuildings(s, seat, MILITARY, 3) },
  territories: { prize: 'mostTerritories', count: territoriesOf },
} as const;
export type Contest = keyof typeof CONTESTS;

/** What a count would earn a seat: if it is the sole best the whole prize, if tied 1; a count of 0 or less gives nothing (UNI-43.7). */
export function prizeFor(s: UniState, seat: Seat, contest: Contest, own: number): number {
  if (own <= 0) return 0;
  const { prize, count } = CONTESTS[contest];
  const { final } = content.of(s);
  let isTied = false;
  for (const other of s.order) {
    if (other === seat) continue;
    const theirs = count(s, other);
    if (theirs > own) return 0;
    isTied ||= theirs === own;
  }
  return isTied ? final.tie : final[prize];
}

function contested(contest: Contest): (s: UniState, seat: Seat) => number {
  const { count } = CONTESTS[contest];
  return (s, seat) => prizeFor(s, seat, contest, count(s, seat));
}

/** Every line, as a seat would be scored now. */
const LINES: { readonly [category in ScoredCategory]: (s: UniState, seat: Seat) => number } = {
  florins: contested('florins'),
  market: contested('market'),
  technology: contested('technology'),
  rome: (s, seat) => (s.control[content.of(s).rome] === seat ? content.of(s).final.rome : 0),
  jerusalem: (s, seat) => (s.control[content.of(s).jerusalem] === seat && s.kingdoms[seat] !== MAMLUK ? content.of(s).final.jerusalem : 0),
  cathedrals: contested('cathedrals'),
  cities: contested('cities'),
  castles: contested('castles'),
  territories: contested('territories'),
  monopolies: (s, seat) => content.of(s).final.monopoly * monopolies(s, seat),
  prisoners: (s, seat) => content.of(s).final.prisoners.find(({ from }) => captives(s, seat) >= from)?.value ?? 0,
  debt: (s, seat) => content.of(s).final.debt[s.loans[seat]],
  tokens: (s, seat) => {
    const { tokens } = content.of(s).final;
    return tokens[Math.min(tokensOf(s, seat), tokens.length - 1)];
  },
};

/** Eliminated players are not scored (UNI-40.13). */
function bySeat(s: UniState, value: (seat: Seat) => number): number[] {
  return Array.from({ length: s.core.seats }, (_, seat) => (s.order.includes(seat) ? value(seat) : 0));
}

/** A line by seat, as the game would be scored now. */
export function scoreLine(s: UniState, category: ScoredCategory): number[] {
  return bySeat(s, (seat) => LINES[category](s, seat));
}

/** The largest great market under a player's control (UNI-43.9, UNI-43.22). */
function bestMarket(s: UniState, seat: Seat): number {
  let best = 0;
  for (const zone of content.of(s).zones) if (s.control[zone] === seat) best = Math.max(best, marketValue(s, zone));
  return best;
}

export function levelsOf(s: UniState, seat: Seat): number[] {
  return COLOURS.map((_, colour) => s.levels[hue(seat, colour)]);
}

/** The highest level of any branch, then how many technologies of that level (UNI-43.10). */
export function technologyRank(levels: readonly number[]): number {
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

/** Final honour of a seat. */
export function finalHonourOf(s: UniState, seat: Seat): number {
  if (!s.order.includes(seat)) return 0;
  let honour = s.honour[seat];
  for (const category of CATEGORIES_SCORED) honour += LINES[category](s, seat);
  return honour;
}

export function finalHonour(s: UniState): number[] {
  return Array.from({ length: s.core.seats }, (_, seat) => finalHonourOf(s, seat));
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
  const scores = finalHonour(s);
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
      ...CATEGORIES_SCORED.map((key) => ({ key, values: scoreLine(s, key) })),
    ],
  };
}

function leading(sides: readonly Seat[][], value: (side: readonly Seat[]) => number): Seat[][] {
  const best = Math.max(...sides.map(value));
  return sides.filter((side) => value(side) === best);
}

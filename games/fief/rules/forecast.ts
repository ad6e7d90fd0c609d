/**
 * 22. How a battle would end, exactly: every throw of the dice, if both principals fight on, helpers stay, losses are those of least value
 * and nobody plays a card. Points, dice and losses are those of the battle itself.
 */

import { content } from '../content/content.ts';
import type { Battle, FieState } from '../state.ts';
import { ATTACKING, DEFENDING } from '../vocabulary.ts';
import {
  combatPoints,
  diceWith,
  fightingKnights,
  fightingLords,
  fightingSergeants,
  hasFightingLord,
  maidDice,
  penaltyOf,
  strengthOf,
  troopPoints,
} from './fighting.ts';
import { lossOrder, splits, spread, type Troops } from './losses.ts';

/** What a side loses: troops that fall, Lords who die, Lords who are captured. Means over all that may happen. */
export type Losses = { readonly sergeants: number; readonly knights: number; readonly dead: number; readonly taken: number };

/** So many hits in the next round, how likely they are, and what they do: below the last troops Lords die, the others may be captured. */
export type Band = {
  readonly from: number;
  readonly to: number;
  readonly share: number;
  readonly broken: boolean;
  readonly dead: number;
  readonly taken: number;
};

export type SideForecast = {
  /** The share of all courses in which the other side is left without troops and this one is not. */
  readonly wins: number;
  readonly losses: Losses;
  /** What the next round does to this side, cut where its outcome changes. */
  readonly next: readonly Band[];
};

/** What is left of all courses goes to nobody: nobody has a troop left, or nobody loses one any more. */
export type Forecast = { readonly attack: SideForecast; readonly defence: SideForecast };

/** By seat of the side, in the order of the seats. */
type Army = readonly Troops[];

interface Side {
  readonly side: number;
  readonly seats: readonly number[];
  readonly lords: number;
  readonly lordPoints: number;
}

/** An army as it may become in the course of a battle, each kept once. */
interface Kept {
  readonly at: number;
  readonly army: Army;
  readonly size: number;
  readonly sergeants: number;
  readonly knights: number;
  readonly dice: number;
  /** What so many dice of the other side leave of it. */
  readonly struck: (readonly Struck[] | undefined)[];
}

interface Struck {
  readonly to: Kept;
  readonly dead: number;
  readonly share: number;
}

/** How many hits, and how likely they are. */
interface Throw {
  readonly hits: number;
  readonly share: number;
}

/** At the end of a course, for the attackers and for the defenders: whether they won, troops left, Lords dead and taken. */
const [WON, SERGEANTS, KNIGHTS, DEAD, TAKEN, NUMBERS] = [0, 1, 2, 3, 4, 5];

/** More armies than a side may become, and more rounds without loss than a battle bears. */
const ARMIES = 1 << 12;
const ROUNDS = 1 << 3;

/** Of the battle that was looked at last: all who watch it see the same. */
let known: { readonly of: string; readonly forecast: Forecast } | null = null;

/** Null while hits are still to be taken. */
export function forecastOf(s: FieState, b: Battle): Forecast | null {
  if (b.kind !== 'battle' || b.hits.some((hits) => hits > 0)) return null;
  const sides = [sideOf(s, b, ATTACKING), sideOf(s, b, DEFENDING)] as const;
  const armies = sides.map((side) => armyOf(s, b, side));
  const dice = [penaltyOf(s, b), maidDice(s, b, ATTACKING), maidDice(s, b, DEFENDING)];
  const of = JSON.stringify([s.core.pack, s.first, b.attacker, b.defender, b.quiet, dice, sides, armies]);
  if (known?.of !== of) known = { of, forecast: reckon(s, b, sides, armies) };
  return known.forecast;
}

function sideOf(s: FieState, b: Battle, side: number): Side {
  const seats = b.sides.flatMap((one, seat) => (one === side ? [seat] : []));
  const troops = seats.reduce((sum, seat) => sum + strengthOf(s, b, seat), 0);
  return {
    side,
    seats,
    lords: seats.reduce((sum, seat) => sum + fightingLords(s, b, seat).length, 0),
    lordPoints: combatPoints(s, b, side) - troops,
  };
}

function armyOf(s: FieState, b: Battle, { seats }: Side): Army {
  return seats.map((seat) => ({ sergeants: fightingSergeants(s, b, seat), knights: fightingKnights(s, b, seat) }));
}

function reckon(s: FieState, b: Battle, sides: readonly [Side, Side], armies: readonly Army[]): Forecast {
  const keepers = sides.map((side) => keeping(s, b, side));
  const [attackers, defenders] = armies.map((army, at) => keepers[at].keep(army));
  const sums = courseOf(s, b, sides, keepers)(attackers, defenders, b.quiet);
  const isFought = !isOver(s, b, sides, attackers, defenders);
  const forecast = (at: number, { army, sergeants, knights }: Kept, against: Kept): SideForecast => {
    const from = at * NUMBERS;
    return {
      wins: sums[from + WON],
      losses: {
        sergeants: sergeants - sums[from + SERGEANTS],
        knights: knights - sums[from + KNIGHTS],
        dead: sums[from + DEAD],
        taken: sums[from + TAKEN],
      },
      next: isFought ? bandsOf(s, b, sides[at], army, against.dice) : [],
    };
  };
  return { attack: forecast(0, attackers, defenders), defence: forecast(1, defenders, attackers) };
}

interface Keeper {
  keep(army: Army): Kept;
  struck(kept: Kept, dice: number): readonly Struck[];
}

/** Keeps each army that a side may become once, with what dice leave of it. */
function keeping(s: FieState, b: Battle, side: Side): Keeper {
  const found = new Map<string, Kept>();
  const throws: (readonly Throw[] | undefined)[] = [];
  const keep = (army: Army): Kept => {
    const of = army.map(({ sergeants, knights }) => `${sergeants} ${knights}`).join();
    const before = found.get(of);
    if (before !== undefined) return before;
    const sergeants = army.reduce((sum, troops) => sum + troops.sergeants, 0);
    const knights = army.reduce((sum, troops) => sum + troops.knights, 0);
    const points = army.reduce((sum, troops) => sum + troopPoints(s, troops.sergeants, troops.knights), side.lordPoints);
    const dice = diceWith(s, b, side.side, points);
    const kept = { at: found.size, army, size: sergeants + knights, sergeants, knights, dice, struck: [] };
    found.set(of, kept);
    return kept;
  };
  const struck = (kept: Kept, dice: number): readonly Struck[] => {
    const before = kept.struck[dice];
    if (before !== undefined) return before;
    throws[dice] ??= throwsOf(s, dice);
    const merged: { to: Kept; dead: number; share: number }[] = [];
    for (const { hits, share } of throws[dice]) {
      const left = fallen(s, b, side, kept.army, hits);
      const to = keep(left.army);
      const same = merged.find((one) => one.to === to && one.dead === left.dead);
      if (same === undefined) merged.push({ to, dead: left.dead, share });
      else same.share += share;
    }
    kept.struck[dice] = merged;
    return merged;
  };
  return { keep, struck };
}

/** Whether no round is fought: no die for the attackers or nobody to lead them, only Lords to defend, or nobody (FIE-22.17, FIE-22.25, FIE-22.29, FIE-22.31). */
function isOver(s: FieState, b: Battle, [attack, defence]: readonly [Side, Side], attackers: Kept, defenders: Kept): boolean {
  if (attackers.dice === 0 || attack.lords === 0) return true;
  if (defenders.size === 0 && attackers.size > 0) return true;
  const { sergeants, knights } = defenders.army[defence.seats.indexOf(b.defender)];
  return sergeants + knights === 0 && !hasFightingLord(s, b, b.defender);
}

/** How a battle ends from two armies and so many rounds without loss on, over every throw of the dice. */
function courseOf(
  s: FieState,
  b: Battle,
  sides: readonly [Side, Side],
  [ofAttack, ofDefence]: readonly Keeper[],
): (attackers: Kept, defenders: Kept, quiet: number) => Float64Array {
  const { stalemate } = content.of(s).combat;
  const found = new Map<number, Float64Array>();
  const from = (attackers: Kept, defenders: Kept, quiet: number): Float64Array => {
    const of = (attackers.at * ARMIES + defenders.at) * ROUNDS + quiet;
    const before = found.get(of);
    if (before !== undefined) return before;
    const sums = new Float64Array(2 * NUMBERS);
    found.set(of, sums);
    if (quiet >= stalemate || isOver(s, b, sides, attackers, defenders)) addEnd(sums, 1, sides, attackers, defenders, 0, 0);
    else addRound(sums, attackers, defenders, quiet);
    return sums;
  };
  const addRound = (sums: Float64Array, attackers: Kept, defenders: Kept, quiet: number): void => {
    const onDefenders = ofDefence.struck(defenders, attackers.dice);
    for (const hit of ofAttack.struck(attackers, defenders.dice))
      for (const struck of onDefenders) {
        const share = hit.share * struck.share;
        // A side without troops ends it (FIE-22.23, FIE-22.24): only then Lords die (FIE-22.22).
        if (hit.to.size === 0 || struck.to.size === 0) {
          addEnd(sums, share, sides, hit.to, struck.to, hit.dead, struck.dead);
          continue;
        }
        const isQuiet = hit.to === attackers && struck.to === defenders;
        const further = from(hit.to, struck.to, isQuiet ? quiet + 1 : 0);
        for (let i = 0; i < sums.length; i++) sums[i] += share * further[i];
      }
  };
  return from;
}

/** A side without troops is captured by one that has some (FIE-22.23 to FIE-22.25). */
function addEnd(
  sums: Float64Array,
  share: number,
  sides: readonly [Side, Side],
  attackers: Kept,
  defenders: Kept,
  attackDead: number,
  defenceDead: number,
): void {
  for (const at of [0, 1]) {
    const [own, other, dead, otherDead] =
      at === 0 ? [attackers, defenders, attackDead, defenceDead] : [defenders, attackers, defenceDead, attackDead];
    const from = at * NUMBERS;
    const hasWon = own.size > 0 && other.size === 0 && sides[0].lords > 0;
    if (hasWon) {
      sums[from + WON] += share;
      sums[(1 - at) * NUMBERS + TAKEN] += share * (sides[1 - at].lords - otherDead);
    }
    sums[from + SERGEANTS] += share * own.sergeants;
    sums[from + KNIGHTS] += share * own.knights;
    sums[from + DEAD] += share * dead;
  }
}

/** What so many hits leave of an army, the losses being those of least value (FIE-22.19 to FIE-22.22). */
function fallen(
  s: FieState,
  b: Battle,
  { side, seats, lords }: Side,
  army: Army,
  hits: number,
): { readonly army: Army; readonly isBroken: boolean; readonly dead: number } {
  const strength = b.sides.map(() => 0);
  for (const [at, { sergeants, knights }] of army.entries()) strength[seats[at]] = troopPoints(s, sergeants, knights);
  const order = lossOrder(s, { ...b, strength }, side).map((seat) => seats.indexOf(seat));
  const { absorbed, left, isWiped } = spread(
    s,
    order.map((at) => army[at]),
    hits,
  );
  const after = army.slice();
  let still = hits;
  for (const [i, at] of order.entries()) {
    if (absorbed[i] > 0) {
      const [least] = splits(s, army[at].sergeants, army[at].knights, still);
      after[at] = { sergeants: army[at].sergeants - least.sergeants, knights: army[at].knights - least.knights };
    }
    still -= absorbed[i];
  }
  return { army: after, isBroken: isWiped, dead: isWiped ? Math.min(left, lords) : 0 };
}

/** How likely each number of hits is with so many dice (FIE-22.18). */
function throwsOf(s: FieState, dice: number): readonly Throw[] {
  const { battleDie } = content.of(s);
  let shares = [1];
  for (let die = 0; die < dice; die++) {
    const next: number[] = [];
    for (const [hits, share] of shares.entries())
      for (const face of battleDie) next[hits + face] = (next[hits + face] ?? 0) + share / battleDie.length;
    shares = Array.from(next, (share = 0) => share);
  }
  return shares.flatMap((share, hits) => (share > 0 ? [{ hits, share }] : []));
}

function bandsOf(s: FieState, b: Battle, side: Side, army: Army, dice: number): readonly Band[] {
  const bands: Band[] = [];
  for (const { hits, share } of throwsOf(s, dice)) {
    const { isBroken: broken, dead } = fallen(s, b, side, army, hits);
    const last = bands.at(-1);
    if (last !== undefined && last.broken === broken && last.dead === dead)
      bands[bands.length - 1] = { ...last, to: hits, share: last.share + share };
    else bands.push({ from: hits, to: hits, share, broken, dead, taken: broken ? side.lords - dead : 0 });
  }
  return bands;
}

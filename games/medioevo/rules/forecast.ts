/** What a battle would come to: the battle itself, fought many times by plain choices on both sides. For bots and screens. */

import { type Answer, advance, apply, fastChance, isStop, type Option, printKeys, type Question, stoppingBefore } from '@castellan/engine';
import { content } from '../content/content.ts';
import { battleOf, copy, reserveAt, type Side, type UniState } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
import { battleOver, fight } from './battle.ts';
import { armyOf, sideAt } from './fighters.ts';
import { steps } from './index.ts';
import { isSea } from './map.ts';
import { attackValue, compare, rerollBattleDice } from './melee.ts';
import { bestReroll } from './rerolls.ts';
import { hasArmy, muster, pieceOf, troopsIn } from './troops.ts';
import { hordeOf } from './war-circle.ts';

/** Shares of 1, and means. */
export interface Forecast {
  readonly wins: number;
  readonly loses: number;
  /** Nobody is left, or it breaks off. */
  readonly undecided: number;
  /** What units are worth that each side loses, the attacker first. */
  readonly losses: readonly [number, number];
  /** How many units each side loses. */
  readonly fallen: readonly [number, number];
  readonly rounds: number;
}

interface Encounter {
  readonly attacker: Side;
  readonly defender: Side;
  readonly place: number;
  /** Units by kind with which the attacker comes to a territory where he does not stand yet. */
  readonly army?: readonly number[];
}

const RUNS = 200;

/** Nobody asks questions after it. */
const ahead = { id: 'medioevo', steps: stoppingBefore(steps, [battleOver]) };

/** Fights the battle in copies of a world, of which only what everybody sees is used: no cards are played, no money spent. */
export function forecast(world: UniState, encounter: Encounter, { runs = RUNS, seed = 1 } = {}): Forecast {
  const { attacker, defender, place } = encounter;
  const laid = lay(world, encounter);
  return fought(laid, { attacker, defender, place }, runs, seed);
}

/** The battle in course, fought on from where it stands; null where none is. Cards that are not played yet are not. */
export function forecastOn(world: UniState, { runs = RUNS, seed = 1 } = {}): Forecast | null {
  const b = battleOf(world);
  if (b === null) return null;
  const laid = copy(world);
  laid.core.told = null;
  laid.core.asides = [];
  return fought(laid, b, runs, seed);
}

/** Up to where the attack values of the round are compared. */
const toCompare = { id: 'medioevo', steps: stoppingBefore(steps, [compare, battleOver]) };

/** Of a round: shares of 1 that a side wins it, ties it, loses it. */
type RoundShares = readonly [won: number, tied: number, lost: number];

/**
 * How the present round goes for a seat after each way to reroll its dice, by the text of the answer; nothing where it is not asked for that.
 * The other side then rerolls well.
 */
export function forecastRerolls(world: UniState, seat: number, { runs = RUNS, seed = 1 } = {}): ReadonlyMap<string, RoundShares> {
  const found = new Map<string, RoundShares>();
  const laid = copy(world);
  laid.core.told = null;
  laid.core.asides = [];
  const asked = advance(toCompare, laid);
  if (asked?.kind !== 'subset' || asked.seat !== seat || asked.frame.step !== rerollBattleDice.name) return found;
  const keys = asked.options.map(({ key }) => key);
  for (let subset = 0; subset < 1 << keys.length; subset++) {
    const chosen = keys.filter((_, die) => (subset >> die) & 1);
    found.set(printKeys('subset', chosen), roundAfter(laid, seat, chosen, runs, seed));
  }
  return found;
}

function roundAfter(laid: UniState, seat: number, keys: readonly string[], runs: number, seed: number): RoundShares {
  const chance = fastChance(seed);
  const ends = [0, 0, 0];
  for (let run = 0; run < runs; run++) {
    const s = copy(laid);
    s.core.chance = chance;
    let q = advance(toCompare, s);
    if (q?.kind !== 'subset') continue;
    const chosen = q.options.filter(({ key }) => keys.includes(key));
    q = apply(toCompare, s, q, chosen);
    while (q !== null && !isStop(q)) q = apply(toCompare, s, q, plainAnswer(s, q));
    const b = battleOf(s);
    if (b === null) continue;
    const i = b.attacker === seat ? 0 : 1;
    const difference = attackValue(s, b, i) - attackValue(s, b, 1 - i);
    ends[difference > 0 ? 0 : difference === 0 ? 1 : 2]++;
  }
  return [ends[0] / runs, ends[1] / runs, ends[2] / runs];
}

function fought(laid: UniState, { attacker, defender, place }: Omit<Encounter, 'army'>, runs: number, seed: number): Forecast {
  const sides = [attacker, defender];
  const before = sides.map((side) => worthOf(laid, side, place));
  const all = sides.map((side) => countOf(laid, side, place));
  const chance = fastChance(seed);
  let wins = 0;
  let loses = 0;
  let rounds = 0;
  const lost = [0, 0];
  const fallen = [0, 0];
  for (let run = 1; run <= runs; run++) {
    // Nobody needs the laid world after the last run.
    const s = run === runs ? laid : copy(laid);
    s.core.chance = chance;
    fightOut(s);
    const b = battleOf(s);
    if (b === null) return { wins: 0, loses: 0, undecided: 1, losses: [0, 0], fallen: [0, 0], rounds: 0 };
    const [mine, theirs] = [armyOf(s, b, 0), armyOf(s, b, 1)];
    if (mine > 0 && theirs === 0) wins++;
    if (mine === 0 && theirs > 0) loses++;
    rounds += b.round;
    for (const i of [0, 1]) {
      lost[i] += before[i] - worthOf(s, sideAt(b, i), place);
      fallen[i] += all[i] - countOf(s, sideAt(b, i), place);
    }
  }
  return {
    wins: wins / runs,
    loses: loses / runs,
    undecided: (runs - wins - loses) / runs,
    losses: [lost[0] / runs, lost[1] / runs],
    fallen: [fallen[0] / runs, fallen[1] / runs],
    rounds: rounds / runs,
  };
}

/** What the units of a side in a place cost. */
function worthOf(s: UniState, side: Side, place: number): number {
  const { units } = content.of(s);
  return troopsIn(s, side, place).reduce((sum, n, unit) => sum + n * units[unit].florins, 0);
}

function countOf(s: UniState, side: Side, place: number): number {
  return troopsIn(s, side, place).reduce((sum, n) => sum + n, 0);
}

/** The world with the army there, and with the horde that would resist. */
function lay(world: UniState, { attacker, defender, place, army }: Encounter): UniState {
  const s = copy(world);
  s.core.told = null;
  s.core.asides = [];
  s.uses = [];
  s.rolls = [];
  s.battles = [];
  s.blows = [];
  s.cards = s.cards.map(() => []);
  s.levels.fill(0);
  s.watching = 0;
  s.calling = 0;
  if (army !== undefined)
    army.forEach((n, unit) => {
      s.reserve[reserveAt(attacker, pieceOf(unit))] += n;
      muster(s, attacker, place, unit, n);
    });
  if (defender === BARBARIANS && !hasArmy(s, BARBARIANS, place) && !isSea(place))
    hordeOf(s).forEach((n, unit) => {
      muster(s, BARBARIANS, place, unit, n);
    });
  s.core.stack = fight(s, attacker, defender, place).slice();
  return s;
}

/** Plain choices until the end. */
function fightOut(s: UniState): void {
  let q = advance(ahead, s);
  while (q !== null && !isStop(q)) q = apply(ahead, s, q, plainAnswer(s, q));
}

/** What a seat does that thinks no further: engines are manned, captains shoot, dice rerolled well, and else what the clock would say. */
function plainAnswer(s: UniState, q: Question): Answer {
  const usual = q.limit?.answer ?? '';
  switch (q.kind) {
    case 'amount':
      return Math.min(q.max, Math.max(q.min, Number(usual)));
    case 'subset':
      return rerollOf(s, q.seat, q.options);
    case 'pick':
      return named(q.options, 'man all') ?? named(q.options, 'act archer') ?? named(q.options, usual) ?? q.options[0];
    case 'order':
      return q.options;
  }
}

function named(options: readonly Option[], key: string): Option | undefined {
  return options.find((option) => option.key === key);
}

function rerollOf(s: UniState, seat: number, options: readonly Option[]): readonly Option[] {
  const b = battleOf(s);
  if (b === null) return [];
  const at = b.attacker === seat ? 0 : 3;
  const subset = bestReroll(b.dice.slice(at, at + 3));
  return options.filter((_, die) => (subset >> die) & 1);
}

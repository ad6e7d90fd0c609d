/** From sampled games to a file of weights, and how far what it says can be trusted. */

import { type Calibration, hashText, type PhaseWeights, type Weights } from '@castellan/engine';
import { fitted, missOf, type Position, type Pull, sharesOf } from './fit.ts';
import type { Course, Moment, Sampled } from './sampling.ts';

/** One game in so many is kept apart to see whether what was learned from the others comes true. */
const KEPT_APART = 5;
const TENTHS = 10;
/** A last phase that fewer positions are of has no weights of its own: those of the phase before count there too. */
const FEW = 30;

/** How strongly new weights may be drawn to those before; which of these foretells games well is seen on games left out in turn. */
const PULLS = [10_000, 3_000, 1_000, 300, 100, 30, 10];
const FOLDS = 5;

/** How a phase is told: with what the value that the game had before said of the same games. */
export interface PhaseReport extends PhaseWeights {
  readonly before: number;
  /** How strongly the weights were drawn to those before; null where they began with nothing. */
  readonly pull: number | null;
}

export interface Learned {
  readonly weights: Weights;
  readonly phases: readonly PhaseReport[];
}

/** `before`: the weights to go on from, so that a few games teach them something; without them all is learned anew. */
export function learn(
  names: readonly string[],
  generation: number,
  course: Course,
  games: readonly Sampled[],
  before: Weights | null = null,
): Learned {
  const positions: number[] = [];
  for (const { phase } of games.flatMap(({ moments }) => moments)) positions[phase] = (positions[phase] ?? 0) + 1;
  const last = Math.max(
    0,
    positions.findLastIndex((n) => n >= FEW),
  );
  const phases = Array.from({ length: last + 1 }, (_, phase) => learnPhase(names, phase, games, before));
  return {
    phases,
    weights: {
      features: names,
      generation,
      games: games.length,
      players: course.players,
      seats: course.seats,
      seed: course.seed,
      ...(before === null ? {} : { from: before.games + (before.from ?? 0) }),
      phases: phases.map(({ before: _, pull: __, ...phase }) => phase),
    },
  };
}

/** By lot, so that no kind of table is kept apart more often than another. */
function isKeptApart(number: number): boolean {
  return hashText(`apart ${number}`) % KEPT_APART === 0;
}

function foldOf(number: number): number {
  return hashText(`fold ${number}`) % FOLDS;
}

/** A game that is left out where those of other folds are learned from. */
interface Left {
  readonly fold: number;
  readonly positions: readonly Position[];
}

interface Side {
  readonly said: number;
  readonly before: number;
  readonly came: number;
  readonly even: number;
}

function learnPhase(names: readonly string[], phase: number, games: readonly Sampled[], before: Weights | null): PhaseReport {
  const momentsOf = (which: (number: number) => boolean): readonly Moment[] =>
    games.flatMap((game) => (which(game.number) ? momentsIn(phase, game) : []));
  const positionsOf = (which: (number: number) => boolean): readonly Position[] => momentsOf(which).map(ableIn);
  const pull = before === null ? null : pullTo(weightsIn(before, names, phase), leftIn(phase, games));
  const fit = (positions: readonly Position[]): number[] => fitted(positions, names.length, pull ?? undefined);
  const tried = fit(positionsOf((number) => !isKeptApart(number)));
  const sides = momentsOf(isKeptApart).flatMap((moment) => sidesIn(moment, tried));
  const all = positionsOf(() => true);
  return {
    weights: fit(all).map((w) => Math.round(w * 100_000) / 100_000),
    pull: pull?.penalty ?? null,
    samples: all.length,
    brier: thousandths(brier(sides, ({ said }) => said)),
    even: thousandths(brier(sides, ({ even }) => even)),
    before: thousandths(brier(sides, ({ before }) => before)),
    calibration: calibrationOf(sides),
  };
}

function momentsIn(phase: number, { moments }: Sampled): readonly Moment[] {
  return moments.filter((moment) => moment.phase === phase);
}

/** All games but those kept apart: these see whether what was learned comes true, and so teach nothing. */
function leftIn(phase: number, games: readonly Sampled[]): readonly Left[] {
  return games
    .filter(({ number }) => !isKeptApart(number))
    .map((game) => ({ fold: foldOf(game.number), positions: momentsIn(phase, game).map(ableIn) }));
}

/** What was known of each feature in a phase, by its name: of a new one nothing, and of a phase that had no weights those of the last. */
function weightsIn({ features, phases }: Weights, names: readonly string[], phase: number): number[] {
  const { weights } = phases[Math.min(phase, phases.length - 1)];
  return names.map((name) => weights[features.indexOf(name)] ?? 0);
}

/**
 * The strongest pull by which games that were left out are foretold by the others as well as by the best one, as far as can be told: within the
 * standard error of what they are apart, game by game, for the moments of a game come out alike.
 */
function pullTo(to: readonly number[], games: readonly Left[]): Pull {
  const missesBy = (penalty: number): readonly number[] => {
    const learned = Array.from({ length: FOLDS }, (_, fold) => {
      const others = games.flatMap((game) => (game.fold === fold ? [] : game.positions));
      return fitted(others, to.length, { to, penalty });
    });
    return games.map(({ fold, positions }) => missOf(positions, learned[fold]));
  };
  const misses = PULLS.map(missesBy);
  const best = misses.reduce((one, other) => (sum(other) < sum(one) ? other : one));
  const isAsGood = (those: readonly number[]): boolean => {
    const apart = those.map((miss, i) => miss - best[i]);
    const mean = sum(apart) / apart.length;
    const variance = sum(apart.map((x) => (x - mean) ** 2)) / Math.max(1, apart.length - 1);
    return sum(apart) <= Math.sqrt(variance * apart.length);
  };
  return { to, penalty: PULLS[misses.findIndex(isAsGood)] };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, n) => so + n, 0);
}

/** The sides that could still win. */
function ableIn({ standing, came }: Moment): Position {
  return { standing: standing.filter((one) => one !== null), came: came.filter((_, side) => standing[side] !== null) };
}

function sidesIn(moment: Moment, weights: readonly number[]): Side[] {
  const able = ableIn(moment);
  const shares = sharesOf(able.standing, weights);
  let next = 0;
  return moment.standing.map((one, side) => ({
    said: one === null ? 0 : shares[next++],
    before: moment.thought[side],
    came: moment.came[side],
    even: 1 / moment.standing.length,
  }));
}

function brier(sides: readonly Side[], said: (side: Side) => number): number {
  return sides.reduce((sum, side) => sum + (said(side) - side.came) ** 2, 0) / Math.max(1, sides.length);
}

function calibrationOf(sides: readonly Side[]): readonly Calibration[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const inside = sides.filter(({ said }) => Math.min(TENTHS - 1, Math.floor(said * TENTHS)) === tenth);
    const mean = (of: (side: Side) => number): number => thousandths(inside.reduce((sum, side) => sum + of(side), 0) / inside.length);
    return inside.length === 0 ? [] : [{ said: mean(({ said }) => said), came: mean(({ came }) => came), n: inside.length }];
  }).flat();
}

function thousandths(n: number): number {
  return Math.round(n * 1000) / 1000;
}

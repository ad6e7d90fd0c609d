/** From sampled games to a file of weights, and how far what it says can be trusted. */

import { type Calibration, hashText, type PhaseWeights, type Weights } from '@castellan/engine';
import { fitted, type Position, sharesOf } from './fit.ts';
import type { Course, Moment, Sampled } from './sampling.ts';

/** One game in so many is kept apart to see whether what was learned from the others comes true. */
const KEPT_APART = 5;
const TENTHS = 10;
/** A last phase that fewer positions are of has no weights of its own: those of the phase before count there too. */
const FEW = 30;

/** How a phase is told: with what the value that the game had before said of the same games. */
export interface PhaseReport extends PhaseWeights {
  readonly before: number;
}

export interface Learned {
  readonly weights: Weights;
  readonly phases: readonly PhaseReport[];
}

export function learn(names: readonly string[], generation: number, course: Course, games: readonly Sampled[]): Learned {
  const positions: number[] = [];
  for (const { phase } of games.flatMap(({ moments }) => moments)) positions[phase] = (positions[phase] ?? 0) + 1;
  const last = Math.max(
    0,
    positions.findLastIndex((n) => n >= FEW),
  );
  const phases = Array.from({ length: last + 1 }, (_, phase) => learnPhase(names.length, phase, games));
  return {
    phases,
    weights: {
      features: names,
      generation,
      games: games.length,
      players: course.players,
      seats: course.seats,
      seed: course.seed,
      phases: phases.map(({ before: _, ...phase }) => phase),
    },
  };
}

/** By lot, so that no kind of table is kept apart more often than another. */
function isKeptApart(number: number): boolean {
  return hashText(`apart ${number}`) % KEPT_APART === 0;
}

interface Side {
  readonly said: number;
  readonly before: number;
  readonly came: number;
  readonly even: number;
}

function learnPhase(features: number, phase: number, games: readonly Sampled[]): PhaseReport {
  const from = (apart: boolean | null): readonly Moment[] =>
    games.flatMap(({ number, moments }) =>
      apart !== null && isKeptApart(number) !== apart ? [] : moments.filter((moment) => moment.phase === phase),
    );
  const tried = fitted(from(false).map(ableIn), features);
  const sides = from(true).flatMap((moment) => sidesIn(moment, tried));
  const all = from(null).map(ableIn);
  return {
    weights: fitted(all, features).map((w) => Math.round(w * 100_000) / 100_000),
    samples: all.length,
    brier: thousandths(brier(sides, ({ said }) => said)),
    even: thousandths(brier(sides, ({ even }) => even)),
    before: thousandths(brier(sides, ({ before }) => before)),
    calibration: calibrationOf(sides),
  };
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

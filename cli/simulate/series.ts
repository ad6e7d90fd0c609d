/** The games of a simulation. Each is known by its number, and the same in whatever thread it is played. */

import type { Bot } from '@castellan/bots';
import { type Chance, fastChance, type Game, hashText, type Line, printRecord, type Setup, type State } from '@castellan/engine';
import { seedOf } from '../setup.ts';
import { type Ended, type Outcome, playOut, recordOfPlayout } from './playout.ts';

export interface Series {
  readonly seats: number;
  readonly options: Setup['options'];
  readonly pack: string;
  /** The games' own seeds begin with it. */
  readonly seed: string;
  /** Whether every game is written down, or only those that fail. */
  readonly isKept: boolean;
}

export interface Played {
  /** From 1. */
  readonly number: number;
  readonly outcome: Outcome;
  readonly milliseconds: number;
  readonly record: string | null;
}

/** The text a game's seed is made of. */
export function seedText({ seed }: Series, number: number): string {
  return `${seed} ${number}`;
}

export function setupOf(series: Series, number: number): Setup {
  const { seats, options, pack } = series;
  return { seats, options, pack, seed: seedOf(seedText(series, number)) };
}

/** The chance of the bots of a game. */
export function chanceOf({ seed }: Series, number: number): Chance {
  return fastChance(hashText(`${seed} bots ${number}`));
}

export function playNumber(game: Game<State>, series: Series, bots: readonly Bot[], number: number): Played {
  const { isKept } = series;
  const setup = setupOf(series, number);
  const play = (lines: Line[] | null): Ended => playOut(game, setup, bots, chanceOf(series, number), lines);
  const lines: Line[] = [];
  const before = performance.now();
  const ended = play(isKept ? lines : null);
  const milliseconds = performance.now() - before;
  // The same game again, this time written down: nothing is written while all goes well.
  if (!isKept && ended.kind !== 'finished') play(lines);
  const record = lines.length === 0 && ended.kind === 'finished' ? null : printRecord(recordOfPlayout(game, setup, bots, lines, ended));
  return { number, outcome: outcomeOf(ended), milliseconds, record };
}

/** Without the last state, which need not travel between threads. */
function outcomeOf(ended: Ended): Outcome {
  return ended.kind === 'finished' ? { kind: 'finished', decisions: ended.decisions, result: ended.result } : ended;
}

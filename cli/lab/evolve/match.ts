/** Two sets of an instinct's numbers: at one table, from the same seed in both ways of sitting; or each alone with the same seed. */

import { type Bot, heuristic } from '@castellan/bots';
import type { Game, Numbers, OptionValues, State } from '@castellan/engine';
import { playOut } from '../../simulate/playout.ts';
import { chanceOf, setupOf } from '../../simulate/series.ts';
import { arrangementsOf } from '../pairing.ts';

/** What all matches share. */
export interface Terms {
  /** With one seat each of a pair plays alone, and their points are compared: no luck of a rival's is in them. */
  readonly seats: number;
  /** Set-ups one after the other: numbers are to be good in all of them. */
  readonly options: readonly OptionValues[];
  readonly pack: string;
  readonly seed: string;
}

/** Many matches: each of the pairs as often as the others, every seed both ways. */
export interface Round {
  readonly terms: Terms;
  readonly pairs: readonly (readonly [readonly number[], readonly number[]])[];
}

export interface Match {
  readonly number: number;
  readonly pair: number;
  /** The share of the win of the first, less what would be fair; and by how many points it was ahead on the mean of its seats. */
  readonly won: number;
  readonly ahead: number;
  readonly problem: string | null;
}

/** Weighs by its own numbers, whoever weighed before. */
function minded(numbers: Numbers, values: readonly number[]): Bot {
  const plain = heuristic();
  return {
    ...plain,
    decide: (game, world, q, budget, rng) => {
      numbers.lay(values);
      return plain.decide(game, world, q, budget, rng);
    },
    interject: (game, world, seat, options, means, rng) => {
      numbers.lay(values);
      return plain.interject?.(game, world, seat, options, means, rng) ?? null;
    },
    prepare: (game, world, q, options) => {
      numbers.lay(values);
      return plain.prepare?.(game, world, q, options) ?? null;
    },
  };
}

/** Matches are known by their numbers, from 1: the same in whatever thread. */
export function playMatch(game: Game<State>, numbers: Numbers, { terms, pairs }: Round, number: number): Match {
  const pair = (number - 1) % pairs.length;
  const turn = Math.floor((number - 1) / pairs.length);
  const isAlone = terms.seats === 1;
  const ways = arrangementsOf(['', ''], terms.seats).map(({ sits }) => sits);
  const seeded = (isAlone ? turn : Math.floor(turn / ways.length)) + 1;
  const series = {
    seats: terms.seats,
    options: terms.options[(seeded + pair) % terms.options.length],
    pack: terms.pack,
    seed: `${terms.seed} ${pair}`,
    isKept: false,
  };
  const players = pairs[pair].map((values) => minded(numbers, values));
  const points: [number[], number[]] = [[], []];
  let won = 0;
  try {
    for (const sits of isAlone ? ways : [ways[turn % ways.length]]) {
      const bots = sits.map((whose) => players[whose]);
      const ended = playOut(game, setupOf(series, seeded), bots, chanceOf(series, seeded), null);
      if (ended.kind !== 'finished') return { number, pair, won: 0, ahead: 0, problem: ended.problem };
      const { winners, scores } = ended.result;
      for (const [seat, whose] of sits.entries()) points[whose].push(scores[seat]);
      won = winners.filter((seat) => sits[seat] === 0).length / winners.length - points[0].length / sits.length;
    }
  } finally {
    numbers.lay(numbers.shipped);
  }
  const ahead = meanOf(points[0]) - meanOf(points[1]);
  return { number, pair, won: isAlone ? Math.sign(ahead) / 2 : won, ahead, problem: null };
}

function meanOf(points: readonly number[]): number {
  return points.reduce((sum, n) => sum + n, 0) / points.length;
}

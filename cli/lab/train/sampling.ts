/** Games from which values are learned: at quiet moments it is noted how every side stood, and in the end who won. */

import { type Bot, botNamed } from '@castellan/bots';
import {
  below,
  fastChance,
  type Game,
  guess,
  hashText,
  type Outlook,
  type Seat,
  type Setup,
  type State,
  sidesOf,
  standingOf,
} from '@castellan/engine';
import { playOut } from '../../simulate/playout.ts';
import { chanceOf, type Series, setupOf } from '../../simulate/series.ts';

/** Who plays, at what tables. */
export interface Course {
  readonly players: readonly string[];
  /** Tables of so many, one after the other. */
  readonly seats: readonly number[];
  readonly options: Setup['options'];
  readonly pack: string;
  readonly seed: string;
}

/** A quiet moment. */
export interface Moment {
  readonly phase: number;
  /** How each side stood; null for one that could no longer win. */
  readonly standing: readonly (readonly number[] | null)[];
  /** The share of the win of each side by the value that the game has now, and what came true. */
  readonly thought: readonly number[];
  readonly came: readonly number[];
}

export interface Sampled {
  readonly number: number;
  readonly moments: readonly Moment[];
  /** What went wrong, instead of moments. */
  readonly problem: string | null;
}

export function seriesOf({ seats, options, pack, seed }: Course, number: number): Series {
  return { seats: seats[(number - 1) % seats.length], options, pack, seed, isKept: false };
}

/** Any of the players on any seat. */
function botsOf(game: Game<State>, course: Course, { seats }: Series, number: number): Bot[] {
  const rng = fastChance(hashText(`${course.seed} seated ${number}`));
  return Array.from({ length: seats }, () => {
    const bot = botNamed(course.players[below(rng, course.players.length)], game);
    if (bot === null) throw new Error('there is no such player');
    return bot;
  });
}

/** Plays a game and looks at it as its players do: in a world that one of them holds possible. */
export function sampledGame(game: Game<State>, outlook: Outlook<State>, course: Course, number: number): Sampled {
  const series = seriesOf(course, number);
  const eyes = fastChance(hashText(`${course.seed} eyes ${number}`));
  const seen: { readonly phase: number; readonly sides: readonly (readonly Seat[])[]; readonly moment: Omit<Moment, 'came' | 'phase'> }[] =
    [];
  let before = Number.NaN;
  const watch = (s: State): void => {
    const now = outlook.moment(s);
    if (now === before) return;
    before = now;
    const world = guess(game, s, below(eyes, s.core.seats), eyes);
    const sides = sidesOf(outlook, world);
    const shares = game.instinct.value(world);
    seen.push({
      phase: outlook.phase(world),
      sides,
      moment: {
        standing: sides.map((side) => standingOf(outlook, world, side)?.map(rounded) ?? null),
        thought: sides.map((side) => rounded(side.reduce((sum, seat) => sum + shares[seat], 0))),
      },
    });
  };
  const ended = playOut(game, setupOf(series, number), botsOf(game, course, series, number), chanceOf(series, number), null, watch);
  if (ended.kind !== 'finished') return { number, moments: [], problem: ended.problem };
  const { winners } = ended.result;
  const moments = seen.map(({ phase, sides, moment }) => ({
    phase,
    ...moment,
    came: sides.map((side) => winners.filter((seat) => side.includes(seat)).length / winners.length),
  }));
  return { number, moments, problem: null };
}

function rounded(n: number): number {
  return Math.round(n * 10_000) / 10_000;
}

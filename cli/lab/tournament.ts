/** Players against players: every pair at the same table, seats changed and seeds paired, until each has played its games. */

import type { Game as Rules, State } from '@castellan/engine';
import { namedBots } from '../bots.ts';
import type { Opened } from '../opened.ts';
import { soonByThreads } from '../simulate/all-played.ts';
import { playNumber, type Series } from '../simulate/series.ts';
import { wilson } from '../simulate/tally.ts';
import { byThreads } from '../simulate/threads.ts';
import { each, meanOf } from './balance/statistics.ts';
import { type Rating, ratingsOf } from './elo.ts';
import { arrangementsOf, pairsOf, type Score, scored } from './pairing.ts';

const WORK = new URL('./work.ts', import.meta.url);

export interface Tournament {
  readonly opened: Pick<Opened, 'game' | 'packed'>;
  readonly players: readonly string[];
  /** Games of each pair. */
  readonly games: number;
  /** Whether the first of each pair sits alone among others of the second, or on half of the seats. */
  readonly isLone: boolean;
  readonly threads: number;
  readonly series: Series;
}

/** One game of a tournament. */
export interface Meeting {
  readonly pair: readonly [string, string];
  /** Which of the ways they sit (`arrangementsOf`). */
  readonly way: number;
  readonly number: number;
}

/** As it was played and is kept: a run that was stopped goes on after it. */
export interface Game extends Meeting {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** A game that failed. It is not kept: whoever goes on plays it again, and is told again. */
export interface Failed extends Meeting {
  readonly problem: string;
}

export interface Standing {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** The share of the games that the first won, its interval, and what it would be if both were alike. */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly fair: number;
  /** By how many points the first was ahead of the second, and the interval of that. */
  readonly ahead: number;
  readonly aheadInterval: readonly [number, number];
}

/**
 * All games in the order in which they are played: pairs take turns, and change seats from each game to their next, so that a run that is
 * stopped has let nobody sit on the better seat for long.
 */
export function meetingsOf({ players, games, isLone, series }: Pick<Tournament, 'players' | 'games' | 'isLone' | 'series'>): Meeting[] {
  const pairs = pairsOf(players).map((pair) => ({ pair, ways: arrangementsOf(pair, series.seats, isLone).length }));
  return Array.from({ length: games }, (_, n) =>
    pairs.map(({ pair, ways }) => ({ pair, way: n % ways, number: Math.floor(n / ways) + 1 })),
  ).flat();
}

export function nameOfMeeting({ pair, way, number }: Meeting): string {
  return `${pair} ${way} ${number}`;
}

/** What a thread must know before it plays. */
export interface ThreadData extends Pick<Tournament, 'isLone' | 'series'> {
  readonly id: string;
  /** The content pack itself. */
  readonly pack: unknown;
}

export function playedGames({ opened, isLone, series, threads }: Tournament, meetings: readonly Meeting[]): AsyncGenerator<Game | Failed> {
  const { game, packed } = opened;
  const data: ThreadData = { id: game.id, pack: packed, isLone, series };
  return soonByThreads(
    (meeting) => playMeeting(game, data, meeting),
    meetings,
    threads,
    (rest, pace) => byThreads(WORK, data, threads, rest, pace),
  );
}

export function playMeeting(
  game: Rules<State>,
  { isLone, series }: Pick<ThreadData, 'isLone' | 'series'>,
  meeting: Meeting,
): Game | Failed {
  const { pair, way, number } = meeting;
  const { sits } = arrangementsOf(pair, series.seats, isLone)[way];
  const bots = sits.map((whose) => namedBots(pair[whose], game)[0]);
  const { outcome } = playNumber(game, series, bots, number);
  if (outcome.kind !== 'finished') return { ...meeting, problem: outcome.problem };
  const { winners, scores } = outcome.result;
  return { ...meeting, winners, scores };
}

function isOf(game: Game, pair: readonly [string, string], way: number): boolean {
  return game.pair[0] === pair[0] && game.pair[1] === pair[1] && game.way === way;
}

export function isGame(value: unknown): value is Game {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'pair' in value &&
    'way' in value &&
    'number' in value &&
    'winners' in value &&
    'scores' in value &&
    Array.isArray(value.pair) &&
    Array.isArray(value.winners) &&
    Array.isArray(value.scores)
  );
}

type Seating = Pick<Tournament, 'players' | 'isLone'> & { readonly series: Pick<Series, 'seats'> };

export function standingsOf({ players, isLone, series }: Seating, games: readonly Game[]): readonly Standing[] {
  return pairsOf(players).map((pair) => {
    const score: Score = { games: 0, won: 0, fair: 0, ahead: [] };
    for (const [way, arrangement] of arrangementsOf(pair, series.seats, isLone).entries())
      for (const game of games) if (isOf(game, pair, way)) scored(score, arrangement, game);
    const [one, other] = pair;
    const ahead = meanOf(each(score.ahead));
    return {
      one,
      other,
      games: score.games,
      share: over(score.won, score),
      interval: wilson(score.won, score.games),
      fair: over(score.fair, score),
      ahead: ahead.value,
      aheadInterval: ahead.interval,
    };
  });
}

function over(n: number, { games }: Score): number {
  return games === 0 ? 0 : n / games;
}

export function eloOf(players: readonly string[], standings: readonly Standing[]): ReadonlyMap<string, Rating> {
  return ratingsOf(
    players,
    standings.map(({ one, other, games, share }) => ({ one, other, games, won: share * games })),
  );
}

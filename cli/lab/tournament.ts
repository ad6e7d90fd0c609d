/** Players against players: every pair at the same table, seats changed and seeds paired, until each has played its games. */

import type { Result } from '@castellan/engine';
import { namedBots } from '../bots.ts';
import type { Opened } from '../opened.ts';
import { allPlayed } from '../simulate/all-played.ts';
import type { Series } from '../simulate/series.ts';
import { wilson } from '../simulate/tally.ts';
import { each, meanOf } from './balance/statistics.ts';
import { ratingsOf } from './elo.ts';
import { arrangementsOf, pairsOf, type Score, scored } from './pairing.ts';

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

/** One game that was played, as it is kept: a run that was stopped goes on after it. */
export interface Game {
  readonly pair: readonly [string, string];
  /** Which of the ways they sat (`arrangementsOf`). */
  readonly way: number;
  readonly number: number;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
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

/** So many games are played one way before as many each other way: a run that is stopped has let nobody sit on the better seat for long. */
const TURN = 10;

/** The games that are still to be played, one by one. A game that fails is told by its problem. */
export async function* playedGames(tournament: Tournament, kept: readonly Game[]): AsyncGenerator<Game | { readonly problem: string }> {
  const { opened, players, games, isLone, threads, series } = tournament;
  for (const pair of pairsOf(players)) {
    const arrangements = arrangementsOf(pair, series.seats, isLone);
    const ways = arrangements.length;
    for (let turn = 0; turn < games / ways; turn += TURN)
      for (const [way, arrangement] of arrangements.entries()) {
        const before = kept.filter((game) => isOf(game, pair, way)).length;
        const stretch = { first: Math.max(before, turn) + 1, last: Math.min(Math.ceil((games - way) / ways), turn + TURN) };
        const bots = arrangement.sits.map((whose) => namedBots(pair[whose], opened.game)[0]);
        for await (const { number, outcome } of allPlayed(opened, series, bots, stretch, threads))
          yield outcome.kind === 'finished' ? { pair, way, number, ...placesOf(outcome.result) } : { problem: outcome.problem };
      }
  }
}

function placesOf({ winners, scores }: Result): Pick<Game, 'winners' | 'scores'> {
  return { winners, scores };
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

/** How many games such a tournament has. */
export function gamesIn({ players, games }: Pick<Tournament, 'players' | 'games'>): number {
  return pairsOf(players).length * games;
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

export function eloOf(players: readonly string[], standings: readonly Standing[]): ReadonlyMap<string, number> {
  return ratingsOf(
    players,
    standings.map(({ one, other, games, share }) => ({ one, other, games, won: share * games })),
  );
}

/** How strong players are, from the games they played against each other. */

import { USUAL } from './balance/statistics.ts';
import { solved } from './train/solve.ts';

export interface Met {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** Won by the first. */
  readonly won: number;
}

/** Points that make a player ten times as likely to win. */
const TENFOLD = 400;
const ROUNDS = 500;

/** Half a game is added on either side of every meeting, so that whoever won all of them has a rating too. */
const ADDED = 1;

export interface Rating {
  readonly rating: number;
  /** Of 95 %, by its distance to the mean of all players: that somebody at 0 was hardly met does not make all others uncertain. */
  readonly interval: readonly [number, number];
}

/** Ratings by the model of Bradley and Terry, the weakest at 0. */
export function ratingsOf(players: readonly string[], met: readonly Met[]): ReadonlyMap<string, Rating> {
  const strength = strengthsOf(players, met);
  const least = Math.min(...strength);
  const deviations = deviationsOf(players, met, strength);
  return new Map(
    players.map((player, i) => {
      const rating = TENFOLD * Math.log10(strength[i] / least);
      const half = (USUAL * TENFOLD * deviations[i]) / Math.LN10;
      return [player, { rating, interval: [rating - half, rating + half] }];
    }),
  );
}

function strengthsOf(players: readonly string[], met: readonly Met[]): readonly number[] {
  const strength = new Map(players.map((player) => [player, 1]));
  const of = (player: string): number => strength.get(player) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (const player of players) {
      let won = 0;
      let expected = 0;
      for (const { one, other, games, won: first } of met) {
        if (player !== one && player !== other) continue;
        won += (player === one ? first : games - first) + ADDED / 2;
        expected += (games + ADDED) / (of(one) + of(other));
      }
      if (expected > 0) strength.set(player, won / expected);
    }
  }
  return players.map(of);
}

/**
 * Of the natural logarithms of the strengths, from their mean. The Fisher information tells nothing of that mean; with a share of it added
 * for each player the information can be inverted, and the share is taken away again.
 */
function deviationsOf(players: readonly string[], met: readonly Met[], strength: readonly number[]): readonly number[] {
  const share = 1 / players.length;
  const information = players.map(() => players.map(() => share));
  for (const { one, other, games } of met) {
    const [i, j] = [players.indexOf(one), players.indexOf(other)];
    const chance = strength[i] / (strength[i] + strength[j]);
    const told = (games + ADDED) * chance * (1 - chance);
    information[i][i] += told;
    information[j][j] += told;
    information[i][j] -= told;
    information[j][i] -= told;
  }
  return players.map((_, i) => {
    const variances = solved(
      information,
      players.map((_player, at) => (at === i ? 1 : 0)),
    );
    return Math.sqrt(Math.max(0, variances[i] - share));
  });
}

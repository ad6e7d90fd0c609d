/** How strong players are, from the games they played against each other. */

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

/**
 * Ratings by the model of Bradley and Terry, the weakest at 0. Half a game is added on either side of every meeting, so that whoever won
 * all of them has a rating too.
 */
export function ratingsOf(players: readonly string[], met: readonly Met[]): ReadonlyMap<string, number> {
  const strength = new Map(players.map((player) => [player, 1]));
  const of = (player: string): number => strength.get(player) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (const player of players) {
      let won = 0;
      let expected = 0;
      for (const { one, other, games, won: first } of met) {
        if (player !== one && player !== other) continue;
        won += (player === one ? first : games - first) + 0.5;
        expected += (games + 1) / (of(one) + of(other));
      }
      if (expected > 0) strength.set(player, won / expected);
    }
  }
  const least = Math.min(...strength.values());
  return new Map(players.map((player) => [player, TENFOLD * Math.log10(of(player) / least)]));
}

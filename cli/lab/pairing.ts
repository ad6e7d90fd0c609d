/** Who plays whom, where they sit, and what it came to. */

/** Two players at one table, each on half of the seats, or as near to it as their number allows. */
export interface Arrangement {
  readonly pair: readonly [string, string];
  /** By seat: 0 for the first of the pair, 1 for the second. */
  readonly sits: readonly (0 | 1)[];
}

export function pairsOf(players: readonly string[]): readonly (readonly [string, string])[] {
  return players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other] as const));
}

/** Both ways round, so that with the same seeds nobody has the better seat more often. */
export function arrangementsOf(pair: readonly [string, string], seats: number): readonly Arrangement[] {
  return ([0, 1] as const).map((first) => ({
    pair,
    sits: Array.from({ length: seats }, (_, seat) => ((seat + first) % 2 === 0 ? 0 : 1)),
  }));
}

/** What a pair came to so far. */
export interface Score {
  games: number;
  /** Games won by the first; a shared win is shared out. */
  won: number;
  /** The share of the seats that the first had, over all games: what it would win if both were alike. */
  fair: number;
}

export function scored(score: Score, { sits }: Arrangement, winners: readonly number[]): void {
  const isFirst = (seat: number): boolean => sits[seat] === 0;
  score.games++;
  score.won += winners.filter(isFirst).length / winners.length;
  score.fair += sits.filter((whose) => whose === 0).length / sits.length;
}

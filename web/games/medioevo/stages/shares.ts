/** What is likely, as the rules foresee it, from one side of a battle. */

import type { Foresight } from '@castellan/engine';

/** Whole percents that add up to a hundred. */
export function percents(shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (all === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share * 100) / all);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, n) => sum + n, 0);
  const largest = exact.map((n, at) => ({ at, rest: n - floors[at] })).sort((a, b) => b.rest - a.rest);
  for (const { at } of largest.slice(0, missing)) floors[at]++;
  return floors;
}

/** How a battle will go for one of its sides: shares of 1, and means. */
export interface Outlook {
  readonly won: number;
  readonly even: number;
  readonly lost: number;
  readonly rounds: number;
  /** Units that each side will lose. */
  readonly mine: number;
  readonly theirs: number;
}

/** Null where what is foreseen leads to no battle. */
export function outlookOf({ numbers }: Pick<Foresight, 'numbers'>, isAttacker: boolean): Outlook | null {
  const { attackerWins, defenderWins, undecided, rounds, attackerLosses, defenderLosses } = numbers;
  if (attackerWins === undefined) return null;
  const [won, lost] = isAttacker ? [attackerWins, defenderWins] : [defenderWins, attackerWins];
  const [mine, theirs] = isAttacker ? [attackerLosses, defenderLosses] : [defenderLosses, attackerLosses];
  return { won: won.mean, even: undecided.mean, lost: lost.mean, rounds: rounds.mean, mine: mine.mean, theirs: theirs.mean };
}

/** How the present round goes after a way to reroll the dice, as shares of 1: won, tied, lost. Null where it is not known. */
export function rerollIn({ numbers }: Pick<Foresight, 'numbers'>, answer: string): readonly [number, number, number] | null {
  const [won, tied, lost] = ['won', 'tied', 'lost'].map((end) => numbers[`reroll.${answer}.${end}`]?.mean);
  return won === undefined || tied === undefined || lost === undefined ? null : [won, tied, lost];
}

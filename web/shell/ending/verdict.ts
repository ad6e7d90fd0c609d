/** Who won, in a sentence, and by how much. */

import type { Result, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { Sitter, TableEnding } from '../../tables/client.ts';

interface Ended {
  readonly ending: TableEnding;
  /** Null when the game was given up before its end. */
  readonly result: Result | null;
  readonly sitters: readonly Sitter[];
  /** Who reads it: newcomers do not know yet what they are called here. */
  readonly me: Seat | null;
}

export function verdictInWords({ ending, result, sitters, me }: Ended, speaker: Speaker, nameOf: (seat: Seat) => string): string {
  const { winners } = ending;
  if (ending.by === 'abandoned' || ending.by === 'unfinished') return speaker.say(`shell.end.${ending.by}`);
  if (sitters.length === 1 && result !== null) return speaker.say(`ending.${result.by}`);
  if (winners.length === 0) return speaker.say('shell.end.nobody');
  if (winners.length === 1 && winners[0] === me) return speaker.say('shell.end.youWon');
  return speaker.say(winners.length === 1 ? 'shell.end.won' : 'shell.end.shared', { names: winners.map(nameOf) });
}

/** Each game calls its rounds as its rulebook does. */
export function roundWord(speaker: Speaker, word: 'round' | 'rounds'): string {
  const own = `game.${word}`;
  return speaker.has(own) ? own : `shell.end.${word}`;
}

/** What the winners reached and the best of those who stayed; null where that says nothing. */
function marginOf({ scores, winners }: Result, sitters: readonly Sitter[]): { readonly best: number; readonly next: number } | null {
  const best = new Set(winners.map((seat) => scores[seat])).size === 1 ? scores[winners[0]] : null;
  const beaten = sitters.filter(({ seat, standIn }) => !winners.includes(seat) && standIn !== 'resigned');
  const next = Math.max(...beaten.map(({ seat }) => scores[seat]));
  return best === null || !Number.isFinite(next) ? null : { best, next };
}

/** By how much it was won, or what was reached alone. */
export function marginInWords(result: Result, sitters: readonly Sitter[], speaker: Speaker): string | null {
  if (result.scores.length === 1) return speaker.say('shell.end.score', { best: result.scores[0] });
  const margin = marginOf(result, sitters);
  return margin === null ? null : speaker.say('shell.end.points', { best: margin.best, next: margin.next });
}

/** The same where there is little room. */
export function briefMargin(result: Result, sitters: readonly Sitter[], speaker: Speaker): string | null {
  if (result.scores.length === 1) return speaker.say('shell.end.score', { best: result.scores[0] });
  const margin = marginOf(result, sitters);
  return margin === null ? null : speaker.say('shell.end.to', { best: margin.best, next: margin.next });
}

/** The line of the scoring in which the winner was farthest ahead of the next; null where there is none, or only one line. */
export function madeBy(
  { scores, winners }: Result,
  lines: readonly { readonly key: string; readonly values: readonly number[] }[],
  order: readonly Seat[],
): { readonly key: string; readonly best: number; readonly next: number; readonly seat: Seat } | null {
  const [first, second] = order;
  if (scores.length < 2 || winners.length !== 1 || lines.length < 2) return null;
  const ahead = lines
    .map(({ key, values }) => ({ key, best: values[first] ?? 0, next: values[second] ?? 0, seat: second }))
    .toSorted((one, other) => other.best - other.next - (one.best - one.next));
  return ahead[0].best > ahead[0].next ? ahead[0] : null;
}

/** Which of the played games are wanted: by game, rival, result, date, and any word of their names. */

import { plain } from '../../shell/words.ts';
import type { Outcome, Played } from './played.ts';

export interface Wanted {
  /** Empty where any will do. */
  readonly game: string;
  readonly rival: string;
  readonly outcome: Outcome | '';
  /** Days, as date fields give them (`2026-11-17`), both counted in. */
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

export const ANY: Wanted = { game: '', rival: '', outcome: '', from: '', to: '', words: '' };

export function isAny(wanted: Wanted): boolean {
  return Object.values(wanted).every((value) => value.trim() === '');
}

/** The beginning of a day where the reader is; null for what is none. */
function dayOf(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day));
}

/** `titleOf` names a game in the language of the reader. */
export function wantedOf(games: readonly Played[], wanted: Wanted, titleOf: (game: string) => string): readonly Played[] {
  const { game, rival, outcome } = wanted;
  const from = dayOf(wanted.from);
  const last = dayOf(wanted.to);
  const until = last === null ? null : new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  return games.filter((played) => {
    if (game !== '' && played.game !== game) return false;
    if (outcome !== '' && played.outcome !== outcome) return false;
    if (rival !== '' && !played.rivals.some(({ name }) => name === rival)) return false;
    if (from !== null && played.when < from.getTime()) return false;
    if (until !== null && played.when >= until.getTime()) return false;
    const text = plain([played.title, titleOf(played.game), ...played.names].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Whom the reader has played against, the most frequent first. */
export function rivalsIn(games: readonly Played[]): readonly string[] {
  const often = new Map<string, number>();
  for (const { rivals, seat } of games)
    for (const { name } of rivals) if (seat !== null && name !== '') often.set(name, (often.get(name) ?? 0) + 1);
  return [...often].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([name]) => name);
}

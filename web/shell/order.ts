/** In what order players are shown, and how their time is. */

import type { Result, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { Sitter } from '../tables/client.ts';

/** Rivals first, in the order of play after me; my own area is on the board. */
export function panelOrder(sitters: readonly Sitter[], me: Seat | null): readonly Sitter[] {
  if (me === null) return sitters;
  const at = sitters.findIndex(({ seat }) => seat === me);
  return at < 0 ? sitters : [...sitters.slice(at + 1), ...sitters.slice(0, at)];
}

/** Seats by their final place: winners first, then by score. */
export function ranking({ scores, winners }: Pick<Result, 'scores' | 'winners'>): readonly Seat[] {
  const seats = scores.map((_, seat) => seat);
  const rank = (seat: Seat): number => (winners.includes(seat) ? 1 : 0);
  return seats.sort((a, b) => rank(b) - rank(a) || scores[b] - scores[a] || a - b);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `mm:ss` for live games; days and hours, or hours and minutes, for slow ones. */
/** Time left as clocks show it: `2:07`, or in words where it is long. */
export function clockText(left: number, speaker: Speaker): string {
  const { kind, a, b } = clockParts(left);
  return kind === 'live' ? `${a}:${String(b).padStart(2, '0')}` : speaker.say(`shell.clock.${kind}`, { a, b });
}

export function clockParts(left: number): { readonly kind: 'live' | 'hours' | 'days'; readonly a: number; readonly b: number } {
  const ms = Math.max(0, left);
  if (ms >= 2 * DAY) return { kind: 'days', a: Math.floor(ms / DAY), b: Math.floor((ms % DAY) / HOUR) };
  if (ms >= 2 * HOUR) return { kind: 'hours', a: Math.floor(ms / HOUR), b: Math.floor((ms % HOUR) / MINUTE) };
  return { kind: 'live', a: Math.floor(ms / MINUTE), b: Math.floor((ms % MINUTE) / SECOND) };
}

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { hue, type UniState } from '../state.ts';

/** Points of a colour that a turn has for nothing: of tokens, and of cards where they are not needed otherwise. */
export function freePoints(s: UniState, seat: Seat, colour: number): number {
  let free = s.tokens[hue(seat, colour)];
  for (const card of s.cards[seat]) if (content.of(s).cards[card].points.some((way) => way[colour] > 0)) free += 0.5;
  return free;
}

/** Whose things are meant. */

import type { Seat } from '@castellan/engine';
import type { MonView, PlayerView } from '@castellan/monde-oublie';

/** The seat this view was made for: the only one whose reserve it shows. */
export function ownerOf(view: MonView): PlayerView | null {
  return view.players.find(({ reserve }) => reserve !== null) ?? null;
}

/** Rivals in the order of play after a seat; everybody for a spectator. */
export function rivalsOf(view: MonView, seat: Seat | null): readonly PlayerView[] {
  if (seat === null) return view.players;
  return [...view.players.slice(seat + 1), ...view.players.slice(0, seat)];
}

export function mouthsOf({ citizens }: PlayerView): number {
  return citizens.length;
}

/** Citizens that will starve at the end of the round if nothing changes. */
export function starvingOf(player: PlayerView): number {
  return Math.max(0, mouthsOf(player) - player.food);
}

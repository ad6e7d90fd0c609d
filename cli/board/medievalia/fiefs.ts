/** What fiefs are called. */

import type { Seat } from '@castellan/engine';
import type { MedView } from '@castellan/medievalia';
import type { Speaker } from '@castellan/text';

/** Whose land a fief was laid out as, whether or not that player is still there: `fief2` for the third seat. */
function landOf(id: string): Seat | null {
  const [, seat] = /^fief(\d)$/.exec(id) ?? [];
  return seat === undefined ? null : Number(seat);
}

/** A player's fief is named after him, a march after the two it lies between; ground that all share has a name of its own. */
export function fiefInWords(speaker: Speaker, { fiefs, players }: MedView, id: string): string {
  const owner = landOf(id);
  if (owner !== null) return speaker.say('board.fiefOf', { seat: owner });
  const neighbours = fiefs.find((fief) => fief.id === id)?.neighbours ?? [];
  if (neighbours.length === players.length) return speaker.say(`name.fief.${id}`);
  const [ownerSeat = 0, otherSeat = 0] = neighbours.flatMap((other) => landOf(other) ?? []);
  return speaker.say('board.march', { ownerSeat, otherSeat });
}

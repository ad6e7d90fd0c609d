/** Who could march where, and with what: at a glance, for all armies at once. */

import type { Seat } from '@castellan/engine';
import { lordPoints, troopPoints } from '../rules/fighting.ts';
import { type FieState, spot, villageAt } from '../state.ts';
import { LORDS, VILLAGES } from '../vocabulary.ts';
import { isHeld, pointsIn, type Reading } from './reading.ts';

/** Free Lords of a player at one place, with all that stands beside them. */
export interface Army {
  readonly seat: Seat;
  readonly village: number;
  readonly lords: number;
  readonly points: number;
  readonly sergeants: number;
  readonly knights: number;
  readonly engines: number;
}

export function armiesOf(r: Reading, seat: Seat): readonly Army[] {
  const { s, lords } = r;
  const armies: Army[] = [];
  // Inside a ring and outside it stand two armies.
  let seen = 0;
  let seenOutside = 0;
  for (let lord = 0; lord < LORDS; lord++) {
    if (s.owner[lord] !== seat || s.captor[lord] >= 0 || s.at[lord] < 0) continue;
    const place = s.at[lord];
    const village = villageAt(place);
    const bit = 1 << village;
    if (((place === village ? seen : seenOutside) & bit) !== 0) continue;
    if (place === village) seen |= bit;
    else seenOutside |= bit;
    const at = spot(seat, place);
    armies.push({
      seat,
      village,
      lords: lords[at],
      points: pointsIn(r, seat, place),
      sergeants: s.sergeants[at],
      knights: s.knights[at],
      engines: s.engines[at],
    });
  }
  return armies;
}

/** Combat points of all units of a player at a place. */
export function pointsAt(s: FieState, seat: Seat, place: number): number {
  const at = spot(seat, place);
  let points = troopPoints(s, s.sergeants[at], s.knights[at]);
  for (let lord = 0; lord < LORDS; lord++)
    if (s.at[lord] === place && s.owner[lord] === seat && s.captor[lord] < 0) points += lordPoints(s, lord);
  return points;
}

/** Whether a player's group may cross a village without asking anybody. */
function isOpen(r: Reading, seat: Seat, village: number): boolean {
  const holder = r.s.control[village];
  return holder < 0 || holder === seat || !isHeld(r, holder, village);
}

/** By village: steps from one of them along roads that need nobody's leave; `FAR` beyond. Holds until the next are counted. */
export const FAR = 9;

const steps = new Int8Array(VILLAGES);
const queue = new Int8Array(VILLAGES);

export function stepsFrom(r: Reading, seat: Seat, from: number, most: number): Int8Array {
  const { villages } = r.c;
  steps.fill(FAR);
  steps[from] = 0;
  queue[0] = from;
  for (let i = 0, known = 1; i < known; i++) {
    const at = queue[i];
    if (steps[at] >= most || (i > 0 && !isOpen(r, seat, at))) continue;
    const { neighbours } = villages[at];
    for (let n = 0; n < neighbours.length; n++) {
      if (steps[neighbours[n]] !== FAR) continue;
      steps[neighbours[n]] = steps[at] + 1;
      queue[known++] = neighbours[n];
    }
  }
  return steps;
}

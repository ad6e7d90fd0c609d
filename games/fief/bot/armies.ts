/** Who could march where, and with what: at a glance, for all armies at once. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { hasUnit } from '../rules/control.ts';
import { lordPoints, troopPoints } from '../rules/fighting.ts';
import { type FieState, spot, villageAt } from '../state.ts';
import { LORDS, VILLAGES } from '../vocabulary.ts';

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

export function armiesOf(s: FieState, seat: Seat): Army[] {
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
      lords: lordsBeside(s, seat, place),
      points: pointsAt(s, seat, place),
      sergeants: s.sergeants[at],
      knights: s.knights[at],
      engines: s.engines[at],
    });
  }
  return armies;
}

function lordsBeside(s: FieState, seat: Seat, place: number): number {
  let lords = 0;
  for (let lord = 0; lord < LORDS; lord++) if (s.at[lord] === place && s.owner[lord] === seat && s.captor[lord] < 0) lords++;
  return lords;
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
function isOpen(s: FieState, seat: Seat, village: number): boolean {
  const holder = s.control[village];
  return holder < 0 || holder === seat || !hasUnit(s, holder, village);
}

/** By village: steps from one of them along roads that need nobody's leave; `FAR` beyond. */
export const FAR = 9;

export function stepsFrom(s: FieState, seat: Seat, from: number, most: number): number[] {
  const { villages } = content.of(s);
  const steps = new Array<number>(VILLAGES).fill(FAR);
  steps[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i];
    if (steps[at] >= most || (i > 0 && !isOpen(s, seat, at))) continue;
    const { neighbours } = villages[at];
    for (let n = 0; n < neighbours.length; n++) {
      if (steps[neighbours[n]] !== FAR) continue;
      steps[neighbours[n]] = steps[at] + 1;
      queue.push(neighbours[n]);
    }
  }
  return steps;
}

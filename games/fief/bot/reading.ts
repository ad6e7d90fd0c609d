/** What is asked again and again while a position is judged, looked up once. */

import type { Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { lordPoints, troopPoints } from '../rules/fighting.ts';
import { allyOf } from '../rules/spouses.ts';
import { goalOf, sideOf, sidePoints } from '../rules/victory.ts';
import { type FieState, PLACES, spot } from '../state.ts';
import { LORDS, MOST_PLAYERS, VILLAGES } from '../vocabulary.ts';

export interface Reading {
  readonly s: FieState;
  readonly c: Content;
  /** By seat: the player allied by marriage; who wins with it, itself among them; and how many points its side is short of its goal. */
  readonly ally: readonly Seat[];
  readonly side: readonly (readonly Seat[])[];
  readonly short: readonly number[];
  /** By spot: free Lords there, and their combat points. */
  readonly lords: Uint8Array;
  readonly lordPoints: Float64Array;
  /** By village: the fief whose City it is, -1 for none. */
  readonly cityOf: Int8Array;
}

const lords = new Uint8Array(MOST_PLAYERS * PLACES);
const points = new Float64Array(MOST_PLAYERS * PLACES);
const cityOf = new Int8Array(VILLAGES);

/** Holds until the next position is read: many are judged one after the other, and none while another is. */
export function read(s: FieState): Reading {
  lords.fill(0);
  points.fill(0);
  for (let lord = 0; lord < LORDS; lord++) {
    if (s.owner[lord] < 0 || s.captor[lord] >= 0 || s.at[lord] < 0) continue;
    const at = spot(s.owner[lord], s.at[lord]);
    lords[at]++;
    points[at] += lordPoints(s, lord);
  }
  cityOf.fill(-1);
  for (let fief = s.cities.length - 1; fief >= 0; fief--) if (s.cities[fief] >= 0) cityOf[s.cities[fief]] = fief;
  const ally: Seat[] = [];
  const side: (readonly Seat[])[] = [];
  const short: number[] = [];
  for (let seat = 0; seat < s.core.seats; seat++) {
    const own = sideOf(s, seat);
    ally.push(allyOf(s, seat));
    side.push(own);
    short.push(own[0] < seat ? short[own[0]] : goalOf(s, own) - sidePoints(s, own));
  }
  return { s, c: content.of(s), ally, side, short, lords, lordPoints: points, cityOf };
}

/** Whether a player has a troop or a free Lord at a place (`hasUnit`). */
export function isHeld({ s, lords: free }: Reading, seat: Seat, place: number): boolean {
  const at = spot(seat, place);
  return s.sergeants[at] > 0 || s.knights[at] > 0 || free[at] > 0;
}

/** Combat points of all units of a player at a place. */
export function pointsIn({ s, lordPoints: ofLords }: Reading, seat: Seat, place: number): number {
  const at = spot(seat, place);
  return troopPoints(s, s.sergeants[at], s.knights[at]) + ofLords[at];
}

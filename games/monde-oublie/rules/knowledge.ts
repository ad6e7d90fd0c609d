/**
 * What seats know of a face-down card (MON-15.4, MON-15.5), as one number: in its lowest bits who knows where it lies; in the next who knows
 * only that it lies from a place of its pile upward; above them that place. The first goes with the place, the rest with
 * the card.
 */

import type { Seat } from '@castellan/engine';
import { MOST_PLAYERS } from '../vocabulary.ts';

const ALL = (1 << MOST_PLAYERS) - 1;

export function everybody(seats: number): number {
  return (1 << seats) - 1;
}

/** Spectators know what everybody knows. */
function includes(who: number, seats: number, seat: Seat | null): boolean {
  return seat === null ? who === everybody(seats) : (who & (1 << seat)) !== 0;
}

export function knowsPlace(known: number, seats: number, seat: Seat | null): boolean {
  return includes(known & ALL, seats, seat);
}

/** Whether the seat knows at least that the card lies from `floorOf` upward. */
export function knowsRoughly(known: number, seats: number, seat: Seat | null): boolean {
  return includes((known | (known >> MOST_PLAYERS)) & ALL, seats, seat);
}

/** The lowest place at which those who know the card roughly expect it. */
export function floorOf(known: number): number {
  return known >> (2 * MOST_PLAYERS);
}

/** Of a card that one seat has put somewhere from a place upward: all who knew of it know no more than that. */
export function putBy(seat: Seat, known: number, floor: number): number {
  const aware = (known | (known >> MOST_PLAYERS)) & ALL & ~(1 << seat);
  if (aware === 0) return 1 << seat;
  const wasRough = known >> MOST_PLAYERS !== 0;
  const from = wasRough ? Math.min(floor, floorOf(known)) : floor;
  return (1 << seat) | (aware << MOST_PLAYERS) | (from << (2 * MOST_PLAYERS));
}

/** What is known where a card of which `known` was known comes to lie in a place of which `here` was known. */
export function movedTo(here: number, known: number): number {
  return (here & ALL) | (known & ~ALL);
}

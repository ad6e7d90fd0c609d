/** Sergeants, knights and engines: how many are where, in stock, and how far they have marched. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, PLACES, STOPPED, spot, wearyKey } from '../state.ts';
import { ENGINE, KNIGHT, SERGEANT } from '../vocabulary.ts';

/** The list of a kind of pawn, by spot. */
export function pawnsOf(s: FieState, pawn: number): number[] {
  return pawn === SERGEANT ? s.sergeants : pawn === KNIGHT ? s.knights : s.engines;
}

export function troopsAt(s: FieState, seat: Seat, place: number): number {
  const at = spot(seat, place);
  return s.sergeants[at] + s.knights[at];
}

function onMap(s: FieState, seat: Seat, pawn: number): number {
  const pawns = pawnsOf(s, pawn);
  let n = 0;
  for (let at = seat * PLACES; at < (seat + 1) * PLACES; at++) n += pawns[at];
  return n;
}

/** What a player has left to buy (FIE-19.17). */
export function stockOf(s: FieState, seat: Seat, pawn: number): number {
  return content.of(s).stock.pawns[pawn] - onMap(s, seat, pawn);
}

export function addPawns(s: FieState, seat: Seat, place: number, pawn: number, n: number): void {
  pawnsOf(s, pawn)[spot(seat, place)] += n;
}

/** Back to stock; those with the fewest steps left go first, so that the others keep theirs. */
export function removePawns(s: FieState, seat: Seat, place: number, pawn: number, n: number): void {
  const at = spot(seat, place);
  pawnsOf(s, pawn)[at] -= n;
  let left = n;
  for (let steps = STOPPED; steps > 0 && left > 0; steps--) {
    const gone = Math.min(left, wearyAt(s, at, pawn, steps));
    if (gone > 0) addWeary(s, at, pawn, steps, -gone);
    left -= gone;
  }
}

/** Back to stock: pawns that have made just so many steps. */
export function removeMarched(s: FieState, seat: Seat, place: number, pawn: number, steps: number, n: number): void {
  const at = spot(seat, place);
  pawnsOf(s, pawn)[at] -= n;
  if (steps > 0 && n > 0) addWeary(s, at, pawn, Math.min(steps, STOPPED), -n);
}

/** Pawns of a spot that have made so many steps. */
export function marched(s: FieState, seat: Seat, place: number, pawn: number, steps: number): number {
  const at = spot(seat, place);
  if (steps > 0) return wearyAt(s, at, pawn, steps);
  let fresh = pawnsOf(s, pawn)[at];
  for (let made = 1; made <= STOPPED; made++) fresh -= wearyAt(s, at, pawn, made);
  return fresh;
}

function wearyAt(s: FieState, at: number, pawn: number, steps: number): number {
  const key = wearyKey(at, pawn, steps);
  for (let i = 0; i < s.weary.length; i += 2) if (s.weary[i] === key) return s.weary[i + 1];
  return 0;
}

/** Counts pawns that have made steps; of none nothing is kept. */
export function addWeary(s: FieState, at: number, pawn: number, steps: number, n: number): void {
  const key = wearyKey(at, pawn, steps);
  for (let i = 0; i < s.weary.length; i += 2) {
    if (s.weary[i] !== key) continue;
    s.weary[i + 1] += n;
    if (s.weary[i + 1] === 0) s.weary.splice(i, 2);
    return;
  }
  if (n !== 0) s.weary.push(key, n);
}

/** All pawns of a player go from one place to another of the same village, with the steps they have made. */
export function shiftPawns(s: FieState, seat: Seat, from: number, to: number): void {
  const [source, target] = [spot(seat, from), spot(seat, to)];
  for (const pawn of [SERGEANT, KNIGHT, ENGINE]) {
    const pawns = pawnsOf(s, pawn);
    if (pawns[source] === 0) continue;
    for (let steps = 1; steps <= STOPPED; steps++) {
      const n = wearyAt(s, source, pawn, steps);
      if (n === 0) continue;
      addWeary(s, source, pawn, steps, -n);
      addWeary(s, target, pawn, steps, n);
    }
    pawns[target] += pawns[source];
    pawns[source] = 0;
  }
}

export function millsInStock(s: FieState): number {
  let mills = content.of(s).stock.mills;
  for (const n of s.mills) mills -= n;
  return mills;
}

/** Castles or Cities left in the shared stock (FIE-2.5). */
export function fortsInStock(s: FieState, fort: number): number {
  let forts = content.of(s).stock.forts[fort];
  for (const built of s.forts) if (built === fort) forts--;
  return forts;
}

/** 46.21. Prisoners who were something else when they were taken: marked so until the end of the turn. */

import type { Seat } from '@castellan/engine';
import { type Guise, prisonerAt, type UniState } from '../state.ts';
import { captivity } from './troops.ts';

/** A prisoner of a player who is marked as such a unit, if there is one. */
export function markedAs(s: UniState, holder: Seat, owner: Seat, unit: number): Guise | undefined {
  if (s.guises.length === 0) return undefined;
  return s.guises.find((guise) => guise.location === captivity(holder) && guise.side === owner && guise.unit === unit);
}

/** Prisoners who are what they seem. */
export function plainCaptives(s: UniState, holder: Seat, owner: Seat, unit: number): number {
  const n = s.prisoners[prisonerAt(holder, owner, unit)];
  return n === 0 || s.guises.length === 0 ? n : n - marksOf(s, holder, owner, unit).length;
}

/** Marks of prisoners who really are such units. */
function marksOf(s: UniState, holder: Seat, owner: Seat, real: number): Guise[] {
  return s.guises.filter((guise) => guise.location === captivity(holder) && guise.side === owner && guise.real === real);
}

/** Some are no longer captive: those who are what they seem first, then marks go with them. Returns what those were marked as. */
export function forgetMarks(s: UniState, holder: Seat, owner: Seat, real: number): number[] {
  const marks = marksOf(s, holder, owner, real);
  const gone = marks.slice(0, Math.max(0, marks.length - s.prisoners[prisonerAt(holder, owner, real)]));
  if (gone.length > 0) s.guises = s.guises.filter((guise) => !gone.includes(guise));
  return gone.map(({ unit }) => unit);
}

/** 18. Prestige victory. */

import type { Seat } from '@castellan/engine';
import { layoutOf, type MedState } from '../state.ts';
import { finish, prestigeOfSide, sideOf } from './scoring.ts';

/** Ends the game when the side of the seat that has just built reaches its goal (MED-18.4, MED-18.5, MED-18.8). */
export function checkPrestige(s: MedState, seat: Seat): void {
  if (prestigeOfSide(s, seat) < layoutOf(s).goal) return;
  const side = sideOf(s, seat);
  finish(s, side, side.length > 1 ? 'alliance' : 'prestige');
}

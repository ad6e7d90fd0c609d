/** 4. Fiefs and places, and who is whose friend (MED-21.1, MED-22.2). */

import type { Seat } from '@castellan/engine';
import { fiefAt, layoutOf, type MedState } from '../state.ts';

/** The living ally of a seat, -1 without one. */
export function allyOf(s: MedState, seat: Seat): Seat {
  const ally = layoutOf(s).ally[seat];
  return ally >= 0 && !s.eliminated[ally] ? ally : -1;
}

export function areAllied(s: MedState, a: Seat, b: Seat): boolean {
  return layoutOf(s).ally[a] === b;
}

export function isEnemy(s: MedState, a: Seat, b: Seat): boolean {
  return a !== b && !areAllied(s, a, b);
}

/** The living owner of a fief, -1 for neutral ground; the fief of an eliminated player is neutral (MED-19.4). */
export function ownerOfFief(s: MedState, fief: number): Seat {
  const { seat } = layoutOf(s).fiefs[fief];
  return seat >= 0 && !s.eliminated[seat] ? seat : -1;
}

export function isNeutral(s: MedState, fief: number): boolean {
  return ownerOfFief(s, fief) < 0;
}

/** Whether a fief is the seat's own or its ally's. */
export function isFriendly(s: MedState, seat: Seat, fief: number): boolean {
  const owner = ownerOfFief(s, fief);
  return owner >= 0 && !isEnemy(s, seat, owner);
}

export function areAdjacent(s: MedState, a: number, b: number): boolean {
  return layoutOf(s).fiefs[a].neighbours.includes(b);
}

/** How far arrows and heals go (MED-17.20, MED-17.24). */
export function isInRange(s: MedState, from: number, to: number): boolean {
  return from === to || areAdjacent(s, from, to);
}

export function fiefOf(s: MedState, card: number): number {
  return fiefAt(s.place[card]);
}

export function isAtHome(s: MedState, seat: Seat, card: number): boolean {
  return fiefOf(s, card) === layoutOf(s).home[seat];
}

/** A seat's characters in a fief. */
export function charactersIn(s: MedState, seat: Seat, fief: number): number[] {
  return s.characters[seat].filter((card) => fiefOf(s, card) === fief);
}

export function hasCharacterIn(s: MedState, seat: Seat, fief: number): boolean {
  const characters = s.characters[seat];
  for (let i = 0; i < characters.length; i++) if (fiefAt(s.place[characters[i]]) === fief) return true;
  return false;
}

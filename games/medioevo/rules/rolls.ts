/** 47.5. Dice that are thrown together are one occurrence of `onDie`: who holds an Assassin is asked once about all of them. */

import { type Frame, dice as throwDice } from '@castellan/engine';
import { NOBODY, type Roll, type UniState } from '../state.ts';
import { openWindow } from './windows.ts';

/** One die. */
export function rolled(s: UniState, faces: number): number {
  return throwDice(s.core.chance, 1, faces)[0];
}

/**
 * Lays dice on the table and opens `onDie` for them; the frame that follows takes what they then show (`takeRoll`). In a battle the melee
 * dice are asked about in `battleAfterRolls` instead (UNI-47.5).
 */
export function rolling(s: UniState, roll: Roll): Frame[] {
  s.rolls = [...s.rolls, roll];
  return openWindow(s, { kind: 'onDie', seats: s.order, about: NOBODY });
}

/** What the dice show in the end. */
export function takeRoll(s: UniState): Roll {
  const roll = s.rolls[s.rolls.length - 1];
  s.rolls = s.rolls.slice(0, -1);
  return roll;
}

/** 1d3 is 1d6 halved, rounded up (UNI-45.50). */
export function asD3(d6: number): number {
  return Math.ceil(d6 / 2);
}

/**
 * What was worked out lately from a player's castle and the cards before it: neither changes with most answers that are imagined, and whoever
 * plays on asks for it thousands of times.
 */

import type { Content } from '../content/content.ts';
import type { AnaState, Player } from '../state.ts';

type Work<T> = (s: AnaState, c: Content, p: Player, slot: number) => T;

interface Kept<T> {
  readonly c: Content;
  readonly numbers: readonly number[];
  readonly result: T;
}

const MOST_KEPT = 4;

/** Does work that depends on nothing but the scenario, the round, fortifications, tactics, the row of attack cards and a slot of it. */
export function remembered<T>(work: Work<T>): Work<T> {
  const kept: Kept<T>[] = [];
  let oldest = 0;
  let numbers: number[] = [];
  return (s, c, p, slot) => {
    write(numbers, s, p, slot);
    for (const one of kept) if (one.c === c && isSame(one.numbers, numbers)) return one.result;
    const result = work(s, c, p, slot);
    kept[oldest] = { c, numbers, result };
    oldest = (oldest + 1) % MOST_KEPT;
    numbers = [];
    return result;
  };
}

function write(numbers: number[], s: AnaState, p: Player, slot: number): void {
  const { towers, walls, ready, attacks } = p;
  let n = 0;
  numbers[n++] = slot;
  numbers[n++] = s.layout;
  numbers[n++] = s.round;
  numbers[n++] = p.gate;
  numbers[n++] = p.moat;
  numbers[n++] = p.faceUp;
  numbers[n++] = p.researched;
  for (let i = 0; i < towers.length; i++) numbers[n++] = towers[i];
  for (let i = 0; i < walls.length; i++) numbers[n++] = walls[i];
  for (let i = 0; i < ready.length; i++) numbers[n++] = ready[i];
  for (let i = 0; i < attacks.length; i++) numbers[n++] = attacks[i];
  numbers.length = n;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

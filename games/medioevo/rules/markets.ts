/** 36. Great markets: cubes in inhabited zones. */

import { content } from '../content/content.ts';
import type { UniState } from '../state.ts';

/** The number of cubes in a zone (UNI-36.4). */
export function marketValue(s: UniState, territory: number): number {
  let bits = s.market[territory];
  let n = 0;
  for (; bits > 0; bits &= bits - 1) n++;
  return n;
}

/** Whether a good is present in a zone: printed there, or as a cube (UNI-35.9, UNI-36.2). */
export function isPresent(s: UniState, territory: number, good: number): boolean {
  return content.of(s).nodes[territory].good === good || ((s.market[territory] >> good) & 1) === 1;
}

/** Puts a cube of the supply into a zone; the caller has asked whether it may. */
export function putCube(s: UniState, territory: number, good: number): void {
  s.market[territory] |= 1 << good;
  s.cubes[good]--;
}

export function takeCube(s: UniState, territory: number, good: number): void {
  s.market[territory] &= ~(1 << good);
  s.cubes[good]++;
}

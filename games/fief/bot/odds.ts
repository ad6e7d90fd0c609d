/** How a fight would end, at a glance. What really comes of one is asked of the rules (`battles.ts`). */

import { diceFor, diceTaken } from '../rules/fighting.ts';
import type { FieState } from '../state.ts';

/** How sharply the stronger side wins. */
const SHARPNESS = 2.5;

/**
 * The chance that an army of so many points beats a garrison, before a fortification that takes dice from it. Points are about the hits that
 * troops absorb, and dice the hits they deal, so that the product of both tells who is left standing.
 */
export function chanceToBeat(s: FieState, attack: number, defence: number, fort: number, engines: number): number {
  if (attack <= 0) return 0;
  if (defence <= 0) return 1;
  const dice = diceFor(s, attack) - diceTaken(s, fort, engines);
  if (dice <= 0) return 0;
  const ratio = ((attack * dice) / (defence * diceFor(s, defence))) ** SHARPNESS;
  return ratio / (1 + ratio);
}

/** Things of several players on one table. */

import type { Seat, Target } from '@castellan/engine';

/** The name of a thing of a player where others have things of the same name: `1/box:gate.3`. */
export function belongingTo(seat: Seat, target: Target): string {
  return `${seat}/${target}`;
}

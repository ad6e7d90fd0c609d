/** Copies of what the kernel keeps in a state. Apart from the flow, since the states of games need this and screens read states. */

import { copyChance } from './chance.ts';
import { copyStack } from './steps.ts';
import type { Aside, Core } from './types.ts';

export const NO_ASIDES: readonly Aside[] = [];

/** The kernel's part of a copy. */
export function copyCore(core: Core): Core {
  return {
    seats: core.seats,
    pack: core.pack,
    stack: copyStack(core.stack),
    chance: copyChance(core.chance),
    offers: core.offers,
    offersMade: core.offersMade,
    togethers: core.togethers,
    asides: core.asides.length === 0 ? NO_ASIDES : core.asides.map(({ seat, stack }) => ({ seat, stack: copyStack(stack) })),
    declines: core.declines,
    rooms: core.rooms,
    roomsOpened: core.roomsOpened,
    result: core.result,
    told: null,
  };
}

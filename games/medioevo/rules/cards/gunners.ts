/** Cards 53 and 54: an engine goes with an army beyond its MP, or carries units like a wagon (UNI-45.29, UNI-45.39). Card 52 is a battle's. */

import type { Next } from '@castellan/engine';
import { type UniState, VEHICLE_FOLLOWS, WAGON_CAPACITY } from '../../state.ts';
import { ENGINE, FIRST_SLOT, SLOTS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { reason } from '../reason.ts';
import { asD3, rolled, rolling, takeRoll } from '../rolls.ts';
import { step } from '../step.ts';
import { vehicleTarget } from '../targets.ts';
import { vehicleName } from '../vehicles.ts';

const NO_ENGINE = reason('UNI-45.29', 'noEngine');

/** Own engines that have not moved yet and are not what the card would make of them. */
function engines(s: UniState, seat: number, isMade: (special: number) => boolean): number[] {
  const found: number[] = [];
  for (let slot = FIRST_SLOT[ENGINE]; slot < SLOTS; slot++)
    if (s.vehicleOf[slot] === seat && s.halted[slot] === 0 && !isMade(s.special[slot])) found.push(slot);
  return found;
}

const isFollowing = (special: number): boolean => (special & VEHICLE_FOLLOWS) !== 0;
const isCarrying = (special: number): boolean => special >= WAGON_CAPACITY;

export const followingEngine: Ability = {
  whyNot: (s, { seat }) => (engines(s, seat, isFollowing).length > 0 ? null : NO_ENGINE),
  choose: (s, { seat, targets }) => (targets.length > 0 ? null : engines(s, seat, isFollowing).map((slot) => vehicleTarget(s, slot))),
  apply(s, { targets: [slot] }) {
    s.special[slot] |= VEHICLE_FOLLOWS;
    return undefined;
  },
};

export const carryingEngine: Ability = {
  whyNot: (s, { seat }) => (engines(s, seat, isCarrying).length > 0 ? null : NO_ENGINE),
  choose: (s, { seat, targets }) => (targets.length > 0 ? null : engines(s, seat, isCarrying).map((slot) => vehicleTarget(s, slot))),
  apply(s, { seat, targets: [slot] }): Next {
    return [...rolling(s, { sides: [seat], what: 'gunner', dice: [rolled(s, 6)], faces: [6] }), fitEngine.do({ seat, slot })];
  },
};

export const fitEngine = step.work('fitEngine', {
  rule: ['UNI-45.39', 'UNI-45.50'],
  run(s, { seat, slot }: { seat: number; slot: number }) {
    const n = asD3(takeRoll(s).dice[0]);
    s.special[slot] += n * WAGON_CAPACITY;
    s.core.told?.push({ key: 'engineFitted', params: { seat, vehicle: vehicleName(s, slot), n } });
    return undefined;
  },
});

/** Card 11: a caravan serves also as a war wagon of its level, or a wagon as a caravan (UNI-45.38). */

import { type UniState, VEHICLE_DUAL } from '../../state.ts';
import { CARAVAN, FIRST_SLOT, SHIP, WAGON } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { reason } from '../reason.ts';
import { vehicleTarget } from '../targets.ts';
import { kindOf } from '../vehicles.ts';

const NO_TRANSPORT = reason('UNI-45.38', 'noCaravanOrWagon');

/** Own wagons and caravans that are not both yet; their slots lie side by side. */
function candidates(s: UniState, seat: number): number[] {
  const found: number[] = [];
  for (let slot = FIRST_SLOT[WAGON]; slot < FIRST_SLOT[SHIP]; slot++) {
    const kind = kindOf(slot);
    if ((kind === WAGON || kind === CARAVAN) && s.vehicleOf[slot] === seat && (s.special[slot] & VEHICLE_DUAL) === 0) found.push(slot);
  }
  return found;
}

export const dualUse: Ability = {
  whyNot: (s, { seat }) => (candidates(s, seat).length > 0 ? null : NO_TRANSPORT),
  choose: (s, { seat, targets }) => (targets.length > 0 ? null : candidates(s, seat).map((slot) => vehicleTarget(s, slot))),
  apply(s, { targets: [slot] }) {
    s.special[slot] |= VEHICLE_DUAL;
    return undefined;
  },
};

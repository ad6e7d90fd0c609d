/** Cards 55 and 56: a transport, or all of one place, go unnoticed until they reach their destination (UNI-45.30). */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { type UniState, type Use, VEHICLE_UNNOTICED } from '../../state.ts';
import { PHASE, TRANSPORT_SLOTS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { isMilitary } from '../movers.ts';
import { reason } from '../reason.ts';
import { placeTarget, vehicleTarget } from '../targets.ts';
import { carriesCubes } from '../vehicles.ts';

const NO_TRANSPORT = reason('UNI-45.30', 'noTransportToHide');

/** Own transports that move in this phase and are noticed; card 11 lets a wagon move in phase 6 too (UNI-45.38). */
function isOpen(s: UniState, seat: number, slot: number): boolean {
  if (s.vehicleOf[slot] !== seat || s.carrier[slot] >= 0 || (s.special[slot] & VEHICLE_UNNOTICED) !== 0) return false;
  return s.phase === PHASE.trade ? carriesCubes(s, slot) : isMilitary(s, slot) && s.halted[slot] === 0;
}

function isOfPlace(s: UniState, { index }: Use): boolean {
  const { effect } = content.of(s).cards[index];
  return effect.op === 'unnoticedMove' && effect.transports === 'sameTerritory';
}

export const ranger: Ability = {
  whyNot(s, { seat }) {
    for (let slot = 0; slot < TRANSPORT_SLOTS; slot++) if (isOpen(s, seat, slot)) return null;
    return NO_TRANSPORT;
  },
  choose(s, use) {
    if (use.targets.length > 0) return null;
    const places: number[] = [];
    const open: TargetOption[] = [];
    for (let slot = 0; slot < TRANSPORT_SLOTS; slot++) {
      if (!isOpen(s, use.seat, slot)) continue;
      if (!isOfPlace(s, use)) open.push(vehicleTarget(s, slot));
      else if (!places.includes(s.at[slot])) {
        places.push(s.at[slot]);
        open.push(placeTarget(s, s.at[slot]));
      }
    }
    return open;
  },
  apply(s, use) {
    const [target] = use.targets;
    for (let slot = 0; slot < TRANSPORT_SLOTS; slot++)
      if ((isOfPlace(s, use) ? s.at[slot] === target : slot === target) && isOpen(s, use.seat, slot)) s.special[slot] |= VEHICLE_UNNOTICED;
    return undefined;
  },
};

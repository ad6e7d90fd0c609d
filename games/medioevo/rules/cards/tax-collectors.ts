/** Cards 22 and 23: florins of the bank for cubes that others carry through one's own land (UNI-45.54). */

import type { Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import { NOBODY, type UniState } from '../../state.ts';
import { TRANSPORT_SLOTS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { isSea } from '../map.ts';
import { earn } from '../money.ts';
import { reason } from '../reason.ts';
import { cubesAboard } from '../vehicles.ts';

const NO_CUBES = reason('UNI-45.54', 'noCubesToTax');

/** Cubes aboard transports of others in territories that the seat controls, docked ships included. */
function cubesPassing(s: UniState, seat: Seat): number {
  let n = 0;
  for (let slot = 0; slot < TRANSPORT_SLOTS; slot++)
    if (s.vehicleOf[slot] !== NOBODY && s.vehicleOf[slot] !== seat && !isSea(s.at[slot]) && s.control[s.at[slot]] === seat)
      n += cubesAboard(s, slot);
  return n;
}

export const taxCollector: Ability = {
  whyNot: (s, { seat }) => (cubesPassing(s, seat) > 0 ? null : NO_CUBES),
  apply(s, { seat, index }) {
    const { effect } = content.of(s).cards[index];
    const florins = effect.op === 'toll' ? effect.perCube * cubesPassing(s, seat) : 0;
    earn(s, seat, florins);
    s.core.told?.push({ key: 'tollTaken', params: { seat, florins } });
    return undefined;
  },
};

/** 46.3. Machinery: the crew of an engine takes part in archery and melee too, until the end of the turn. */

import { type UniState, type Use, VEHICLE_MACHINERY } from '../../state.ts';
import type { Ability } from '../abilities.ts';
import { enginesOf } from '../artillery.ts';
import { ownIndex, present } from '../fighters.ts';
import { reason } from '../reason.ts';
import { vehicleTarget } from '../targets.ts';

const NO_ENGINE = reason('UNI-46.3', 'noEngineToFit');

function plainEngines(s: UniState, { seat }: Use): number[] {
  const i = ownIndex(s, seat);
  if (i < 0 || s.rolls[s.rolls.length - 1]?.what === 'artillery') return [];
  return enginesOf(s, present(s), i).filter((slot) => (s.special[slot] & VEHICLE_MACHINERY) === 0);
}

export const machinery: Ability = {
  whyNot: (s, use) => (plainEngines(s, use).length > 0 ? null : NO_ENGINE),
  choose: (s, use) => (use.targets.length > 0 ? null : plainEngines(s, use).map((slot) => vehicleTarget(s, slot))),
  apply(s, { targets: [slot] }) {
    s.special[slot] |= VEHICLE_MACHINERY;
    return undefined;
  },
};

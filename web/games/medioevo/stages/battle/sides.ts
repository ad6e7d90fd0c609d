/** Whose is what in a battle. */

import type { Option, Seat } from '@castellan/engine';
import type { BattleSideView, BattleView } from '@castellan/medioevo';
import { UNITS, type Unit } from '@castellan/medioevo/vocabulary';

/** The side against which a seat fights. */
export function foeOf({ attacker, defender }: BattleView, seat: Seat | null): BattleSideView {
  return attacker.seat === seat ? defender : attacker;
}

/** The unit that an answer names. */
export function unitIn(option: Option): Unit | undefined {
  return UNITS.find((unit) => unit === Reflect.get(option, 'unit'));
}

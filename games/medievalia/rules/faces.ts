/** What is printed on a card, as it counts for whoever has it. */

import type { Face } from '../content/content.ts';

/** Cost of a card for somebody who has its civil building or not: a character without it costs more (MED-6.6, MED-9.6). */
export function costWith(face: Face, isEnabled: boolean): readonly number[] {
  return isEnabled ? face.cost : face.dearCost;
}

/** Points of a building: further copies of a type are worth less (MED-18.2). */
export function worthOf({ prestige, duplicatePrestige }: Face, isFirst: boolean): number {
  return isFirst ? prestige : duplicatePrestige;
}

/** What a card adds to the defence of one that fights with it: Infantry (MED-17.9), or a civil building (MED-8.17). */
export function bonusOf({ kind, power, strength, defenceBonus }: Face): number {
  if (kind === 'character') return power === 'armyDefence' ? strength : 0;
  return defenceBonus;
}

/** Steps a character may make in a turn (MED-12.1, MED-12.5). */
export function stepsWith({ power, strength }: Face, usual: number): number {
  return power === 'extraMove' ? strength : usual;
}

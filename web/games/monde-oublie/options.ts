/** Reading the options of a question: what they point at, and the numbers they carry. */

import type { Asked, Option, Target } from '@castellan/engine';

/** A number among an option's own fields. */
export function numberIn(option: Option, field: string): number | null {
  const value = Object.entries(option).find(([name]) => name === field)?.[1];
  return typeof value === 'number' ? value : null;
}

export function kindOf(target: Target): string {
  return target.slice(0, target.indexOf(':'));
}

/** What follows the kind. */
export function idOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1);
}

/** Ids of the things of one kind that a question points at, once for each option. */
export function pointedAt(asked: Asked | null, kind: string): readonly string[] {
  return (asked?.options ?? []).flatMap(({ at = [] }) => at.filter((target) => kindOf(target) === kind).map(idOf));
}

/** Value of the citizen that is touched, if one is. */
export function citizenTouched(selected: readonly Target[]): number | null {
  const target = selected.find((other) => kindOf(other) === 'citizen');
  return target === undefined ? null : Number(idOf(target));
}

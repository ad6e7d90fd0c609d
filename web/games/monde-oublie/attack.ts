/** An attack being put together: how strong it is so far, and what it costs. */

import type { Asked, Target } from '@castellan/engine';
import { numberIn } from './options.ts';

export interface Tally {
  readonly titan: string;
  readonly defence: number;
  /** What counts without any army. */
  readonly standing: number;
  readonly attack: number;
  readonly price: number;
}

export function tallyOf(asked: Asked | null, selected: readonly Target[]): Tally | null {
  if (asked?.step !== 'chooseAttack') return null;
  const { titan, defence, standing } = asked.params;
  if (typeof titan !== 'string' || typeof defence !== 'number' || typeof standing !== 'number') return null;
  const armies = asked.options.filter(({ at = [] }) => at.some((target) => selected.includes(target)));
  const total = (field: string): number => armies.reduce((n, option) => n + (numberIn(option, field) ?? 0), 0);
  return { titan, defence, standing, attack: standing + total('attack'), price: total('price') };
}

/** Card 6: half of an army that has entered foreign land goes on, the other half stays and settles the matter (UNI-45.6). */

import { NOBODY, NOWHERE, type UniState, type Use, unitAt } from '../../state.ts';
import { UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { isSea } from '../map.ts';
import { reason } from '../reason.ts';
import type { NamedTarget } from '../targets.ts';
import { armyIn, freshAt, setStopped } from '../troops.ts';

const NO_ENTRY = reason('UNI-45.6', 'noForeignLandEntered');

/** Where the seat's move has just entered land of another player, -1 for nowhere. */
function entered(s: UniState, { seat }: Use): number {
  const { march } = s;
  if (march === null || march.seat !== seat || march.clash === NOWHERE || isSea(march.clash)) return NOWHERE;
  const controller = s.control[march.clash];
  return controller === NOBODY || controller === seat || armyIn(s, seat, march.clash) === 0 ? NOWHERE : march.clash;
}

/** Kinds of unit there that may still move, with their numbers: who has stopped there before is none of the army that enters. */
function kindsIn(s: UniState, seat: number, node: number): { readonly unit: number; readonly n: number }[] {
  return UNITS.flatMap((_, unit) => {
    const n = freshAt(s, seat, node, unit);
    return n > 0 ? [{ unit, n }] : [];
  });
}

export const vanguard: Ability = {
  whyNot: (s, use) => (entered(s, use) === NOWHERE ? NO_ENTRY : null),
  choose(s, use) {
    const node = entered(s, use);
    const kinds = node === NOWHERE ? [] : kindsIn(s, use.seat, node);
    const at = use.targets.length;
    if (at >= kinds.length) return null;
    const total = kinds.reduce((sum, { n }) => sum + n, 0);
    const left = Math.ceil(total / 2) - use.targets.reduce((sum, n) => sum + n, 0);
    const later = kinds.slice(at + 1).reduce((sum, { n }) => sum + n, 0);
    const unit = UNITS[kinds[at].unit];
    const open: NamedTarget[] = [];
    for (let n = Math.min(kinds[at].n, left); n >= Math.max(0, left - later); n--)
      open.push({ key: `${n} ${unit}`, say: 'goFurther', unit, n, target: n });
    return open;
  },
  apply(s, use) {
    const { march } = s;
    const node = entered(s, use);
    if (march === null || node === NOWHERE) return undefined;
    kindsIn(s, use.seat, node).forEach(({ unit }, i) => {
      setStopped(s, use.seat, node, unit, s.troops[unitAt(use.seat, node, unit)] - use.targets[i]);
    });
    if (!march.hushed.includes(node)) march.hushed.push(node);
    march.clash = NOWHERE;
    return undefined;
  },
};

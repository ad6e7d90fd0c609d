/** 46.18. Monasticism: one violet point becomes one of another colour. */

import type { TargetOption } from '../../options.ts';
import { hue } from '../../state.ts';
import { COLOURS, VIOLET } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';

const OTHERS: readonly TargetOption[] = COLOURS.flatMap((colour, target) =>
  target === VIOLET ? [] : [{ key: colour, say: 'colour', colour, target, at: [`token:${colour}`] }],
);

export const monasticism: Ability = {
  whyNot: () => null,
  choose: (_, { targets }) => (targets.length === 0 ? OTHERS : null),
  apply(s, { seat, targets: [colour], bought }) {
    s.points[hue(seat, colour)]++;
    // Made of a bought point it may be used, but not be sold (UNI-45.37).
    s.boughtPoints[hue(seat, colour)] += bought;
    return undefined;
  },
};

/** Cards 57 and 58: points of a colour of one's choice. */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { hue } from '../../state.ts';
import { COLOURS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { isDoubled } from '../uses.ts';

const COLOUR_OPTIONS: readonly TargetOption[] = COLOURS.map((colour, target) => ({
  key: colour,
  say: 'colour',
  colour,
  target,
  at: [`token:${colour}`],
}));

export const pirate: Ability = {
  whyNot: () => null,
  choose: (_, { targets }) => (targets.length === 0 ? COLOUR_OPTIONS : null),
  apply(s, use) {
    const { effect } = content.of(s).cards[use.index];
    // Their points are an ability, which card 60 doubles all the same (UNI-45.45).
    if (effect.op === 'gainTP') s.points[hue(use.seat, use.targets[0])] += effect.n * (isDoubled(s, use) ? 2 : 1);
    return undefined;
  },
};

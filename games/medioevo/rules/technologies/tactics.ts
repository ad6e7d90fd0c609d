/** 46.15. Tactics: whoever inflicts damage assigns points of it. 46.16. Strategy: damage in the archery step without a roll. */

import { content } from '../../content/content.ts';
import type { UniState, Use } from '../../state.ts';
import { RED } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { areArrowsDown } from '../archery.ts';
import { blowBy, changeBlow } from '../damage.ts';
import { armyOf, ownIndex, present } from '../fighters.ts';
import { pointsCost } from '../points.ts';
import { reason } from '../reason.ts';
import { type NamedTarget, numberTargets } from '../targets.ts';

const NO_DAMAGE = reason('UNI-46.15', 'noDamageToDirect');
const NO_ARCHERY = reason('UNI-46.16', 'notTheArcheryStep');

/** Numbers of uses that can be paid, up to the most. */
function payable(s: UniState, { seat, index, spares }: Use, most: number): NamedTarget[] {
  const { points } = content.of(s).technologies[index];
  return numberTargets(most).filter(({ target }) => s.florins[seat] >= pointsCost(s, seat, RED, target * points, spares));
}

function undirected(s: UniState, { seat }: Use): number {
  const blow = blowBy(s, seat);
  return blow === null ? 0 : blow.points - blow.directed;
}

export const tactics: Ability = {
  whyNot: (s, use) => (undirected(s, use) > 0 ? null : NO_DAMAGE),
  choose: (s, use) => (use.targets.length > 0 ? null : payable(s, use, undirected(s, use))),
  times: (_s, { targets: [n = 1] }) => n,
  apply(s, { seat, targets: [n] }) {
    const blow = blowBy(s, seat);
    if (blow !== null) changeBlow(s, blow, { directed: Math.min(blow.points, blow.directed + n) });
    return undefined;
  },
};

/** More than twice as many points as units nobody needs: a cavalry takes three. */
const PER_UNIT = 3;

export const strategy: Ability = {
  whyNot: (s, { seat }) => (ownIndex(s, seat) >= 0 && areArrowsDown(s) ? null : NO_ARCHERY),
  choose(s, use) {
    const b = present(s);
    return use.targets.length > 0 ? null : payable(s, use, PER_UNIT * armyOf(s, b, 1 - ownIndex(s, use.seat)));
  },
  times: (_s, { targets: [n = 1] }) => n,
  apply(s, { seat, targets: [n] }) {
    present(s).strikes[ownIndex(s, seat)] += n;
    return undefined;
  },
};

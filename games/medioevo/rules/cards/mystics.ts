/** Cards 71 and 72: technology points are sold, but none that were bought (UNI-45.37, UNI-45.54). */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { hue, NOBODY, type UniState, type Use } from '../../state.ts';
import { COLOURS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { earn } from '../money.ts';
import { payPoints, unflipped } from '../points.ts';
import { reason } from '../reason.ts';
import { FINISH } from '../targets.ts';

const NO_POINT = reason('UNI-45.37', 'noPointToSell');

const SPEND: readonly TargetOption[] = COLOURS.map((colour, target) => ({
  key: colour,
  say: 'sellPoint',
  colour,
  target,
  at: [`token:${colour}`],
}));

/** Points of a colour that may be sold: produced ones, and those that tokens would give. */
function saleable(s: UniState, seat: number, colour: number): number {
  const at = hue(seat, colour);
  return s.points[at] - s.boughtPoints[at] + unflipped(s, seat, colour);
}

function open(s: UniState, { seat, index, targets }: Use): TargetOption[] {
  const { effect } = content.of(s).cards[index];
  const most = effect.op === 'sellTP' && effect.distinctColours ? 1 : Number.MAX_SAFE_INTEGER;
  return SPEND.filter(({ target }) => {
    const chosen = targets.filter((one) => one === target).length;
    return chosen < Math.min(most, saleable(s, seat, target));
  });
}

export const mystic: Ability = {
  whyNot(s, { seat }) {
    for (let colour = 0; colour < COLOURS.length; colour++) if (saleable(s, seat, colour) > 0) return null;
    return NO_POINT;
  },
  /** Point by point. */
  choose(s, use) {
    if (use.targets.includes(NOBODY)) return null;
    const left = open(s, use);
    if (use.targets.length === 0) return left;
    return left.length === 0 ? null : [...left, FINISH];
  },
  apply(s, { seat, index, targets }) {
    const { effect } = content.of(s).cards[index];
    if (effect.op !== 'sellTP') return undefined;
    let n = 0;
    for (const colour of targets) {
      if (colour === NOBODY || saleable(s, seat, colour) === 0) continue;
      spend(s, seat, colour);
      n++;
    }
    const florins = n * effect.florinsEach;
    earn(s, seat, florins);
    s.core.told?.push({ key: 'pointsSold', params: { seat, n, florins } });
    return undefined;
  },
};

/** A produced point that may be sold, else a token; points made of bought ones stay. */
function spend(s: UniState, seat: number, colour: number): void {
  const at = hue(seat, colour);
  const kept = s.boughtPoints[at];
  s.points[at] -= kept;
  s.boughtPoints[at] = 0;
  payPoints(s, seat, colour, 1, false);
  s.points[at] += kept;
  s.boughtPoints[at] = kept;
}

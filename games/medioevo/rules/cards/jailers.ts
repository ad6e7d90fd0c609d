/** Cards 39 to 41: a destroyed unit is captured, capture at 2:1, a smaller halving (UNI-45.22, UNI-45.53, UNI-45.23). */

import { content } from '../../content/content.ts';
import type { Ability } from '../abilities.ts';
import { HALVING } from '../capture.ts';
import { blowBy, recover, recoverable } from '../damage.ts';
import { isAmongPlayers, ownIndex, present } from '../fighters.ts';
import { reason } from '../reason.ts';
import { UNIT_TARGETS } from '../targets.ts';

const NOBODY_FELL = reason('UNI-45.22', 'nobodyToCapture');
const NO_CAPTURE = reason('UNI-45.53', 'noCaptureHere');
const NO_HALVING = reason('UNI-45.23', 'captureDoesNotHalve');

/** Card 39: the unit of a player that his damage has just destroyed. */
export const jailer: Ability = {
  whyNot(s, { seat }) {
    const blow = blowBy(s, seat);
    return blow !== null && UNIT_TARGETS.some(({ target }) => recoverable(s, blow, target)) ? null : NOBODY_FELL;
  },
  choose(s, { seat, targets }) {
    const blow = blowBy(s, seat);
    return targets.length > 0 || blow === null ? null : UNIT_TARGETS.filter(({ target }) => recoverable(s, blow, target));
  },
  apply(s, { seat, targets: [unit] }) {
    const blow = blowBy(s, seat);
    if (blow !== null && recoverable(s, blow, unit)) recover(s, blow, unit);
    return undefined;
  },
};

/** Card 40: before the announcement, whose ratio it lowers. */
export const turnkey: Ability = {
  whyNot(s, { seat, index }) {
    const i = ownIndex(s, seat);
    const { effect } = content.of(s).cards[index];
    if (i < 0 || effect.op !== 'captureRatio' || !isAmongPlayers(present(s)) || present(s).round > 0) return NO_CAPTURE;
    return present(s).ratio[i] > effect.ratio ? null : NO_CAPTURE;
  },
  apply(s, { seat, index }) {
    const { effect } = content.of(s).cards[index];
    if (effect.op === 'captureRatio') present(s).ratio[ownIndex(s, seat)] = effect.ratio;
    return undefined;
  },
};

/** Card 41: for the battle. */
export const gaoler: Ability = {
  whyNot(s, { seat }) {
    const i = ownIndex(s, seat);
    return i >= 0 && present(s).capture[i] === HALVING && present(s).relief[i] === 0 ? null : NO_HALVING;
  },
  apply(s, { seat, index }) {
    const { effect } = content.of(s).cards[index];
    if (effect.op === 'capturePenaltyReduction') present(s).relief[ownIndex(s, seat)] = effect.value;
    return undefined;
  },
};

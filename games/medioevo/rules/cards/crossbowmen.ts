/** Cards 7 to 9: more who shoot, better shots, another throw (UNI-45.7, UNI-45.8, UNI-45.51). */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { UniState, Use } from '../../state.ts';
import { ARCHER } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { areArrowsDown } from '../archery.ts';
import { hasDiceOf } from '../artillery.ts';
import { isBlocked } from '../captain-orders.ts';
import { fightersOf, inFight, ownIndex, present } from '../fighters.ts';
import { reason } from '../reason.ts';
import { asD3, rolled, rolling, takeRoll } from '../rolls.ts';
import { step } from '../step.ts';

const NOT_A_SIDE = reason('UNI-45.7', 'notYourBattle');
const TOO_LATE = reason('UNI-45.7', 'arrowsShot');
const BLOCKED = reason('UNI-45.7', 'archersBlocked');
const NO_PAIR = reason('UNI-45.8', 'noPairOfArchers');
const NO_DICE = reason('UNI-45.51', 'noArcherDice');

/** Card 7: one to three units shoot besides what else they do. */
export const crossbows: Ability = {
  whyNot(s, { seat }) {
    const i = ownIndex(s, seat);
    if (i < 0) return NOT_A_SIDE;
    if (areArrowsDown(s)) return TOO_LATE;
    const b = present(s);
    return isBlocked(s, b, i, ARCHER) || fightersOf(s, b, i) === 0 ? BLOCKED : null;
  },
  apply(s, { seat }): Next {
    return [...rolling(s, { sides: [seat], what: 'crossbows', dice: [rolled(s, 6)], faces: [6] }), grantShots.do({ seat })];
  },
};

export const grantShots = step.work('grantShots', {
  rule: ['UNI-45.7', 'UNI-45.50'],
  run(s, { seat }: { seat: Seat }) {
    const b = present(s);
    const i = ownIndex(s, seat);
    b.shots[i] += Math.min(asD3(takeRoll(s).dice[0]), fightersOf(s, b, i));
    s.core.told?.push({ key: 'shotsGranted', params: { seat, n: b.shots[i] } });
    return undefined;
  },
});

/** What card 8 takes off each shot: 1 for every pair of archers in the fight (UNI-45.8). */
function bonusOf(s: UniState, { seat, index }: Use): number {
  const { effect } = content.of(s).cards[index];
  if (effect.op !== 'archerRollBonus') return 0;
  const pairs = Math.floor(inFight(s, present(s), ownIndex(s, seat), ARCHER) / 2);
  return Math.min(-effect.perPair * pairs, -effect.max);
}

/** Card 8. */
export const marksmen: Ability = {
  whyNot(s, use) {
    const i = ownIndex(s, use.seat);
    if (i < 0) return NOT_A_SIDE;
    if (!hasDiceOf(s, 'archery', use.seat)) return NO_DICE;
    return bonusOf(s, use) > 0 ? null : NO_PAIR;
  },
  apply(s, use) {
    present(s).deft[ownIndex(s, use.seat)] = bonusOf(s, use);
    return undefined;
  },
};

/** Card 9: all own archer dice of the round are thrown again; the second result stands. */
export const secondVolley: Ability = {
  whyNot: (s, { seat }) => (hasDiceOf(s, 'archery', seat) ? null : NO_DICE),
  apply(s, { seat }) {
    const roll = s.rolls[s.rolls.length - 1];
    const dice = roll.dice.map((face, die) => (roll.sides[die] === seat ? rolled(s, roll.faces[die]) : face));
    s.rolls = [...s.rolls.slice(0, -1), { ...roll, dice }];
    s.core.told?.push({ key: 'volleyRepeated', params: { seat, dice } });
    return undefined;
  },
};

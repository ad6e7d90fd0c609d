/** 5.2 to 5.5, 20.1 to 20.3, 41.3: the dice of the War Circle, the horde of the turn, and what three dice are worth. */

import { type Next, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { DieOption } from '../options.ts';
import type { UniState } from '../state.ts';
import { BARBARIANS, DICE, UNITS } from '../vocabulary.ts';
import { rolled, rolling, takeRoll } from './rolls.ts';
import { step } from './step.ts';

/** The highest die, or the product of equal dice where that is more (UNI-20.1, UNI-20.2). */
export function attackOf([d4, d6, d8]: readonly number[]): number {
  const highest = Math.max(d4, d6, d8);
  if (d4 === d6 && d6 === d8) return Math.max(highest, d4 * d6 * d8);
  if (d4 === d6 || d4 === d8) return Math.max(highest, d4 * d4);
  return d6 === d8 ? Math.max(highest, d6 * d6) : highest;
}

/** The lowest die, whichever it is (UNI-20.3). */
export function lossOf(dice: readonly number[]): number {
  return Math.min(...dice);
}

/** The horde of the turn by unit (UNI-5.3); what the supply lacks is the caller's (UNI-41.15). */
export function hordeOf(s: UniState): number[] {
  const { base, adds } = content.of(s).barbarians;
  const horde = new Array<number>(UNITS.length).fill(0);
  horde[0] = base;
  adds.forEach(({ upTo, unit }, die) => {
    if (s.warCircle[die] <= upTo) horde[unit]++;
  });
  return horde;
}

/** The first player rolls … */
export const rollWarCircle = step.work('rollWarCircle', {
  rule: ['UNI-5.1', 'UNI-5.2'],
  run(s, _: object): Next {
    s.warCircle = DICE.map((faces) => rolled(s, faces));
    s.core.told?.push({ key: 'warCircleRolled', params: { dice: s.warCircle.slice() } });
    return [rerollBarbarianDice.do({ seat: s.order[0] })];
  },
});

/** … and may reroll any of the three once; then Assassins are asked (UNI-5.2, UNI-5.16). */
export const rerollBarbarianDice = step.subset('rerollBarbarianDice', {
  rule: 'UNI-5.2',
  ask: (s, { seat }: { seat: Seat }) =>
    subset(seat, content.of(s).options.reroll, { min: 0, max: 3, params: { dice: s.warCircle.slice() } }),
  answer(s, { seat }, chosen: readonly DieOption[]): Next {
    for (const { die } of chosen) s.warCircle[die] = rolled(s, DICE[die]);
    if (chosen.length > 0) s.core.told?.push({ key: 'warCircleRerolled', params: { seat, dice: s.warCircle.slice() } });
    return [...rolling(s, { sides: [BARBARIANS], what: 'warCircle', dice: s.warCircle.slice(), faces: DICE }), setWarCircle.do({})];
  },
});

/** What the dice show stands for the whole turn (UNI-5.2, UNI-5.5). */
export const setWarCircle = step.work('setWarCircle', {
  rule: ['UNI-5.3', 'UNI-5.4', 'UNI-5.5', 'UNI-5.16'],
  run(s, _: object) {
    s.warCircle = takeRoll(s).dice.slice();
    s.core.told?.push({
      key: 'warCircleSet',
      params: { attack: attackOf(s.warCircle), loss: lossOf(s.warCircle), horde: hordeOf(s).reduce((sum, n) => sum + n, 0) },
    });
    return undefined;
  },
});

/** Cards 46 and 47: lower one die just rolled, or two (UNI-45.26). */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { NOBODY, type Roll, type UniState, type Use } from '../../state.ts';
import type { Ability } from '../abilities.ts';
import { reason } from '../reason.ts';

const NO_DIE = reason('UNI-45.26', 'noDieToLower');

const FINISH: TargetOption = { key: 'finish', say: 'finish', target: NOBODY };

function rollOf(s: UniState): Roll | undefined {
  return s.rolls[s.rolls.length - 1];
}

/** How many dice a card lowers. */
function diceOf(s: UniState, { index }: Use): number {
  const { effect } = content.of(s).cards[index];
  return effect.op === 'lowerDie' ? effect.dice : 0;
}

export const assassin: Ability = {
  whyNot: (s) => (rollOf(s)?.dice.some((die) => die > 1) ? null : NO_DIE),
  choose(s, use) {
    const { targets } = use;
    if (targets.length >= diceOf(s, use) || targets.includes(NOBODY)) return null;
    const open = (rollOf(s)?.dice ?? []).flatMap((face, die): TargetOption[] =>
      face > 1 && !targets.includes(die) ? [{ key: `die ${die + 1}`, say: 'lowerDie', target: die, at: [`die:${die}`] }] : [],
    );
    if (targets.length === 0) return open;
    return open.length === 0 ? null : [...open, FINISH];
  },
  touches: (s, _use, seat) => rollOf(s)?.sides.includes(seat) ?? false,
  apply(s, { seat, targets }) {
    const roll = rollOf(s);
    if (roll === undefined) return undefined;
    const dice = roll.dice.map((face, die) => (targets.includes(die) && face > 1 ? face - 1 : face));
    s.rolls = [...s.rolls.slice(0, -1), { ...roll, dice }];
    s.core.told?.push({ key: 'diceLowered', params: { seat, dice } });
    return undefined;
  },
};

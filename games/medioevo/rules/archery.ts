/** 21.4, 22. Step (c): captains, then archers. */

import type { Frame, Next } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { Battle, UniState } from '../state.ts';
import { ARCHER } from '../vocabulary.ts';
import { ableUnits, actingCaptains, commanding, isBlocked } from './captain-orders.ts';
import { strike } from './damage.ts';
import { isSettled, present, sideAt, tell } from './fighters.ts';
import { afterProtection } from './protection.ts';
import { rolled, takeRoll } from './rolls.ts';
import { step } from './step.ts';
import { openWindow } from './windows.ts';

/** Captain actions are named, cards may be played, then archers shoot (UNI-21.3, UNI-22.4). */
export const archery = step.work('archery', {
  rule: ['UNI-19.4', 'UNI-21.3', 'UNI-22.4', 'UNI-41.7'],
  run(s, _: object): Next {
    const b = present(s);
    if (isSettled(s, b)) return undefined;
    const orders = commanding(s, b);
    return [...(orders === undefined ? [] : 'step' in orders ? [orders] : orders), openArchery.do({})];
  },
});

export const openArchery = step.work('openArchery', {
  rule: ['UNI-47.4', 'UNI-45.7'],
  run(s, _: object): Next {
    const b = present(s);
    return [...openWindow(s, { kind: 'battleArchery', seats: s.order, about: b.place }), shootArrows.do({})];
  },
});

/** Dice of a side: its archers, captains who act as such, and those of card 7 unless the enemy has archers (UNI-21.4, UNI-41.6, UNI-45.7). */
function arrowsOf(s: UniState, b: Battle, i: number): number {
  const granted = isBlocked(s, b, i, ARCHER) ? 0 : b.shots[i];
  return ableUnits(s, b, i, ARCHER) + actingCaptains(s, b, i, ARCHER) + granted;
}

/** Both sides' arrows are rolled, the attacker's first; then dice may be changed and Strategy used (UNI-21.4, UNI-46.16). */
export const shootArrows = step.work('shootArrows', {
  rule: ['UNI-21.4', 'UNI-41.5', 'UNI-41.6', 'UNI-45.8'],
  run(s, _: object): Next {
    const b = present(s);
    if (isSettled(s, b)) return undefined;
    const sides = [0, 1].flatMap((i) => new Array<number>(arrowsOf(s, b, i)).fill(sideAt(b, i)));
    const dice = sides.map(() => rolled(s, 8));
    s.rolls = [...s.rolls, { sides, what: 'archery', dice, faces: sides.map(() => 8) }];
    if (dice.length > 0) tell(s, 'archersShoot', sides[0], { dice });
    return [...openWindow(s, { kind: 'battleArchery', also: 'onDie', seats: s.order, about: b.place }), arrowHits.do({})];
  },
});

/** Hits and Strategy add up; a building that protects against archers lowers their sum (UNI-21.4, UNI-25.3, UNI-46.16). */
export const arrowHits = step.work('arrowHits', {
  rule: ['UNI-21.4', 'UNI-25.3', 'UNI-45.8', 'UNI-46.16'],
  run(s, _: object): Next {
    const b = present(s);
    const { archerHits } = content.of(s).combat;
    const roll = takeRoll(s);
    const hits = [b.strikes[1], b.strikes[0]];
    for (let die = 0; die < roll.dice.length; die++) {
      const i = roll.sides[die] === b.attacker ? 0 : 1;
      if (roll.dice[die] - b.deft[i] <= archerHits) hits[1 - i]++;
    }
    const frames: Frame[] = [];
    for (const i of [0, 1]) {
      const points = afterProtection(s, b, i, 'archers', hits[i]);
      if (points > 0) frames.push(strike.do({ side: sideAt(b, i), by: sideAt(b, 1 - i), kind: 'archers', points, captures: false }));
    }
    return frames;
  },
});

/** Whether the dice of the archers lie on the table: before, cards decide who shoots; after, what it comes to. */
export function areArrowsDown(s: UniState): boolean {
  return s.rolls.length > 0 && s.rolls[s.rolls.length - 1].what === 'archery';
}

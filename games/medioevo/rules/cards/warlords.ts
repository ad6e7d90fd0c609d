/** Cards 4 and 5: abilities blocked only by as many, and 2 more to an attack value (UNI-45.4, UNI-45.5). Card 6 is the march's. */

import { content } from '../../content/content.ts';
import { battleOf, type UniState, type Use } from '../../state.ts';
import { ARCHER, CAVALRY, WINDOWS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { areArrowsDown } from '../archery.ts';
import { worksIn } from '../captain-orders.ts';
import { MAJORITY } from '../damage.ts';
import { inFight, ownIndex, present, sideAt, tell } from '../fighters.ts';
import { reason } from '../reason.ts';
import { sideTargets } from '../targets.ts';

const NOT_A_SIDE = reason('UNI-45.4', 'notYourBattle');
const NO_MAJORITY = reason('UNI-45.4', 'noMajority');
const NO_VALUES = reason('UNI-45.5', 'noAttackValue');

const ARCHERY = WINDOWS.indexOf('battleArchery');
const ABILITIES = WINDOWS.indexOf('battleAbilities');

/** Whether a type would be freed by having more of it than the enemy; in archery only archers count, before the melee only the others. */
function hasMajority(s: UniState, { seat, window }: Use): boolean {
  const b = present(s);
  const i = ownIndex(s, seat);
  for (let unit = 0; unit <= CAVALRY; unit++) {
    if (!worksIn(b, unit) || (window === ARCHERY && unit !== ARCHER) || (window === ABILITIES && unit === ARCHER)) continue;
    const theirs = inFight(s, b, 1 - i, unit);
    if (theirs > 0 && inFight(s, b, i, unit) > theirs) return true;
  }
  return false;
}

/** Card 4. */
export const overlord: Ability = {
  whyNot(s, use) {
    const i = ownIndex(s, use.seat);
    if (i < 0) return NOT_A_SIDE;
    if ((present(s).effects[i] & MAJORITY) !== 0 || areArrowsDown(s)) return NO_MAJORITY;
    return hasMajority(s, use) ? null : NO_MAJORITY;
  },
  apply(s, { seat }) {
    present(s).effects[ownIndex(s, seat)] |= MAJORITY;
    return undefined;
  },
};

/** Card 5: any side of any battle, also one the user is not in. */
export const warlord: Ability = {
  whyNot: (s) => (battleOf(s) !== null && s.rolls[s.rolls.length - 1]?.what === 'melee' ? null : NO_VALUES),
  choose(s, { targets }) {
    const b = battleOf(s);
    return b === null || targets.length > 0 ? null : sideTargets([b.attacker, b.defender]);
  },
  apply(s, { index, targets: [side] }) {
    const b = present(s);
    const { effect } = content.of(s).cards[index];
    const i = sideAt(b, 0) === side ? 0 : 1;
    const n = effect.op === 'attackBonus' ? effect.value : 0;
    b.attack[i] += n;
    tell(s, 'attackRaised', side, { n });
    return undefined;
  },
};

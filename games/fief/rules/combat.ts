/** 22, 23. A combat turn: battles, sieges, or nothing. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type AttackOption, type CombatOption, PARTS } from '../content/war-options.ts';
import { type FieState, outsideOf, villageAt } from '../state.ts';
import { INSIDE, LORDS, OUTSIDE, VILLAGES } from '../vocabulary.ts';
import { declare } from './battles.ts';
import { isBesieged, isBesieger } from './blockade.ts';
import { hasUnit, isInside } from './control.ts';
import { hasFreeLordAt } from './families.ts';
import { framesOf } from './frames.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { besiege, lift, whyNotBesiege, whyNotLift } from './sieges.ts';
import { step } from './step.ts';

export function combatTurn(_s: FieState, seat: Seat): readonly Frame[] {
  return [declareBattle.do({ seat })];
}

/** In `battles`: who attacked whom where; those inside and those outside the ring are two targets (FIE-22.5, FIE-23.14). */
function battleKey(seats: number, seat: Seat, { index, toSeat, target }: AttackOption): number {
  return ((seat * VILLAGES + index) * seats + toSeat) * 4 + target;
}

const NO_LORD = reason('FIE-22.4', 'attackNeedsLord');
const NOBODY_THERE = reason('FIE-22.1', 'nobodyToAttack');
const NO_UNITS_SO = reason('FIE-23.14', 'noUnitsSo');
const ATTACKED_ALREADY = reason('FIE-22.5', 'attackedAlready');
const INVESTED = reason('FIE-23.1', 'noAssaultAfterSiege');

/** Why a player cannot attack another so. */
export function whyNotAttack(s: FieState, seat: Seat, option: AttackOption): Reason | null {
  const { index: village, toSeat, target, parts } = option;
  if (toSeat === seat || toSeat >= s.core.seats) return NOBODY_THERE;
  const outside = outsideOf(village);
  if (!hasUnit(s, toSeat, target === OUTSIDE ? outside : village)) return target === OUTSIDE ? NO_UNITS_SO : NOBODY_THERE;
  const isBoth = parts === (INSIDE | OUTSIDE);
  if ((parts === OUTSIDE || isBoth) && !hasUnit(s, seat, outside)) return NO_UNITS_SO;
  if (isBoth && !hasUnit(s, seat, village)) return NO_UNITS_SO;
  const hasLord =
    ((parts & INSIDE) !== 0 && hasFreeLordAt(s, seat, village)) || ((parts & OUTSIDE) !== 0 && hasFreeLordAt(s, seat, outside));
  if (!hasLord) return NO_LORD;
  if (s.invested.includes(village) && target === INSIDE && isInside(s, toSeat, village)) return INVESTED;
  return s.battles.includes(battleKey(s.core.seats, seat, option)) ? ATTACKED_ALREADY : null;
}

/** The ways in which a player can attack another in a village: plainly, or as FIE-23.14 lets the besieged and their attackers choose. */
function waysOf(s: FieState, seat: Seat, village: number, target: Seat): readonly (typeof PARTS)[number][] {
  if (!isBesieged(s, village)) return PLAIN;
  const outside = outsideOf(village);
  if (s.control[village] === seat) return hasUnit(s, seat, outside) ? SORTIE : PLAIN;
  return s.control[village] === target && hasUnit(s, target, outside) ? ASSAULT : PLAIN;
}

const PLAIN: readonly (typeof PARTS)[number][] = ['plain'];
const SORTIE: readonly (typeof PARTS)[number][] = ['byInside', 'byOutside', 'byBoth'];
const ASSAULT: readonly (typeof PARTS)[number][] = ['onInside', 'onOutside'];

/** One battle or siege after the other; nobody is obliged to fight (FIE-22.1, FIE-22.2). */
export const declareBattle = step.pick('declareBattle', {
  rule: ['FIE-22.1', 'FIE-22.2', 'FIE-22.3', 'FIE-22.4', 'FIE-22.5', 'FIE-23.1', 'FIE-23.2', 'FIE-23.14'],
  ask(s, { seat }: { seat: Seat }) {
    const { war } = content.of(s).options;
    const options: CombatOption[] = [];
    let seen = 0;
    for (let lord = 0; lord < LORDS; lord++) {
      if (s.owner[lord] !== seat || s.captor[lord] >= 0 || s.at[lord] < 0) continue;
      const village = villageAt(s.at[lord]);
      if ((seen & (1 << village)) !== 0) continue;
      seen |= 1 << village;
      for (let other = 0; other < s.core.seats; other++)
        if (other !== seat)
          for (const way of waysOf(s, seat, village, other)) {
            const option = war.attack[village][other][way];
            if (whyNotAttack(s, seat, option) === null) options.push(option);
          }
      if (whyNotBesiege(s, seat, village) === null) options.push(war.besiege[village]);
    }
    for (let village = 0; village < VILLAGES; village++) if (isBesieger(s, seat, village)) options.push(war.lift[village]);
    options.push(war.endCombat);
    return pick(seat, options);
  },
  answer(s, { seat }, option: CombatOption): Next {
    switch (option.move) {
      case 'end':
        return undefined;
      case 'attack':
        s.battles.push(battleKey(s.core.seats, seat, option));
        return [...declare(s, seat, option), declareBattle.do({ seat })];
      default:
        return [...framesOf((option.move === 'besiege' ? besiege : lift)(s, seat, option.index)), declareBattle.do({ seat })];
    }
  },
  refused(s, { seat }) {
    const c = content.of(s);
    const { war } = c.options;
    const refused: Refused[] = [];
    for (const [village, { id }] of c.villages.entries()) {
      for (let toSeat = 0; toSeat < s.core.seats; toSeat++) {
        if (toSeat === seat) continue;
        const ways = waysOf(s, seat, village, toSeat);
        for (const way of PARTS) {
          const option = war.attack[village][toSeat][way];
          const why = ways.includes(way) ? whyNotAttack(s, seat, option) : NO_UNITS_SO;
          if (why !== null) refused.push(refuse(option, why, { village: id, toSeat }));
        }
      }
      for (const [option, why] of [
        [war.besiege[village], whyNotBesiege(s, seat, village)],
        [war.lift[village], whyNotLift(s, seat, village)],
      ] as const)
        if (why !== null) refused.push(refuse(option, why, { village: id }));
    }
    return refused;
  },
});

/** 24. Pillage. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { PillageOption } from '../content/economy-options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { VILLAGES } from '../vocabulary.ts';
import { isBesieged } from './blockade.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

export function pillage(s: FieState): readonly Frame[] {
  return turnOrder(s).map((seat) => pillageMills.do({ seat }));
}

const NOT_YOURS = reason('FIE-24.1', 'notYoursToPillage');
const BESIEGED = reason('FIE-24.1', 'besiegedMill');
const NO_MILL = reason('FIE-24.1', 'noMillThere');

/** Why a player cannot pillage a mill of a village. */
function whyNotPillage(s: FieState, seat: Seat, village: number): Reason | null {
  if (s.mills[village] === 0) return NO_MILL;
  if (s.control[village] !== seat) return NOT_YOURS;
  return isBesieged(s, village) ? BESIEGED : null;
}

/** Mill after mill; each goes back to the shared stock and gives its écus (FIE-24.1, FIE-24.2). */
export const pillageMills = step.pick('pillage', {
  rule: ['FIE-24.1', 'FIE-24.2'],
  ask(s, { seat }: { seat: Seat }) {
    const { options, income } = content.of(s);
    const open: PillageOption[] = [];
    for (let village = 0; village < VILLAGES; village++) if (whyNotPillage(s, seat, village) === null) open.push(options.pillage[village]);
    return open.length === 0 ? null : pick(seat, [...open, options.endPillage], { params: { ecus: income.pillage } });
  },
  answer(s, { seat }, { index }: PillageOption): Next {
    if (index === NOBODY) return undefined;
    const { villages, income } = content.of(s);
    s.mills[index]--;
    s.ecus[seat] += income.pillage;
    s.core.told?.push({ key: 'pillaged', params: { seat, village: villages[index].id, ecus: income.pillage } });
    return pillageMills.do({ seat });
  },
  refused(s, { seat }): Refused[] {
    return content.of(s).options.pillage.flatMap((option) => {
      const why = whyNotPillage(s, seat, option.index);
      return why === null ? [] : [refuse(option, why, { village: option.village })];
    });
  },
});

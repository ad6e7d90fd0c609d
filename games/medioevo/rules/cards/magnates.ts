/** Cards 36 to 38: a deposit, a share of the interest of others, less interest (UNI-45.20, UNI-45.21, UNI-45.42, UNI-45.53). */

import type { Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { UniState } from '../../state.ts';
import type { Ability } from '../abilities.ts';
import { earn, pay } from '../money.ts';
import { reason } from '../reason.ts';
import { numberTargets } from '../targets.ts';

const NO_INTEREST = reason('UNI-45.53', 'noInterestDue');
const NOTHING_PAID = reason('UNI-45.21', 'noInterestPaid');
const NOT_SETTLED = reason('UNI-8.12', 'interestNotSettled');

/** Card 36: florins are laid on it when it is empty, else taken with half as much again (UNI-45.42). What can be laid depends on what is held. */
export const depositor: Ability = {
  whyNot: () => null,
  choose(s, { seat, index, targets }) {
    const { effect } = content.of(s).cards[index];
    if (s.deposit > 0 || targets.length > 0 || effect.op !== 'deposit') return null;
    return numberTargets(Math.max(0, Math.min(effect.max, s.florins[seat])));
  },
  florins: (s, { targets }) => (s.deposit === 0 && targets.length === 0 ? 1 : 0),
  apply(s, { seat, index, targets }) {
    const { effect } = content.of(s).cards[index];
    if (effect.op !== 'deposit') return undefined;
    if (targets.length === 0) {
      const florins = s.deposit + Math.floor((s.deposit * effect.interestPercent) / 100);
      s.deposit = 0;
      earn(s, seat, florins);
      s.core.told?.push({ key: 'depositTaken', params: { seat, florins } });
    } else if (s.deposit === 0 && s.florins[seat] >= targets[0]) {
      pay(s, seat, targets[0]);
      s.deposit = targets[0];
      s.core.told?.push({ key: 'depositLaid', params: { seat, florins: targets[0] } });
    }
    return undefined;
  },
};

/** Interest that others have paid in this phase 3. */
function paidByOthers(s: UniState, seat: Seat): number {
  let florins = 0;
  for (let other = 0; other < s.core.seats; other++) if (other !== seat) florins += s.interestPaid[other];
  return florins;
}

/** Card 37, once the interest of all others is paid or missed (UNI-8.12, UNI-45.21). */
export const creditor: Ability = {
  whyNot(s, { seat }) {
    if (s.interestDue.some((florins, other) => other !== seat && florins > 0)) return NOT_SETTLED;
    return paidByOthers(s, seat) > 0 ? null : NOTHING_PAID;
  },
  apply(s, { seat }) {
    const florins = Math.floor(paidByOthers(s, seat) / 2);
    earn(s, seat, florins);
    s.core.told?.push({ key: 'interestShared', params: { seat, florins } });
    return undefined;
  },
};

/** Card 38, only while interest is due (UNI-45.53). */
export const debtor: Ability = {
  whyNot: (s, { seat }) => (s.interestDue[seat] > 0 ? null : NO_INTEREST),
  apply(s, { seat, index }) {
    const { effect } = content.of(s).cards[index];
    const florins = effect.op === 'interestReduction' ? Math.min(effect.florins, s.interestDue[seat]) : 0;
    s.interestDue[seat] -= florins;
    s.core.told?.push({ key: 'interestLowered', params: { seat, florins } });
    return undefined;
  },
};

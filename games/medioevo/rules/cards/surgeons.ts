/** Cards 27 to 29: a point ignored, losses bought back, losses that fight on (UNI-45.53, UNI-45.17, UNI-45.43). */

import { ownUnit, type UniState } from '../../state.ts';
import { UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { blowOn, changeBlow, DELAYED } from '../damage.ts';
import { ownIndex, present, sideAt } from '../fighters.ts';
import { reason } from '../reason.ts';

const NO_DAMAGE = reason('UNI-45.53', 'noDamageToIgnore');
const NO_LOSSES = reason('UNI-45.17', 'nothingLost');
const NO_SHOTS = reason('UNI-45.43', 'nobodyShoots');

/** Card 27: one point of one step, before it is assigned. */
export const surgeon: Ability = {
  whyNot: (s, { seat }) => ((blowOn(s, seat)?.points ?? 0) > 0 ? null : NO_DAMAGE),
  apply(s, { seat }) {
    const blow = blowOn(s, seat);
    if (blow === null) return undefined;
    const points = blow.points - 1;
    changeBlow(s, blow, { points, directed: Math.min(blow.directed, points) });
    s.core.told?.push({ key: 'damageIgnored', params: { seat } });
    return undefined;
  },
};

function lostOf(s: UniState, i: number): number[] {
  return present(s).lost.slice(i * UNITS.length, (i + 1) * UNITS.length);
}

/** Card 28: units that left the map in this round, each noted once, also where a Bard lets the card be used again. */
export const fieldHospital: Ability = {
  whyNot(s, { seat }) {
    const i = ownIndex(s, seat);
    return i >= 0 && lostOf(s, i).some((n) => n > 0) ? null : NO_LOSSES;
  },
  apply(s, { seat }) {
    const i = ownIndex(s, seat);
    lostOf(s, i).forEach((n, unit) => {
      s.rebuyLater[ownUnit(seat, unit)] += n;
    });
    present(s).lost.fill(0, i * UNITS.length, (i + 1) * UNITS.length);
    return undefined;
  },
};

/** Whether shots of the other side lie on the table, or Strategy is about to strike. */
function isShotAt(s: UniState, i: number): boolean {
  const b = present(s);
  const roll = s.rolls[s.rolls.length - 1];
  if (roll === undefined || (roll.what !== 'artillery' && roll.what !== 'archery')) return false;
  return roll.sides.includes(sideAt(b, 1 - i)) || b.strikes[1 - i] > 0;
}

/** Card 29: what artillery and archers destroy is removed at the end of the round. */
export const delayedLosses: Ability = {
  whyNot(s, { seat }) {
    const i = ownIndex(s, seat);
    return i < 0 || (present(s).effects[i] & DELAYED) !== 0 || !isShotAt(s, i) ? NO_SHOTS : null;
  },
  apply(s, { seat }) {
    present(s).effects[ownIndex(s, seat)] |= DELAYED;
    return undefined;
  },
};

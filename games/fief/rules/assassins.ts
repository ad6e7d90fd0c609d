/** 26. Assassination and Justice. */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { FieState } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { kill } from './death.ts';
import { isInPlay } from './families.ts';
import { discardCard } from './hands.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { SETTLE } from './settle.ts';
import { type SurpriseCard, whyNotAnyTime } from './surprises.ts';

/** Whether an assassin marker is left (FIE-26.2). */
function hasMarker(s: FieState): boolean {
  let used = 0;
  for (let lord = 0; lord < LORDS; lord++) used += s.assassin[lord];
  return used < content.of(s).stock.assassinMarkers;
}

const NO_MARKER = reason('FIE-26.2', 'noAssassinMarker');
const NOT_YOUR_MAN = reason('FIE-26.1', 'assassinNotYours');
const MARKED = reason('FIE-26.3', 'assassinAlready');
const OWN_VICTIM = reason('FIE-26.1', 'victimIsYours');
const NO_ASSASSIN = reason('FIE-26.4', 'noAssassin');

/** Why a Lord cannot be named assassin by a player: he must be of his family, free or captive, and bear no marker. */
function whyNotAssassin(s: FieState, seat: Seat, by: number): Reason | null {
  if (s.owner[by] !== seat) return NOT_YOUR_MAN;
  return s.assassin[by] === 1 ? MARKED : null;
}

/** A Lord of the player, free or captive and without marker, kills a Lord of another player anywhere (FIE-26.1 to FIE-26.3). */
export const assassination: SurpriseCard = {
  options(s, seat, window, into) {
    if (whyNotAnyTime(window) !== null || !hasMarker(s)) return;
    const { assassinate } = content.of(s).options;
    for (let by = 0; by < LORDS; by++) {
      if (whyNotAssassin(s, seat, by) !== null) continue;
      for (let victim = 0; victim < LORDS; victim++)
        if (isInPlay(s, victim) && s.owner[victim] !== seat) into.push(assassinate[by][victim]);
    }
  },
  play(s, seat, card, { targets: [by, victim] }): Next {
    discardCard(s, card);
    s.assassin[by] = 1;
    tellOf(s, seat, 'assassinated', by, victim);
    kill(s, victim);
    return SETTLE;
  },
  refused(s, seat, window) {
    const general = whyNotAnyTime(window) ?? (hasMarker(s) ? null : NO_MARKER);
    return content
      .of(s)
      .options.assassinate.flat()
      .flatMap((option) => {
        const [by, victim] = option.targets;
        if (!isInPlay(s, by) || !isInPlay(s, victim)) return [];
        const why = general ?? whyNotAssassin(s, seat, by) ?? (s.owner[victim] === seat ? OWN_VICTIM : null);
        return why === null ? [] : [refuse(option, why, { lord: why === OWN_VICTIM ? option.lord : option.byLord })];
      });
  },
};

/** A Lord who bears an assassin marker dies; it never saves the victim (FIE-26.4, FIE-26.5). */
export const justice: SurpriseCard = {
  options(s, _seat, window, into) {
    if (whyNotAnyTime(window) !== null) return;
    const { execute } = content.of(s).options;
    for (let lord = 0; lord < LORDS; lord++) if (s.assassin[lord] === 1) into.push(execute[lord]);
  },
  play(s, seat, card, { targets: [lord] }): Next {
    discardCard(s, card);
    tellOf(s, seat, 'executed', lord, lord);
    kill(s, lord);
    return SETTLE;
  },
  refused: (s, _seat, window) =>
    content.of(s).options.execute.flatMap((option) => {
      const [lord] = option.targets;
      const why = whyNotAnyTime(window) ?? (s.assassin[lord] === 1 ? null : NO_ASSASSIN);
      return why === null || !isInPlay(s, lord) ? [] : [refuse(option, why, { lord: option.lord })];
    }),
};

function tellOf(s: FieState, seat: Seat, key: 'assassinated' | 'executed', by: number, victim: number): void {
  if (s.core.told === null) return;
  const { lords } = content.of(s);
  s.core.told.push({ key, params: { seat, ofSeat: s.owner[victim], byLord: lords[by].id, lord: lords[victim].id } });
}

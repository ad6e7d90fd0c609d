/** FIE-3.9: what follows from one event, in its order. Whatever moves, kills, frees or cedes returns `SETTLE` when it is over. */

import type { Frame, Next } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NEVER_CREATED, VACANT } from '../state.ts';
import { endIdleSieges } from './blockade.ts';
import { freeUnguarded } from './captivity.ts';
import { examineAll, returnIdleEngines } from './control.ts';
import { settleCrown } from './crown.ts';
import { settleEstate } from './inheritance.ts';
import { step } from './step.ts';
import { chooseTitleHolder, possibleHolders, seatOfTitle } from './titles.ts';

export const settle = step.work('settle', {
  rule: ['FIE-3.9', 'FIE-27.9', 'FIE-27.10'],
  run(s, _: object): Next {
    // What follows from deaths in a battle, ride-through or uprising waits for its end (FIE-27.10).
    if (s.battle !== null || s.uprising !== null) return undefined;
    settleCrown(s);
    settlePawns(s);
    return settleNext(s);
  },
});

export const SETTLE: Frame = settle.do({});

/** Captives, control, sieges, engines: all that asks nobody anything. */
function settlePawns(s: FieState): void {
  s.clock++;
  freeUnguarded(s);
  examineAll(s);
  endIdleSieges(s);
  returnIdleEngines(s);
}

/** Cities taken, then inheritance, then vacant titles: one at a time, since each may ask somebody. */
export const settleTitles = step.work('settleTitles', {
  rule: ['FIE-19.7', 'FIE-19.8', 'FIE-19.10', 'FIE-27.3'],
  run(s, _: object): Next {
    settlePawns(s);
    return settleNext(s);
  },
});

const SETTLE_TITLES: Frame = settleTitles.do({});

function settleNext(s: FieState): Next {
  for (;;) {
    const asked = nextTaken(s) ?? settleEstate(s) ?? nextVacant(s);
    if (asked === null) return undefined;
    if (asked.length > 0) return [...asked, SETTLE_TITLES];
  }
}

/**
 * A City that has come under the control of another player than the title's own (by default it is only ever his), otherwise than by
 * cession or inheritance: he receives the title (FIE-19.7 to FIE-19.9). Null when none is left to judge.
 */
function nextTaken(s: FieState): readonly Frame[] | null {
  if (s.marching) return null;
  for (let fief = 0; fief < s.titles.length; fief++) {
    if (s.titles[fief] === NEVER_CREATED) continue;
    const city = s.cities[fief];
    const seat = s.control[city];
    if (seat === s.cityHolders[fief]) continue;
    s.cityHolders[fief] = seat;
    if (seat < 0 || seatOfTitle(s, fief) === seat) continue;
    s.titles[fief] = VACANT;
    if (s.core.told !== null) {
      const c = content.of(s);
      s.core.told.push({ key: 'cityTaken', params: { seat, village: c.villages[city].id, fief: c.fiefs[fief].id } });
    }
    return possibleHolders(s, seat, fief, 'taken').length === 0 ? [] : [chooseTitleHolder.do({ seat, fief, gain: 'taken' })];
  }
  return null;
}

/** A vacant title goes to an eligible Lord of the player who controls the City (FIE-19.10). */
function nextVacant(s: FieState): readonly Frame[] | null {
  for (let fief = 0; fief < s.titles.length; fief++) {
    if (s.titles[fief] !== VACANT) continue;
    const seat = s.control[s.cities[fief]];
    if (seat >= 0 && possibleHolders(s, seat, fief, 'vacant').length > 0) return [chooseTitleHolder.do({ seat, fief, gain: 'vacant' })];
  }
  return null;
}

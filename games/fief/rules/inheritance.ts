/** 27. Inheritance: who gets the fief titles of the dead. */

import { type Frame, type Next, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { FiefOption } from '../options.ts';
import { CROWN_HELD, type Estate, type FieState, NO_ROAD, NOBODY, spot, VACANT } from '../state.ts';
import { ENGINE, KNIGHT, SERGEANT } from '../vocabulary.ts';
import { endSiege, isBesieged } from './blockade.ts';
import { captivesOf, captivesPass } from './captivity.ts';
import { examine, examineFief, hasUnit, passControl } from './control.ts';
import { eligibleLords, fiefTitlesOf, isInPlay, whyNotEligible } from './families.ts';
import { turnOf } from './order.ts';
import { addPawns, pawnsOf, removePawns, stockOf } from './pawns.ts';
import { step } from './step.ts';
import { chooseTitleHolder, grantTitle } from './titles.ts';

/** The estate that is settled next: in turn order of the owners, Lords in alphabetical order (FIE-27.9). */
function nextEstate(s: FieState): Estate | null {
  const { lords } = content.of(s);
  let next: Estate | null = null;
  for (const estate of s.estates) {
    const before = next === null ? -1 : turnOf(s, estate.seat) - turnOf(s, next.seat) || lords[estate.lord].rank - lords[next.lord].rank;
    if (before < 0) next = estate;
  }
  return next;
}

/** Settles one title of the dead; frames when somebody has to choose, null when nothing is left to settle. */
export function settleEstate(s: FieState): readonly Frame[] | null {
  const estate = nextEstate(s);
  if (estate === null) return null;
  const royal = s.estates.find(({ prince }) => prince !== NOBODY);
  if (royal !== undefined) return [bequeath(s, royal)];
  const fief = s.titles.indexOf(estate.lord);
  if (fief < 0) {
    s.estates = s.estates.filter((other) => other !== estate);
    return [];
  }
  if (eligibleLords(s, estate.seat).length > 0) return [chooseTitleHolder.do({ seat: estate.seat, fief, gain: 'inherited' })];
  const { spouse } = estate;
  if (spouse !== NOBODY && isInPlay(s, spouse) && whyNotEligible(s, spouse) === null)
    return asFrames(inheritCity(s, estate.seat, fief, spouse));
  fallToCrown(s, fief);
  return [];
}

function asFrames(next: Next): readonly Frame[] {
  return next === undefined ? [] : 'step' in next ? [next] : next;
}

/** Without heir a title goes to the Crown, and is vacant where there is neither King nor Regent (FIE-27.6, FIE-13.3). */
function fallToCrown(s: FieState, fief: number): void {
  const isHeld = s.king !== NOBODY || s.regency;
  s.titles[fief] = isHeld ? CROWN_HELD : VACANT;
  s.core.told?.push({ key: isHeld ? 'titleToCrown' : 'titleVacant', params: { fief: content.of(s).fiefs[fief].id } });
  examineFief(s, fief);
}

/**
 * A title passes to a Lord of another family. If the dead Lord's player holds the City, his garrison is replaced from the heir's stock,
 * his Lords stand at the gates, and the heir controls it (FIE-27.5, FIE-27.7).
 */
function inheritCity(s: FieState, from: Seat, fief: number, heir: number): Next {
  const seat = s.owner[heir];
  const city = s.cities[fief];
  const isHeld = seat !== from && s.control[city] === from;
  const captives = isHeld ? captivesOf(s, from, city) : [];
  if (isHeld) replaceGarrison(s, from, seat, city);
  grantTitle(s, fief, heir, 'inherited');
  const asked = captivesPass(s, captives, seat);
  examine(s, city);
  s.cityHolders[fief] = s.control[city];
  return asked;
}

function replaceGarrison(s: FieState, from: Seat, to: Seat, city: number): void {
  for (const pawn of [SERGEANT, KNIGHT, ENGINE]) {
    const n = pawnsOf(s, pawn)[spot(from, city)];
    if (n === 0) continue;
    removePawns(s, from, city, pawn, n);
    const replaced = pawn === ENGINE ? 0 : Math.min(n, stockOf(s, to, pawn));
    if (replaced > 0) addPawns(s, to, city, pawn, replaced);
  }
  s.clock++;
  if (hasUnit(s, to, city)) passControl(s, city, to);
  else s.control[city] = to;
  if (isBesieged(s, city) && hasUnit(s, to, city)) endSiege(s, city);
  if (hasUnit(s, from, city)) s.gates[spot(from, city)] |= NO_ROAD;
  examine(s, city);
}

/** The late King's titles are offered to the prince, before all other heirs (FIE-29.3). */
function bequeath(s: FieState, royal: Estate): Frame {
  s.estates = s.estates.map((estate) => (estate === royal ? { ...royal, prince: NOBODY } : estate));
  return princeInherits.do({ prince: royal.prince, lord: royal.lord, fromSeat: royal.seat });
}

/** Up to two of the late King's fief titles for the prince, before all other heirs (FIE-29.3). */
export const princeInherits = step.subset('princeInherits', {
  rule: 'FIE-29.3',
  ask(s, { prince, lord }: { prince: number; lord: number; fromSeat: Seat }) {
    if (!isInPlay(s, prince) || whyNotEligible(s, prince) !== null) return null;
    const { options, limits, lords } = content.of(s);
    const titles = options.bequest.filter(({ index }) => s.titles[index] === lord);
    if (titles.length === 0) return null;
    const most = Math.min(2, limits.fiefTitles - fiefTitlesOf(s, prince));
    return subset(s.owner[prince], titles, {
      min: 0,
      max: Math.min(most, titles.length),
      params: { lord: lords[prince].id, lateLord: lords[lord].id },
    });
  },
  answer(s, { prince, fromSeat }, chosen: readonly FiefOption[]): Next {
    return chosen.flatMap(({ index }) => asFrames(inheritCity(s, fromSeat, index, prince)));
  },
});

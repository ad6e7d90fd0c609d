/** 18. Captives: who guards them, and what becomes of them when nobody does. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { VillageOption } from '../options.ts';
import { type FieState, NO_ROAD, NOBODY, outsideOf, villageAt } from '../state.ts';
import { LORDS, NO_FORT, VILLAGES } from '../vocabulary.ts';
import { isBesieged, standsAt } from './blockade.ts';
import { arrive, hasUnit, hasUnitIn, isEmpty } from './control.ts';
import { fiefTitlesOf, isBishop, isCaptive, isCardinal } from './families.ts';
import { type Reason, reason } from './reason.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';

/** Captives that a player holds, everywhere or at one place. */
export function captivesOf(s: FieState, seat: Seat, place = NOBODY): number[] {
  const captives: number[] = [];
  for (let lord = 0; lord < LORDS; lord++) if (s.captor[lord] === seat && (place === NOBODY || s.at[lord] === place)) captives.push(lord);
  return captives;
}

/** A Lord falls into the hands of a player, who guards him where he stands (FIE-18.1). */
export function capture(s: FieState, lord: number, captor: Seat): void {
  s.captor[lord] = captor;
  if (s.core.told !== null) {
    const c = content.of(s);
    s.core.told.push({
      key: 'captured',
      params: { seat: captor, ofSeat: s.owner[lord], lord: c.lords[lord].id, village: c.villages[villageAt(s.at[lord])].id },
    });
  }
}

/** A captive is free where he is; in a village of another player he stands at the gates without entry road (FIE-18.3, FIE-18.11). */
export function setFree(s: FieState, lord: number): void {
  const seat = s.owner[lord];
  const village = villageAt(s.at[lord]);
  s.captor[lord] = NOBODY;
  s.at[lord] = standsAt(s, seat, village);
  arrive(s, seat, s.at[lord], NO_ROAD);
  if (s.core.told !== null) {
    const c = content.of(s);
    s.core.told.push({ key: 'freed', params: { seat, lord: c.lords[lord].id, village: c.villages[village].id } });
  }
}

/** Captives whose captor has no unit left beside them go free (FIE-18.3). */
export function freeUnguarded(s: FieState): void {
  for (let lord = 0; lord < LORDS; lord++) if (s.captor[lord] >= 0 && !hasUnit(s, s.captor[lord], s.at[lord])) setFree(s, lord);
}

/** Where a captive is guarded who passes to another captor at the same village. */
function guardPlace(s: FieState, captor: Seat, village: number): number {
  return hasUnit(s, captor, village) ? village : outsideOf(village);
}

/**
 * The captives of one who lost his last units there, for whoever now has the keys: his own family's are free, of the others he chooses
 * (FIE-18.4, FIE-27.5). Without a unit there he has no say, and they are free.
 */
export function captivesPass(s: FieState, captives: readonly number[], seat: Seat): Next {
  const asked = captives.filter((lord) => s.owner[lord] !== seat && hasUnitIn(s, seat, villageAt(s.at[lord])));
  for (const lord of captives) if (!asked.includes(lord)) setFree(s, lord);
  return asked.map((lord) => captiveOnConquest.do({ seat, lord }));
}

export const captiveOnConquest = step.pick('captiveOnConquest', {
  rule: ['FIE-18.4', 'FIE-27.5'],
  ask(s, { seat, lord }: { seat: Seat; lord: number }) {
    if (!isCaptive(s, lord)) return null;
    const c = content.of(s);
    return pick(seat, [c.options.holdCaptive, c.options.freeCaptive], {
      params: { lord: c.lords[lord].id, ofSeat: s.owner[lord], village: c.villages[villageAt(s.at[lord])].id },
    });
  },
  answer(s, { seat, lord }, { holds }) {
    if (!holds) {
      setFree(s, lord);
      return undefined;
    }
    s.at[lord] = guardPlace(s, seat, villageAt(s.at[lord]));
    capture(s, lord, seat);
    return undefined;
  },
});

/** The standard ransom: more for each fief title, church title, crown, token and for d'Arc (FIE-18.6). */
export function ransomOf(s: FieState, lord: number): number {
  const { base, perTitle } = content.of(s).ransom;
  let titles = fiefTitlesOf(s, lord);
  if (isBishop(s, lord)) titles++;
  if (isCardinal(s, lord)) titles++;
  if (s.pope === lord) titles++;
  if (s.king === lord) titles++;
  if (s.queen === lord) titles++;
  if (s.prince === lord) titles++;
  if (s.maid === lord) titles++;
  return base + perTitle * titles;
}

const NOT_HELD = reason('FIE-18.10', 'notYourCaptive');

/** Why a player cannot release a Lord. */
export function whyNotRelease(s: FieState, seat: Seat, lord: number): Reason | null {
  return s.captor[lord] === seat ? null : NOT_HELD;
}

/** A captor lets a captive go, for a ransom, by a bargain or for nothing; his player says where to (FIE-18.9, FIE-18.10). */
export function release(s: FieState, lord: number): Next {
  if (s.core.told !== null)
    s.core.told.push({ key: 'released', params: { seat: s.captor[lord], ofSeat: s.owner[lord], lord: content.of(s).lords[lord].id } });
  s.captor[lord] = NOBODY;
  s.at[lord] = NOBODY;
  return [placeReleased.do({ seat: s.owner[lord], lord }), SETTLE];
}

/**
 * Where a released Lord may go: a castle or City of his player, else a village of his, neither besieged; else a village without units and
 * fortification (FIE-18.9); and where there is none of these, any (FIE-16.14).
 */
function placesForReleased(s: FieState, seat: Seat): number[] {
  const own = villagesWhere((village) => s.control[village] === seat && !isBesieged(s, village));
  const strong = own.filter((village) => s.forts[village] !== NO_FORT);
  if (strong.length > 0) return strong;
  if (own.length > 0) return own;
  return unclaimedOrAny(s);
}

/** Villages without units and fortification; where there is none, all. */
export function unclaimedOrAny(s: FieState): number[] {
  const empty = villagesWhere((village) => s.forts[village] === NO_FORT && isEmpty(s, village));
  return empty.length > 0 ? empty : villagesWhere(() => true);
}

function villagesWhere(wanted: (village: number) => boolean): number[] {
  const villages: number[] = [];
  for (let village = 0; village < VILLAGES; village++) if (wanted(village)) villages.push(village);
  return villages;
}

/** A Lord comes to a place otherwise than by a road: released, or new in play. In a village of his player he is inside. */
export function putLord(s: FieState, lord: number, place: number): void {
  s.at[lord] = place;
  s.clock++;
  arrive(s, s.owner[lord], place, NO_ROAD);
}

export const placeReleased = step.pick('placeReleased', {
  rule: ['FIE-18.9', 'FIE-16.14'],
  ask(s, { seat, lord }: { seat: Seat; lord: number }) {
    const { options, lords } = content.of(s);
    return pick(
      seat,
      placesForReleased(s, seat).map((village) => options.placeReleased[village]),
      { params: { lord: lords[lord].id } },
    );
  },
  answer(s, { seat, lord }, { index, village }: VillageOption) {
    putLord(s, lord, standsAt(s, seat, index));
    s.core.told?.push({ key: 'releasedTo', params: { seat, lord: content.of(s).lords[lord].id, village } });
    return undefined;
  },
});

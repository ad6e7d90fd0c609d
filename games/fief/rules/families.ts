/** 5. Families and Lords: who somebody is. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NOBODY } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { type Reason, reason } from './reason.ts';

export function isInPlay(s: FieState, lord: number): boolean {
  return s.owner[lord] >= 0;
}

export function isCaptive(s: FieState, lord: number): boolean {
  return s.captor[lord] >= 0;
}

export function isFree(s: FieState, lord: number): boolean {
  return s.owner[lord] >= 0 && s.captor[lord] < 0;
}

export function isMan(s: FieState, lord: number): boolean {
  return content.of(s).lords[lord].man;
}

/** The Lords of a family in play, captives included (FIE-5.1). */
export function lordsOf(s: FieState, seat: Seat): number[] {
  const lords: number[] = [];
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat) lords.push(lord);
  return lords;
}

export function familySize(s: FieState, seat: Seat): number {
  let size = 0;
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat) size++;
  return size;
}

export function hasFreeLord(s: FieState, seat: Seat): boolean {
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && s.captor[lord] < 0) return true;
  return false;
}

export function freeLordsAt(s: FieState, seat: Seat, place: number): number[] {
  const lords: number[] = [];
  for (let lord = 0; lord < LORDS; lord++) if (s.at[lord] === place && s.owner[lord] === seat && s.captor[lord] < 0) lords.push(lord);
  return lords;
}

export function hasFreeLordAt(s: FieState, seat: Seat, place: number): boolean {
  for (let lord = 0; lord < LORDS; lord++) if (s.at[lord] === place && s.owner[lord] === seat && s.captor[lord] < 0) return true;
  return false;
}

/** The bishopric of a Bishop, -1 for others. */
export function bishopricOf(s: FieState, lord: number): number {
  return s.bishops.indexOf(lord);
}

export function isBishop(s: FieState, lord: number): boolean {
  return s.bishops.indexOf(lord) >= 0;
}

export function isCardinal(s: FieState, lord: number): boolean {
  return s.hats[lord] >= 0;
}

/** FIE-5.6. */
export function isCleric(s: FieState, lord: number): boolean {
  return s.pope === lord || s.hats[lord] >= 0 || isBishop(s, lord);
}

export function fiefTitlesOf(s: FieState, lord: number): number {
  let titles = 0;
  for (let fief = 0; fief < s.titles.length; fief++) if (s.titles[fief] === lord) titles++;
  return titles;
}

/** FIE-5.3; a Regent is a Queen. */
export function isTitled(s: FieState, lord: number): boolean {
  return s.king === lord || s.queen === lord || s.titles.indexOf(lord) >= 0 || isCleric(s, lord);
}

export function isMarried(s: FieState, lord: number): boolean {
  return s.spouse[lord] !== NOBODY;
}

const UNDER_THE_BAN = reason('FIE-5.11', 'underTheBan');
const TWO_TITLES = reason('FIE-5.4', 'twoFiefTitles');

/** Why a Lord, free or captive, cannot receive a fief title (FIE-19.4). */
export function whyNotEligible(s: FieState, lord: number): Reason | null {
  if (s.excommunicated === lord) return UNDER_THE_BAN;
  return fiefTitlesOf(s, lord) >= content.of(s).limits.fiefTitles ? TWO_TITLES : null;
}

/** The Lords of a family who may receive a fief title. */
export function eligibleLords(s: FieState, seat: Seat): number[] {
  const lords: number[] = [];
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && whyNotEligible(s, lord) === null) lords.push(lord);
  return lords;
}

const FAMILY_IS_FULL = reason('FIE-5.1', 'familyIsFull');

/** Why nobody can join a family. */
export function whyNotJoin(s: FieState, seat: Seat): Reason | null {
  return familySize(s, seat) >= content.of(s).limits.lords ? FAMILY_IS_FULL : null;
}

/** Who rules the kingdom: the player of the King or of the Regent, -1 when there is neither (FIE-13.13). */
export function rulerSeat(s: FieState): Seat {
  const ruler = rulerOf(s);
  return ruler === NOBODY ? NOBODY : s.owner[ruler];
}

/** The King, or the Regent. */
export function rulerOf(s: FieState): number {
  return s.king !== NOBODY ? s.king : s.regency ? s.queen : NOBODY;
}

/** 9 to 11. Church titles: what it means to have or to lose one. */

import { content } from '../content/content.ts';
import { BOUGHT_HAT, type FieState, NOBODY } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { bishopricOf } from './families.ts';

/** A Lord becomes Bishop; a prince loses his token (FIE-9.12, FIE-13.10). */
export function makeBishop(s: FieState, lord: number, bishopric: number): void {
  s.bishops[bishopric] = lord;
  s.bishopSince[bishopric] = s.round;
  if (s.core.told !== null) {
    const c = content.of(s);
    s.core.told.push({
      key: 'becameBishop',
      params: { seat: s.owner[lord], lord: c.lords[lord].id, bishopric: c.bishoprics[bishopric].id },
    });
  }
  if (s.prince === lord) {
    s.prince = NOBODY;
    s.core.told?.push({ key: 'tokenLost', params: { lord: content.of(s).lords[lord].id } });
  }
}

/** A Bishop becomes Cardinal and keeps his bishopric (FIE-10.3); by a card, or by the title that was bought. */
export function makeCardinal(s: FieState, lord: number, hat: number): void {
  s.hats[lord] = hat;
  s.core.told?.push({ key: 'becameCardinal', params: { seat: s.owner[lord], lord: content.of(s).lords[lord].id } });
}

/** The Pope keeps his bishopric and any Cardinal title (FIE-11.7). */
export function makePope(s: FieState, lord: number): void {
  s.pope = lord;
  s.core.told?.push({ key: 'becamePope', params: { seat: s.owner[lord], lord: content.of(s).lords[lord].id } });
}

/** Whether the one Cardinal title that can be bought is in its place (FIE-10.1). */
export function isHatForSale(s: FieState): boolean {
  for (let lord = 0; lord < LORDS; lord++) if (s.hats[lord] === BOUGHT_HAT) return false;
  return true;
}

export function cardinalsInPlay(s: FieState): number {
  let cardinals = 0;
  for (let lord = 0; lord < LORDS; lord++) if (s.hats[lord] >= 0) cardinals++;
  return cardinals;
}

/** Takes every church title from a Lord: a Cardinal card goes to the discard, the bought title back to its place (FIE-10.9, FIE-27.2). */
export function loseChurchTitles(s: FieState, lord: number): void {
  const bishopric = bishopricOf(s, lord);
  if (bishopric >= 0) {
    s.bishops[bishopric] = NOBODY;
    s.bishopSince[bishopric] = 0;
  }
  const hat = s.hats[lord];
  s.hats[lord] = NOBODY;
  if (hat >= 0 && hat !== BOUGHT_HAT) s.characterDiscard.push(hat);
  if (s.pope === lord) s.pope = NOBODY;
}

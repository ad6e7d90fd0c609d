/** 16. Taxes: who may lay a taille or a tithe, and where. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NOBODY } from '../state.ts';
import { type Cleric, LORDS } from '../vocabulary.ts';
import { isCardinal, rulerSeat } from './families.ts';
import { type Reason, reason } from './reason.ts';
import { isTallaged } from './taxation.ts';

const NO_MARKER = reason('FIE-16.8', 'noTaxMarker');
const TALLAGED = reason('FIE-16.9', 'alreadyTallaged');
const NOT_YOUR_FIEF = reason('FIE-16.9', 'notYourFief');
const NOT_THE_CROWN = reason('FIE-13.7', 'notTheCrown');
const NOT_ITS_BISHOP = reason('FIE-16.10', 'notItsBishop');
const NO_HIGH_CLERIC = reason('FIE-16.11', 'noHighCleric');
const TITHED = reason('FIE-16.12', 'alreadyTithed');
const WHOLE_KINGDOM = reason('FIE-29.2', 'popeTithesKingdom');
const KINGDOM_TITHED = reason('FIE-29.2', 'kingdomTithedAlready');
const NOT_THE_VARIANT = reason('FIE-29.2', 'noKingdomTithe');

/** A player lays at most one tax for each of his markers (FIE-16.8). */
function whyNotTax(s: FieState, seat: Seat): Reason | null {
  let laid = 0;
  for (let i = 0; i < s.taxes.length; i++) if (s.taxes[i].seat === seat) laid++;
  return laid >= content.of(s).stock.taxMarkers ? NO_MARKER : null;
}

/** Why a player cannot lay a taille on a fief: its holder's player may, of a title no Lord holds the King's or Regent's (FIE-16.9). */
export function whyNotTaille(s: FieState, seat: Seat, fief: number): Reason | null {
  const holder = s.titles[fief];
  if (holder >= 0 ? s.owner[holder] !== seat : rulerSeat(s) !== seat) return holder >= 0 ? NOT_YOUR_FIEF : NOT_THE_CROWN;
  return isTallaged(s, fief) ? TALLAGED : whyNotTax(s, seat);
}

/** Why a player cannot lay a tithe on a bishopric at a rank; captives keep the right (FIE-5.8, FIE-16.10 to FIE-16.12). */
export function whyNotTithe(s: FieState, seat: Seat, bishopric: number, rank: Cleric): Reason | null {
  const why = whyNotAs(s, seat, bishopric, rank);
  if (why !== null) return why;
  for (let i = 0; i < s.taxes.length; i++) {
    const tax = s.taxes[i];
    if (tax.kind === 'dime' && tax.seat === seat && tax.where === bishopric) return TITHED;
  }
  return whyNotTax(s, seat);
}

/** On his own bishopric a Cardinal or the Pope levies as its Bishop (FIE-16.11); with the variant the Pope tithes all at once. */
function whyNotAs(s: FieState, seat: Seat, bishopric: number, rank: Cleric): Reason | null {
  const bishop = s.bishops[bishopric];
  if (rank === 'bishop') return bishop !== NOBODY && s.owner[bishop] === seat ? null : NOT_ITS_BISHOP;
  if (rank === 'pope') {
    if (s.papalTithe) return WHOLE_KINGDOM;
    return s.pope !== NOBODY && s.owner[s.pope] === seat && s.pope !== bishop ? null : NO_HIGH_CLERIC;
  }
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && isCardinal(s, lord) && lord !== bishop) return null;
  return NO_HIGH_CLERIC;
}

/** Why a player cannot tithe the whole kingdom as the Pope (FIE-29.2). */
export function whyNotKingdomTithe(s: FieState, seat: Seat): Reason | null {
  if (!s.papalTithe) return NOT_THE_VARIANT;
  if (s.pope === NOBODY || s.owner[s.pope] !== seat) return NO_HIGH_CLERIC;
  return s.taxes.some(({ kind, where }) => kind === 'dime' && where < 0) ? KINGDOM_TITHED : whyNotTax(s, seat);
}

export function layTaille(s: FieState, seat: Seat, fief: number): void {
  s.taxes.push({ kind: 'taille', seat, where: fief, rank: null });
  s.core.told?.push({ key: 'tailleLaid', params: { seat, fief: content.of(s).fiefs[fief].id } });
}

export function layTithe(s: FieState, seat: Seat, bishopric: number, rank: Cleric): void {
  s.taxes.push({ kind: 'dime', seat, where: bishopric, rank });
  if (s.core.told === null) return;
  if (bishopric < 0) s.core.told.push({ key: 'kingdomTithed', params: { seat } });
  else s.core.told.push({ key: 'titheLaid', params: { seat, bishopric: content.of(s).bishoprics[bishopric].id, rank } });
}

/** 13.2 to 13.4. Captains: hiring and promoting by Art of War. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Deployed, reserveAt, type UniState, unitAt } from '../state.ts';
import { CAPTAIN, UNITS } from '../vocabulary.ts';
import { heldBy, heldStandards, hide } from './hidden-purchases.ts';
import { ART_OF_WAR, type Price } from './price-tables.ts';
import { isPayable, offer, offerIn, settle, whyNotDesign } from './prices.ts';
import { LATER, type PurchaseOption } from './purchase-options.ts';
import { type Reason, reason } from './reason.ts';
import { enlist, TROOPS, whyNoMore, whyNoPiece, whyNoUnit } from './recruiting.ts';
import { tollIn, whyNotSite } from './sites.ts';
import { captainLevel, plainUnits, promote, standardsLeft } from './troops.ts';

const NO_CAPTAIN = reason('UNI-13.4', 'noCaptainThere');
const NO_STANDARD = reason('UNI-13.3', 'noStandard');

const NOTHING: readonly Deployed[] = [];

/** One red point and 100 florins for every level gained (UNI-13.2). */
export function captainPrice(s: UniState, from: number, unit: number): Price {
  return content.of(s).prices.captain[captainLevel(from)][captainLevel(unit)];
}

/** Hiring: the same limits as for other units, and Art of War. */
export function whyNoCaptain(s: UniState, seat: Seat, unit: number, held = NOTHING): Reason | null {
  return whyNotDesign(s, seat, ART_OF_WAR) ?? whyNoUnit(s, seat, unit, held);
}

/** Why a captain cannot be promoted in a territory (UNI-13.3, UNI-13.4). */
export function whyNotPromote(s: UniState, seat: Seat, territory: number, from: number, into: number, held = NOTHING): Reason | null {
  return whyNoneRises(s, seat, territory, from, held) ?? whyNoStandard(s, into, held);
}

function whyNoneRises(s: UniState, seat: Seat, territory: number, from: number, held: readonly Deployed[]): Reason | null {
  if (plainUnits(s, seat, territory, from) <= promotions(held, from, territory)) return NO_CAPTAIN;
  return whyNotSite(s, seat, territory, 'quarters', null);
}

function whyNoStandard(s: UniState, into: number, held: readonly Deployed[]): Reason | null {
  const level = captainLevel(into);
  return standardsLeft(s, level) > heldStandards(held, level) ? null : NO_STANDARD;
}

/** Captains of a place whose promotion waits behind the screen. */
function promotions(held: readonly Deployed[], from: number, territory: number): number {
  let n = 0;
  for (const { kind, index, place } of held) if (kind === 'promotion' && index === from && place === territory) n++;
  return n;
}

export function offerCaptains(s: UniState, seat: Seat, land: readonly number[], sites: readonly number[], into: PurchaseOption[]): void {
  if (whyNotDesign(s, seat, ART_OF_WAR) !== null) return;
  const { unit: hire, promote: raise } = content.of(s).options.shop;
  const held = heldBy(s, seat);
  const mayHire = sites.length > 0 && whyNoMore(s, seat, held) === null;
  for (let unit = CAPTAIN; mayHire && unit < UNITS.length; unit++) {
    const price = captainPrice(s, 0, unit);
    if (!isPayable(s, seat, price) || whyNoPiece(s, seat, unit, held) !== null) continue;
    if (s.deploying) offer(s, seat, price, hire[unit][LATER], into);
    else offerIn(s, seat, price, sites, hire[unit], into, (place) => tollIn(s, seat, place, TROOPS));
  }
  if (s.reserve[reserveAt(seat, CAPTAIN)] === content.of(s).pieces[CAPTAIN]) return;
  for (let unit = CAPTAIN + 1; unit < UNITS.length; unit++) {
    if (!isPayable(s, seat, captainPrice(s, unit - 1, unit)) || whyNoStandard(s, unit, held) !== null) continue;
    for (const territory of land)
      for (let from = CAPTAIN; from < unit; from++)
        if (s.troops[unitAt(seat, territory, from)] > 0 && whyNoneRises(s, seat, territory, from, held) === null)
          offer(s, seat, captainPrice(s, from, unit), raise[from - CAPTAIN][unit - CAPTAIN][territory], into);
  }
}

export function hireCaptain(s: UniState, seat: Seat, { index: unit, place, spares }: PurchaseOption): void {
  enlist(s, seat, unit, place, settle(s, seat, captainPrice(s, 0, unit), spares));
}

export function buyPromotion(s: UniState, seat: Seat, { index: from, level: unit, place, spares }: PurchaseOption): void {
  const paid = settle(s, seat, captainPrice(s, from, unit), spares);
  if (s.deploying) hide(s, { seat, kind: 'promotion', index: from, level: unit, place, paid });
  else promoteCaptain(s, seat, place, from, unit, paid);
}

/** It does not count against the unit limit (UNI-13.10). */
export function promoteCaptain(s: UniState, seat: Seat, place: number, from: number, unit: number, florins: number): void {
  promote(s, seat, place, from, unit);
  if (s.core.told === null) return;
  const node = content.of(s).nodes[place].id;
  s.core.told.push({ key: 'captainPromoted', params: { seat, unit: UNITS[unit], node, florins } });
}

/** 13. Military units: recruiting, the unit limit, units bought back (card 28) and units beside the board (UNI-29.3). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Deployed, lot, NOWHERE, ownUnit, type UniState } from '../state.ts';
import { CAPTAIN, CIVIL, TERRITORIES, UNITS } from '../vocabulary.ts';
import { examine } from './control.ts';
import { heldBy, heldPieces, heldStandards, heldUnits, hide } from './hidden-purchases.ts';
import { pay } from './money.ts';
import { LATER, type PurchaseOption } from './purchase-options.ts';
import { type Reason, reason } from './reason.ts';
import { payTollIn, sitesFor, tollIn, whyNotSite } from './sites.ts';
import { captainLevel, inReserve, muster, restore, standardsLeft } from './troops.ts';

/** The pact by which units may be placed in another's land (UNI-13.9). */
export const TROOPS = 'militaryControl';

const LIMIT_REACHED = reason('UNI-13.5', 'unitLimit');
const NOT_IN_RESERVE = reason('UNI-13.8', 'notInReserve');
const NO_STANDARD = reason('UNI-13.3', 'noStandard');

const NOTHING: readonly Deployed[] = [];

/** How many units a player may add in this phase, as his buildings stand now (UNI-13.5, UNI-13.7). */
export function unitLimit(s: UniState, seat: Seat): number {
  let n = content.of(s).unitLimit;
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.control[territory] === seat) n += s.buildings[lot(territory, CIVIL)];
  return n;
}

/** Why no further unit may be added in this phase (UNI-13.5, UNI-13.6). */
export function whyNoMore(s: UniState, seat: Seat, held: readonly Deployed[]): Reason | null {
  return s.recruited[seat] + heldUnits(held) < unitLimit(s, seat) ? null : LIMIT_REACHED;
}

/** Why no such unit can be had: the limit, the reserve, standards of captains (UNI-13.3, UNI-13.8). */
export function whyNoUnit(s: UniState, seat: Seat, unit: number, held: readonly Deployed[]): Reason | null {
  return whyNoMore(s, seat, held) ?? whyNoPiece(s, seat, unit, held);
}

/** The same once the limit is known to be far. */
export function whyNoPiece(s: UniState, seat: Seat, unit: number, held: readonly Deployed[]): Reason | null {
  if (inReserve(s, seat, unit) <= heldPieces(held, unit)) return NOT_IN_RESERVE;
  const level = captainLevel(unit);
  return level < 2 || standardsLeft(s, level) > heldStandards(held, level) ? null : NO_STANDARD;
}

/** Where units may be placed (UNI-13.4, UNI-13.9). */
export function recruitingSites(s: UniState, seat: Seat, land?: readonly number[]): number[] {
  return sitesFor(s, seat, 'quarters', TROOPS, land);
}

export function whyNotQuarters(s: UniState, seat: Seat, territory: number): Reason | null {
  return whyNotSite(s, seat, territory, 'quarters', TROOPS);
}

/** Foot, horse and archers; captains are a chapter of their own. */
export function offerUnits(s: UniState, seat: Seat, sites: readonly number[], into: PurchaseOption[]): void {
  const { units, options } = content.of(s);
  const held = heldBy(s, seat);
  if (sites.length === 0 || whyNoMore(s, seat, held) !== null) return;
  for (let unit = 0; unit < CAPTAIN; unit++) {
    const { florins } = units[unit];
    if (florins > s.florins[seat] || whyNoPiece(s, seat, unit, held) !== null) continue;
    if (s.deploying) into.push(options.shop.unit[unit][LATER][0]);
    else
      for (const territory of sites)
        if (florins + tollIn(s, seat, territory, TROOPS) <= s.florins[seat]) into.push(options.shop.unit[unit][territory][0]);
  }
}

export function recruit(s: UniState, seat: Seat, { index: unit, place }: PurchaseOption): void {
  const { florins } = content.of(s).units[unit];
  pay(s, seat, florins);
  enlist(s, seat, unit, place, florins);
}

/** A unit that is paid for goes to its place, or behind the screen. */
export function enlist(s: UniState, seat: Seat, unit: number, place: number, florins: number): void {
  if (s.deploying) hide(s, { seat, kind: 'unit', index: unit, level: 0, place: NOWHERE, paid: florins });
  else quarter(s, seat, unit, place, florins);
}

/** Places a bought unit; it counts against the limit (UNI-13.6), and a pact that lets it stand in another's land is paid first. */
export function quarter(s: UniState, seat: Seat, unit: number, place: number, florins: number): void {
  payTollIn(s, seat, place, TROOPS);
  s.recruited[seat]++;
  muster(s, seat, place, unit, 1);
  examine(s, place);
  if (s.core.told !== null)
    s.core.told.push({ key: 'recruited', params: { seat, unit: UNITS[unit], node: content.of(s).nodes[place].id, florins } });
}

const NOT_NOTED = reason('UNI-45.17', 'notLostThere');

/** Why a unit cannot be bought back at half price (UNI-45.17). */
export function whyNotRebuy(s: UniState, seat: Seat, unit: number, held = NOTHING): Reason | null {
  return s.rebuy[ownUnit(seat, unit)] > 0 ? whyNoUnit(s, seat, unit, held) : NOT_NOTED;
}

/** Half of the price, rounded up; captains need no points (UNI-45.17). */
export function rebuyPrice(s: UniState, unit: number): number {
  return Math.ceil(content.of(s).units[unit].florins / 2);
}

export function offerRebuys(s: UniState, seat: Seat, sites: readonly number[], into: PurchaseOption[]): void {
  const { rebuy } = content.of(s).options.shop;
  for (let unit = 0; unit < UNITS.length; unit++) {
    if (s.rebuy[ownUnit(seat, unit)] === 0 || sites.length === 0) continue;
    const florins = rebuyPrice(s, unit);
    if (whyNotRebuy(s, seat, unit, heldBy(s, seat)) !== null || florins > s.florins[seat]) continue;
    if (s.deploying) into.push(rebuy[unit][LATER]);
    else
      for (const territory of sites) if (florins + tollIn(s, seat, territory, TROOPS) <= s.florins[seat]) into.push(rebuy[unit][territory]);
  }
}

export function buyBack(s: UniState, seat: Seat, { index: unit, place }: PurchaseOption): void {
  const florins = rebuyPrice(s, unit);
  s.rebuy[ownUnit(seat, unit)]--;
  pay(s, seat, florins);
  enlist(s, seat, unit, place, florins);
}

/**
 * Units that surrendered or were given back return free of charge (UNI-29.3, UNI-30.9). They lie open beside the board, so that deployment
 * hides nothing of it.
 */
export function offerRedeployments(s: UniState, seat: Seat, sites: readonly number[], into: PurchaseOption[]): void {
  const { redeploy } = content.of(s).options.shop;
  for (let unit = 0; unit < UNITS.length; unit++) {
    if (s.beside[ownUnit(seat, unit)] === 0 || whyNoMore(s, seat, heldBy(s, seat)) !== null) continue;
    for (const territory of sites) if (tollIn(s, seat, territory, TROOPS) <= s.florins[seat]) into.push(redeploy[unit][territory]);
  }
}

export function redeploy(s: UniState, seat: Seat, { index: unit, place }: PurchaseOption): void {
  s.beside[ownUnit(seat, unit)]--;
  comeBack(s, seat, unit, place);
  if (s.core.told !== null)
    s.core.told.push({ key: 'redeployed', params: { seat, unit: UNITS[unit], node: content.of(s).nodes[place].id } });
}

/** A unit that was neither on the map nor in the reserve; it counts against the limit (UNI-13.6, UNI-30.8). */
export function comeBack(s: UniState, seat: Seat, unit: number, place: number): void {
  payTollIn(s, seat, place, TROOPS);
  s.recruited[seat]++;
  restore(s, seat, place, unit, 1);
  examine(s, place);
}

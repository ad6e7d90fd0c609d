/** Why something cannot be bought: for what a player might look for in his own land and beside it. */

import type { Refused, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { armyAt, lot, ownUnit, type UniState, unitAt } from '../state.ts';
import { CAPTAIN, CATEGORIES, SLOTS, TECHNOLOGIES, TERRITORIES, UNITS, VEHICLES } from '../vocabulary.ts';
import { levelsOf, priceOf as priceOfBuilding, whyNoBuilding, whyNotLot, whyNotRepair } from './building.ts';
import { levelOf } from './buildings.ts';
import { captainPrice, whyNoCaptain, whyNotPromote } from './captains.ts';
import { whyNotBuyCard } from './empire-purchase.ts';
import { heldBy } from './hidden-purchases.ts';
import { type Price, technologyFor } from './price-tables.ts';
import { CANNOT_PAY, florinsFor, inFlorins, whyNotDesign } from './prices.ts';
import { LATER, type Paid, type PurchaseOption, ransomOption } from './purchase-options.ts';
import { captives, whyNotRansom } from './ransom.ts';
import { type Reason, refuse } from './reason.ts';
import { rebuyPrice, TROOPS, whyNoMore, whyNotQuarters, whyNotRebuy, whyNoUnit } from './recruiting.ts';
import { whyNotStudy } from './research.ts';
import { priceOf as priceOfVehicle, upgradeOf, whyNotDock, whyNotImprove, whyNoVehicle } from './shipyard.ts';
import { leaveIn, PACT_OF, tollIn } from './sites.ts';
import { kindOf } from './vehicles.ts';

/** A refusal with the names that its words take. */
function refuseIf(why: Reason | null, option: PurchaseOption, into: Refused[], technology = 'none'): void {
  if (why !== null) into.push(refuse(option, why, { node: option.node ?? 'none', technology }));
}

/** Whether the seat has the florins. */
function whyNotPay(s: UniState, seat: Seat, price: Price, toll = 0): Reason | null {
  return florinsFor(s, seat, price, false) + toll <= s.florins[seat] ? null : CANNOT_PAY;
}

/** Own land, what lies beside it, where units of the seat stand, and where a pact lets it place some. */
function isInSight(s: UniState, seat: Seat, territory: number): boolean {
  if (s.control[territory] === seat || s.armies[armyAt(seat, territory)] > 0) return true;
  if (content.of(s).nodes[territory].land.some((other) => s.control[other] === seat)) return true;
  return leaveIn(s, seat, territory, TROOPS) !== null || leaveIn(s, seat, territory, 'civilControl') !== null;
}

function landInSight(s: UniState, seat: Seat): number[] {
  const land: number[] = [];
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.inPlay[territory] === 1 && isInSight(s, seat, territory)) land.push(territory);
  return land;
}

export function refusedPurchases(s: UniState, seat: Seat): Refused[] {
  const { shop } = content.of(s).options;
  const refused: Refused[] = [];
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++)
    refuseIf(whyNotStudy(s, seat, technology), shop.study[technology], refused, TECHNOLOGIES[technology]);
  refuseIf(whyNotBuyCard(s, seat), shop.card, refused);
  const land = landInSight(s, seat);
  refuseBuildings(s, seat, land, refused);
  refuseVehicles(s, seat, land, refused);
  refuseUnits(s, seat, land, refused);
  return refused;
}

/** Where a new piece is put on the map at once, every place; in deployment the piece alone. */
function placed(s: UniState, land: readonly number[]): readonly number[] {
  return s.deploying ? [LATER] : land;
}

function refuseBuildings(s: UniState, seat: Seat, land: readonly number[], refused: Refused[]): void {
  const { shop } = content.of(s).options;
  const held = heldBy(s, seat);
  for (let category = 0; category < CATEGORIES.length; category++) {
    for (const level of levelsOf(category)) {
      const none = whyNoBuilding(s, seat, category, level, held);
      const technology = TECHNOLOGIES[priceOfBuilding(s, category, 0, level).technology];
      for (const territory of placed(s, land)) {
        const [option] = shop.build[category][level][territory];
        if (territory === LATER) refuseIf(none ?? whyNotPay(s, seat, priceOfBuilding(s, category, 0, level)), option, refused, technology);
        else {
          const price = priceOfBuilding(s, category, levelOf(s, territory, category), level);
          refuseIf(whyNotLot(s, seat, territory, category, level) ?? none ?? whyNotPay(s, seat, price), option, refused, technology);
        }
      }
    }
    for (const territory of land)
      if (s.buildings[lot(territory, category)] > 0)
        refuseIf(whyNotRepair(s, seat, territory, category), shop.repair[category][levelOf(s, territory, category)][territory], refused);
  }
}

function refuseVehicles(s: UniState, seat: Seat, land: readonly number[], refused: Refused[]): void {
  const { shop } = content.of(s).options;
  const held = heldBy(s, seat);
  for (let kind = 0; kind < VEHICLES.length; kind++)
    for (const level of [1, 2, 3]) {
      const none = whyNoVehicle(s, seat, kind, level, held);
      const technology = TECHNOLOGIES[technologyFor(kind)];
      const price = priceOfVehicle(s, kind, 0, level);
      for (const territory of placed(s, land)) {
        const [option] = shop.vehicle[kind][level][territory];
        const why = territory === LATER ? null : whyNotDock(s, seat, territory, kind);
        const toll = territory === LATER ? 0 : tollIn(s, seat, territory, PACT_OF[kind]);
        refuseIf(why ?? none ?? whyNotPay(s, seat, price, toll), option, refused, technology);
      }
    }
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.vehicleOf[slot] !== seat) continue;
    const technology = technologyFor(kindOf(slot));
    for (const level of [1, 2, 3]) {
      const why = whyNotDesign(s, seat, technology) ?? whyNotImprove(s, seat, slot, level, held);
      const short = why ?? whyNotPay(s, seat, priceOfVehicle(s, kindOf(slot), s.level[slot], level));
      refuseIf(short, upgradeOf(s, slot, level)[0], refused, TECHNOLOGIES[technology]);
    }
  }
}

/** Units, captains, units bought back, redeployed, ransomed. */
function refuseUnits(s: UniState, seat: Seat, land: readonly number[], refused: Refused[]): void {
  const { units, options, nodes } = content.of(s);
  const { shop } = options;
  const held = heldBy(s, seat);
  const artOfWar = 'artOfWar';
  for (let unit = 0; unit < UNITS.length; unit++) {
    const none = unit < CAPTAIN ? whyNoUnit(s, seat, unit, held) : whyNoCaptain(s, seat, unit, held);
    const price = unit < CAPTAIN ? inFlorins(units[unit].florins) : captainPrice(s, 0, unit);
    for (const territory of placed(s, land)) {
      const quarters = territory === LATER ? null : whyNotQuarters(s, seat, territory);
      const toll = territory === LATER ? 0 : tollIn(s, seat, territory, TROOPS);
      const [option] = shop.unit[unit][territory];
      refuseIf(quarters ?? none ?? whyNotPay(s, seat, price, toll), option, refused, artOfWar);
      if (s.rebuy[ownUnit(seat, unit)] > 0) {
        const short = whyNotPay(s, seat, inFlorins(rebuyPrice(s, unit)), toll);
        refuseIf(quarters ?? whyNotRebuy(s, seat, unit, held) ?? short, shop.rebuy[unit][territory], refused);
      }
    }
    for (const territory of land) {
      const quarters = whyNotQuarters(s, seat, territory);
      const toll = whyNotPay(s, seat, inFlorins(tollIn(s, seat, territory, TROOPS)));
      if (s.beside[ownUnit(seat, unit)] > 0)
        refuseIf(quarters ?? whyNoMore(s, seat, held) ?? toll, shop.redeploy[unit][territory], refused);
      if (unit >= CAPTAIN && unit < UNITS.length - 1 && s.troops[unitAt(seat, territory, unit)] > 0)
        refusePromotions(s, seat, territory, unit, refused);
    }
  }
  for (const { holder, unit } of captives(s, seat))
    for (const territory of land) {
      const price = inFlorins(units[unit].ransom + tollIn(s, seat, territory, TROOPS));
      const why = whyNotQuarters(s, seat, territory) ?? whyNotRansom(s, seat, unit) ?? whyNotPay(s, seat, price);
      refuseIf(why, ransomOption(unit, holder, territory, nodes[territory].id), refused);
    }
}

function refusePromotions(s: UniState, seat: Seat, territory: number, from: number, refused: Refused[]): void {
  const { promote } = content.of(s).options.shop;
  for (let unit = from + 1; unit < UNITS.length; unit++) {
    const price = captainPrice(s, from, unit);
    const why = whyNotDesign(s, seat, price.technology) ?? whyNotPromote(s, seat, territory, from, unit, heldBy(s, seat));
    const [option]: Paid = promote[from - CAPTAIN][unit - CAPTAIN][territory];
    refuseIf(why ?? whyNotPay(s, seat, price), option, refused, TECHNOLOGIES[price.technology]);
  }
}

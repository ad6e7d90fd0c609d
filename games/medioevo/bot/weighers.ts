/** How good each option is: a weigher for every step that asks. */

import { type Option, pollWeigher, type Weigher, weigher } from '@castellan/engine';
import type { ActOption, CardOption, KingdomBid, TargetOption } from '../options.ts';
import { assignCrews } from '../rules/artillery.ts';
import { bankruptcyMeans } from '../rules/bankruptcy.ts';
import { spendBarbarianPoint } from '../rules/barbarian-points.ts';
import type { DamageOption } from '../rules/battle-options.ts';
import { bargain } from '../rules/buying.ts';
import { actNow } from '../rules/calls.ts';
import { captainActions } from '../rules/captain-orders.ts';
import { announceCapture } from '../rules/capture.ts';
import { shelterElement } from '../rules/cards/diplomats.ts';
import { holdCard } from '../rules/cards/infiltrators.ts';
import { shelterTerritory } from '../rules/cards/plague-doctors.ts';
import { consentCard } from '../rules/cards/princesses.ts';
import { chooseEvent } from '../rules/cards/saviours.ts';
import { loseOwnUnit } from '../rules/cards/spies.ts';
import { attackOrSpareTransports, chooseOpponent } from '../rules/clash.ts';
import { completeMove, nameTarget } from '../rules/combat.ts';
import { placeControlTokens } from '../rules/control-tokens.ts';
import { assignDamage } from '../rules/damage.ts';
import { contest, vote } from '../rules/denunciation.ts';
import { demandDeployment, placePurchase } from '../rules/deployment.ts';
import { removePieces, shiftCube } from '../rules/disband.ts';
import { chooseEmpireCard } from '../rules/empire-purchase.ts';
import { eventDamageBuildings, eventDamageUnits, eventLoseCubes, eventStopTransports } from '../rules/event-effects.ts';
import { chooseEventEffects } from '../rules/events.ts';
import { chooseKingdom, kingdomBid } from '../rules/kingdoms.ts';
import { loadGroup } from '../rules/loads.ts';
import { confirmUndeclaredAttack, joinEntry, road } from '../rules/march.ts';
import { marketCube } from '../rules/market-cubes.ts';
import { rerollBattleDice, sacrificeFrom } from '../rules/melee.ts';
import { arrangeFleet } from '../rules/naval.ts';
import { pactSheet } from '../rules/pact-sheet.ts';
import { proposeDeal } from '../rules/pacts.ts';
import { keepOrPillage } from '../rules/pillage.ts';
import { keepEmpireCard, placeArcher, placeTransport, placeVillage, takeObjectiveToken } from '../rules/placement.ts';
import { chooseProtection } from '../rules/protection.ts';
import { purchase } from '../rules/purchases.ts';
import type { GoodOption, LotOption, RemovalOption, TaxOption } from '../rules/realm-options.ts';
import { placeRebellion } from '../rules/rebellion.ts';
import { roundChoice } from '../rules/rounds.ts';
import { openRoute, routeZone, takeOverRoute } from '../rules/routes.ts';
import { commercePoints, confirmSale, marketPoints, routeBonus, sellCubes } from '../rules/selling.ts';
import { answerSurrender, offerSurrender } from '../rules/surrender.ts';
import { setTax } from '../rules/taxes.ts';
import { replaceControlTokens } from '../rules/token-replacement.ts';
import { chooseTransport, tradeAction } from '../rules/trade.ts';
import { disband } from '../rules/upkeep.ts';
import { chooseTarget } from '../rules/uses.ts';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import { type WindowCall, window } from '../rules/windows.ts';
import { NOWHERE, type UniState } from '../state.ts';
import { weighPartner, weighPlea, weighSheet, weighVote } from './bargaining.ts';
import { weighAct, weighConsent, weighElement, weighHeld, weighTarget } from './cards.ts';
import {
  weighCapture,
  weighCrew,
  weighDamage,
  weighDie,
  weighEventDamage,
  weighFleet,
  weighLostUnit,
  weighOrder,
  weighProtection,
  weighReplacing,
  weighRound,
  weighSpoils,
  weighSurrender,
} from './fighting.ts';
import { weighBreach, weighJoin, weighLoad, weighMove, weighOpponent, weighRaid, weighRoad } from './marching.ts';
import {
  weighArcher,
  weighBarbarians,
  weighDamaged,
  weighEffect,
  weighEvent,
  weighKingdom,
  weighKingdomBid,
  weighLostCube,
  weighMeans,
  weighRebellion,
  weighRemoval,
  weighReroll,
  weighShelter,
  weighStartTransport,
  weighStopped,
  weighToken,
  weighVillage,
} from './realm.ts';
import { weighCard, weighPlacing, weighPurchase } from './shopping.ts';
import { weighTax } from './taxing.ts';
import {
  weighCommerce,
  weighConfirm,
  weighCount,
  weighCube,
  weighMarket,
  weighRouteBonus,
  weighStages,
  weighTrade,
  weighTransport,
  weighZone,
} from './trading.ts';

export const WEIGHERS: readonly Weigher<UniState>[] = [
  weigher(chooseKingdom, (s, option) => weighKingdom(s, option)),
  pollWeigher(kingdomBid, (s, option: KingdomBid) => weighKingdomBid(s, option)),
  weigher(placeVillage, (s, option) => weighVillage(s, option)),
  weigher(placeArcher, (s, option) => weighArcher(s, option)),
  weigher(placeTransport, (s, option, _p, seat) => weighStartTransport(s, option, seat)),
  pollWeigher(keepEmpireCard, (s, option: CardOption, _p, seat) => weighCard(s, option, seat)),
  weigher(takeObjectiveToken, (s, option, _p, seat) => weighToken(s, option, seat)),

  weigher(actNow, (s, option, _p, seat) => weighAct(s, option, seat)),
  pollWeigher(window, (s, option: ActOption, { kind, about }: Pick<WindowCall, 'kind' | 'about'>, seat) =>
    weighAct(s, option, seat, kind === 'onRebellion' ? about : NOWHERE),
  ),
  weigher(chooseTarget, (s, option, _p, seat) => weighTarget(s, option, seat)),
  weigher(consentCard, (_s, option) => weighConsent(option)),
  weigher(holdCard, (s, option) => weighHeld(s, option)),
  weigher(chooseEvent, (s, option, _p, seat) => weighEvent(s, option, seat)),
  weigher(shelterTerritory, (s, option, _p, seat) => weighShelter(s, option, seat)),
  weigher(shelterElement, (_s, option) => weighElement(option)),
  weigher(loseOwnUnit, (s, option) => weighLostUnit(s, option)),

  weigher(rerollBarbarianDice, (s, option) => weighReroll(s, option)),
  weigher(chooseEventEffects, (s, option, _p, seat) => weighEffect(s, option, seat)),
  pollWeigher(eventStopTransports, (s, option: TargetOption, _p, seat) => weighStopped(s, option, seat)),
  pollWeigher(eventDamageUnits, (s, option: DamageOption) => weighEventDamage(s, option)),
  pollWeigher(eventDamageBuildings, (s, option: LotOption) => weighDamaged(s, option)),
  pollWeigher(eventLoseCubes, (s, option: GoodOption | TargetOption) => weighLostCube(s, option)),
  weigher(spendBarbarianPoint, (s, option, p, seat) => weighBarbarians(s, option, p, seat)),
  weigher(placeRebellion, (s, option, _p, seat) => weighRebellion(s, option, seat)),

  pollWeigher(setTax, (s, option: TaxOption, _p, seat) => weighTax(s, option, seat)),
  weigher(bankruptcyMeans, (s, option) => weighMeans(s, option)),
  pollWeigher(disband, (s, option: RemovalOption, _p, seat) => weighRemoval(s, option, seat)),
  weigher(removePieces, (s, option, _p, seat) => weighRemoval(s, option, seat)),
  weigher(shiftCube, (_s, { target }) => (target < 0 ? 0 : 1)),

  pollWeigher(demandDeployment, () => 0),
  weigher(purchase, (s, option, p, seat) => weighPurchase(s, option, p, seat)),
  weigher(placeControlTokens, (s, option, _p, seat) => weighReplacing(s, option, seat)),
  weigher(chooseEmpireCard, (s, option, _p, seat) => weighCard(s, option, seat)),
  weigher(placePurchase, (s, option, p, seat) => weighPlacing(s, option, p, seat)),

  weigher(completeMove, (s, option, _p, seat) => weighMove(s, option, seat)),
  weigher(nameTarget, () => 0),
  weigher(loadGroup, (s, option, p, seat) => weighLoad(s, option, p, seat)),
  weigher(road, (s, option, p, seat) => weighRoad(s, option, p, seat)),
  weigher(confirmUndeclaredAttack, (s, option, p, seat) => weighBreach(s, option, p, seat)),
  weigher(joinEntry, (s, option, _p, seat) => weighJoin(s, option, seat)),
  weigher(chooseOpponent, (s, option, p, seat) => weighOpponent(s, option, p, seat)),
  weigher(attackOrSpareTransports, (s, option, _p, seat) => weighRaid(s, option, seat)),

  weigher(arrangeFleet, (_s, option) => weighFleet(option)),
  weigher(announceCapture, (s, option, _p, seat) => weighCapture(s, option, seat)),
  // From a galley with many, so that none is emptied and may sink.
  weigher(sacrificeFrom, (_s, { n }) => n),
  weigher(roundChoice, (s, option, _p, seat) => weighRound(s, option, seat)),
  weigher(offerSurrender, (s, option, _p, seat) => weighRound(s, option, seat)),
  weigher(answerSurrender, (s, option, p, seat) => weighSurrender(s, option, p, seat)),
  weigher(chooseProtection, (s, option, _p, seat) => weighProtection(s, option, seat)),
  weigher(assignCrews, (_s, option) => weighCrew(option)),
  weigher(captainActions, (s, option, _p, seat) => weighOrder(s, option, seat)),
  weigher(rerollBattleDice, (s, option, _p, seat) => weighDie(s, option, seat)),
  weigher(assignDamage, (s, option, p) => weighDamage(s, option, p)),
  weigher(keepOrPillage, (s, option, p, seat) => weighSpoils(s, option, p, seat)),
  weigher(replaceControlTokens, (s, option, _p, seat) => weighReplacing(s, option, seat)),

  weigher(takeOverRoute, (_s, { slot }) => slot),
  weigher(chooseTransport, (s, option, _p, seat) => weighTransport(s, option, seat)),
  weigher(tradeAction, (s, option, p, seat) => weighTrade(s, option, p, seat)),
  weigher(bargain, (s, option, _p, seat) => weighMarket(s, option, seat)),
  weigher(openRoute, (s, option, p, seat) => weighStages(s, option, p, seat)),
  weigher(routeZone, (s, option, p, seat) => weighZone(s, option, p, seat)),
  weigher(sellCubes, (_s, option) => weighCount(option)),
  weigher(routeBonus, (s, option) => weighRouteBonus(s, option)),
  weigher(commercePoints, (s, option, _p, seat) => weighCommerce(s, option, seat)),
  weigher(marketPoints, (s, option, _p, seat) => weighMarket(s, option, seat)),
  weigher(confirmSale, (s, option) => weighConfirm(s, option)),
  weigher(marketCube, (s, option) => weighCube(s, option)),

  weigher(proposeDeal, (s, option, p, seat) => weighPartner(s, option, p, seat)),
  weigher(pactSheet, (s, option, p, seat) => weighSheet(s, option, p, seat)),
  weigher(contest, (_s, option) => weighPlea(option)),
  pollWeigher(vote, (_s, option: Option & { readonly verdict: string }) => weighVote(option)),
];

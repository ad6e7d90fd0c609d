/** What is shown of a question beside the map, by its step. */

import type { ComponentChild } from 'preact';
import { Bids } from './Bids.tsx';
import { Means, Removal } from './Debts.tsx';
import { BarbarianPanel, DamagePanel, EventPanel, RebellionPanel, WarCirclePanel } from './Event.tsx';
import { Reaction } from './Reaction.tsx';
import { Shop } from './Shop.tsx';
import { Plain, Spoils } from './Spoils.tsx';
import { Taxes } from './Taxes.tsx';
import { Trade } from './Trade.tsx';
import { Using } from './Using.tsx';

export const PANELS: { readonly [step: string]: () => ComponentChild } = {
  bidTurnOrder: Bids,
  rebidTurnOrder: Bids,
  purchase: Shop,
  placePurchase: Shop,
  setTax: Taxes,
  disband: Removal,
  removePieces: Removal,
  bankruptcyMeans: Means,
  rerollBarbarianDice: WarCirclePanel,
  chooseEventEffects: EventPanel,
  shelterTerritory: EventPanel,
  eventStopTransports: DamagePanel,
  eventDamageUnits: DamagePanel,
  eventDamageBuildings: DamagePanel,
  eventLoseCubes: DamagePanel,
  spendBarbarianPoint: BarbarianPanel,
  placeRebellion: RebellionPanel,
  window: Reaction,
  actNow: Reaction,
  chooseTarget: Using,
  consentCard: Using,
  holdCard: Using,
  takeOverRoute: Trade,
  chooseTransport: Trade,
  tradeAction: Trade,
  tradeStep: Trade,
  bargain: Trade,
  openRoute: Trade,
  routeZone: Trade,
  sellCubes: Trade,
  routeBonus: Trade,
  commercePoints: Trade,
  marketPoints: Trade,
  confirmSale: Trade,
  marketCube: Trade,
  keepOrPillage: Spoils,
  shelterElement: Spoils,
  confirmUndeclaredAttack: Plain,
  chooseOpponent: Plain,
  attackOrSpareTransports: Plain,
  replaceControlTokens: Plain,
  placeControlTokens: Plain,
  shiftCube: Plain,
  demandDeployment: Plain,
};

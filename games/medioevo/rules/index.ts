/** The steps in the order of play. */

import { stepTable } from '@castellan/engine';
import { archery, arrowHits, openArchery, shootArrows } from './archery.ts';
import { artillery, assignCrews, engineHits, shootEngines } from './artillery.ts';
import { bankruptcies, bankruptcyMeans, closeBankruptcy, pillageOwn } from './bankruptcy.ts';
import { beginBarbarians, spendBarbarianPoint } from './barbarian-points.ts';
import { battleOver, beginBattle, openBattle } from './battle.ts';
import { bargain } from './buying.ts';
import { actNow, pause } from './calls.ts';
import { captainActions } from './captain-orders.ts';
import { announceCapture } from './capture.ts';
import { grantShots } from './cards/crossbowmen.ts';
import { shelterElement, shelterElements } from './cards/diplomats.ts';
import { fitEngine } from './cards/gunners.ts';
import { holdCard, holdCards } from './cards/infiltrators.ts';
import { countSheltered, shelterTerritory } from './cards/plague-doctors.ts';
import { consentCard } from './cards/princesses.ts';
import { chooseEvent } from './cards/saviours.ts';
import { loseOwnUnit, spyReports } from './cards/spies.ts';
import {
  attackOrSpareTransports,
  chooseOpponent,
  claimLand,
  clash,
  clashDone,
  engage,
  goOnFighting,
  judge,
  meet,
  raidTransports,
} from './clash.ts';
import { closeMove, completeMove, finishMove, nameTarget, strikeInPlace } from './combat.ts';
import { conquest } from './conquest.ts';
import { placeControlTokens } from './control-tokens.ts';
import { assignDamage, assignPoints, dropBlow, endBlow, strike } from './damage.ts';
import { contest, vote } from './denunciation.ts';
import { closeDeployment, demandDeployment, endPlacing, placePurchase, showPurchases } from './deployment.ts';
import { dropVehicle, removePieces, shiftCube } from './disband.ts';
import { chooseEmpireCard } from './empire-purchase.ts';
import { openEndOfTurn, refresh } from './end-of-turn.ts';
import { endGame, finalScoring, lastCheck } from './ending.ts';
import {
  damageBuildings,
  eventDamageBuildings,
  eventDamageUnits,
  eventLoseCubes,
  eventStopTransports,
  eventStrikes,
  judgeAll,
  loseCubes,
  spreadDamage,
  strikeEffect,
} from './event-effects.ts';
import { askAboutEvent, beginEvent, chooseEventEffects, drawEvent, endEvent } from './events.ts';
import { fleeLoad, leaveField } from './flight.ts';
import { actDone } from './honour.ts';
import { afterRaid, hordeMeets } from './hordes.ts';
import { fallDue, payInterest } from './interest.ts';
import { chooseKingdom, kingdomBid, layMap, levelHonour } from './kingdoms.ts';
import { loadGroup } from './loads.ts';
import { confirmUndeclaredAttack, joinEntry, road, setOut, takeStep } from './march.ts';
import { marketCube } from './market-cubes.ts';
import {
  checkAbilities,
  compare,
  losses,
  melee,
  rerollBattleDice,
  sacrificeFrom,
  sacrificeLight,
  sacrifices,
  showDice,
  spendBlood,
  superioritySplit,
  takeDice,
  throwDice,
} from './melee.ts';
import { arrangeFleet, goDown, sinkGalleys } from './naval.ts';
import { bidTurnOrder, fixOrder, rebidTurnOrder } from './order.ts';
import { pactNumber, pactSheet } from './pact-sheet.ts';
import { concludeDeals, proposeDeal } from './pacts.ts';
import { divideSpoils, keepOrPillage, missRoutes, plunder, ravage, takeSpoils } from './pillage.ts';
import {
  beginPlacements,
  dealEmpireCards,
  keepEmpireCard,
  lightFires,
  placeArcher,
  placeTransport,
  placeVillage,
  takeObjectiveToken,
} from './placement.ts';
import { chooseProtection } from './protection.ts';
import { purchase } from './purchases.ts';
import { checkRebellions, placeRebellion, sufferRebellions } from './rebellion.ts';
import { beginRound, closeRound, nextRound, roundChoice, startRound } from './rounds.ts';
import { openRoute, routeZone, takeOverRoute } from './routes.ts';
import { closeSale, commercePoints, confirmSale, marketPoints, routeBonus, sellCubes } from './selling.ts';
import { answerSurrender, offerSurrender } from './surrender.ts';
import { collectTaxes, setTax, shareInterest } from './taxes.ts';
import { dropTokens, inheritTokens, replaceControlTokens } from './token-replacement.ts';
import { beginTrade, chooseTransport, tradeAction, tradeRound } from './trade.ts';
import { tradeStep } from './trade-moves.ts';
import { beginPhase, beginTurn, combatRound, endCombatRound, endPhase, endPlayerTurn, endTurn, playTurn } from './turn.ts';
import { beginUpkeep, disband } from './upkeep.ts';
import { applyUse, chooseTarget, commitUse } from './uses.ts';
import { rerollBarbarianDice, rollWarCircle, setWarCircle } from './war-circle.ts';
import { act, reopenWindow, window } from './windows.ts';

export const steps = stepTable(
  // 1, 44.1. Setup: kingdoms
  chooseKingdom,
  kingdomBid,
  levelHonour,
  layMap,
  // 2. Flow: turns and phases
  beginTurn,
  beginPhase,
  playTurn,
  // 47. Windows, calling in, cards and technologies in use (15, 45, 46)
  pause,
  actNow,
  window,
  act,
  reopenWindow,
  chooseTarget,
  commitUse,
  applyUse,
  consentCard, // cards 59, 60
  // 39. Diplomacy: proposals, beside the game
  proposeDeal,
  pactSheet,
  pactNumber,
  concludeDeals,
  contest,
  vote,
  // 4. Phase 1: turn order
  bidTurnOrder,
  rebidTurnOrder,
  fixOrder,
  // 1. Setup: placements of turn 1
  beginPlacements,
  placeVillage,
  placeArcher,
  placeTransport,
  lightFires,
  dealEmpireCards,
  keepEmpireCard,
  takeObjectiveToken,
  // 5. Phase 2: War Circle, events
  rollWarCircle,
  rerollBarbarianDice,
  setWarCircle,
  drawEvent,
  askAboutEvent,
  chooseEvent, // card 61
  countSheltered, // card 42
  shelterTerritory,
  beginEvent,
  chooseEventEffects,
  strikeEffect,
  eventStrikes,
  eventStopTransports,
  spreadDamage,
  eventDamageUnits,
  damageBuildings,
  eventDamageBuildings,
  loseCubes,
  eventLoseCubes,
  judgeAll,
  endEvent,
  // 6. Barbarian points
  beginBarbarians,
  spendBarbarianPoint,
  hordeMeets,
  afterRaid,
  // 7. Rebellions
  checkRebellions,
  sufferRebellions,
  placeRebellion,
  // 8, 40. Phase 3: taxes, interest, upkeep, bankruptcy
  setTax,
  collectTaxes,
  fallDue,
  payInterest,
  bankruptcies,
  bankruptcyMeans,
  pillageOwn,
  closeBankruptcy,
  shareInterest,
  beginUpkeep,
  disband,
  removePieces, // 34.1
  shiftCube,
  dropVehicle,
  // 9 to 16, 26. Phase 4: purchases
  demandDeployment, // 44.10
  purchase,
  placeControlTokens, // 26
  chooseEmpireCard,
  closeDeployment,
  showPurchases,
  placePurchase,
  endPlacing,
  // 17, 18. Phase 5: complete moves
  combatRound,
  completeMove,
  nameTarget,
  loadGroup,
  road,
  confirmUndeclaredAttack,
  setOut,
  takeStep,
  joinEntry,
  finishMove,
  closeMove,
  strikeInPlace,
  clash,
  meet,
  chooseOpponent,
  engage,
  goOnFighting,
  clashDone,
  attackOrSpareTransports,
  raidTransports,
  fitEngine, // card 54
  endCombatRound,
  // 19 to 25, 27 to 31. Battles
  beginBattle,
  arrangeFleet,
  openBattle,
  spyReports, // cards 16 to 18
  loseOwnUnit,
  announceCapture,
  beginRound,
  roundChoice,
  offerSurrender,
  answerSurrender,
  startRound,
  chooseProtection,
  artillery,
  assignCrews,
  shootEngines,
  engineHits,
  archery,
  captainActions,
  openArchery,
  grantShots, // card 7
  shootArrows,
  arrowHits,
  melee,
  checkAbilities,
  sacrifices,
  sacrificeFrom,
  sacrificeLight,
  throwDice,
  rerollBattleDice,
  showDice,
  takeDice,
  spendBlood,
  compare,
  superioritySplit,
  losses,
  strike,
  assignPoints,
  assignDamage,
  endBlow,
  sinkGalleys,
  goDown,
  dropBlow,
  closeRound,
  nextRound,
  fleeLoad,
  leaveField,
  battleOver,
  // 32 to 34. Conquest, control, removal
  judge,
  claimLand,
  conquest,
  divideSpoils,
  takeSpoils,
  keepOrPillage,
  missRoutes,
  plunder,
  ravage,
  shelterElements, // card 50
  shelterElement,
  inheritTokens,
  replaceControlTokens,
  dropTokens,
  // 35 to 37. Phase 6: trade
  beginTrade,
  tradeRound,
  takeOverRoute,
  chooseTransport,
  tradeAction,
  tradeStep,
  bargain,
  openRoute,
  routeZone,
  sellCubes,
  routeBonus,
  commercePoints,
  marketPoints,
  confirmSale,
  closeSale,
  marketCube,
  // 38. Phase 7: end of turn
  openEndOfTurn,
  holdCards, // card 13
  holdCard,
  refresh,
  // 42, 43. Honour, the end, scoring
  actDone,
  endPlayerTurn,
  endPhase,
  endTurn,
  endGame,
  lastCheck,
  finalScoring,
);

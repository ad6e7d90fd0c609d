/** The steps in the order of play. */

import { stepTable } from '@castellan/engine';
import { bargain, bargainSheet, bargainSum } from './bargains.ts';
import {
  acceptHelper,
  carryOn,
  closeBattle,
  continueBattle,
  countRound,
  endBattle,
  helperStays,
  joinBattle,
  weighBattle,
} from './battles.ts';
import { electBishop, nameBishopCandidate, openBishopBallot, voteBishop } from './bishops.ts';
import { resolveCalamity } from './calamities.ts';
import { captiveOnConquest, placeReleased } from './captivity.ts';
import { playCards } from './card-play.ts';
import { consentCardinal, keepRefusedCard, ordain, ordainBuyer } from './cardinals.ts';
import { declareBattle } from './combat.ts';
import { openConsent } from './consents.ts';
import { discardCards, drawCard, refillDecks } from './drawing.ts';
import { closeList } from './elections.ts';
import { embassy } from './embassies.ts';
import { escapeBy, escapeOn, escapeSteps } from './escapes.ts';
import { askWaiver, chooseCityCastle, takeWaiver, waivePrice } from './fief-titles.ts';
import { acceptCrownTitle, bestow, giveCrownTitle } from './grants.ts';
import { collectIncome } from './income.ts';
import { princeInherits } from './inheritance.ts';
import { electKing, nameKingCandidate, openKingBallot, voteKing } from './king.ts';
import { loadUp } from './loading.ts';
import { chooseLosses, loseAllLords, loseLord, lossesOutside } from './losses.ts';
import { consentDArc, takeDArc } from './maid.ts';
import { afterStep, goOn, passageAnswered } from './marching.ts';
import { answerMarriage, proposeMarriage, wed } from './marriages.ts';
import { moveStep, takeRoad } from './movement.ts';
import { answerAnnulment, decideAnnulment, excommunicate, requestAnnulment } from './papal.ts';
import { grantPassage } from './passage.ts';
import { pillageMills } from './pillage.ts';
import { electPope, namePopeCandidate, openPopeBallot, votePope } from './pope.ts';
import { answerHeirPrince, crownPrince, heirPrince } from './princes.ts';
import { purchase } from './purchases.ts';
import { payRansom } from './ransoms.ts';
import { chooseRiders, endRide, fightRide, rideThrough, startRide } from './riding.ts';
import { beginRound, beginStage, endRound, endStage, endTurn, playTurn } from './round.ts';
import { settle, settleTitles } from './settle.ts';
import { chooseStartVillage } from './setup.ts';
import { chooseTitleHolder } from './titles.ts';
import { calmByBishop, calmByCardinal, endUprising, faceUprising, peasantsStrike } from './uprisings.ts';
import { checkVictory } from './victory.ts';
import { reopenWindow, surprise } from './windows.ts';

export const steps = stepTable(
  // 2. Setup
  chooseStartVillage,
  // 3. Flow: rounds, stages and turns
  beginRound,
  beginStage,
  playTurn,
  // 3.9. What follows from an event
  settle,
  settleTitles,
  chooseTitleHolder, // 19. Fief titles
  princeInherits, // 29. Variants
  captiveOnConquest, // 18. Captives
  placeReleased,
  // 6. Surprise windows, consents, bargains, embassies
  surprise,
  reopenWindow,
  openConsent,
  bargain,
  bargainSheet,
  bargainSum,
  embassy,
  // 7, 8. Papal acts and marriages
  requestAnnulment,
  answerAnnulment,
  decideAnnulment,
  excommunicate,
  proposeMarriage,
  answerMarriage,
  wed,
  // 9 to 12. Elections
  electBishop,
  nameBishopCandidate,
  closeList,
  openBishopBallot,
  voteBishop,
  consentCardinal,
  ordain,
  keepRefusedCard,
  ordainBuyer,
  electPope,
  namePopeCandidate,
  openPopeBallot,
  votePope,
  electKing,
  nameKingCandidate,
  openKingBallot,
  voteKing,
  // 13. King's powers
  heirPrince,
  answerHeirPrince,
  crownPrince,
  giveCrownTitle,
  acceptCrownTitle,
  bestow,
  // 14. Discard and draw
  refillDecks,
  discardCards,
  drawCard,
  // 15. Calamities
  resolveCalamity,
  // 16. Card play
  playCards,
  // 17. Income
  collectIncome,
  // 18. Ransoms
  payRansom,
  // 19. Purchases
  purchase,
  askWaiver,
  waivePrice,
  takeWaiver,
  chooseCityCastle,
  // 20, 21. Movement and ride-through
  moveStep,
  loadUp,
  takeRoad,
  afterStep,
  goOn,
  grantPassage,
  passageAnswered,
  rideThrough,
  chooseRiders,
  startRide,
  fightRide,
  endRide,
  // 22, 23. Battles and sieges
  declareBattle,
  joinBattle,
  acceptHelper,
  weighBattle,
  continueBattle,
  helperStays,
  carryOn,
  chooseLosses,
  lossesOutside,
  loseLord,
  loseAllLords,
  countRound,
  endBattle,
  closeBattle,
  // 24. Pillage
  pillageMills,
  // 25, 26. Uprisings and other surprise cards
  escapeSteps,
  escapeOn,
  escapeBy,
  calmByBishop,
  calmByCardinal,
  faceUprising,
  peasantsStrike,
  endUprising,
  consentDArc,
  takeDArc,
  // 28. Victory
  checkVictory,
  // 3. Flow: the ends of turns, stages and rounds
  endTurn,
  endStage,
  endRound,
);

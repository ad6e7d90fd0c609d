/** How good each option is: a weigher for every step that asks. Steps that ask for the same thing are weighed by the same function. */

import { type Frame, pollWeigher, type Seat, type Weigher, weigher } from '@castellan/engine';
import type { StandOption } from '../content/war-options.ts';
import type { CandidateOption, CrownGift, PersonalVote, SurpriseOption } from '../options.ts';
import { bargain, bargainSheet } from '../rules/bargains.ts';
import { acceptHelper, carryOn, continueBattle, helperStays, joinBattle } from '../rules/battles.ts';
import { nameBishopCandidate, voteBishop } from '../rules/bishops.ts';
import { captiveOnConquest, placeReleased } from '../rules/captivity.ts';
import { playCards } from '../rules/card-play.ts';
import { consentCardinal, keepRefusedCard } from '../rules/cardinals.ts';
import { declareBattle } from '../rules/combat.ts';
import { discardCards, drawCard } from '../rules/drawing.ts';
import { embassy } from '../rules/embassies.ts';
import { escapeOn, escapeSteps } from '../rules/escapes.ts';
import { askWaiver, chooseCityCastle, waivePrice } from '../rules/fief-titles.ts';
import { acceptCrownTitle, giveCrownTitle } from '../rules/grants.ts';
import { princeInherits } from '../rules/inheritance.ts';
import { nameKingCandidate, voteKing } from '../rules/king.ts';
import { loadUp } from '../rules/loading.ts';
import { chooseLosses, loseLord } from '../rules/losses.ts';
import { consentDArc } from '../rules/maid.ts';
import { goOn } from '../rules/marching.ts';
import { answerMarriage, proposeMarriage } from '../rules/marriages.ts';
import { moveStep, takeRoad } from '../rules/movement.ts';
import { answerAnnulment, excommunicate, requestAnnulment } from '../rules/papal.ts';
import { grantPassage } from '../rules/passage.ts';
import { pillageMills } from '../rules/pillage.ts';
import { namePopeCandidate, votePope } from '../rules/pope.ts';
import { answerHeirPrince, heirPrince } from '../rules/princes.ts';
import { purchase } from '../rules/purchases.ts';
import { payRansom } from '../rules/ransoms.ts';
import { chooseRiders, rideThrough } from '../rules/riding.ts';
import { chooseStartVillage } from '../rules/setup.ts';
import type { Window } from '../rules/surprises.ts';
import { chooseTitleHolder } from '../rules/titles.ts';
import { calmByBishop, calmByCardinal } from '../rules/uprisings.ts';
import { surprise } from '../rules/windows.ts';
import type { FieState } from '../state.ts';
import { weighPartner, weighSheet } from './bargaining.ts';
import {
  weighBequest,
  weighByResult,
  weighCalming,
  weighDiscard,
  weighDraw,
  weighPlay,
  weighPurchase,
  weighRansom,
  weighRefusedCard,
  weighStart,
  weighWaiver,
} from './economy.ts';
import { afterAnswer } from './imagine.ts';
import { weighGoOn, weighLead, weighRide, weighStep } from './marching.ts';
import { weighAnnulment, weighBan, weighCandidate, weighConsent, weighMatch, weighPersonalVote, weighVote } from './politics.ts';
import { weighSurprise } from './surprises.ts';
import { weighCarryOn, weighCombat, weighLosses, weighLostLord, weighSide, weighStand } from './war.ts';
import { judge } from './worth.ts';

/** A crown title for another family needs its yes, which is given. */
function weighGift(s: FieState, option: CrownGift, seat: Seat): number {
  return judge(afterAnswer(s, seat, option), seat) - (option.lordIndex >= 0 && s.owner[option.lordIndex] !== seat ? 4 : 0);
}

export const WEIGHERS: readonly Weigher<FieState>[] = [
  weigher(chooseStartVillage, (s, option, _p, seat) => weighStart(s, option, seat)),
  weigher(requestAnnulment, (s, option, _p, seat) => weighAnnulment(s, option, seat)),
  weigher(excommunicate, (s, option, _p, seat) => weighBan(s, option, seat)),
  weigher(proposeMarriage, (s, option, _p, seat) => weighMatch(s, option, seat)),
  ...[answerAnnulment, answerMarriage, consentCardinal, consentDArc, waivePrice, acceptCrownTitle, answerHeirPrince, grantPassage].map(
    (step) => weigher(step, (s, option, _p, seat) => weighConsent(s, option, seat)),
  ),
  ...[nameBishopCandidate, namePopeCandidate, nameKingCandidate].map((step) =>
    weigher(step, (s, option, _p, seat) => weighCandidate(s, option, seat)),
  ),
  pollWeigher(voteBishop, (s, option: CandidateOption, _p, seat) => weighVote(s, option, seat)),
  pollWeigher(votePope, (s, option: PersonalVote, _p, seat) => weighPersonalVote(s, option, seat)),
  pollWeigher(voteKing, (s, option: PersonalVote, _p, seat) => weighPersonalVote(s, option, seat)),
  weigher(discardCards, (s, option, _p, seat) => weighDiscard(s, option, seat)),
  weigher(drawCard, (s, option, _p, seat) => weighDraw(s, option, seat)),
  weigher(playCards, (s, option, _p, seat) => weighPlay(s, option, seat)),
  weigher(heirPrince, (_s, { wishes }) => (wishes ? 1 : 0)),
  weigher(payRansom, (s, option, _p, seat) => weighRansom(s, option, seat)),
  weigher(giveCrownTitle, (s, option, _p, seat) => weighGift(s, option, seat)),
  weigher(purchase, (s, option, _p, seat) => weighPurchase(s, option, seat)),
  weigher(askWaiver, (s, option) => weighWaiver(s, option)),
  weigher(chooseCityCastle, (s, option, _p, seat) => weighByResult(s, option, seat)),
  weigher(chooseTitleHolder, (s, option, _p, seat) => weighByResult(s, option, seat) + (s.king === option.index ? -1 : 0)),
  weigher(keepRefusedCard, (s, option, _p, seat) => weighRefusedCard(s, option, seat)),
  weigher(moveStep, (s, option, _p, seat) => weighLead(s, option, seat)),
  weigher(loadUp, () => 1),
  weigher(takeRoad, (s, option, _p, seat) => weighStep(s, option, seat)),
  weigher(goOn, (s, option, _p, seat) => weighGoOn(s, option, seat)),
  weigher(rideThrough, (s, option, _p, seat) => weighRide(s, option, seat)),
  weigher(chooseRiders, () => 1),
  weigher(declareBattle, (s, option, _p, seat) => weighCombat(s, option, seat)),
  weigher(joinBattle, (s, option, _p, seat) => weighSide(s, option, seat)),
  weigher(acceptHelper, (_s, { agrees }) => (agrees ? 1 : 0)),
  pollWeigher(continueBattle, (s, option: StandOption, _p, seat) => weighStand(s, option, seat)),
  weigher(helperStays, (s, option, _p, seat) => weighStand(s, option, seat)),
  weigher(carryOn, (s, option) => weighCarryOn(s, option)),
  weigher(chooseLosses, (s, option) => weighLosses(s, option)),
  weigher(loseLord, (s, option) => weighLostLord(s, option)),
  weigher(captiveOnConquest, (s, option, _p, seat) => weighByResult(s, option, seat)),
  weigher(placeReleased, (s, option, _p, seat) => weighByResult(s, option, seat)),
  weigher(pillageMills, (s, option, _p, seat) => weighByResult(s, option, seat)),
  weigher(calmByBishop, (s, option, _p, seat) => weighCalming(s, option, seat)),
  weigher(calmByCardinal, (s, option, _p, seat) => weighCalming(s, option, seat)),
  pollWeigher(surprise, (s, option: SurpriseOption, { kind, ofSeat }: Frame & Window, seat) =>
    weighSurprise(s, option, { kind, ofSeat }, seat),
  ),
  weigher(escapeSteps, (s, option, _p, seat) => weighByResult(s, option, seat)),
  weigher(escapeOn, (s, option, _p, seat) => weighByResult(s, option, seat)),
  weigher(princeInherits, (s, { index }) => weighBequest(s, index)),
  weigher(bargain, (s, option, _p, seat) => weighPartner(s, option, seat)),
  weigher(bargainSheet, (s, option, p, seat) => weighSheet(s, option, p, seat)),
  weigher(embassy, () => -1),
];

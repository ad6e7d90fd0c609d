/** How likely a sensible player is to give each answer, told at a glance: no position is imagined, only looked at. */

import {
  type Glance,
  glances,
  likelihoods,
  type Option,
  type Prior,
  plainPrior,
  type Question,
  type Seat,
  type Subset,
} from '@castellan/engine';
import { content } from '../content/content.ts';
import type { PurchaseOption } from '../content/economy-options.ts';
import type { CombatOption, LeadOption, RoadOption, StandOption } from '../content/war-options.ts';
import type { CandidateOption, ConsentOption, MatchOption, SurpriseOption } from '../options.ts';
import { acceptHelper, carryOn, continueBattle, helperStays, joinBattle } from '../rules/battles.ts';
import { nameBishopCandidate, voteBishop } from '../rules/bishops.ts';
import { ransomOf } from '../rules/captivity.ts';
import { playCards } from '../rules/card-play.ts';
import { consentCardinal } from '../rules/cardinals.ts';
import { declareBattle } from '../rules/combat.ts';
import { discardCards, drawCard } from '../rules/drawing.ts';
import { askWaiver, waivePrice } from '../rules/fief-titles.ts';
import { acceptCrownTitle, giveCrownTitle } from '../rules/grants.ts';
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
import { rideThrough } from '../rules/riding.ts';
import { chooseStartVillage } from '../rules/setup.ts';
import { areAllied } from '../rules/spouses.ts';
import { pointsOf } from '../rules/victory.ts';
import { surprise } from '../rules/windows.ts';
import { type FieState, NEVER_CREATED, NOBODY, spot } from '../state.ts';
import { KNIGHT, NO_FORT, SERGEANT } from '../vocabulary.ts';
import { pointsAt } from './armies.ts';
import { cardWorth, weighDraw, weighStart, weighWaiver } from './economy.ts';
import { chanceToBeat } from './odds.ts';
import { weighCandidate } from './politics.ts';
import { weighCarryOn, weighLosses, weighSide, weighStand } from './war.ts';

/** Points that make an answer e times as likely. */
const HEAT = 1.2;

const glance = glances<FieState>();

export const GLANCES: ReadonlyMap<string, Glance<FieState>> = new Map([
  glance(chooseStartVillage, weighStart),
  glance(requestAnnulment, (_s, { wishes }: Option & { readonly wishes: boolean }) => (wishes ? 0 : 2)),
  glance(excommunicate, glanceAtBan),
  glance(proposeMarriage, glanceAtMatch),
  ...[answerAnnulment, answerMarriage, consentCardinal, consentDArc, waivePrice, acceptCrownTitle, answerHeirPrince, grantPassage].map(
    (step) => glance(step, glanceAtConsent),
  ),
  ...[nameBishopCandidate, namePopeCandidate, nameKingCandidate].map((step) => glance(step, weighCandidate)),
  ...[voteBishop, votePope, voteKing].map((step) => glance(step, glanceAtVote)),
  glance(discardCards, (s, { index }: Option & { readonly index: number }, seat) => 2 - cardWorth(s, seat, index)),
  glance(drawCard, weighDraw),
  glance(playCards, (_s, { play }: Option & { readonly play: string }) =>
    play === 'lord' ? 4 : play === 'tax' ? 3 : play === 'season' ? 1.5 : 1,
  ),
  glance(heirPrince, (_s, { wishes }: Option & { readonly wishes: boolean }) => (wishes ? 2 : 0)),
  glance(payRansom, (s, { index }: Option & { readonly index: number }) => (index === NOBODY ? 1 : ransomOf(s, index) / 3)),
  glance(giveCrownTitle, (s, { lordIndex }: Option & { readonly lordIndex: number }, seat) =>
    lordIndex === NOBODY ? 1 : s.owner[lordIndex] === seat ? 3 : -1,
  ),
  glance(purchase, glanceAtPurchase),
  glance(askWaiver, weighWaiver),
  glance(moveStep, glanceAtLead),
  glance(takeRoad, glanceAtRoad),
  glance(goOn, (_s, { asks }: Option & { readonly asks: boolean }) => (asks ? 0 : 2)),
  glance(rideThrough, (_s, { ride }: Option & { readonly ride: string }) => (ride === 'stop' ? 2 : 0)),
  glance(declareBattle, glanceAtCombat),
  glance(joinBattle, weighSide),
  glance(acceptHelper, (_s, { agrees }: ConsentOption) => (agrees ? 2 : 0)),
  glance(continueBattle, (s, option: StandOption, seat) => weighStand(s, option, seat)),
  glance(helperStays, (s, option: StandOption, seat) => weighStand(s, option, seat)),
  glance(carryOn, weighCarryOn),
  glance(chooseLosses, weighLosses),
  glance(loseLord, (s, { index }: Option & { readonly index: number }) => -ransomOf(s, index) / 2),
  glance(pillageMills, (_s, { index }: Option & { readonly index: number }) => (index === NOBODY ? 3 : 0)),
  glance(surprise, glanceAtSurprise),
]);

export function prior(s: FieState, q: Question): Prior {
  const known = GLANCES.get(q.frame.step);
  switch (q.kind) {
    case 'pick': {
      if (known === undefined) return plainPrior(q);
      const points: number[] = [];
      for (const option of q.options) points.push(known.of(s, option, q.seat, q.frame));
      return likelihoods(q.options, points, HEAT);
    }
    case 'subset':
      return glanceAtSets(s, q, known);
    default:
      return plainPrior(q);
  }
}

/** What is suggested by the sum of its parts; where nothing is, what looks good by itself, or nothing. */
function glanceAtSets(s: FieState, q: Question & Subset, known: Glance<FieState> | undefined): Prior {
  if (q.frame.step === loadUp.name) return likelihoods(q.suggest?.() ?? [[]], loadPoints(q.suggest?.().length ?? 1), HEAT);
  if (known === undefined) return plainPrior(q);
  const sets = q.suggest?.() ?? wantedOrNone(s, q, known);
  return likelihoods(
    sets,
    sets.map((set) => set.reduce((sum, option) => sum + known.of(s, option, q.seat, q.frame), 0)),
    HEAT,
  );
}

function wantedOrNone(s: FieState, q: Question & Subset, known: Glance<FieState>): readonly (readonly Option[])[] {
  const wanted = q.options.filter((option) => known.of(s, option, q.seat, q.frame) > 0);
  return wanted.length === 0 || wanted.length > q.max || q.min > 0 ? [q.options.slice(0, q.min)] : [wanted, []];
}

/** All but a sergeant who stays is the usual load, all the next. */
function loadPoints(n: number): number[] {
  return Array.from({ length: n }, (_, i) => (i === 1 ? 2 : i === 0 ? 1.2 : 0.5));
}

function glanceAtBan(s: FieState, { index }: Option & { readonly index: number }, seat: Seat): number {
  if (index === NOBODY) return 1;
  if (s.owner[index] === seat) return -3;
  return (s.hats[index] >= 0 ? 2 : 0) + (s.bishops.includes(index) ? 1 : 0) + pointsOf(s, s.owner[index]) / 2;
}

function glanceAtMatch(s: FieState, { pair }: MatchOption, seat: Seat): number {
  return pair.length === 0 ? 2 : pointsOf(s, s.owner[pair[1]]) - (pointsOf(s, seat) > 1 ? 1 : 0);
}

function glanceAtConsent(s: FieState, { agrees }: ConsentOption, seat: Seat): number {
  const { consent } = s;
  if (!agrees || consent === null) return 1;
  if (areAllied(s, seat, consent.bySeat)) return 3;
  return consent.kind === 'crownTitle' || consent.kind === 'dArc' || consent.kind === 'heirPrince'
    ? 3
    : consent.kind === 'marriage'
      ? 1
      : 0;
}

function glanceAtVote(s: FieState, option: Option & Partial<CandidateOption> & { readonly candidate?: number }, seat: Seat): number {
  const lord = option.candidate ?? option.index ?? NOBODY;
  if (lord === NOBODY) return 1;
  return s.owner[lord] === seat ? 3 : areAllied(s, seat, s.owner[lord]) ? 2 : -0.5;
}

function glanceAtPurchase(s: FieState, { buy, index, pawnIndex }: PurchaseOption, seat: Seat): number {
  switch (buy) {
    case 'title':
      return 8;
    case 'cardinal':
      return 4;
    case 'mill':
      return 2.5;
    case 'castle':
      return ownsFief(s, seat, index) ? 4 : -1;
    case 'nothing':
      return 1;
    default:
      return pawnIndex === KNIGHT ? 1.2 : pawnIndex === SERGEANT ? 1 : -1;
  }
}

/** Whether a castle in a village is all that a title still needs. */
function ownsFief(s: FieState, seat: Seat, village: number): boolean {
  const { villages, fiefs } = content.of(s);
  const { fief } = villages[village];
  if (s.titles[fief] !== NEVER_CREATED) return false;
  for (const one of fiefs[fief].villages) if (s.control[one] !== seat || s.forts[one] !== NO_FORT) return false;
  return true;
}

function glanceAtLead(s: FieState, { index }: LeadOption, seat: Seat): number {
  if (index === NOBODY) return 1.5;
  const at = spot(seat, s.at[index]);
  return s.sergeants[at] + s.knights[at] > 0 ? 2 : 1;
}

function glanceAtRoad(s: FieState, { index }: RoadOption, seat: Seat): number {
  if (index === NOBODY) return 0;
  const holder = s.control[index];
  const { fief } = content.of(s).villages[index];
  if (holder === seat) return 0;
  if (holder === NOBODY) return s.titles[fief] === NEVER_CREATED ? 3 : 2;
  if (areAllied(s, seat, holder)) return -1;
  const own = s.group === null ? 0 : pointsAt(s, seat, s.group.place);
  return 4 * chanceToBeat(s, own, pointsAt(s, holder, index), s.forts[index], 0) - 1;
}

function glanceAtCombat(s: FieState, option: CombatOption, seat: Seat): number {
  switch (option.move) {
    case 'attack': {
      const { index, toSeat } = option;
      const fort = s.control[index] === toSeat ? s.forts[index] : NO_FORT;
      return 5 * chanceToBeat(s, pointsAt(s, seat, index), pointsAt(s, toSeat, index), fort, 0) - (areAllied(s, seat, toSeat) ? 4 : 1);
    }
    case 'besiege':
      return 1.5;
    case 'lift':
      return -1;
    case 'end':
      return 2;
  }
}

function glanceAtSurprise(_s: FieState, option: SurpriseOption): number {
  switch (option.surprise) {
    case null:
      return 3;
    case 'cardinal':
    case 'dArc':
      return 2.5;
    case 'ambush':
    case 'secretPassage':
      return 1;
    default:
      return -1.5;
  }
}

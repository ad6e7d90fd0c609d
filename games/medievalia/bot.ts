/** What a sensible player of Medievalia prefers: an economy first, buildings towards the goal, and war where it pays. */

import type { Frame, Instinct, Option, Question, Seat, Subset } from '@castellan/engine';
import { plainPrior, winShares } from '@castellan/engine';
import {
  weighDeployment,
  weighEngagement,
  weighMarch,
  weighSacrifice,
  weighStrike,
  weighTarget,
  weighTouch,
  weighWar,
} from './bot/battle.ts';
import { bestGift, bestPayment, weighAction, weighDeck, weighPlace, weighSite, weighStarving } from './bot/economy.ts';
import { standingOf } from './bot/worth.ts';
import type {
  ActionOption,
  ArmyOption,
  CardOption,
  DeckOption,
  DeclareOption,
  MovementOption,
  PaymentOption,
  PlaceOption,
  TargetOption,
} from './options.ts';
import type { MedState } from './state.ts';

/** A method, so that each step may name the option and the frame it really gets. */
interface Weigher {
  of(s: MedState, seat: Seat, option: Option, frame: Frame): number;
}

const drawing: Weigher = { of: (s, seat, { index }: DeckOption) => weighDeck(s, seat, index) };

const WEIGHERS: { readonly [step: string]: Weigher } = {
  draftDeck: drawing,
  drawDeck: drawing,
  starve: { of: (s, seat, option: CardOption) => weighStarving(s, seat, option) },
  action: { of: (s, seat, option: ActionOption) => weighAction(s, seat, option) },
  placeCharacter: { of: (s, seat, option: PlaceOption) => weighPlace(s, seat, s.purchase?.card ?? 0, option) },
  placeBuilding: { of: (s, seat, option: PlaceOption) => weighSite(s, seat, option) },
  moveInside: { of: (s, seat, option: PlaceOption, { id }: Frame & { id: number }) => weighPlace(s, seat, id, option) },
  moveOutside: { of: (s, seat, option: MovementOption) => weighMarch(s, seat, option) },
  declareWar: { of: (s, seat, option: DeclareOption) => weighWar(s, seat, option) },
  deployAttack: { of: (s, _seat, option: ArmyOption, { cards }: Frame & { cards: number[] }) => weighDeployment(s, cards[0], option) },
  deployDefence: { of: (s, _seat, option: ArmyOption, { cards }: Frame & { cards: number[] }) => weighEngagement(s, cards[0], option) },
  chooseTarget: { of: (s, _seat, option: TargetOption, { army }: Frame & { army: number }) => weighTarget(s, army, option) },
  chooseStruckArmy: {
    of: (s, _seat, option: ArmyOption, { formation }: Frame & { formation: number }) => weighStrike(s, formation, option),
  },
  damageOrder: { of: (s, _seat, option: CardOption) => weighSacrifice(s, option) },
  assignBonus: { of: (s, seat, option: CardOption) => weighTouch(s, seat, 'bonuses', option) },
  shoot: { of: (s, seat, option: CardOption) => weighTouch(s, seat, 'arrows', option) },
  heal: { of: (s, seat, option: CardOption) => weighTouch(s, seat, 'heals', option) },
};

/** A method, so that a step may name the options it really has. */
interface Payer {
  of(s: MedState, question: Subset): readonly Option[];
}

const PAYERS: { readonly [step: string]: Payer } = {
  pay: { of: (s, q: Subset<PaymentOption>) => (q.suggest === undefined ? q.options : bestPayment(s, q.seat, q.suggest())) },
  giveAid: { of: (s, q: Subset<PaymentOption>) => (q.suggest === undefined ? [] : bestGift(s, q.suggest())) },
};

/** Points that make a seat e times as likely to win. */
const SPREAD = 200;

export const instinct: Instinct<MedState> = {
  weigh: (s, question, option) => WEIGHERS[question.frame.step]?.of(s, question.seat, option, question.frame) ?? 0,
  answer: (s, question: Question) => (question.kind === 'subset' ? (PAYERS[question.frame.step]?.of(s, question) ?? null) : null),
  prior: (_, q) => plainPrior(q),
  value: (s) =>
    winShares(
      s,
      Array.from({ length: s.core.seats }, (_, seat) => standingOf(s, seat)),
      SPREAD,
    ),
};

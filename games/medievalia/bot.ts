/** What a sensible player of Medievalia prefers: an economy first, buildings towards the goal, and war where it pays. */

import { type Instinct, type Weigher, weigher, weighing } from '@castellan/engine';
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
import { weighAction, weighDeck, weighPlace, weighSite, weighStarving } from './bot/economy.ts';
import { outlook, value } from './bot/outlook.ts';
import { bestPayment } from './bot/paying.ts';
import { prior } from './bot/prior.ts';
import { builder, hoarder, rusher, turtle } from './bot/styles.ts';
import { numbers } from './bot/taste.ts';
import { tastes } from './bot/tastes.ts';

import { action } from './rules/actions.ts';
import { chooseTarget, deployAttack, deployDefence } from './rules/battle.ts';
import { placeBuilding } from './rules/buildings.ts';
import { placeCharacter } from './rules/characters.ts';
import { assignBonus, chooseStruckArmy, damageOrder } from './rules/damage.ts';
import { starve } from './rules/feeding.ts';
import { drawDeck } from './rules/flow.ts';
import { moveInside } from './rules/guarding.ts';
import { moveOutside } from './rules/movement.ts';
import { heal, shoot } from './rules/powers.ts';
import { draftDeck } from './rules/setup.ts';
import { declareWar } from './rules/war.ts';
import type { MedState } from './state.ts';

export const WEIGHERS: readonly Weigher<MedState>[] = [
  weigher(draftDeck, (s, { index }, _p, seat) => weighDeck(s, seat, index)),
  weigher(drawDeck, (s, { index }, _p, seat) => weighDeck(s, seat, index)),
  weigher(starve, (s, option, _p, seat) => weighStarving(s, seat, option)),
  weigher(action, (s, option, _p, seat) => weighAction(s, seat, option)),
  weigher(placeCharacter, (s, option, _p, seat) => weighPlace(s, seat, s.purchase?.card ?? 0, option)),
  weigher(placeBuilding, (s, option, _p, seat) => weighSite(s, seat, option)),
  weigher(moveInside, (s, option, { id }, seat) => weighPlace(s, seat, id, option)),
  weigher(moveOutside, (s, option, _p, seat) => weighMarch(s, seat, option)),
  weigher(declareWar, (s, option, _p, seat) => weighWar(s, seat, option)),
  weigher(deployAttack, (s, option, { cards }) => weighDeployment(s, cards[0], option)),
  weigher(deployDefence, (s, option, { cards }) => weighEngagement(s, cards[0], option)),
  weigher(chooseTarget, (s, option, { army }) => weighTarget(s, army, option)),
  weigher(assignBonus, (s, option, _p, seat) => weighTouch(s, seat, 'bonuses', option)),
  weigher(chooseStruckArmy, (s, option, { formation }) => weighStrike(s, formation, option)),
  weigher(damageOrder, (s, option) => weighSacrifice(s, option)),
  weigher(shoot, (s, option, _p, seat) => weighTouch(s, seat, 'arrows', option)),
  weigher(heal, (s, option, _p, seat) => weighTouch(s, seat, 'heals', option)),
];

const weigh = weighing(WEIGHERS);

export const instinct: Instinct<MedState> = {
  weigh,
  answer: (s, question) => (question.kind === 'subset' ? bestPayment(s, question) : null),
  prior,
  value,
  outlook,
  horizon: 4,
  searchedBy: 'knights',
  farHorizon: 8,
  tastes,
  numbers,
  styles: { rusher: rusher(weigh), turtle: turtle(weigh), builder: builder(weigh), hoarder: hoarder(weigh) },
};

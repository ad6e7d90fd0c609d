/** Medievalia for the kernel. */

import { type Game, type Seat, stepTable } from '@castellan/engine';
import { instinct } from './bot.ts';
import { content } from './content/content.ts';
import { determinize } from './hidden.ts';
import { action, completePurchase } from './rules/actions.ts';
import { giveAid } from './rules/alliance.ts';
import { chooseTarget, chooseTargets, deployAttack, deployDefence } from './rules/battle.ts';
import { placeBuilding } from './rules/buildings.ts';
import { placeCharacter } from './rules/characters.ts';
import { assignBonus, assignBonuses, chooseStruckArmy, damageOrder, orderDamage, resolveBattle, strikeBack } from './rules/damage.ts';
import { starve } from './rules/feeding.ts';
import { beginTurn, drawDeck, endTurn, start } from './rules/flow.ts';
import { moveInside } from './rules/guarding.ts';
import { moveOutside } from './rules/movement.ts';
import { heal, shoot, usePowers } from './rules/powers.ts';
import { pay } from './rules/purchase.ts';
import { sideOf } from './rules/scoring.ts';
import { draftDeck, setup } from './rules/setup.ts';
import { enterStage } from './rules/stage.ts';
import { declareWar } from './rules/war.ts';
import { copy, type MedState } from './state.ts';
import { view } from './view.ts';
import { ENDINGS, KINDS } from './vocabulary.ts';

export const game: Game<MedState> & { sides(s: MedState): readonly (readonly Seat[])[] } = {
  id: 'medievalia',
  version: 1,
  replays: [],
  seats: { min: 2, max: 4, usual: 2 },
  options: [],
  setup,
  start,
  steps: stepTable(
    draftDeck,
    beginTurn,
    starve,
    drawDeck,
    action,
    placeCharacter,
    placeBuilding,
    moveInside,
    pay,
    giveAid,
    completePurchase,
    moveOutside,
    declareWar,
    enterStage,
    deployAttack,
    deployDefence,
    chooseTargets,
    chooseTarget,
    assignBonuses,
    assignBonus,
    strikeBack,
    chooseStruckArmy,
    orderDamage,
    damageOrder,
    usePowers,
    shoot,
    heal,
    resolveBattle,
    endTurn,
  ),
  view,
  determinize,
  copy,
  packs: content,
  components,
  endings: ENDINGS,
  instinct,
  sides,
};

/** Those who win and lose together: allies, or each for himself. */
function sides(s: MedState): readonly (readonly Seat[])[] {
  return s.hands.map((_, seat) => sideOf(s, seat)).filter(([first], seat) => first === seat);
}

/** Cards in play, by kind: wherever they are, none is lost and none made. */
function components(s: MedState): { readonly [kind: string]: number } {
  const { faces } = content.of(s);
  const cards = [s.decks, s.piles, s.hands, s.hosts, s.characters, s.buildings, [s.discard]].flat(2).filter((card) => card >= 0);
  return Object.fromEntries(KINDS.map((kind) => [kind, cards.filter((card) => faces[card].kind === kind).length]));
}

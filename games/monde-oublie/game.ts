/** Un Monde Oublié (The Ancient World), for the kernel. */

import { type Game, stepTable } from '@castellan/engine';
import { instinct } from './bot.ts';
import { content } from './content/content.ts';
import { chooseAttack, revealTitan, takeSpoils } from './rules/attacking.ts';
import { chooseBuild } from './rules/build.ts';
import { chooseCopiedAction } from './rules/copying.ts';
import { chooseDamaged, chooseDisband, keepArmyLimit, loseCoins, rollDamage } from './rules/damage.ts';
import { doEffect } from './rules/effects.ts';
import { chooseStarving, endOfRound } from './rules/end-of-round.ts';
import { chooseExpansionPrice, chooseProvince, lookOrTake } from './rules/expansion.ts';
import { chooseExplorationMode, keepExplored } from './rules/exploration.ts';
import { actionPhase, afterRound, playRound } from './rules/flow.ts';
import { chooseTitanStack, followUpAttack, orderTitans } from './rules/hideout.ts';
import { zoriChoice } from './rules/passing.ts';
import { prepare } from './rules/preparation.ts';
import { outpostReaction, reactToDiscovery, scribesReaction } from './rules/reactions.ts';
import { chooseArmyRepairs, chooseRebuildRepairs, finishRebuild } from './rules/rebuild.ts';
import { chooseRecruit, joinArmy } from './rules/recruit.ts';
import { scoreGame } from './rules/scoring.ts';
import { OPTIONS, refuseSetup, setUp } from './rules/setup.ts';
import { takeTurn } from './rules/turn.ts';
import { copyState, type MonState } from './state.ts';
import { determinize, viewOf } from './view.ts';
import { ENDINGS, MOST_PLAYERS } from './vocabulary.ts';

export const game: Game<MonState> = {
  id: 'monde-oublie',
  version: 1,
  replays: [],
  seats: { min: 2, max: MOST_PLAYERS, usual: 4 },
  options: OPTIONS,
  refuseSetup,
  setup: setUp,
  start: () => playRound.do({ round: 1 }),
  steps: stepTable(
    playRound,
    prepare,
    actionPhase,
    takeTurn,
    chooseAttack,
    rollDamage,
    chooseDamaged,
    loseCoins,
    keepArmyLimit,
    chooseDisband,
    takeSpoils,
    revealTitan,
    zoriChoice,
    endOfRound,
    chooseStarving,
    afterRound,
    scoreGame,
    chooseBuild,
    chooseExpansionPrice,
    lookOrTake,
    chooseProvince,
    chooseRebuildRepairs,
    finishRebuild,
    chooseArmyRepairs,
    chooseRecruit,
    joinArmy,
    chooseExplorationMode,
    keepExplored,
    doEffect,
    chooseCopiedAction,
    chooseTitanStack,
    orderTitans,
    followUpAttack,
    reactToDiscovery,
    scribesReaction,
    outpostReaction,
  ),
  view: viewOf,
  determinize,
  copy: copyState,
  packs: content,
  components: countComponents,
  endings: ENDINGS,
  instinct,
};

/** Copies of every card, wherever they are. */
function countComponents(s: MonState): { [name: string]: number } {
  const c = content.of(s);
  const counts: { [name: string]: number } = {};
  const count = (cards: readonly { readonly id: string }[], faces: readonly number[]): void => {
    for (const face of faces) if (face >= 0) counts[cards[face].id] = (counts[cards[face].id] ?? 0) + 1;
  };
  for (const pile of [s.empireDeck, s.empireDeckB, s.empireRow, s.empireDiscard, s.empireBox, s.unseenA, s.explored]) count(c.empire, pile);
  for (const pile of [s.militaryDeck, s.militaryRow, s.militaryDiscard, s.militaryBox]) count(c.military, pile);
  count(c.provinces, [s.province, ...s.provincePile]);
  count(c.titans, [...s.titans, ...s.titanStacks.flat()]);
  for (const { city, reserve, provinces, titans, armies } of s.players) {
    count(c.empire, [...city, ...reserve]);
    count(c.provinces, provinces);
    count(c.titans, titans);
    for (const { active, legacy } of armies) count(c.military, [active, ...legacy]);
  }
  return counts;
}

/** The rules in the order of play: every step there is, chapter by chapter. */

import { stepTable } from '@castellan/engine';
import { chooseAttack, revealTitan, takeSpoils } from './attacking.ts';
import { chooseBuild } from './build.ts';
import { chooseCopiedAction } from './copying.ts';
import { chooseDamaged, chooseDisband, keepArmyLimit, loseCoins, rollDamage } from './damage.ts';
import { doEffect } from './effects.ts';
import { chooseStarving, endOfRound } from './end-of-round.ts';
import { chooseExpansionPrice, chooseProvince, lookOrTake } from './expansion.ts';
import { chooseExplorationMode, keepExplored } from './exploration.ts';
import { actionPhase, afterRound, playRound } from './flow.ts';
import { chooseTitanStack, followUpAttack, orderTitans } from './hideout.ts';
import { zoriChoice } from './passing.ts';
import { prepare } from './preparation.ts';
import { outpostReaction, reactToDiscovery, scribesReaction } from './reactions.ts';
import { chooseArmyRepairs, chooseRebuildRepairs, finishRebuild } from './rebuild.ts';
import { chooseRecruit, joinArmy } from './recruit.ts';
import { scoreGame } from './scoring.ts';
import { takeTurn } from './turn.ts';

export const steps = stepTable(
  // Flow
  playRound,
  // Preparation
  prepare,
  // Actions of the players
  actionPhase,
  takeTurn,
  // Placing a citizen: board actions
  chooseBuild,
  chooseExpansionPrice,
  lookOrTake,
  chooseProvince,
  reactToDiscovery,
  scribesReaction,
  outpostReaction,
  chooseRebuildRepairs,
  finishRebuild,
  chooseRecruit,
  joinArmy,
  chooseExplorationMode,
  keepExplored,
  // Empire card actions and card symbols
  doEffect,
  // Particular cards
  chooseCopiedAction,
  chooseTitanStack,
  orderTitans,
  followUpAttack,
  // Attacking a titan
  chooseAttack,
  chooseArmyRepairs,
  // Damage
  rollDamage,
  chooseDamaged,
  loseCoins,
  keepArmyLimit,
  chooseDisband,
  // After the attack
  takeSpoils,
  revealTitan,
  // Passing
  zoriChoice,
  // End of round
  endOfRound,
  chooseStarving,
  afterRound,
  // End of game and scoring
  scoreGame,
);

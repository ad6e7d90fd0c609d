/** The table of contents: every step of the game, chapter by chapter, in the order of play. */

import { stepTable } from '@castellan/engine';
import type { AnaState } from '../state.ts';
import { action, endActions, startActions } from './actions.ts';
import { aftermath } from './aftermath.ts';
import { dealAttacks } from './attack-cards.ts';
import { brew, brewCell } from './brewery.ts';
import { chooseBoon, sideChoice, sideLevy } from './campaign.ts';
import { attackCastle } from './conquest.ts';
import { discardRevealed } from './domain.ts';
import { draftPath, endDraft, startDraft } from './draft.ts';
import { commandFromKeep, grantRest, resourceChoice } from './effects.ts';
import { placeTower, placeWall } from './fortifications.ts';
import { celebrateLammas, pennantRope } from './lammas.ts';
import { celebrateMichaelmas, michaelmasSlots } from './michaelmas.ts';
import { deploy, endPreparation, foodStep, payFood, prepareDefence, startDeploying } from './preparation.ts';
import { production } from './production.ts';
import { absorb, brace, judge, rallyMove, resolveAttacks, spendTactics, standFast } from './resolution.ts';
import { endRound, playRound } from './round.ts';
import { declareResult, finalScoring } from './scoring.ts';
import { prepareTactic, researchTactic } from './tactics.ts';
import { joust } from './tournaments.ts';
import { train } from './training.ts';
import { celebrateValentine, valentineShift } from './valentine.ts';

export const steps = stepTable<AnaState>(
  // The round
  playRound,

  // Attack cards
  dealAttacks,

  // Path cards
  startDraft,
  draftPath,
  endDraft,

  // Production
  production,

  // Actions
  startActions,
  sideChoice,
  action,
  endActions,

  // What a filled box gives
  grantRest,
  resourceChoice,
  commandFromKeep,
  placeTower,
  placeWall,
  researchTactic,
  prepareTactic,

  // Domain cards
  train,
  celebrateValentine,
  valentineShift,
  celebrateMichaelmas,
  michaelmasSlots,
  joust,
  brew,
  brewCell,
  celebrateLammas,
  pennantRope,
  discardRevealed,

  // The enemy castle
  attackCastle,

  // Preparing the defence
  prepareDefence,
  sideLevy,
  foodStep,
  payFood,
  startDeploying,
  deploy,
  endPreparation,

  // The attacks
  resolveAttacks,
  rallyMove,
  brace,
  spendTactics,
  standFast,
  absorb,
  judge,

  // The aftermath
  aftermath,

  // The end of a round, and of the game
  endRound,
  finalScoring,
  chooseBoon,
  declareResult,
);

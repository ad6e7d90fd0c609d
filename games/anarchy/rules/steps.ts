/** Every step of the game, in the order of play. */

import { stepTable } from '@castellan/engine';
import type { AnaState } from '../state.ts';
import { action, endActions, startActions } from './actions.ts';
import { aftermath } from './aftermath.ts';
import { dealAttacks } from './attackCards.ts';
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
  playRound,
  dealAttacks,
  startDraft,
  draftPath,
  endDraft,
  production,
  startActions,
  sideChoice,
  action,
  grantRest,
  resourceChoice,
  placeTower,
  placeWall,
  prepareTactic,
  researchTactic,
  commandFromKeep,
  discardRevealed,
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
  attackCastle,
  endActions,
  prepareDefence,
  sideLevy,
  foodStep,
  payFood,
  startDeploying,
  deploy,
  endPreparation,
  resolveAttacks,
  rallyMove,
  brace,
  spendTactics,
  standFast,
  absorb,
  judge,
  aftermath,
  endRound,
  finalScoring,
  chooseBoon,
  declareResult,
);

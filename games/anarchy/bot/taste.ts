/** What the bot likes, in numbers. */

import { numbersIn } from '@castellan/engine';

/** Found by evolution on games alone (`docs/players.md`, Evolved numbers); in VP unless said otherwise. */
export const TASTE = {
  /** By the order of `GOODS`. */
  goods: [0.71, 0.13, 0.62, 0.064, 0.23, 0.44, 0.18, 0.23],
  /** Of a good's worth, for one more of it in each round to come. */
  production: 7.96,
  /** Each food that is owed and not yet there. */
  hunger: 1.31,
  discontent: 1.08,
  joy: 2.01,
  /** Each pip, for each round to come. */
  wall: 0.19,
  tower: 0.13,
  gate: 0.1,
  moat: 0.18,
  rally: 0.28,
  knowledge: 0.28,
  beer: 1.07,
  ready: 0.016,
  researched: 0.31,
  /** Defence of this round: each card held at all, and the share of one that is held in part. */
  held: 0.13,
  partlyHeld: 0.08,
  /** Force left over: cards may turn out worse, or strike where few stand. */
  spareForce: 0.022,
  /** Each filled box of a command line. */
  measure: [0.17, 0.28, 2.26, 0.28],
  /** A level that is built. */
  built: 2.8,
  square: 0.85,
  developed: 0.083,
  /** Share of a path's next point for all of the way to it. */
  pathHope: 1.99,
  /** Shares of a castle's worth: all is there, some of the force and food is there, all steps to a later one are done. */
  castleReady: 0.32,
  castleHope: 0.15,
  castlePlan: 1.36,
  /** Every castle left behind, for each round to come. */
  leftBehind: 0.87,
  lover: 1.28,
  number: 0.43,
  pennant: 0.81,
  cell: 0.48,
  /** What is still to come of an answer, by the step that will ask or draw for it. */
  toCome: {
    resourceChoice: 0.26,
    placeTower: 0.62,
    placeWall: 0.93,
    researchTactic: 0.18,
    commandFromKeep: 5.08,
    brew: 1.53,
    celebrateValentine: 0.15,
    celebrateMichaelmas: 1.49,
    celebrateLammas: 0.29,
    joust: 2.93,
  },
  /** By the number of cards turned up for it. */
  training: [0, 0, 1.92, 2.12, 1.09],
  /** What the goal of a path card usually brings, by the order of the cards. */
  goals: [
    1.55, 0.45, 1.39, 0.12, 1.82, 2.31, 8.31, 0.73, 0.85, 3.33, 0.63, 1.66, 0.64, 1.66, 0.75, 0.46, 1.29, 2.3, 1.8, 7.11, 0.33, 16.94, 0.79,
    1.72, 4.23,
  ],
};

export const numbers = numbersIn(TASTE);
export const { laid } = numbers;

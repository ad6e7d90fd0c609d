/** What the bot likes, in numbers. */

/** Found by letting the bot play against itself; in VP unless said otherwise. */
export const TASTE = {
  /** By the order of `GOODS`. */
  goods: [0.46, 0.41, 1.01, 0.34, 0.74, 0.49, 0.43, 0.4],
  /** Of a good's worth, for one more of it in each round to come. */
  production: 2.64,
  /** Each food that is owed and not yet there. */
  hunger: 1.2,
  discontent: 1.67,
  joy: 1.69,
  /** Each pip, for each round to come. */
  wall: 0.22,
  tower: 0.25,
  gate: 0.04,
  moat: 0.21,
  rally: 0.17,
  knowledge: 0.54,
  beer: 0.8,
  ready: 0.04,
  researched: 0.19,
  /** Defence of this round: each card held at all, and the share of one that is held in part. */
  held: 0.31,
  partlyHeld: 0.24,
  /** Force left over: cards may turn out worse, or strike where few stand. */
  spareForce: 0.05,
  /** Each filled box of a command line. */
  measure: [0.42, 0.11, 0.49, 0.32],
  /** A level that is built. */
  built: 0.87,
  square: 0.76,
  developed: 0.19,
  /** Share of a path's next point for all of the way to it. */
  pathHope: 0.9,
  /** Shares of a castle's worth: all is there, some of the force and food is there, all steps to a later one are done. */
  castleReady: 0.81,
  castleHope: 0.37,
  castlePlan: 0.76,
  /** Every castle left behind, for each round to come. */
  leftBehind: 0.9,
  lover: 0.28,
  number: 0.37,
  pennant: 0.64,
  cell: 0.62,
  /** What is still to come of an answer, by the step that will ask or draw for it. */
  toCome: {
    resourceChoice: 0.5,
    placeTower: 0.37,
    placeWall: 0.65,
    researchTactic: 0.44,
    commandFromKeep: 2.28,
    brew: 0.94,
    celebrateValentine: 0.32,
    celebrateMichaelmas: 3.81,
    celebrateLammas: 0.38,
    joust: 3.43,
  },
  /** By the number of cards turned up for it. */
  training: [0, 0, 0.47, 1.79, 1.06],
  /** What the goal of a path card usually brings, by the order of the cards. */
  goals: [
    1.47, 1.92, 1.35, 0.46, 0.54, 0.82, 3.52, 0.91, 1.87, 0.7, 1.62, 0.58, 0.48, 1, 0.94, 0.25, 0.85, 2.36, 1.31, 1.28, 0.63, 4.9, 0.74,
    0.88, 1.2,
  ],
};

/** What things are worth to the bot, in florins (the catalogue's bot notes). They order choices and price offers; they are no rules. */

import { numbersIn } from '@castellan/engine';

/**
 * Found by evolution (`docs/players.md`, Evolved numbers), but for `demands`, which came to more than 1, where nobody is ever asked to yield, and
 * `harm`, which came to 0.32: with few players a rival's loss is one's own gain, and bots play no worse for it.
 */
export const TASTE = {
  /** A point of honour: in the first half of the game, later, in the last two turns or near the honour limit. */
  honour: [97, 105, 220],
  /** Land: a zone, a port, Rome and Jerusalem. */
  zone: 42,
  port: 32,
  holy: 300,
  /** Of what a rival loses. */
  harm: 1,
  /** Chance below which a battle is not sought: against barbarians, against players. */
  dares: 0.6,
  daresPlayers: 0.55,
  /** Gain for which a war is begun without a word, and for which one is declared. */
  treachery: 590,
  declares: 260,
  /** Chances at which an attacker flees, gives up, and asks the other to. */
  flees: 0.2,
  yields: 0.094,
  demands: 0.98,
  /** A step that must bring so much, so that nobody wanders for nothing. */
  effort: 17,
  bid: 32,
  /** The florins below which a loan is wanted. */
  broke: 360,
  /** A rebellion that holds a bare land, one that stands beside the land it was sent away from, and empty land to send the next to. */
  uprising: 65,
  exile: 23,
  room: 89,
  /** What leave to trade brings in a turn and zone. */
  trade: 18,
};

/** Counts and bounds, which are no matter of more or less, and what usual games never ask for. */
export const HABIT = {
  /** Honour missing to the limit from which on a game is about to end. */
  nearLimit: 6,
  /** Turns that a game without turn limit may still last, by honour that is missing to the limit. */
  pace: 3,
  endless: 6,
  /** Units that guard a town or city at most, and steps at which a rival's army is a danger to it. */
  guards: 3,
  danger: 4,
  /** Runs of a forecast: to see whether it is clear, and where it is not. */
  glimpses: 4,
  runs: 12,
  /** Targets of a move that are looked at closely. */
  targets: 3,
  /** What is out of the question. */
  never: -10_000,
  /** Territories that a realm is taxed for, one turn with another of those after the first; buildings count for more. */
  taxed: 18,
  /** Loans that are taken at most, and with how many turns left at least. */
  loans: 2,
  loanTurns: 4,
} as const;

export const numbers = numbersIn(TASTE);
export const { laid } = numbers;

/** What things are worth to the bot, in écus (notes 6 to 8 for bots). They order choices and price offers; they are no rules. */

import { type Numbers, numbersIn } from '@castellan/engine';

/** Found by evolution (`docs/players.md`, Evolved numbers). */
export const TASTE = {
  /** By how many points a side is short of its goal: 0, 1, 2 …, and the last for all beyond. */
  progress: [147, 70, 34, 11, 3.1, 0],
  /** A victory shared with an ally, against one alone. */
  shared: 0.76,
  /** What a rival has, against the same of one's own, divided by the number of rivals. */
  rival: 0.49,
  /** Of a rival who would win at the next check, beside that. */
  rivalWins: 88,
  ally: 0.24,
  village: 4.4,
  principal: 1.5,
  mill: 3.2,
  castle: 3.7,
  sergeant: 1.5,
  knight: 4.1,
  engine: 2.5,
  lord: 5.5,
  lastMan: 4.5,
  captiveLord: 0.55,
  captiveHeld: 0.78,
  title: 3.8,
  king: 16,
  pope: 17,
  queen: 18,
  prince: 8.8,
  bishop: 5.3,
  bishopPerMill: 2.2,
  cardinal: 4.7,
  secondCardinal: 6.8,
  maid: 4.3,
  /** Écus beyond so many are worth less, and those beyond what can be spent hardly anything. */
  purse: 22,
  beyond: 0.52,
  chest: 31,
  idle: 0.099,
  /** Of a point, for a fief that is not created yet: by the square of its share, without and with a castle; whole without a castle, with it, and with the price at hand. */
  partial: 0.25,
  partialCastle: 0.41,
  whole: 0.53,
  wholeCastle: 0.77,
  wholePriced: 0.78,
  /** Of a title and its point, for each round that it comes later. */
  late: 0.13,
  /** Of what could be lost to an army that can come, and of what one's own could take. */
  danger: 0.41,
  allyDanger: 0.16,
  opportunity: 0.65,
  /** How dangers weigh less with every round after the first ones, down to this share. */
  calmRounds: 2.3,
  boldness: 0.056,
  leastCaution: 0.47,
  /** From when on, and after how many rounds more, a game is stuck; of caution and of the price of troops, what goes then. */
  lateFrom: 9.8,
  lateRounds: 5.2,
  lateCaution: 0.59,
  lateThrift: 0.7,
  /** Troops that an enemy may still buy, of his money. */
  levy: 0.66,
  mostLevy: 10,
  /** Of a besieged place that is relieved, against what would be lost with it. */
  relief: 1.4,
  /** Of what a step takes longer. */
  delay: 0.35,
  /** A pair that is faster by so many rounds is worth a marriage; rounds to a win that is shared count for more than those to one's own. */
  faster: 0.92,
  sharing: 0.98,
  /** A round in écus, for dowries. */
  round: 5.5,
};

export const numbers: Numbers = numbersIn(TASTE);

/** What things are worth to the bot, in écus (notes 6 to 8 for bots). They order choices and price offers; they are no rules. */

export const TASTE = {
  /** By how many points a side is short of its goal: 0, 1, 2 … */
  progress: [150, 55, 30, 14, 2, 0, 0, 0],
  /** A victory shared with an ally, against one alone. */
  shared: 0.8,
  /** What a rival has, against the same of one's own, divided by the number of rivals. */
  rival: 0.6,
  /** Of a rival who would win at the next check, beside that. */
  rivalWins: 100,
  ally: 0.3,
  village: 3,
  principal: 2,
  mill: 4,
  castle: 4,
  sergeant: 1,
  knight: 3,
  engine: 3,
  lord: 6,
  lastMan: 6,
  captiveLord: 0.4,
  captiveHeld: 0.8,
  title: 4,
  king: 20,
  pope: 20,
  queen: 10,
  prince: 8,
  bishop: 4,
  bishopPerMill: 2,
  cardinal: 8,
  secondCardinal: 4,
  maid: 5,
  /** Écus beyond so many are worth less, and those beyond what can be spent hardly anything. */
  purse: 20,
  beyond: 0.6,
  chest: 40,
  idle: 0.1,
  /** Of a point, for a fief that is not created yet: by the square of its share, without and with a castle; whole without a castle, with it, and with the price at hand. */
  partial: 0.35,
  partialCastle: 0.5,
  whole: 0.5,
  wholeCastle: 0.75,
  wholePriced: 0.85,
  /** Of a title and its point, for each round that it comes later. */
  late: 0.15,
  /** Of what could be lost to an army that can come, and of what one's own could take. */
  danger: 0.35,
  allyDanger: 0.15,
  opportunity: 0.45,
  /** How dangers weigh less with every round after the first ones, down to this share. */
  calmRounds: 4,
  boldness: 0.07,
  leastCaution: 0.3,
  /** From when on, and after how many rounds more, a game is stuck; of caution and of the price of troops, what goes then. */
  lateFrom: 10,
  lateRounds: 4,
  lateCaution: 0.7,
  lateThrift: 0.5,
  /** Troops that an enemy may still buy, of his money. */
  levy: 0.5,
  mostLevy: 12,
  /** Of a besieged place that is relieved, against what would be lost with it. */
  relief: 1.2,
  /** Of what a step takes longer. */
  delay: 0.8,
} as const;

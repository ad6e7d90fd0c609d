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
  /** Écus beyond so many are worth less. */
  purse: 20,
  beyond: 0.6,
  /** Of a point, for a fief that is not created yet: by the square of its share, without and with a castle; whole without a castle, with it, and with the price at hand. */
  partial: 0.35,
  partialCastle: 0.5,
  whole: 0.5,
  wholeCastle: 0.75,
  wholePriced: 0.85,
  /** Of what could be lost to an army that can come, and of what one's own could take. */
  danger: 0.5,
  allyDanger: 0.15,
  opportunity: 0.45,
  /** Troops that an enemy may still buy, of his money. */
  levy: 0.5,
  mostLevy: 12,
  /** Of what a step takes longer. */
  delay: 0.8,
} as const;

/** What things are worth to the bot, in florins (the catalogue's bot notes). They order choices and price offers; they are no rules. */

export const TASTE = {
  /** A point of honour: in the first half of the game, later, in the last two turns or near the honour limit. */
  honour: [100, 150, 250],
  nearLimit: 6,
  /** Turns that a game without turn limit may still last, by honour that is missing to the limit. */
  pace: 3,
  endless: 6,
  /** Land: a zone, a port, Rome and Jerusalem, and a lead in territories. */
  zone: 40,
  port: 30,
  holy: 300,
  garrison: 20,
  /** Units that guard a town or city at most, and steps at which a rival's army is a danger to it. */
  guards: 3,
  danger: 4,
  /** Of what a rival loses. */
  harm: 0.35,
  /** Chance below which a battle is not sought: against barbarians, against players. */
  dares: 0.65,
  daresPlayers: 0.7,
  /** Gain for which a war is begun without a word, and for which one is declared. */
  treachery: 600,
  declares: 220,
  /** Chances at which an attacker flees, gives up, and asks the other to. */
  flees: 0.25,
  yields: 0.1,
  demands: 0.9,
  /** Runs of a forecast: to see whether it is clear, and where it is not. */
  glimpses: 4,
  runs: 12,
  /** Targets of a move that are looked at closely. */
  targets: 3,
  /** A step that must bring so much, so that nobody wanders for nothing. */
  effort: 15,
  /** What is out of the question. */
  never: -10_000,
  bid: 40,
  /** Loans that are taken at most, with how many turns left at least, and the florins below which one is wanted. */
  loans: 2,
  loanTurns: 4,
  broke: 350,
  /** A rebellion that holds a bare land, one that stands beside the land it was sent away from, and empty land to send the next to. */
  uprising: 60,
  exile: 20,
  room: 70,
  /** What leave to trade brings in a turn and zone. */
  trade: 15,
} as const;

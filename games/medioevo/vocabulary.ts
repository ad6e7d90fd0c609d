/** The words of Medioevo Universale, as in the glossary of its catalogue. The order of a list is the number its words have in the state. */

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;

/** The barbarians are a side like the players, behind the last possible seat. */
export const BARBARIANS = 6;
export const SIDES = 7;

/** How many there are of each on the map and among the cards (UNI-3.1, UNI-1.13). Sea zones are numbered behind the territories. */
export const TERRITORIES = 110;
export const SEA_ZONES = 25;
export const NODES = TERRITORIES + SEA_ZONES;
export const HOME_TERRITORIES = 7;
export const EMPIRE_CARDS = 72;
export const EVENT_CARDS = 30;

export const KINGDOMS = ['byzantium', 'mamluk', 'hungary', 'hre', 'novgorod', 'horde'] as const;
export type Kingdom = (typeof KINGDOMS)[number];
/** The Mamluk, who holds Jerusalem from the start (UNI-42.6, UNI-43.12). */
export const MAMLUK = 1;

export const GOODS = ['black', 'white', 'brown', 'yellow', 'green', 'orange', 'blue', 'violet'] as const;
export type Good = (typeof GOODS)[number];

/** The colours of technology points, objective tokens and branches (UNI-10.1). */
export const COLOURS = ['blue', 'yellow', 'orange', 'red', 'green', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
export const BLUE = 0;
export const YELLOW = 1;
export const ORANGE = 2;
export const RED = 3;
export const GREEN = 4;
export const VIOLET = 5;

/** Levels of a branch. */
export const TECHNOLOGY_LEVELS = 4;

/** Technologies branch by branch, level by level: the number is `4 * colour + level - 1`. */
export const TECHNOLOGIES = [
  'carpentry',
  'logistics',
  'machinery',
  'cartography',
  'commerce',
  'market',
  'control',
  'guides',
  'edict',
  'law',
  'nation',
  'influence',
  'artOfWar',
  'promotion',
  'tactics',
  'strategy',
  'masonry',
  'architecture',
  'mathematics',
  'engineering',
  'religion',
  'monasticism',
  'proselytism',
  'passingOfTime',
] as const;
export type TechnologyId = (typeof TECHNOLOGIES)[number];

/** Military units as they fight; captains by level. */
export const UNITS = ['lightInfantry', 'heavyInfantry', 'archer', 'cavalry', 'captain1', 'captain2', 'captain3'] as const;
export type Unit = (typeof UNITS)[number];
export const LIGHT = 0;
export const HEAVY = 1;
export const ARCHER = 2;
export const CAVALRY = 3;
export const CAPTAIN = 4;

/** Unit pieces as they lie in a reserve: captains of all levels are one kind. */
export const PIECES = ['lightInfantry', 'heavyInfantry', 'archer', 'cavalry', 'captain'] as const;
export type Piece = (typeof PIECES)[number];

/** Transports and siege engines. Each kind has its own slots, one behind the other in this order. */
export const VEHICLES = ['galley', 'warWagon', 'caravan', 'merchantShip', 'siegeEngine'] as const;
export type Vehicle = (typeof VEHICLES)[number];
export const GALLEY = 0;
export const WAGON = 1;
export const CARAVAN = 2;
export const SHIP = 3;
export const ENGINE = 4;
/** As many slots as there are pieces in the box (UNI-1.12). */
export const SLOTS_OF = [15, 15, 12, 12, 42] as const;
export const FIRST_SLOT = [0, 15, 30, 42, 54] as const;
export const SLOTS = 96;
/** Transports come before the engines. */
export const TRANSPORT_SLOTS = 54;
export const GALLEY_SLOTS = 15;

/** Siege engines by level, from 1. */
export const ENGINES = ['catapult', 'trebuchet', 'bombard'] as const;
export type EngineId = (typeof ENGINES)[number];

/** Categories of buildings, at most one of each in a territory (UNI-11.5). */
export const CATEGORIES = ['civil', 'military', 'religious'] as const;
export type Category = (typeof CATEGORIES)[number];
export const CIVIL = 0;
export const MILITARY = 1;
export const RELIGIOUS = 2;
/** By category and level from 1; the only religious building is of level III. */
export const BUILDINGS = ['village', 'town', 'city', 'tower', 'fort', 'castle', 'cathedral'] as const;
export type BuildingId = (typeof BUILDINGS)[number];
/** Where a building stands in tables by category and level, which begin with level 0. */
export function buildingAt(category: number, level: number): number {
  return category * 4 + level;
}
export const CATHEDRAL_LEVEL = 3;
export const CASTLE_LEVEL = 3;

export const TERRAINS = ['plains', 'forest', 'hills', 'mountains', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Setup is before the first phase; the seven phases of a turn are 1 to 7 (UNI-2.1). */
export const PHASES = ['setup', 'order', 'events', 'taxes', 'purchases', 'combat', 'trade', 'end'] as const;
export type Phase = (typeof PHASES)[number];
export const PHASE = { setup: 0, order: 1, events: 2, taxes: 3, purchases: 4, combat: 5, trade: 6, end: 7 } as const;

/** Effects of an Event card in the order in which they are resolved (UNI-5.9). */
export const EVENT_EFFECTS = ['movement', 'armies', 'buildings', 'goods'] as const;
export type EventEffect = (typeof EVENT_EFFECTS)[number];

/** The dice of a player and of the War Circle. */
export const DICE = [4, 6, 8] as const;

/** When an ability or a technology may be used: the windows of section 47, and one's own turns in the phases. */
export const WINDOWS = [
  'any',
  'eventDrawn',
  'onRebellion',
  'onHostileEntry',
  'tax',
  'onInterest',
  'purchase',
  'combatMove',
  'trade',
  'battleBeforeDice',
  'battleRoundStart',
  'battleArtillery',
  'battleArchery',
  'battleAbilities',
  'battleAfterRolls',
  'battleRoundEnd',
  'onDamage',
  'onEnemyDamage',
  'onEnemyUnitDestroyed',
  'onDie',
  'onCardUsed',
  'onPillage',
  'onTransportDestroyed',
  'endOfTurn',
] as const;
export type WindowKind = (typeof WINDOWS)[number];

/** What may be forbidden in a territory by cards 1 to 3. */
export const BANS = ['battle', 'trade', 'leave'] as const;
export type Ban = (typeof BANS)[number];

export const PACT_KINDS = [
  'trade',
  'passage',
  'militaryControl',
  'civilControl',
  'nonAggression',
  'defensiveAlliance',
  'offensiveAlliance',
] as const;
export type PactKind = (typeof PACT_KINDS)[number];

/** What may be proposed (UNI-39.8 to UNI-39.10, UNI-39.28, UNI-39.30). */
export const DEALS = ['pact', 'peace', 'armistice', 'exchange', 'endPact'] as const;
export type DealKind = (typeof DEALS)[number];

/** States of an Empire card in front of its owner (UNI-15.5 to UNI-15.8, UNI-45.9). */
export const UPRIGHT = 0;
export const ROTATED = 1;
/** Rotated in an earlier turn and kept so by card 13. */
export const KEPT_ROTATED = 2;
/** Chosen by card 13 in this phase 7: stays rotated through the coming turn. */
export const HELD_ROTATED = 3;

/** Kinds of attack against which a military building protects (UNI-25.2); as bits, `1 << number`. */
export const ATTACKS = ['artillery', 'archers', 'melee'] as const;
export type Attack = (typeof ATTACKS)[number];

/** What a player did or underwent in this turn, for objectives of kind “turn” (data `objectiveVocabulary`). */
export const DEEDS = [
  'battlesWon',
  'battlesWonVsBarbarians',
  'attackValue',
  'archerDamage',
  'wonOutnumbered',
  'wonUnhurt',
  'navalVictories',
  'unitsDestroyed',
  'barbariansDestroyed',
  'captainsKilled',
  'bigArmiesBeaten',
  'buildingsDestroyed',
  'assetsCaptured',
  'pillageIncome',
  'rebellionsPutDown',
  'taxedInPeace',
  'eventSurvived',
  'taxIncome',
  'cubesSold',
  'saleIncome',
  'routeCompleted',
  'ransoms',
  'peaceSigned',
  'wonBid',
] as const;
export type Deed = (typeof DEEDS)[number];

/** How kingdoms are given out (UNI-1.4, UNI-44.1). */
export const ALLOTMENTS = ['random', 'choice', 'agreed', 'auction'] as const;
export type Allotment = (typeof ALLOTMENTS)[number];

export const TEAMS = ['none', 'twoTeams', 'threeTeams'] as const;
export type Teams = (typeof TEAMS)[number];

/** What brings a game to its end (UNI-43.1 to UNI-43.5). */
export const ENDS = ['turns', 'honourLimit', 'timeLimit', 'lastPlayer'] as const;
export type End = (typeof ENDS)[number];

/** What decides it: the end with one player or team ahead, else the tie-breaks (UNI-43.21, UNI-44.13). */
export const ENDINGS = [...ENDS, 'florins', 'turnOrder'] as const;
export type Ending = (typeof ENDINGS)[number];

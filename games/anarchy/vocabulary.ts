/** The words of The Anarchy. The order of each list is the number its words have in the state. */

export { COLOURS, type Colour } from './content/colours.ts';

export const WORKERS = ['serf', 'artisan', 'patron', 'soldier', 'knight'] as const;
export type Worker = (typeof WORKERS)[number];

export const RESOURCES = ['coin', 'material', 'food'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What lies on a player board; each has a production track. */
export const GOODS = [...WORKERS, ...RESOURCES] as const;
export type Good = (typeof GOODS)[number];

export const SERF = 0;
export const ARTISAN = 1;
export const PATRON = 2;
export const SOLDIER = 3;
export const KNIGHT = 4;
export const COIN = 5;
export const MATERIAL = 6;
export const FOOD = 7;

export const ATTRIBUTES = ['bravery', 'loyalty', 'influence', 'might'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const MOODS = ['joy', 'discontent'] as const;
export type Mood = (typeof MOODS)[number];

/** Everything a `gain` may name. */
export const GAINS = [...GOODS, ...ATTRIBUTES, ...MOODS] as const;
export type Gain = (typeof GAINS)[number];

export const BRAVERY = 8;
export const LOYALTY = 9;
export const JOY = 12;
export const DISCONTENT = 13;

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];
export const BOTTOM = 2;
/** Beside the four sides: the castle as a whole, which only covers protect. */
export const WHOLE = 4;

export const CORNERS = ['TL', 'TR', 'BR', 'BL'] as const;
export type Corner = (typeof CORNERS)[number];

export const FORTS = ['gate', 'tower', 'wall', 'moat'] as const;
export type Fort = (typeof FORTS)[number];

export const COMMANDS = ['governance', 'warfare', 'worship', 'entertainment'] as const;
export type Command = (typeof COMMANDS)[number];

/** Areas filled box by box, in order; a building is one too: a level's build box comes before its boxes. */
export const TRACKS = [
  'gate',
  'towers',
  'walls',
  'moat',
  'quarryForest',
  'farms',
  'trainingGrounds',
  ...COMMANDS,
  'keep',
  'bank',
  'spies',
  'tactics',
  'ramparts',
  'stables',
  'chapel',
  'knightTraining',
  'valentine',
  'michaelmas',
  'tournaments',
  'lammas',
] as const;
export type Track = (typeof TRACKS)[number];

export const QUARTERS = ['mercenaries', 'guildsmen', 'allies', 'weaponMakers'] as const;
export type Quarter = (typeof QUARTERS)[number];

export const MACHINES = ['smallCrane', 'largeCrane', 'ballista', 'ram', 'siegeTower', 'catapult', 'trebuchet'] as const;
export type Machine = (typeof MACHINES)[number];

export const HORSES = ['black', 'white'] as const;
export type Horse = (typeof HORSES)[number];

export const TACTICS = ['stones', 'logs', 'bolts', 'pitch', 'covers'] as const;
export type Tactic = (typeof TACTICS)[number];

export const ATTACK_TYPES = ['ladder', 'finalAssault', 'arrows', 'ballista', 'ram', 'siegeTower', 'catapult', 'trebuchet'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

/** Workers who defend, by kind, first fresh and then laid down with 1 force left (ANA-32). */
export const DEFENDERS = ['artisan', 'soldier', 'knight', 'laidArtisan', 'laidSoldier', 'laidKnight'] as const;
export type Defender = (typeof DEFENDERS)[number];
export const FRESH_KINDS = 3;

export const KNIGHT_ICONS = ['sword', 'helm', 'shield', 'spur'] as const;
export type KnightIcon = (typeof KNIGHT_ICONS)[number];

export const SEXES = ['woman', 'man'] as const;
export type Sex = (typeof SEXES)[number];

export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

/** Michaelmas numbers go from 1 to this. */
export const HIGHEST_NUMBER = 8;

export const INGREDIENTS = ['malt', 'water', 'hops', 'yeast'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

export const PENNANTS = ['red', 'yellow', 'blue', 'purple'] as const;
export type Pennant = (typeof PENNANTS)[number];

export const SCENARIOS = ['classicEasy', 'classicStandard', 'classicHard', 'siegeEasy', 'siegeStandard', 'siegeHard'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const CHAPTERS = ['kingIsDead', 'empressLands', 'winterOfWant', 'walkAcrossSnow', 'baronsHarvest', 'treatyOfWallingford'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const BOONS = ['veterans', 'treasury', 'goodwill'] as const;
export type Boon = (typeof BOONS)[number];

/** What path cards and chapters count (ANA-38, ANA-42.4). */
export const METRICS = [
  'chapelLevelsCompleted',
  'keepLevelsCompleted',
  'siegeWeaponsBuilt',
  'finalDiscontent',
  'commandLinesCompleted',
  'rallyTokens',
  'tournamentsWon',
  'might',
  'castlesDefeated',
  'serfTracksCompleted',
  'wallPips',
  'knowledgeEarned',
  'opponentsHelped',
  'moatPips',
  'pennantsFilled',
  'bravery',
  'towerPips',
  'gatePips',
  'influence',
  'knightTrainings',
  'michaelmasAdditions',
  'bankLevelsCompleted',
  'loyalty',
  'couples',
  'wheelQuartersCompleted',
  'tacticsResearched',
  'attacksDefended',
  'joyEarned',
  'beersBrewed',
] as const;
export type Metric = (typeof METRICS)[number];

export const RANKS = ['vassal', 'knight', 'baron', 'earl', 'steward'] as const;
export type Rank = (typeof RANKS)[number];

export const PHASES = ['draft', 'actions', 'preparation', 'resolution', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const ROUNDS = 5;

/** What decides a game. With one player it is the rank, or whether the chapter is passed. */
export const ENDINGS = ['score', 'discontent', 'workers', 'shared', ...RANKS, 'passed', 'failed'] as const;

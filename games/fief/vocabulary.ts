/** The words of Fief, as in the glossary of its catalogue. The order of a list is the number its words have in the state. */

export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = 6;

/** How many there are of each on the map and among the Lords (FIE-2.1 to FIE-2.3, FIE-2.7). */
export const VILLAGES = 24;
export const FIEFS = 8;
export const BISHOPRICS = 5;
export const LORDS = 18;

/** A Lord's card has the number of the Lord; the others follow, kind by kind. */
export const CARD_KINDS = [
  'lord',
  'cardinal',
  'dArc',
  'tax',
  'goodHarvest',
  'fairWeather',
  'revolt',
  'secretPassage',
  'assassination',
  'justice',
  'ambush',
  'famine',
  'badWeather',
  'plague',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Cards that may be played outside one's turn (FIE-6.1). */
export const SURPRISES = ['cardinal', 'dArc', 'assassination', 'justice', 'secretPassage', 'revolt', 'ambush'] as const;
export type Surprise = (typeof SURPRISES)[number];

export const CALAMITIES = ['famine', 'badWeather', 'plague'] as const;
export type Calamity = (typeof CALAMITIES)[number];

export const DECKS = ['character', 'event'] as const;
export type Deck = (typeof DECKS)[number];

export const BACKS = ['brown', 'grey', 'black'] as const;
export type Back = (typeof BACKS)[number];

export const FORTS = ['none', 'castle', 'city'] as const;
export type Fort = (typeof FORTS)[number];
export const NO_FORT = 0;
export const CASTLE = 1;
export const CITY = 2;

export const RANKS = ['baron', 'count', 'duke'] as const;
export type Rank = (typeof RANKS)[number];

/** Pawns that are not Lords; the first two are troops. */
export const PAWNS = ['sergeant', 'knight', 'engine'] as const;
export type Pawn = (typeof PAWNS)[number];
export const SERGEANT = 0;
export const KNIGHT = 1;
export const ENGINE = 2;

/** Ranks of clerics, the lower before the higher, as tithes are paid (FIE-16.12). */
export const CLERICS = ['bishop', 'cardinal', 'pope'] as const;
export type Cleric = (typeof CLERICS)[number];

export const TAXES = ['taille', 'dime'] as const;
export type TaxKind = (typeof TAXES)[number];

export const OFFICES = ['bishop', 'pope', 'king'] as const;
export type Office = (typeof OFFICES)[number];

/** The steps of a round in their order (FIE-3.1 to FIE-3.6). */
export const STAGES = [
  'papalActs',
  'marriages',
  'bishopElections',
  'popeElection',
  'kingElection',
  'drawing',
  'calamities',
  'cardPlay',
  'income',
  'ransoms',
  'grants',
  'purchases',
  'movement',
  'combat',
  'pillage',
  'victory',
] as const;
export type Stage = (typeof STAGES)[number];

/** The seven phases, by stage (FIE-3.1). */
export const PHASE_OF: { readonly [stage in Stage]: number } = {
  papalActs: 1,
  marriages: 1,
  bishopElections: 1,
  popeElection: 1,
  kingElection: 1,
  drawing: 2,
  calamities: 2,
  cardPlay: 2,
  income: 3,
  ransoms: 4,
  grants: 4,
  purchases: 4,
  movement: 5,
  combat: 6,
  pillage: 6,
  victory: 7,
};

/** Kinds of surprise windows (FIE-6.3). */
export const WINDOWS = [
  'papalActs',
  'bishopElections',
  'popeElection',
  'kingElection',
  'candidates',
  'cardPlayStart',
  'cardPlayEnd',
  'income',
  'purchaseStart',
  'purchaseEnd',
  'movementStart',
  'movementEnd',
  'combatStart',
  'combatEnd',
  'battleDeclared',
  'battleRound',
  'battleOver',
  'pillage',
  'victory',
  'ride',
  'uprising',
] as const;
export type WindowKind = (typeof WINDOWS)[number];

/** Which side of a battle a seat is on. */
export const OUT = 0;
export const ATTACKING = 1;
export const DEFENDING = 2;

/** Which of a player's units take part in a battle, as bits: those in the village, those outside the ring (FIE-23.14). */
export const INSIDE = 1;
export const OUTSIDE = 2;

/** What one player may have to agree to (FIE-6.16). */
export const CONSENTS = ['annulment', 'marriage', 'cardinal', 'dArc', 'waiver', 'crownTitle', 'heirPrince', 'passage'] as const;
export type ConsentKind = (typeof CONSENTS)[number];

/** Why a fief title finds a holder (FIE-19.2, FIE-19.7, FIE-19.10, FIE-27.4, FIE-13.4). */
export const GAINS = ['created', 'taken', 'inherited', 'vacant', 'given'] as const;
export type TitleGain = (typeof GAINS)[number];

/**
 * What ends and decides a game: the goal reached alone, alone and only with the crown's point, by an allied pair, by several at once; or
 * at the round limit the smallest distance to the goal, and the tie-breaks after that (FIE-28.2 to FIE-28.5, FIE-28.8).
 */
export const ENDINGS = ['alone', 'crown', 'allied', 'several', 'roundLimit', 'points', 'villages', 'ecus', 'shared'] as const;
export type Ending = (typeof ENDINGS)[number];

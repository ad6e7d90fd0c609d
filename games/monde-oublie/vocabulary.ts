/** The words of Un Monde Oublié, as in the glossary of its catalogue. Everything else is written in them. */

/** Board actions, in the order of the catalogue. */
export const ACTIONS = [
  'labour',
  'build',
  'conscription',
  'expansion',
  'discovery',
  'rebuild',
  'recruit',
  'exploration',
  'repopulation',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a citizen needs to enter a board action: a higher value, the same value or a fee, or nothing. */
export const PLACEMENTS = ['higher', 'matchOrFee', 'any'] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const TRIBES = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Tribe = (typeof TRIBES)[number];

export { COLOURS, type Colour } from './content/colours.ts';

/** Permanent symbols of the capital, Empire cards, provinces and titans. */
export const ICONS = ['food', 'coinIncome', 'knowledgeIncome', 'sword', 'arrow', 'armyLimit', 'capacity', 'exploreBonus'] as const;
export type Icon = (typeof ICONS)[number];

/** Symbols of military cards. */
export const ARMY_SYMBOLS = ['sword', 'arrow', 'loot', 'espionage', 'repair'] as const;
export type ArmySymbol = (typeof ARMY_SYMBOLS)[number];

export const DIE_FACES = ['titan', 'coin', 'blank'] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** What the spaces of the round track bring. */
export const ROUND_EFFECTS = ['useEmpireA', 'revealExploration', 'revealRepopulation', 'useEmpireB'] as const;
export type RoundEffect = (typeof ROUND_EFFECTS)[number];

/** Titan stacks by their stars. */
export const STARS = [1, 2, 3] as const;
export type Stars = (typeof STARS)[number];

/** What decides a game, in the order in which it is looked at. */
export const ENDINGS = ['score', 'coins', 'cards', 'knowledge', 'shared'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Lines of the scoring that stand outside the sum. */
export const TIE_BREAKS = ['tie.coins', 'tie.cards', 'tie.knowledge'] as const;

export const MOST_PLAYERS = 4;
export const MOST_CITIZENS = 5;

/** Values of citizen tokens. */
export const CITIZENS = [1, 2, 3, 4, 5] as const;

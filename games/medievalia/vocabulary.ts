/** The words of Medievalia, as in the glossary of its catalogue. The order of a list is the number its words have in the state. */

export const RESOURCES = ['labour', 'food', 'energy', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Units of each resource. */
export type Amounts = { readonly [resource in Resource]: number };

/** Units in the order of `RESOURCES`, by name. */
export function amountsOf(units: readonly number[]): Amounts {
  return { labour: units[0], food: units[1], energy: units[2], gold: units[3] };
}

export const LABOUR = 0;
export const FOOD = 1;
export const ENERGY = 2;
export const GOLD = 3;

export const TERRITORIES = ['field', 'farm', 'forest', 'mine'] as const;
export type Territory = (typeof TERRITORIES)[number];

export const CIVIL_BUILDINGS = ['school', 'workshop', 'bank', 'church', 'stable', 'forge', 'carpenter'] as const;
export type CivilBuilding = (typeof CIVIL_BUILDINGS)[number];

export const MILITARY_BUILDINGS = ['tower', 'fortress', 'castle'] as const;
export type MilitaryBuilding = (typeof MILITARY_BUILDINGS)[number];

/** People of the Military deck, then those of the Character deck: all are characters once in play. */
export const CHARACTERS = ['soldier', 'priest', 'archer', 'infantry', 'knight', 'peasant', 'merchant', 'artist', 'bureaucrat'] as const;
export type Character = (typeof CHARACTERS)[number];

export const DECKS = ['territory', 'military', 'character'] as const;
export type Deck = (typeof DECKS)[number];

export const KINDS = ['city', 'territory', 'character', 'civilBuilding', 'militaryBuilding', 'reminder'] as const;
export type Kind = (typeof KINDS)[number];

/** What special powers do; the numbers that go with them are content. */
export const POWERS = ['heal', 'shoot', 'armyDefence', 'extraMove', 'convert', 'discountBuilding', 'multiply'] as const;
export type Power = (typeof POWERS)[number];

/** Drawing of the starting hands, then the phases of a turn; movement and war are the two halves of the fourth. */
export const PHASES = ['draft', 'start', 'actions', 'movement', 'war'] as const;
export type Phase = (typeof PHASES)[number];

export const BATTLE_STAGES = ['attack', 'defence', 'targets', 'bonuses', 'order', 'arrows', 'healing'] as const;
export type BattleStage = (typeof BATTLE_STAGES)[number];

/** What a payment can be for. */
export const PURPOSES = ['territory', 'building', 'character', 'extraDraw', 'discard'] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * What ends and decides a game: the goal reached alone or by an alliance, every opposing City gone (the last one by battle or by siege),
 * most prestige when the buildings or two decks have run out, and the tie-breaks after that.
 */
export const ENDINGS = ['prestige', 'alliance', 'conquest', 'siege', 'lastBuilding', 'emptyDecks', 'gold', 'hand', 'draw'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Lines of the scoring that stand outside the sum. */
export const TIE_BREAKS = ['gold', 'hand'] as const;

/** The ways to sit down: two, three each for himself, or four in two alliances. */
export const MODES = ['duel', 'freeForAll', 'alliance'] as const;
export type Mode = (typeof MODES)[number];

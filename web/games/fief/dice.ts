/** The dice of a table: as shipped, or as a content pack has them. */

import shipped from '@castellan/fief/data' with { type: 'json' };

interface Kind {
  readonly count: number;
  readonly faces: readonly number[];
}

export const DICE = ['battle', 'standard'] as const;

type Dice = { readonly [die in (typeof DICE)[number]]: Kind };

const byPack = new Map<string, Dice>();

/** A pack this page has not been given is drawn as shipped. */
export function diceAt({ pack }: { readonly pack: string }): Dice {
  return byPack.get(pack) ?? shipped.dice;
}

export function layDice(pack: string, dice: Dice): void {
  byPack.set(pack, dice);
}

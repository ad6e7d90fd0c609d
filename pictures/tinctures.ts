/** The heraldic tinctures by which seats are known. */

import type { Colour as AnarchyColour } from '@castellan/anarchy/vocabulary';
import type { Seat } from '@castellan/engine';
import type { Kingdom } from '@castellan/medioevo/vocabulary';
import type { Colour as MondeOublieColour, Tribe } from '@castellan/monde-oublie/vocabulary';

/** Their initials, in the order in which seats take them; the same in both languages. */
export const TINCTURES = ['A', 'G', 'O', 'V', 'P', 'S', 'T', 'L', 'C', 'M'] as const;
export type Tincture = (typeof TINCTURES)[number];

export function tinctureOf(seat: Seat): Tincture {
  return TINCTURES[seat % TINCTURES.length];
}

/** The colours of the box of The Anarchy … */
export const OF_ANARCHY: { readonly [colour in AnarchyColour]: Tincture } = { red: 'G', blue: 'A', green: 'V', yellow: 'O' };

/** … those of the citizens of Un Monde Oublié … */
export const OF_MONDE_OUBLIE: { readonly [colour in MondeOublieColour]: Tincture } = { blue: 'A', grey: 'L', brown: 'M', green: 'V' };

/** … and the kingdoms of Medioevo. */
export const OF_KINGDOM: { readonly [kingdom in Kingdom]: Tincture } = {
  byzantium: 'A',
  mamluk: 'V',
  hungary: 'G',
  hre: 'O',
  novgorod: 'L',
  horde: 'S',
};

/** Before kingdoms are given out, seats take the tinctures that no kingdom has, then what is left. */
const UNCROWNED: readonly Tincture[] = [
  ...TINCTURES.filter((tincture) => !Object.values(OF_KINGDOM).includes(tincture)),
  ...Object.values(OF_KINGDOM),
];

export function tinctureOfRealm(kingdom: string | null | undefined, seat: Seat): Tincture {
  const [, known] = Object.entries(OF_KINGDOM).find(([id]) => id === kingdom) ?? [];
  return known ?? UNCROWNED[seat % UNCROWNED.length];
}

/** The tribes of Un Monde Oublié: dark enough for the pale sign on them. */
export const TRIBE_TINTS: { readonly [tribe in Tribe]: string } = {
  red: '#b0392a',
  blue: '#2b66a0',
  green: '#3d7d33',
  yellow: '#95710c',
  purple: '#744790',
};

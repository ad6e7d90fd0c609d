/** The shields of a table's seats, the same in every list as at the table: known from its settings, before its game is loaded. */

import { COLOURS } from '@castellan/anarchy/colours';
import type { OptionValues } from '@castellan/engine';
import { coloursOf } from '@castellan/monde-oublie/colours';
import { OF_ANARCHY, OF_MONDE_OUBLIE } from '@castellan/pictures/tinctures';
import { type Tincture, tinctureOf } from '../../design/tinctures.ts';

/** Games whose players have colours of their own; the seats of others take tinctures in order. */
const COLOURED: { readonly [game: string]: (seats: number, options: OptionValues) => readonly Tincture[] } = {
  anarchy: (seats) => COLOURS.slice(0, seats).map((colour) => OF_ANARCHY[colour]),
  'monde-oublie': (seats, options) => coloursOf(seats, options).map((colour) => OF_MONDE_OUBLIE[colour]),
};

export function shieldsOf(game: string, seats: number, options: OptionValues): readonly Tincture[] {
  return COLOURED[game]?.(seats, options) ?? Array.from({ length: seats }, (_, seat) => tinctureOf(seat));
}

/** The colours of the players (MON-1.14). Apart from the other rules: pages show them before they load the game. */

import type { OptionValues, Seat } from '@castellan/engine';

export const COLOURS = ['blue', 'grey', 'brown', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOption(seat: Seat): string {
  return `colour${seat + 1}`;
}

/** The colour a seat has chosen, or null when it takes what is left. */
export function chosenColour(options: OptionValues, seat: Seat): Colour | null {
  return COLOURS.find((colour) => colour === options[colourOption(seat)]) ?? null;
}

/** Chosen colours stay; the other seats take the first that are free (MON-1.14). */
export function coloursOf(seats: number, options: OptionValues): Colour[] {
  const chosen = Array.from({ length: seats }, (_, seat) => chosenColour(options, seat));
  const free = COLOURS.filter((colour) => !chosen.includes(colour));
  return chosen.map((colour) => colour ?? free.shift() ?? COLOURS[0]);
}

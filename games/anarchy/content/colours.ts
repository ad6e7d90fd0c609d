/** The colours of the players, in the order of the seats. Apart from the other words: pages show them before they load the game. */

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

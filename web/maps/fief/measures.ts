/** What the signs of Fief's map measure, in pixels: the builder keeps room for them, the screen draws them. */

/** Units of the map for one of the layout. */
export const UNITS = 4;

/** Pixels for a unit of the map from which on everything is drawn: names, stacks, gates. */
export const CLOSE = 0.15;

/** The disc of a village with its ring. */
export const DISC = 24;
/** Names of villages, and of principal ones. */
export const NAME = 14;
export const PRINCIPAL_NAME = 17;
export const NAME_HEIGHT = 17;
/** A stack of one player. */
export const STACK = { width: 112, height: 24 } as const;
/** The number of a bishopric. */
export const MITRE = 22;
/** What is said of a fief or a bishopric: its name, a tax, a calamity. */
export const BANNER = { width: 120, height: 26 } as const;
/** How far from the middle of a village its gates are, in units of the map. */
export const GATE = 340;

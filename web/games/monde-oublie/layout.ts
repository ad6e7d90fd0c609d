/** How many cards stand beside each other in a city, so that all of it fits. */

/** Columns for the Empire cards: wide cards while two rows hold them, narrower ones then. */
export function columnsFor(cards: number): number {
  return Math.max(5, Math.min(8, Math.ceil(cards / 2)));
}

/** A small reserve lies below the capital, a larger one below the city. */
export function liesBelowCity(reserved: number): boolean {
  return reserved > 2;
}

/** Armies stand one above the other; more than three lie flatter. */
export function areFlat(armies: number): boolean {
  return armies > 3;
}

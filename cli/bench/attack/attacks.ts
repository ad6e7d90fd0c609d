/** What visitors can do to harm the others. */

/**
 * `watch`: sockets of nobody's ask for a table again and again, and read nothing. `frames`: they send control frames. `lists`: requests of
 * nobody's ask for lists. `knocks`: sockets are opened and closed.
 */
export const ATTACKS = ['watch', 'frames', 'lists', 'knocks'] as const;
export type Attack = (typeof ATTACKS)[number];

export const NUMBERS = {
  attackers: 300,
  /** Forty times a second. */
  watchEveryMs: 25,
  frameEveryMs: 5,
  asksInARow: 50,
  /** Milliseconds after which who was sent away is back. */
  backAfter: 1_000,
  /** Bytes that an attacker leaves unsent. */
  unsent: 1_000_000,
};

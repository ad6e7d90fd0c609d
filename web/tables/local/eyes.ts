/** Whose eyes the screen serves, where several people share it. */

import { canonical, type Seat, type Table } from '@castellan/engine';

export interface Eyes {
  /** Whose view is shown; null for nobody's in particular. */
  readonly viewer: Seat | null;
  /** The screen is covered until this seat takes the device. */
  readonly curtain: Seat | null;
}

/** Among several nobody knows who opens the table. */
export function firstEyes(people: readonly Seat[]): Eyes {
  return { viewer: people.length === 1 ? people[0] : null, curtain: null };
}

/** Whose eyes are served now, and whether a curtain must hide one hand from the next pair of eyes. */
export function eyesAfter({ viewer, curtain }: Eyes, table: Table, people: readonly Seat[], isPlaying: boolean): Eyes {
  if (!isPlaying) return { viewer: viewer ?? people[0] ?? null, curtain: null };
  const asked = table.awaited().flatMap((q) => (people.includes(q.seat) ? [q.seat] : []));
  // Who is alone looks all the time, the others while they are asked and until another is.
  const looks = (seat: Seat): boolean => people.length === 1 || asked.includes(seat);
  if (curtain !== null && people.includes(curtain) && looks(curtain)) return { viewer, curtain };
  const isHere = viewer !== null && people.includes(viewer);
  if (isHere && (looks(viewer) || asked.length === 0)) return { viewer, curtain };
  const next = asked[0] ?? people.find(looks) ?? null;
  const isPlain = next === null || (!hasSecrets(table, next) && (viewer === null || !hasSecrets(table, viewer)));
  return isPlain ? { viewer: next, curtain: null } : { viewer: null, curtain: next };
}

function hasSecrets({ game, state }: Table, seat: Seat): boolean {
  return canonical(game.view(state, seat)) !== canonical(game.view(state, null));
}

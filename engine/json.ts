/** States as text: one spelling for equal states. */

import { sha256 } from './sha256.ts';
import type { State } from './types.ts';

/** JSON with keys in order, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** The kernel's part is spelt beside the game's, as records of the first version had it; what is empty is left out. */
export function stateHash(s: State): string {
  const { core, ...game } = s;
  const { asides, declines, rooms, roomsOpened, ...rest } = core;
  const beside = Object.entries({ asides, declines, rooms }).filter(([, list]) => list.length > 0);
  return sha256(canonical({ ...game, ...rest, ...Object.fromEntries(beside), ...(roomsOpened > 0 ? { roomsOpened } : {}), told: null }));
}

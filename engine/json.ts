/** States as text: one spelling for equal states. */

import { type Fields, isFields } from './same.ts';
import { sha256 } from './sha256.ts';
import type { State } from './types.ts';

/** JSON with keys in order, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  // Most of a state is small numbers.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (isFields(value)) return spelledFields(value);
  return Array.isArray(value) ? spelledList(value) : (JSON.stringify(value) ?? 'null');
}

function spelledList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonical(list[i]) : `,${canonical(list[i])}`;
  return `${text}]`;
}

function spelledFields(fields: Fields): string {
  let text = '{';
  for (const key of Object.keys(fields).sort()) {
    const value = fields[key];
    if (value !== undefined) text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonical(value)}`;
  }
  return `${text}}`;
}

/** The kernel's part is spelt beside the game's, as records of the first version had it; what is empty is left out. */
export function stateHash(s: State): string {
  const { core, ...game } = s;
  const { asides, declines, rooms, roomsOpened, ...rest } = core;
  const beside = Object.entries({ asides, declines, rooms }).filter(([, list]) => list.length > 0);
  return sha256(canonical({ ...game, ...rest, ...Object.fromEntries(beside), ...(roomsOpened > 0 ? { roomsOpened } : {}), told: null }));
}

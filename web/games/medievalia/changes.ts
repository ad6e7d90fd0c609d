/** What the last answers changed on the table: marks for the eye, and which cards have travelled from where. */

import type { Params, Seat, Target } from '@castellan/engine';
import type { LogEntry } from '../../tables/client.ts';

function text(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

/** Cards that came or went, and so are marked until the next answer. */
const MARKING: readonly string[] = ['drew', 'territoryPlayed', 'characterPlayed', 'built', 'turnedUp', 'movedInside', 'marched'];

/** Things that are no longer as they were. */
export function freshOf(news: readonly LogEntry[]): ReadonlySet<Target> {
  const fresh = new Set<Target>();
  for (const { key, params } of news) {
    if (MARKING.includes(key)) fresh.add(`card:${text(params, 'id')}`);
    if (key === 'shot' || key === 'healed') fresh.add(`card:${text(params, 'id')}`);
  }
  fresh.delete('card:');
  return fresh;
}

/** A place things travel from, as elements name it with `data-spot`. */
export type Spot = string;

export interface Journey {
  /** What travels: the spot of the card itself. */
  readonly what: Spot;
  /** Where it starts when it was not on the table before. */
  readonly from: Spot | null;
}

const MOVING: readonly string[] = ['territoryPlayed', 'characterPlayed', 'built', 'movedInside', 'marched', 'deployed', 'engaged'];

/** Cards on their way, each once. A card of another hand comes from its owner's fief. */
export function journeysOf(news: readonly LogEntry[], me: Seat | null): readonly Journey[] {
  const journeys = new Map<Spot, Journey>();
  for (const { key, params } of news) {
    const id = text(params, 'id');
    const what = `card:${id}`;
    if (id === '' || journeys.has(what)) continue;
    if (key === 'drew') journeys.set(what, { what, from: `deck:${text(params, 'deck')}` });
    else if (MOVING.includes(key)) {
      const isPlayed = key === 'territoryPlayed' || key === 'characterPlayed';
      journeys.set(what, { what, from: isPlayed && params.seat !== me ? `fief-of:${String(params.seat)}` : null });
    }
  }
  return [...journeys.values()];
}

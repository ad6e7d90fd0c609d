/** What may be laid over the map, one thing at a time. */

import type { Foresight, Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { relationOf } from '../facts.ts';

export const OVERLAYS = ['control', 'markets', 'routes', 'threat', 'event', 'edge'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** What a phase is about. */
export function overlayOf({ phase, event }: UniView): Overlay {
  if (phase === 'trade') return 'markets';
  return phase === 'events' && event !== null ? 'event' : 'control';
}

/** Units that others could lead into a place. */
export interface ThreatAt {
  readonly node: string;
  readonly by: readonly { readonly seat: Seat; readonly units: number }[];
}

const THREAT = 'threat.';

/** From what is foreseen as things stand (`threat.<place>.<seat>`). */
export function threatsIn(foresight: Foresight | null): readonly ThreatAt[] {
  const places = new Map<string, { seat: Seat; units: number }[]>();
  for (const [name, { mean }] of Object.entries(foresight?.numbers ?? {})) {
    if (!name.startsWith(THREAT)) continue;
    const [node, seat] = name.slice(THREAT.length).split('.');
    places.set(node, [...(places.get(node) ?? []), { seat: Number(seat), units: Math.round(mean) }]);
  }
  return [...places].map(([node, by]) => ({ node, by: by.sort((a, b) => b.units - a.units) }));
}

/** Among markets only those armies count that stop a merchant: hordes, and those of enemies. */
export function barsTrade(view: UniView, me: Seat | null, side: Seat | null): boolean {
  return side === null || (me !== null && side !== me && relationOf(view, me, side) === 'war');
}

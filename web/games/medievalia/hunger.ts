/** Who could not be fed any more if a character went elsewhere in its fief. */

import type { HostView, MedView } from '@castellan/medievalia';
import { printedIn } from '@castellan/medievalia/preview';
import { faceOf, typeOf } from './facts.ts';

function workersOn(view: MedView, { characters }: HostView): number {
  return characters.filter(({ type }) => faceOf(view, type).isWorker).length;
}

/** How many of its owner's characters would have to leave if this one went to that host, or to open ground. */
export function hungryAfter(view: MedView, id: string, to: HostView | null): number {
  const owner = view.players.find(({ hosts }) => hosts.some((host) => host?.characters.some((card) => card.id === id)));
  if (owner === undefined || !faceOf(view, typeOf(id)).isWorker) return 0;
  const from = owner.hosts.find((host) => host?.characters.some((card) => card.id === id)) ?? null;
  const lost = from !== null && from.resource === 'food' && workersOn(view, from) <= from.workerSlots ? 1 : 0;
  const gained = to !== null && to.resource === 'food' && workersOn(view, to) < to.workerSlots ? 1 : 0;
  return Math.max(0, owner.characters - owner.capacity - (gained - lost) * printedIn(view).charactersPerFood);
}

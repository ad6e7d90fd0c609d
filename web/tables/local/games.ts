/** Games loaded into a worker, with the content packs this device keeps. */

import type { Game, Rules, State } from '@castellan/engine';
import { gameNamed, type Shelved } from '@castellan/games';

export class UnknownGame extends Error {}

export function gameWithPack(id: string, pack: string): Promise<Game<State>> {
  return withPack(id, pack, (shelved) => shelved.load());
}

/** For a table where nobody plays but people. */
export function rulesWithPack(id: string, pack: string): Promise<Rules<State>> {
  return withPack(id, pack, (shelved) => shelved.rules());
}

async function withPack<R extends Rules<State>>(id: string, pack: string, load: (shelved: Shelved) => Promise<R>): Promise<R> {
  const shelved = gameNamed(id);
  if (shelved === null) throw new UnknownGame(id);
  const game = await load(shelved);
  if (!game.packs.has(pack)) {
    const { keptPack } = await import('./store.ts');
    const kept = await keptPack(pack);
    if (kept !== null) await game.packs.add(kept.pack);
  }
  return game;
}

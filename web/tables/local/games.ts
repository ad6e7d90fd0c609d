/** Games loaded into a worker, with the content packs this device keeps. */

import type { Game, State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';

export class UnknownGame extends Error {}

export async function gameWithPack(id: string, pack: string): Promise<Game<State>> {
  const shelved = gameNamed(id);
  if (shelved === null) throw new UnknownGame(id);
  const game = await shelved.load();
  if (!game.packs.has(pack)) {
    const { keptPack } = await import('./store.ts');
    const kept = await keptPack(pack);
    if (kept !== null) await game.packs.add(kept.pack);
  }
  return game;
}

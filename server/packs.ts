/** Content packs that people have brought: corrections of a game's content, named in its records. */

import { Failed } from './failed.ts';
import type { PackInfo } from './protocol/index.ts';
import type { Games } from './shelf.ts';
import type { Store } from './store/store.ts';

/** Packs that one person may keep. */
const MOST_PACKS = 20;

export class Packs {
  private readonly store: Store;
  private readonly games: Games;
  /** Packs that are stored. */
  private readonly json: Map<string, string> = new Map();

  private constructor(store: Store, games: Games) {
    this.store = store;
    this.games = games;
  }

  static async open(store: Store, games: Games): Promise<Packs> {
    const packs = new Packs(store, games);
    for (const { game, json } of await store.packs()) {
      const added = await packs.learn(game, json);
      if (added.ok) packs.json.set(keyOf(game, added.id), json);
    }
    return packs;
  }

  /** The JSON of a pack, for threads that have not met it; null for the content as shipped. */
  jsonOf(game: string, pack: string): string | null {
    return this.json.get(keyOf(game, pack)) ?? null;
  }

  /** The pack as it was brought. */
  shown(game: string, pack: string): Readonly<Record<string, unknown>> | Failed {
    const json = this.jsonOf(game, pack);
    return json === null ? new Failed('notFound') : JSON.parse(json);
  }

  async add(person: string, game: string, pack: unknown): Promise<PackInfo | Failed> {
    if (!this.games.has(game)) return new Failed('unknownGame');
    if ((await this.store.packsOf(person)).length >= MOST_PACKS) return new Failed('tooMany');
    const json = JSON.stringify(pack);
    const added = await this.learn(game, json);
    if (!added.ok) return new Failed('badPack', { params: { errors: added.errors.slice(0, 20) } });
    await this.store.addPack({ id: added.id, game, name: added.name, person, json });
    this.json.set(keyOf(game, added.id), json);
    return { id: added.id, name: added.name };
  }

  async of(person: string, game: string): Promise<PackInfo[]> {
    const packs = await this.store.packsOf(person);
    return packs.filter((pack) => pack.game === game).map(({ id, name }) => ({ id, name }));
  }

  private async learn(game: string, json: string) {
    return (await this.games.get(game)?.packs.add(JSON.parse(json))) ?? { ok: false as const, errors: [] };
  }
}

function keyOf(game: string, pack: string): string {
  return `${game} ${pack}`;
}

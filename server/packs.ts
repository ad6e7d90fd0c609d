/** Content packs that people have brought: corrections of a game's content, named in its records. */

import { Failed } from './failed.ts';
import type { PackInfo } from './protocol/index.ts';
import type { Games } from './shelf.ts';
import type { DamageListener, Store } from './store/store.ts';

/** Packs that one person may keep. */
const MOST_PACKS = 20;
/** Lists and things within each other: no game's content goes nearly as deep, and what looks at it goes down by itself. */
const DEEPEST = 40;

/** A pack that is stored; `errors` says why it does not fit its game as it is now. */
interface StoredPack {
  readonly json: string;
  readonly errors: readonly string[];
}

export class Packs {
  private readonly store: Store;
  private readonly games: Games;
  private readonly stored: Map<string, StoredPack> = new Map();

  private constructor(store: Store, games: Games) {
    this.store = store;
    this.games = games;
  }

  /** A pack that cannot be read, or does not fit any more, keeps neither the server nor other packs from being there. */
  static async open(store: Store, games: Games, damaged: DamageListener): Promise<Packs> {
    const packs = new Packs(store, games);
    for (const { id, game, json } of await store.packs()) {
      const pack = readPack(json);
      if (pack === null) damaged({ kind: 'pack', id: `${game}/${id}`, detail: 'it cannot be read' });
      else packs.stored.set(keyOf(game, id), { json, errors: await packs.misfits(game, id, pack.value) });
    }
    return packs;
  }

  /** The JSON of a pack that fits its game, for threads that have not met it; null for the content as shipped. */
  jsonOf(game: string, pack: string): string | null {
    const stored = this.stored.get(keyOf(game, pack));
    return stored === undefined || stored.errors.length > 0 ? null : stored.json;
  }

  /** The pack as it was brought. */
  shown(game: string, pack: string): Readonly<Record<string, unknown>> | Failed {
    const stored = this.stored.get(keyOf(game, pack));
    return stored === undefined ? new Failed('notFound') : JSON.parse(stored.json);
  }

  async add(person: string, game: string, pack: unknown): Promise<PackInfo | Failed> {
    if (!this.games.has(game)) return new Failed('unknownGame');
    if ((await this.store.packsOf(person)).length >= MOST_PACKS) return new Failed('tooManyKept');
    if (isDeeper(pack, DEEPEST)) return new Failed('badPack', { params: { errors: ['it goes too deep'] } });
    const added = await this.learn(game, pack);
    if (!added.ok) return new Failed('badPack', { params: { errors: added.errors.slice(0, 20) } });
    const json = JSON.stringify(pack);
    await this.store.addPack({ id: added.id, game, name: added.name, person, json });
    this.stored.set(keyOf(game, added.id), { json, errors: [] });
    return { id: added.id, name: added.name, errors: [] };
  }

  async of(person: string, game: string): Promise<PackInfo[]> {
    const packs = await this.store.packsOf(person);
    return packs
      .filter((pack) => pack.game === game)
      .map(({ id, name }) => ({ id, name, errors: [...(this.stored.get(keyOf(game, id))?.errors ?? ['it cannot be read'])] }));
  }

  /** Why a pack is not, or no longer, the one that its name says. */
  private async misfits(game: string, id: string, pack: unknown): Promise<readonly string[]> {
    const added = await this.learn(game, pack);
    if (!added.ok) return added.errors.slice(0, 20);
    return added.id === id ? [] : ['the content it changes is another now'];
  }

  private async learn(game: string, pack: unknown) {
    if (isDeeper(pack, DEEPEST)) return { ok: false as const, errors: ['it goes too deep'] };
    return (await this.games.get(game)?.packs.add(pack)) ?? { ok: false as const, errors: ['there is no such game here'] };
  }
}

function readPack(json: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(json) };
  } catch {
    return null;
  }
}

/** Whether a value has more within each other than that. Goes down step by step: what it looks for would exhaust the stack. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return false;
}

function keyOf(game: string, pack: string): string {
  return `${game} ${pack}`;
}

/** Content packs that people have brought: corrections of a game's content, named in its records. */

import type { PackAdded } from '@castellan/engine';
import { Failed } from './failed.ts';
import type { PackInfo } from './protocol/index.ts';
import type { Games } from './shelf.ts';
import type { DamageListener, Store } from './store/store.ts';

/** Packs that one person may keep. */
const MOST_PACKS = 20;
/** Lists and things within each other: no game's content goes nearly as deep, and what looks at it goes down by itself. */
const DEEPEST = 40;
const MOST_ERRORS = 20;
const UNREADABLE = ['it cannot be read'];

/** Packs that are stored, and whether they fit their games as these are now. */
export class KnownPacks {
  private readonly games: Games;
  private readonly packs: Map<string, { readonly json: string; readonly errors: readonly string[] }> = new Map();

  constructor(games: Games) {
    this.games = games;
  }

  /** Gets to know a stored pack; false when it cannot be read. */
  async meet(game: string, id: string, json: string): Promise<boolean> {
    const pack = readPack(json);
    const errors = pack === null ? UNREADABLE : await this.misfits(game, id, pack.value);
    this.packs.set(keyOf(game, id), { json, errors });
    return pack !== null;
  }

  has(game: string, id: string): boolean {
    return this.packs.has(keyOf(game, id));
  }

  /** Hands a pack to its game. */
  async learn(game: string, pack: unknown): Promise<PackAdded> {
    if (isDeeper(pack, DEEPEST)) return { ok: false, errors: ['it goes too deep'] };
    return (await this.games.get(game)?.packs.add(pack)) ?? { ok: false, errors: ['there is no such game here'] };
  }

  /** The JSON of a pack that fits its game; null for any other, and for the content as shipped. */
  jsonOf(game: string, id: string): string | null {
    const pack = this.packs.get(keyOf(game, id));
    return pack === undefined || pack.errors.length > 0 ? null : pack.json;
  }

  /** Why a pack does not fit. */
  errorsOf(game: string, id: string): readonly string[] {
    return this.packs.get(keyOf(game, id))?.errors ?? UNREADABLE;
  }

  /** The pack as it was brought; null when there is none that can be read. */
  shown(game: string, id: string): Readonly<Record<string, unknown>> | null {
    const pack = this.packs.get(keyOf(game, id));
    return pack === undefined || pack.errors === UNREADABLE ? null : JSON.parse(pack.json);
  }

  /** A pack is called after what the content comes to with it: when that is another now, old games cannot be gone on with by it. */
  private async misfits(game: string, id: string, pack: unknown): Promise<readonly string[]> {
    const added = await this.learn(game, pack);
    if (!added.ok) return added.errors.slice(0, MOST_ERRORS);
    return added.id === id ? [] : ['the content it changes is another now'];
  }
}

export class Packs {
  private readonly store: Store;
  private readonly games: Games;
  private readonly known: KnownPacks;

  private constructor(store: Store, games: Games, known: KnownPacks) {
    this.store = store;
    this.games = games;
    this.known = known;
  }

  /** A pack that cannot be read, or does not fit any more, keeps neither the server nor other packs from being there. */
  static async open(store: Store, games: Games, damaged: DamageListener): Promise<Packs> {
    const known = new KnownPacks(games);
    for (const { id, game, json } of await store.packs())
      if (!(await known.meet(game, id, json))) damaged({ kind: 'pack', id: `${game}/${id}`, detail: 'it cannot be read' });
    return new Packs(store, games, known);
  }

  /** For threads that have not met it, and tables that are played with it. */
  jsonOf(game: string, pack: string): string | null {
    return this.known.jsonOf(game, pack);
  }

  /** Gets to know a pack that another server was brought. */
  async meet(game: string, pack: string): Promise<void> {
    if (this.known.has(game, pack)) return;
    const stored = await this.store.pack(game, pack);
    if (stored !== null) await this.known.meet(game, pack, stored.json);
  }

  async shown(game: string, pack: string): Promise<Readonly<Record<string, unknown>> | Failed> {
    await this.meet(game, pack);
    return this.known.shown(game, pack) ?? new Failed('notFound');
  }

  async add(person: string, game: string, pack: unknown): Promise<PackInfo | Failed> {
    if (!this.games.has(game)) return new Failed('unknownGame');
    if ((await this.store.packsOf(person)).length >= MOST_PACKS) return new Failed('tooManyKept');
    const added = await this.known.learn(game, pack);
    if (!added.ok) return new Failed('badPack', { params: { errors: added.errors.slice(0, MOST_ERRORS) } });
    const json = JSON.stringify(pack);
    await this.store.addPack({ id: added.id, game, name: added.name, person, json });
    await this.known.meet(game, added.id, json);
    return { id: added.id, name: added.name, errors: [] };
  }

  async of(person: string, game: string): Promise<PackInfo[]> {
    const packs = (await this.store.packsOf(person)).filter((pack) => pack.game === game);
    for (const { id } of packs) await this.meet(game, id);
    return packs.map(({ id, name }) => ({ id, name, errors: [...this.known.errorsOf(game, id)] }));
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

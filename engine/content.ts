/** Content as shipped, and content packs: corrections that players who own the box lay over it. */

import { canonical } from './json.ts';
import { sha256 } from './sha256.ts';

export type PackAdded =
  | { readonly ok: true; readonly id: string; readonly name: string }
  | { readonly ok: false; readonly errors: readonly string[] };

/** What is asked of a game about its content packs. */
export interface Packs {
  has(pack: string): boolean;
  add(pack: unknown): Promise<PackAdded>;
  /** The same for a pack that is still being written: held to the same checks, and known as `TRIAL` until the next one is tried. */
  tried(pack: unknown): Promise<PackAdded>;
  /** What a pack changes, and the schema it is held against: for whoever writes one. */
  shipped(): Promise<Shipped>;
}

/** Contents by pack: `of(s)` is what the rules read. */
export interface Shelf<C> extends Packs {
  of(s: { readonly core: { readonly pack: string } }): C;
}

/** Of a game without content. */
export const NO_PACKS: Packs = {
  has: (pack) => pack === '',
  add: async () => ({ ok: false, errors: ['this game takes no packs'] }),
  tried: async () => ({ ok: false, errors: ['this game takes no packs'] }),
  shipped: async () => ({ data: {}, schema: {} }),
};

export interface Shipped {
  readonly data: unknown;
  /** JSON Schema. */
  readonly schema: unknown;
}

/** No pack that is played with is called so: its name would be followed by a hash. */
export const TRIAL = 'trial';

export type Assembled<C> = { readonly ok: true; readonly content: C } | { readonly ok: false; readonly errors: readonly string[] };

/** What checks raw data against the game's schema and puts it into the shape the rules read. */
export interface Assembler<C> {
  assemble(raw: unknown): Assembled<C>;
  /** JSON Schema of the raw data. */
  readonly schema: unknown;
  /** The raw data as shipped: all of it, for packs are told apart by the whole. */
  readonly data: unknown;
}

/** What a game knows of its data: its schema, what a schema cannot say, and the shape the rules read. */
interface Checks<D, C> {
  readonly fits: (raw: unknown) => raw is D;
  readonly misfits: (raw: unknown) => readonly { readonly instancePath: string; readonly message: string }[];
  readonly contradictions: (data: D) => readonly string[];
  readonly contentOf: (data: D) => C;
}

export function assembling<D, C>({ fits, misfits, contradictions, contentOf }: Checks<D, C>): Assembler<C>['assemble'] {
  return (raw) => {
    if (!fits(raw)) return { ok: false, errors: misfits(raw).map(({ instancePath, message }) => `${instancePath || '/'}: ${message}`) };
    const errors = contradictions(raw);
    return errors.length > 0 ? { ok: false, errors } : { ok: true, content: contentOf(raw) };
  };
}

/**
 * A shelf with the shipped data on it, in the shape the rules read. That it fits its own schema is proven by the kit, so that
 * the schema and the raw data are loaded only when a pack must be checked. A pack is `{ "game": id, "name": text, "changes": … }`; changes are
 * laid over the data field by field, lists of things with an `id` thing by thing.
 */
export function contentShelf<C>(game: string, shipped: C, assembler: () => Promise<Assembler<C>>): Shelf<C> {
  const packs = new Map<string, C>();
  const laid = async (pack: unknown, called: (name: string, merged: unknown) => string): Promise<PackAdded> => {
    if (!isObject(pack) || typeof pack.name !== 'string' || !isPackName(pack.name)) {
      return { ok: false, errors: ['name: a content pack needs a name of at most 40 letters, digits, spaces, dots, dashes'] };
    }
    if (pack.game !== game) return { ok: false, errors: [`game: this pack is not for ${game}`] };
    if (!isObject(pack.changes)) return { ok: false, errors: ['changes: a content pack needs its changes'] };
    const { assemble, data } = await assembler();
    const errors = unsayable(pack.changes, 'changes');
    const merged = merge(data, pack.changes, 'changes', errors);
    if (errors.length > 0) return { ok: false, errors };
    const assembled = assemble(merged);
    if (!assembled.ok) return assembled;
    const id = called(pack.name, merged);
    packs.set(id, assembled.content);
    return { ok: true, id, name: pack.name };
  };
  return {
    of: ({ core: { pack } }) => (pack === '' ? shipped : (packs.get(pack) ?? missing(pack))),
    has: (pack) => pack === '' || packs.has(pack),
    add: (pack) => laid(pack, (name, merged) => `${name.trim().replace(/ +/g, '-')}@${sha256(canonical(merged)).slice(0, 16)}`),
    tried: (pack) => laid(pack, () => TRIAL),
    shipped: async () => {
      const { data, schema } = await assembler();
      return { data, schema };
    },
  };
}

/** It stands in records, on a line of its own. */
export function isPackName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u.test(name);
}

function missing(pack: string): never {
  throw new Error(`the content pack ${pack} is not loaded`);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names and texts become messages, in which braces are a parameter's: where they stand nothing could be said. */
function unsayable(value: unknown, path: string): string[] {
  if (typeof value === 'string') return /[{}]/.test(value) ? [`${path}: braces may not be used in names and texts`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unsayable(part, `${path}.${key}`));
}

/** Raw data with a pack's changes laid over it, unchecked: for screens, after the shelf has accepted the pack. */
export function laidOver<T>(data: T, changes: unknown): T;
export function laidOver(data: unknown, changes: unknown): unknown {
  return merge(data, changes, 'changes', []);
}

/** Put in place of what was there, whatever fields that had. */
const WHOLE = '=';

function merge(base: unknown, changes: unknown, path: string, errors: string[]): unknown {
  if (isObject(changes) && Object.hasOwn(changes, WHOLE)) {
    if (Object.keys(changes).length > 1) errors.push(`${path}: nothing may stand beside “${WHOLE}”`);
    if (isListOfThings(base)) errors.push(`${path}: a list of things is changed thing by thing`);
    return changes[WHOLE];
  }
  if (Array.isArray(base) && isObject(changes)) {
    for (const id of Object.keys(changes))
      if (!base.some((item) => hasId(item, id))) errors.push(`${path}.${id}: there is no such thing to change`);
    return base.map((item: unknown) => {
      const id = isObject(item) && typeof item.id === 'string' ? item.id : null;
      return id !== null && Object.hasOwn(changes, id) ? merge(item, changes[id], `${path}.${id}`, errors) : item;
    });
  }
  if (isObject(base) && isObject(changes)) {
    const merged = new Map(Object.entries(base));
    for (const [key, value] of Object.entries(changes))
      merged.set(key, merged.has(key) ? merge(merged.get(key), value, `${path}.${key}`, errors) : value);
    return Object.fromEntries(merged);
  }
  return changes;
}

/**
 * The changes that lead from one content to another, as a pack has them: null where nothing differs. Fields that are gone make their
 * whole be told anew.
 */
export function changesBetween(base: unknown, next: unknown): { readonly changes: unknown } | null {
  if (isListOfThings(base) && isListOfThings(next) && base.every(({ id }, i) => next[i]?.id === id) && base.length === next.length)
    return together(base.flatMap((item, i) => entry(item.id, item, next[i])));
  if (isObject(base) && isObject(next)) {
    if (Object.keys(base).some((key) => !Object.hasOwn(next, key))) return { changes: { [WHOLE]: next } };
    return together(Object.keys(next).flatMap((key) => (Object.hasOwn(base, key) ? entry(key, base[key], next[key]) : [[key, next[key]]])));
  }
  return canonical(base) === canonical(next) ? null : { changes: next };
}

function entry(key: string, base: unknown, next: unknown): [string, unknown][] {
  const found = changesBetween(base, next);
  return found === null ? [] : [[key, found.changes]];
}

function together(entries: readonly (readonly [string, unknown])[]): { readonly changes: unknown } | null {
  return entries.length === 0 ? null : { changes: Object.fromEntries(entries) };
}

/** What packs change thing by thing. */
export function isListOfThings(value: unknown): value is readonly { readonly id: string; readonly [field: string]: unknown }[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && typeof item.id === 'string');
}

function hasId(item: unknown, id: string): boolean {
  return isObject(item) && item.id === id;
}

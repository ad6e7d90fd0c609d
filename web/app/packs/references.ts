/** Texts of a content that name things of it: a village its fief, an event its lands. They are chosen among those things, by name. */

import { isListOfThings } from '@castellan/engine';
import type { Labels } from './labels.ts';
import { at, isFields, isShown, type Path, type Shape, variantOf } from './shape.ts';

/** What may stand in one place. */
interface Reference {
  /** The lists whose things are meant. */
  readonly lists: readonly Path[];
  /** What the content as shipped names there besides. */
  readonly others: readonly string[];
}

interface Named {
  readonly id: string;
  readonly label: string;
}

/** What may be named at a place; null where words are free. */
export type References = (path: Path) => readonly Named[] | null;

interface List {
  readonly path: Path;
  readonly ids: ReadonlySet<string>;
}

/** `data` is the content as it is being written, whose names are told; which text means what the shipped one tells. */
export function referencesIn(shape: Shape, shipped: unknown, data: unknown, labels: Labels): References {
  const known = foundIn(shape, shipped, labels);
  const made = new Map<Reference, readonly Named[]>();
  return (path) => {
    const reference = known.get(patternOf(shipped, path));
    if (reference === undefined) return null;
    const named = made.get(reference) ?? namedIn(reference, data, labels);
    made.set(reference, named);
    return named;
  };
}

function namedIn({ lists, others }: Reference, data: unknown, labels: Labels): readonly Named[] {
  const things = lists.flatMap((list) => {
    const value = at(data, list);
    return isListOfThings(value) ? value.map(({ id }) => ({ id, label: labels.thing(data, [...list, id]) })) : [];
  });
  const all = [...things, ...others.map((id) => ({ id, label: labels.value(id) }))];
  const count = (label: string): number => all.filter((one) => one.label === label).length;
  return all.map(({ id, label }) => ({ id, label: count(label) > 1 ? `${label} (${id})` : label }));
}

/** A place with all items of a list taken alike. */
function patternOf(data: unknown, path: Path): string {
  let value = data;
  return path
    .map((key) => {
      const isItem = Array.isArray(value);
      value = at(value, [key]) ?? (isItem && Array.isArray(value) ? value[0] : undefined);
      return isItem ? '*' : key;
    })
    .join('.');
}

const bySchema = new WeakMap<Shape, ReadonlyMap<string, Reference>>();

function foundIn(shape: Shape, shipped: unknown, labels: Labels): ReadonlyMap<string, Reference> {
  const before = bySchema.get(shape);
  if (before !== undefined) return before;
  const texts = new Map<string, Set<string>>();
  collect(shape, shipped, '', texts);
  const lists = listsIn(shipped, []);
  const found = new Map<string, Reference>();
  for (const [pattern, values] of texts) {
    const reference = meant(pattern, values, lists, shipped, labels);
    if (reference !== null) found.set(pattern, reference);
  }
  bySchema.set(shape, found);
  return found;
}

/** All that stands in free texts, by place. */
function collect(shape: Shape, value: unknown, pattern: string, texts: Map<string, Set<string>>): void {
  const below = (key: string): string => (pattern === '' ? key : `${pattern}.${key}`);
  switch (shape.kind) {
    case 'text':
      if (typeof value === 'string') texts.set(pattern, (texts.get(pattern) ?? new Set()).add(value));
      return;
    case 'either':
      collect(shape.variants[variantOf(shape.variants, value)], value, pattern, texts);
      return;
    case 'fields':
      for (const field of shape.fields.filter(isShown)) collect(field.shape, at(value, [field.name]), below(field.name), texts);
      return;
    case 'table':
      if (isFields(value)) for (const [key, part] of Object.entries(value)) collect(shape.value, part, below(key), texts);
      return;
    case 'list':
    case 'tuple':
      if (!Array.isArray(value)) return;
      value.forEach((item: unknown, i) => {
        collect(shape.kind === 'list' ? shape.item : shape.items[i], item, below('*'), texts);
      });
  }
}

function listsIn(value: unknown, path: Path): readonly List[] {
  if (isListOfThings(value))
    return [{ path, ids: new Set(value.map(({ id }) => id)) }, ...value.flatMap((thing) => listsIn({ ...thing }, [...path, thing.id]))];
  return isFields(value) ? Object.entries(value).flatMap(([key, part]) => listsIn(part, [...path, key])) : [];
}

/** Which things texts at one place mean: those of one list, or of lists that stand side by side, or whatever the game has names for. */
function meant(pattern: string, values: ReadonlySet<string>, lists: readonly List[], shipped: unknown, labels: Labels): Reference | null {
  const beside = ({ path }: List, value: string): boolean => {
    const parent = at(shipped, path.slice(0, -1));
    return isFields(parent) && Object.hasOwn(parent, value);
  };
  const holding = lists.filter((list) => {
    const strange = [...values].filter((value) => !list.ids.has(value));
    return strange.length < values.size && strange.every((value) => beside(list, value));
  });
  const own = (list: List): boolean => pattern.startsWith(`${list.path.join('.')}.`);
  const [list] = [...holding.filter(({ path }) => isNamedIn(pattern, path)), ...holding.filter((one) => !own(one)), ...holding];
  if (list !== undefined) return { lists: [list.path], others: [...values].filter((value) => !list.ids.has(value)) };
  for (const parent of new Set(lists.map(({ path }) => path.slice(0, -1).join('.')))) {
    const together = lists.filter(({ path }) => path.length > 1 && path.slice(0, -1).join('.') === parent);
    if ([...values].every((value) => together.some(({ ids }) => ids.has(value))))
      return { lists: together.filter(({ ids }) => [...values].some((value) => ids.has(value))).map(({ path }) => path), others: [] };
  }
  return [...values].every((value) => labels.names(value)) ? { lists: [], others: [...values] } : null;
}

/** Whether a field is called after the things of a list: `dieToBishopric` after `bishoprics`. */
function isNamedIn(pattern: string, path: Path): boolean {
  const one = String(path[path.length - 1])
    .replace(/s$/, '')
    .toLowerCase();
  const field = pattern
    .split('.')
    .filter((key) => key !== '*' && !/^\d+$/.test(key))
    .at(-1);
  return field?.toLowerCase().includes(one) === true;
}

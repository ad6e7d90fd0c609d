/** What there is to be changed in a game: its lists of things, and what stands in no list. */

import { isListOfThings } from '@castellan/engine';
import type { Language } from '@castellan/text';
import { at, type Field, isFields, isOpen, isShown, type Path, type Shape, shapeAt, variantOf } from './shape.ts';

export interface Section {
  readonly path: Path;
  /** Ids of a list of things; null for fields that stand by themselves. */
  readonly things: readonly string[] | null;
}

/** In the order of the data: first the lists, which hold what lies on the table, then the rest. */
export function sectionsOf(shape: Shape, data: unknown): readonly Section[] {
  const found = within(shape, data, []);
  return [...found.filter(({ things }) => things !== null), ...found.filter(({ things }) => things === null)];
}

function within(shape: Shape, data: unknown, path: Path): readonly Section[] {
  if (shape.kind !== 'fields' || !isFields(data)) return [];
  const rest = path.length > 0 && ownFields(shape, data).length > 0 ? [{ path, things: null }] : [];
  const lists = shape.fields.filter(isShown).flatMap(({ name, shape: part }): readonly Section[] => {
    const value = data[name];
    if (isListOfThings(value)) {
      const things = value.filter((thing) => hasFields(part, thing)).map(({ id }) => id);
      return things.length === 0 ? [] : [{ path: [...path, name], things }];
    }
    if (part.kind === 'fields' && (path.length === 0 || holdsLists(part, value))) return within(part, value, [...path, name]);
    return path.length === 0 ? [{ path: [name], things: null }] : [];
  });
  return [...rest, ...lists];
}

function hasFields(list: Shape, thing: unknown): boolean {
  const item = list.kind === 'list' ? list.item : list;
  const shape = item.kind === 'either' ? item.variants[variantOf(item.variants, thing)] : item;
  return isOpen(shape);
}

function holdsLists(shape: Shape, value: unknown): boolean {
  if (shape.kind !== 'fields' || !isFields(value)) return false;
  return shape.fields.filter(isShown).some(({ name, shape: part }) => isListOfThings(value[name]) || holdsLists(part, value[name]));
}

/** The fields of a place that have no section of their own. */
export function ownFields(shape: Shape, value: unknown): readonly Field[] {
  if (shape.kind !== 'fields' || !isFields(value)) return [];
  return shape.fields.filter(isShown).filter(({ name, shape: part }) => !isListOfThings(value[name]) && !holdsLists(part, value[name]));
}

/** The section that a place is in, and of its things the one. */
export function placeOf(sections: readonly Section[], path: Path): { readonly section: Section; readonly thing: string | null } | null {
  const [section] = sections
    .filter(({ path: start }) => start.every((key, i) => path[i] === key))
    .sort((one, other) => other.path.length - one.path.length);
  if (section === undefined) return null;
  const thing = path[section.path.length];
  return { section, thing: section.things?.find((id) => id === thing) ?? null };
}

/** What a thing is called in its own data. */
export function calledIn(data: unknown, path: Path, language: Language): string | null {
  return nameIn(at(data, path), language, 2);
}

function nameIn(value: unknown, language: Language, deep: number): string | null {
  if (!isFields(value) || deep === 0) return null;
  const { name } = value;
  if (isFields(name) && typeof name[language] === 'string') return name[language];
  for (const part of Object.values(value)) {
    const found = nameIn(part, language, deep - 1);
    if (found !== null) return found;
  }
  return null;
}

/** The place that a schema or a game names in a complaint: `/empireA/3/cost/coins`, `constants.startCoins`, or just the id of a thing. */
export function placeNamed(sections: readonly Section[], shape: Shape, data: unknown, named: string): Path | null {
  const parts = named.split(/[./]/).filter((part) => part !== '' && part !== 'changes' && part !== '=');
  const path = pathAlong(data, parts);
  if (path.length > 0 && shapeAt(shape, data, path) !== null && placeOf(sections, path) !== null) return path;
  for (const id of parts) {
    const section = sections.find(({ things }) => things?.includes(id) === true);
    if (section !== undefined) return [...section.path, id];
  }
  return path.length > 0 && placeOf(sections, path) !== null ? path : null;
}

/** As far as the parts lead, with the ids of things for their numbers. */
function pathAlong(data: unknown, parts: readonly string[]): Path {
  const path: (string | number)[] = [];
  let value = data;
  for (const part of parts) {
    const things = isListOfThings(value) ? value : null;
    const key = things !== null ? (things[Number(part)]?.id ?? part) : Array.isArray(value) ? Number(part) : part;
    const next = at(value, [key]);
    if (next === undefined) return path;
    path.push(key);
    value = next;
  }
  return path;
}

/** What fields and their values are called in the language of the reader. */

import type { Catalogue, Speaker } from '@castellan/text';
import { at, isFields, type Path } from './shape.ts';
import { calledIn, type Section } from './things.ts';

export interface Labels {
  readonly speaker: Speaker;
  /** Whether there are words for it. */
  knows(kind: 'field' | 'value', name: string): boolean;
  /** Of a field, by its name in the data. */
  field(name: string | number): string;
  /** Of one of the values a field may have; what the field is called tells things apart that share their ids. */
  value(value: unknown, field?: string): string;
  /** Of a thing of a list, or of a place. */
  thing(data: unknown, path: Path): string;
  /** Whether the game has a name for an id. */
  names(id: string): boolean;
}

/** `own` are the words of the editor; what they leave out is told by the game, whose names come first in `game`. */
export function labelsIn(speaker: Speaker, own: Catalogue, game: Catalogue): Labels {
  const named = new Map<string, string>();
  const kinds = new Set<string>();
  for (const [key, words] of Object.entries(game)) {
    const [, kind, id] = /^name\.([^.]+)\.(.+)$/.exec(key) ?? [];
    if (id !== undefined && !named.has(id)) named.set(id, words);
    if (kind !== undefined) kinds.add(kind);
  }
  // What is part of another thing is called so by it, and by itself in the data: `wheel.mer1`.
  for (const [id, words] of [...named]) {
    const part = id.slice(id.lastIndexOf('.') + 1);
    if (/\D/.test(part) && !named.has(part)) named.set(part, words);
  }
  const known = (kind: 'field' | 'value', name: string): string | undefined =>
    own[`${kind}.${name}`] ?? game[`term.${name}`] ?? named.get(name) ?? own[`${kind === 'field' ? 'value' : 'field'}.${name}`];
  /** `colour` of a point is a colour, not the good of that colour. */
  const ofField = (field: string, id: string): string | undefined =>
    [...kinds]
      .filter((kind) => field.toLowerCase().includes(kind.toLowerCase()))
      .map((kind) => game[`name.${kind}.${id}`])
      .find((words) => words !== undefined);
  const said = (kind: 'field' | 'value', name: string): string => known(kind, name) ?? spelled(name);
  const thing = (data: unknown, path: Path): string => {
    const id = String(path[path.length - 1] ?? '');
    const name = calledIn(data, path, speaker.language) ?? named.get(id);
    if (name !== undefined) return name;
    const words = known('field', id);
    if (words !== undefined) return capital(words);
    const value = at(data, path);
    return isFields(value) && typeof value.id === 'string' ? capital(inShort(labels, value)) : spelled(id);
  };
  const labels: Labels = {
    speaker,
    names: (id) => named.has(id),
    knows: (kind, name) => known(kind, name) !== undefined,
    field: (name) => (typeof name === 'number' ? String(name + 1) : capital(said('field', name))),
    value: (value, field = '') =>
      typeof value === 'string' ? (ofField(field, value) ?? said('value', value)) : value === null ? own['value.none'] : String(value),
    thing,
  };
  return labels;
}

/** Things of a list that others are called like: only their ids tell them apart. */
export function namesakes(labels: Labels, data: unknown, { path, things }: Section): ReadonlySet<string> {
  const called = (things ?? []).map((id) => labels.thing(data, [...path, id]));
  return new Set((things ?? []).filter((_, i) => called.some((name, j) => j !== i && name === called[i])));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `handLimit` as “hand limit”. */
function spelled(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}

/** A value in few words, for what is folded. */
export function inShort(labels: Labels, value: unknown, deep = 3): string {
  if (Array.isArray(value)) return deep === 0 ? '…' : value.map((item) => inShort(labels, item, deep - 1)).join(', ');
  if (isFields(value)) {
    const { language } = labels.speaker;
    if (typeof value[language] === 'string') return value[language];
    if (deep === 0) return '…';
    return Object.entries(value)
      .filter(([name]) => name !== 'src' && name !== 'pos' && name !== 'id')
      .map(([name, part]) =>
        typeof part === 'string' || part === true
          ? part === true
            ? labels.field(name)
            : labels.value(part, name)
          : part === false || part === null
            ? ''
            : `${labels.field(name)} ${inShort(labels, part, deep - 1)}`,
      )
      .filter((words) => words.trim() !== '')
      .join(' · ');
  }
  return labels.value(value);
}

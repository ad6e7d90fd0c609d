/** What fields and their values are called in the language of the reader. */

import type { Catalogue, Speaker } from '@castellan/text';
import { isFields, type Path } from './shape.ts';
import { calledIn } from './things.ts';

export interface Labels {
  readonly speaker: Speaker;
  /** Whether there are words for it. */
  knows(kind: 'field' | 'value', name: string): boolean;
  /** Of a field, by its name in the data. */
  field(name: string | number): string;
  /** Of one of the values a field may have. */
  value(value: unknown): string;
  /** Of a thing of a list, or of a place. */
  thing(data: unknown, path: Path): string;
}

/** `own` are the words of the editor; what they leave out is told by the game, whose names come first in `game`. */
export function labelsIn(speaker: Speaker, own: Catalogue, game: Catalogue): Labels {
  const named = new Map<string, string>();
  for (const [key, words] of Object.entries(game)) {
    const [, id] = /^name\.[^.]+\.(.+)$/.exec(key) ?? [];
    if (id !== undefined && !named.has(id)) named.set(id, words);
  }
  const known = (kind: 'field' | 'value', name: string): string | undefined =>
    own[`${kind}.${name}`] ?? game[`term.${name}`] ?? named.get(name) ?? own[`${kind === 'field' ? 'value' : 'field'}.${name}`];
  const said = (kind: 'field' | 'value', name: string): string => known(kind, name) ?? spelled(name);
  const thing = (data: unknown, path: Path): string => {
    const id = String(path[path.length - 1] ?? '');
    const name = calledIn(data, path, speaker.language);
    if (name === null) return named.get(id) ?? said('field', id);
    return /\d/.test(id) ? `${name} · ${id}` : name;
  };
  return {
    speaker,
    knows: (kind, name) => known(kind, name) !== undefined,
    field: (name) => (typeof name === 'number' ? String(name + 1) : capital(said('field', name))),
    value: (value) => (typeof value === 'string' ? said('value', value) : value === null ? own['value.none'] : String(value)),
    thing,
  };
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
            : labels.value(part)
          : part === false || part === null
            ? ''
            : `${labels.field(name)} ${inShort(labels, part, deep - 1)}`,
      )
      .filter((words) => words.trim() !== '')
      .join(' · ');
  }
  return labels.value(value);
}

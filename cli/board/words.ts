/** The words for what stands on a table, taken from the game's messages. */

import type { Catalogue, Speaker } from '@castellan/text';
import { FRENCH } from './french.ts';

export interface Words {
  /** What a field is called. */
  label(key: string): string;
  /** What a thing is called that stands in a field. */
  name(key: string, id: string): string;
  seat(seat: number): string;
  /** A field's label with what stands in it, on a line of its own. */
  line(label: string, text: string): string;
  readonly seats: number;
}

export function wordsOf(speaker: Speaker, messages: Catalogue, names: readonly string[]): Words {
  const known = namesById(messages);
  const named = (key: string, id: string): string | undefined =>
    [key, ...kindsIn(key)].map((kind) => messages[`name.${kind}.${id}`]).find((name) => name !== undefined) ?? known.get(id);
  const term = (id: string): string | null => (speaker.has(`term.${id}`) ? speaker.say(`term.${id}`) : null);
  const plain = (id: string): string => (speaker.language === 'fr' ? (FRENCH[id] ?? spaced(id)) : spaced(id));
  return {
    label: (key) => small(term(key) ?? known.get(key) ?? plain(key)),
    name: (key, id) => named(key, id) ?? named(key, withoutNumber(id)) ?? term(id) ?? plain(id),
    seat: (seat) => names[seat],
    line: (label, text) => speaker.say('cli.labelled', { label, text }),
    seats: names.length,
  };
}

/** Names that only one thing has, whatever its kind. */
function namesById(messages: Catalogue): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const shared = new Set<string>();
  for (const [key, text] of Object.entries(messages)) {
    const [, id] = /^name\.[^.]+\.(.+)$/.exec(key) ?? [];
    if (id === undefined) continue;
    if (names.has(id) && names.get(id) !== text) shared.add(id);
    names.set(id, text);
  }
  for (const id of shared) names.delete(id);
  return names;
}

/** “Army limit” as “army limit” inside a line, “VP” as it is. */
function small(term: string): string {
  return /^\p{Lu}\p{Ll}/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

/** `empireRow` as “empire row”, `stone-creature` as “stone creature”. */
function spaced(identifier: string): string {
  return identifier
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}

/** Kinds of things that a field may hold: `pathOffers` holds offers, or paths. */
function kindsIn(key: string): string[] {
  const words = key.match(/[A-Z]?[a-z]+/g) ?? [];
  return words.reverse().map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''));
}

/** `peasant-08` is one of the peasants. */
function withoutNumber(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** A game's view as text, for any game: what is common, what is mine, what the others have. */

import type { Json, Seat } from '@castellan/engine';
import { wrap } from '../layout.ts';
import type { Board } from './own.ts';
import type { Words } from './words.ts';

type Fields = { readonly [key: string]: Json };

/** Fields whose number is a seat. */
const SEAT = /(^|[a-z])(seat|holder|owner|player|leader|takenBy|by)$/i;
/** … and those of which this holds for the table as a whole only: an active token is none. */
const SEAT_OF_TABLE = ['active', 'first'];
/** Fields that say what a thing is, and need no label. */
const HEADS = ['card', 'id', 'name', 'value', 'kind', 'key', 'top', 'place'];
const PLAIN = [...HEADS, 'seat'];
/** … also where they are numbers; others are counts then. */
const NUMBERED = ['value', 'id', 'seat'];
const UNKNOWN = '?';
const NOTHING = '–';
const INDENT = '    ';

export function boardOf(view: Json, me: Seat | null, words: Words, width: number): Board {
  const whole = isFields(view) ? view : { view };
  const shared = Object.entries(whole).filter(([key, value]) => !isBySeat(key, value, words.seats));
  const bySeat = Object.entries(whole).filter(([key, value]) => isBySeat(key, value, words.seats));
  const players = Array.from({ length: words.seats }, (_, seat) => {
    const own = bySeat.flatMap(([, items]) => (Array.isArray(items) ? Object.entries(ownFields(items, seat)) : []));
    return { head: '', lines: paragraphs(own, words, width, seat === me) };
  });
  return { common: paragraphs(shared, words, width, true, SEAT_OF_TABLE), players };
}

/** A list with one entry for each seat. */
function isBySeat(key: string, value: Json, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== seats || !value.every(isFields)) return false;
  return value.every((item, seat) => item.seat === seat) || key === 'players';
}

function ownFields(items: readonly Json[], seat: Seat): Fields {
  const item = items[seat];
  if (!isFields(item)) return {};
  const { seat: _, ...rest } = item;
  return rest;
}

/** Short facts in one paragraph, each list in its own. */
function paragraphs(
  fields: readonly (readonly [string, Json])[],
  words: Words,
  width: number,
  withZeros: boolean,
  seats: readonly string[] = [],
): string[] {
  const facts: string[] = [];
  const lists: string[] = [];
  for (const [key, value] of fields) {
    if (isIdle(key, value) && !(withZeros && value === 0)) continue;
    if (isLong(value)) lists.push(words.line(capital(words.label(key)), thing(key, value, words)));
    else if (seats.includes(key) && isSeat(value, words)) facts.push(`${words.label(key)} ${words.seat(value)}`);
    else facts.push(fact(key, value, words));
  }
  const first = facts.length === 0 ? [] : [capital(facts.join(' · '))];
  return [...first, ...lists].flatMap((text) => wrap(text, width - 2, INDENT).map((line) => `  ${line}`));
}

/** Nothing worth a word. */
function isIdle(key: string, value: Json): boolean {
  if (value === 0) return !SEAT.test(key);
  if (value === null || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.entries(value).every(([part, item]) => isIdle(part, item));
}

function isLong(value: Json): boolean {
  return Array.isArray(value) || (isFields(value) && Object.values(value).some((item) => typeof item === 'object' && item !== null));
}

/** A field with its label. */
function fact(key: string, value: Json, words: Words): string {
  if (value === true) return words.label(key);
  const said = thing(key, value, words);
  if (isPlain(PLAIN, key, value)) return said;
  return isFields(value) ? `${words.label(key)} (${said})` : `${words.label(key)} ${said}`;
}

function isPlain(keys: readonly string[], key: string, value: Json): boolean {
  return keys.includes(key) && (typeof value !== 'number' || NUMBERED.includes(key));
}

function isSeat(value: Json, words: Words): value is number {
  return typeof value === 'number' && value >= 0 && value < words.seats;
}

/** What stands in a field. */
function thing(key: string, value: Json, words: Words): string {
  if (SEAT.test(key) && isSeat(value, words)) return words.seat(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return words.name(key, value);
  if (Array.isArray(value)) return counted(value.map((item) => (item === null ? UNKNOWN : thing(key, item, words))));
  if (isFields(value)) return described(value, words);
  return value === null ? UNKNOWN : words.label(String(value));
}

/** A thing with parts: what it is, then what is to be said of it. */
function described(fields: Fields, words: Words): string {
  const { kind } = fields;
  const said = Object.entries(fields).filter(
    ([key, value]) => !isIdle(key, value) && !(key === 'kind' && typeof kind === 'string' && kind in fields),
  );
  if (said.length === 0) return NOTHING;
  const head = said.find(([key, value]) => isPlain(HEADS, key, value)) ?? said.find(([, value]) => typeof value === 'string');
  const details = said
    .filter((one) => one !== head)
    .map(([key, value]) => fact(key, value, words))
    .join(', ');
  if (head === undefined) return details;
  const name = thing(head[0], head[1], words);
  return details === '' ? name : `${name} (${details})`;
}

/** Equal things once, with their number. */
function counted(items: readonly string[]): string {
  const times = new Map<string, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  return [...times].map(([item, n]) => (n === 1 ? item : `${item} ×${n}`)).join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

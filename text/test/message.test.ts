/** Messages are read and filled in as the library of their format does it: every message of every catalogue, and the odd ones. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { argumentsOf, type Element, fill, type Message, readMessage } from '../message.ts';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = ['text', 'games', 'server/protocol', 'cli', 'web'];
const LEFT_OUT = ['node_modules', 'dist', 'test'];

function cataloguesIn(folder: string, language: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : cataloguesIn(path, language);
    return entry.name === `${language}.ts` || entry.name.endsWith(`.${language}.ts`) ? [path] : [];
  });
}

async function messagesOf(path: string): Promise<string[]> {
  const { default: catalogue } = await import(pathToFileURL(path).href);
  return Object.values<unknown>(catalogue ?? {}).filter((message) => typeof message === 'string');
}

const THING = { text: 'a thing' };
const COUNTS = [0, 1, 2, 3, 21, 1234.5];

/** Values enough to see every case of a message. */
function valuesOf(message: Message): { readonly [argument: string]: string | number | typeof THING }[] {
  const chosen = argumentsOf(message, ['select']);
  const counted = argumentsOf(message, ['plural', 'selectordinal', 'number']);
  const words = [...new Set(['none', ...wordsOf(message)])];
  const rounds = Math.max(words.length, COUNTS.length);
  return Array.from({ length: rounds }, (_, n) =>
    Object.fromEntries(
      argumentsOf(message).map((name) => {
        if (counted.includes(name)) return [name, COUNTS[n % COUNTS.length]];
        return [name, chosen.includes(name) ? words[n % words.length] : n % 2 === 0 ? 'word' : THING];
      }),
    ),
  );
}

function wordsOf(message: Message): string[] {
  const cases = (element: Element): string[] =>
    typeof element === 'object' && 'cases' in element
      ? [...(element.kind === 'select' ? Object.keys(element.cases) : []), ...Object.values(element.cases).flatMap(wordsOf)]
      : [];
  return message.flatMap(cases);
}

function differences(messages: readonly string[], language: string): string[] {
  return messages.flatMap((text) => {
    const message = readMessage(text);
    const known = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    return valuesOf(message).flatMap((values) => {
      const mine = JSON.stringify(fill(message, language, values));
      const theirs = JSON.stringify(known.formatToParts<typeof THING>({ ...values }).map(({ value }) => value));
      return mine === theirs ? [] : [`${text}: ${mine}, not ${theirs}`];
    });
  });
}

describe('messages', () => {
  it.each(['en', 'fr'])('of every catalogue in %s are said as the format says', async (language) => {
    const paths = PARTS.flatMap((part) => cataloguesIn(join(ROOT, part), language));
    const messages = (await Promise.all(paths.map(messagesOf))).flat();
    expect(messages.length).toBeGreaterThan(3000);
    expect(differences(messages, language)).toEqual([]);
  });

  it('keep what is quoted, and numbers set in other ways', () => {
    const odd = [
      "it''s '{'plain'}' and it's so",
      "{n, plural, one {'#' is #} other {# '#' {word}}}",
      '{n, plural, =0 {none} one {{word, select, a {# a} other {# b}}} other {{m, plural, one {#} other {#}} of #}}',
      '{n, number} {n, number, percent} {n, number, ::percent .0} {n, number, ::.} {n, number, ::.0#} {n, number, ::sign-always}',
      '{ n , selectordinal , one {#st} two {#nd} few {#rd} other {#th} }',
    ];
    expect(differences(odd, 'en')).toEqual([]);
    expect(differences(odd, 'fr')).toEqual([]);
  });

  it.each(['{n', '{n, plural, one {a}}', '{n, date}', 'a}', '{n, number, ::currency/EUR}', '{n, select, a {x} a {y} other {z}}'])(
    'that cannot be read are refused: %s',
    (text) => expect(() => readMessage(text)).toThrow(SyntaxError),
  );

  it('say what they were not given', () => {
    expect(() => fill(readMessage('{seat} passes'), 'en', {})).toThrow('nothing is said of {seat}');
  });
});

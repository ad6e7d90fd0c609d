/** What the source of a screen says, held against its messages. */

import { readdirSync, readFileSync } from 'node:fs';
import { paramsOf } from '@castellan/text/kit';

interface Messages {
  readonly [key: string]: string;
}

/** The text of the modules in some folders. */
export function sourcesIn(...folders: readonly URL[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(new URL(file, folder), 'utf8')),
    )
    .join('\n');
}

/** Messages with one of these beginnings that are said by their name: how many, and what those lack that are not there or want more than they are given. */
export function saidIn(
  sources: string,
  messages: Messages,
  beginnings: readonly string[],
): { readonly said: number; readonly lacks: readonly string[] } {
  const calls = [...sources.matchAll(new RegExp(`say\\(\\s*'((?:${beginnings.join('|')})\\.[\\w.-]+)'`, 'g'))];
  const lacks = calls.flatMap(({ 0: call, 1: key, index }) => {
    if (messages[key] === undefined) return [key];
    const given = namesIn(sources.slice(index + call.length));
    return given === null
      ? []
      : paramsOf(messages[key])
          .filter((param) => !given.includes(param))
          .map((param) => `${key} {${param}}`);
  });
  return { said: calls.length, lacks };
}

/** Messages with one of these beginnings that nobody says, neither by their name nor by one that is put together. */
export function unsaidIn(sources: string, messages: Messages, beginnings: readonly string[]): readonly string[] {
  const made = [...sources.matchAll(/`([\w.]*\.)\$\{[^`]*?\}([\w.]*)`/g)].map(([, stem, end]) => ({ stem, end }));
  const isMade = (key: string): boolean => made.some(({ stem, end }) => key.startsWith(stem) && key.endsWith(end));
  return Object.keys(messages).filter(
    (key) => beginnings.some((beginning) => key.startsWith(`${beginning}.`)) && !sources.includes(`'${key}'`) && !isMade(key),
  );
}

/** The names in the object that begins a text, if one does; null when they cannot be read there: `, { n: of({ a }), vp })` names n and vp. */
function namesIn(text: string): readonly string[] | null {
  if (!/^,\s*\{/.test(text)) return text.startsWith(')') ? [] : null;
  const parts = [''];
  let depth = 0;
  for (const letter of text.slice(text.indexOf('{'))) {
    if ('{[('.includes(letter)) depth++;
    else if ('}])'.includes(letter)) depth--;
    else if (letter === ',' && depth === 1) parts.push('');
    else if (depth === 1) parts[parts.length - 1] += letter;
    if (depth === 0) break;
  }
  return parts.some((part) => part.includes('...')) ? null : parts.map((part) => part.split(':')[0].trim());
}

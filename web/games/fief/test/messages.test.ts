import { readdirSync, readFileSync } from 'node:fs';
import game from '@castellan/fief/messages/en';
import { misprints, paramsOf } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import icons from '../icons.json' with { type: 'json' };
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

const FOLDERS = ['../', '../map/', '../stages/', '../../../maps/'].map((folder) => new URL(folder, import.meta.url));
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8')),
).join('\n');
const own: { readonly [key: string]: string } = en;
const catalogue: { readonly [key: string]: string } = { ...game, ...en };

/** The names in the object that begins a text, if one does; null when they are given by a name: `, { n: of({ a }), vp })` names n and vp. */
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

describe('what the table says', () => {
  it('is said in both languages, with the same parameters, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('has a message for everything, with the parameters it wants', () => {
    const said = [...sources.matchAll(/say\(\s*'((?:fief|map|name)\.[\w.]+)'/g)];
    expect(said.length).toBeGreaterThan(100);
    for (const { 0: call, 1: key, index } of said) {
      const given = namesIn(sources.slice(index + call.length));
      expect(catalogue[key], key).toBeDefined();
      if (given !== null) for (const param of paramsOf(catalogue[key])) expect(given, `${key} lacks {${param}}`).toContain(param);
    }
  });

  it('has no message nobody says', () => {
    const stems = [...sources.matchAll(/`((?:fief|map)\.[\w.]*)\$\{[^`]*?\}([\w.]*)`/g)].map(([, stem, end]) => [stem, end]);
    const isMade = (key: string): boolean => stems.some(([stem, end]) => key.startsWith(stem) && key.endsWith(end));
    const idle = Object.keys(own).filter((key) => /^(fief|map)\./.test(key) && !sources.includes(`'${key}'`) && !isMade(key));
    expect(idle).toEqual([]);
  });
});

describe('the signs', () => {
  it('are named in both languages', () => {
    for (const [sign, [drawing, english, french]] of Object.entries(icons)) {
      expect(drawing, sign).toMatch(/^[a-z0-9-]+$/);
      expect(english.length * french.length, sign).toBeGreaterThan(0);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { misprints, paramsOf } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

const BOARD = new URL('../', import.meta.url);
const sources = readdirSync(BOARD)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, BOARD), 'utf8'))
  .join('\n');

describe('what the table says', () => {
  it('is said in both languages, with the same parameters, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('has a message for everything, with just the parameters it is given', () => {
    const catalogue: { readonly [key: string]: string } = en;
    const said = [...sources.matchAll(/say\(\s*'(board\.[\w.]+)'(?:,\s*\{([^}]*)\})?/g)];
    expect(said.length).toBeGreaterThan(60);
    for (const [, key, given] of said) {
      const names = (given ?? '').split(',').map((part) => part.trim().split(':')[0].trim());
      expect(catalogue[key], key).toBeDefined();
      for (const param of paramsOf(catalogue[key])) expect(names, `${key} lacks {${param}}`).toContain(param);
    }
  });

  it('has no message nobody says', () => {
    const stems = [...sources.matchAll(/`(board\.[\w.]*)\$\{/g)].map(([, stem]) => stem);
    const idle = Object.keys(en).filter(
      (key) => key.startsWith('board.') && !sources.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)),
    );
    expect(idle).toEqual([]);
  });
});

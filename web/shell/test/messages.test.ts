import { readdirSync, readFileSync } from 'node:fs';
import { misprints, paramsOf } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

const SHELL = new URL('../', import.meta.url);

/** Every call of `say` with a key of the shell written out, in the sources of the shell. */
function sayings(): { readonly file: string; readonly key: string; readonly given: readonly string[] }[] {
  return readdirSync(SHELL, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(test|gallery|messages)/.test(file))
    .flatMap((file) =>
      [...readFileSync(new URL(file, SHELL), 'utf8').matchAll(/say\(\s*'(shell\.[\w.]+)'(?:,\s*\{([^}]*)\})?/g)].map(([, key, given]) => ({
        file,
        key,
        given: (given ?? '').split(',').flatMap((part) => part.trim().split(':')[0].trim() || []),
      })),
    );
}

describe('what the shell says', () => {
  it('is said in both languages, with the same parameters, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('has a message for everything, with just the parameters it is given', () => {
    const catalogue: { readonly [key: string]: string } = en;
    const said = sayings();
    expect(said.length).toBeGreaterThan(100);
    for (const { file, key, given } of said) {
      expect(catalogue[key], `${key} in ${file}`).toBeDefined();
      for (const param of paramsOf(catalogue[key])) expect(given, `${key} in ${file} lacks {${param}}`).toContain(param);
    }
  });

  it('has no message nobody says', () => {
    const sources = readdirSync(SHELL, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^(test|gallery|messages)/.test(file))
      .map((file) => readFileSync(new URL(file, SHELL), 'utf8'))
      .join('\n');
    const stems = [...sources.matchAll(/`(shell\.[\w.]*)\$\{/g)].map(([, stem]) => stem);
    const isSaid = (key: string): boolean =>
      sources.includes(`'${key}'`) ||
      sources.includes(`key: '${key.replace(/^refusal\./, '')}'`) ||
      stems.some((stem) => key.startsWith(stem));
    const idle = Object.keys(en).filter((key) => !isSaid(key));
    expect(idle).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misprints } from '@castellan/text/kit';
import { expect, it } from 'vitest';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { surroundings } from '../surroundings.ts';

it('both languages say the same things, set as each of them is', () => {
  expect(misprints({ en, fr })).toEqual([]);
});

it('every message that the code names is there', () => {
  const folder = join(surroundings().project, 'cli');
  const files = readdirSync(folder, { recursive: true }).filter(
    (name) => /\.ts$/.test(`${name}`) && !/node_modules|test|messages/.test(`${name}`),
  );
  const code = files.map((file) => readFileSync(join(folder, `${file}`), 'utf8')).join('\n');
  const named = new Set(code.match(/'(cli|rules|simulate|verify|fork|replay|play|bench|lab)\.[a-zA-Z]+'/g)?.map((key) => key.slice(1, -1)));
  expect([...named].filter((key) => !(key in en))).toEqual([]);
});

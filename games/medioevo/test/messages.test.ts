import { readdirSync, readFileSync } from 'node:fs';
import { untold } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { PHASES, UNITS, WINDOWS } from '../vocabulary.ts';

const rules = readdirSync(new URL('../rules/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(`../rules/${name}`, import.meta.url), 'utf8'))
  .join('\n');

describe('messages', () => {
  it('says everything it has to say in both languages, and says it well', () => {
    const folder = new URL('records/', import.meta.url);
    const records = readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(untold(game, { en, fr }, { games: 2, records })).toEqual([]);
  });

  it('has words for every refusal, event, crumb and name there is, also those that hardly ever come up', () => {
    const wanted = new Set<string>();
    for (const [, key] of rules.matchAll(/'UNI-[\d.]+',\s*'(\w+)'/g)) wanted.add(`refusal.${key}`);
    for (const [, key] of rules.matchAll(/told\??\.push\(\{\s*key: '(\w+)'/g)) wanted.add(`event.${key}`);
    for (const id of UNITS) wanted.add(`name.unit.${id}`);
    for (const id of PHASES) wanted.add(`name.phase.${id}`);
    for (const id of WINDOWS) wanted.add(`name.window.${id}`);
    for (const step of Object.values(game.steps)) {
      if (step.crumb !== undefined) wanted.add(`crumb.${step.name}`);
      if (step.ask !== undefined) wanted.add(`ask.${step.name}`).add(`waiting.${step.name}`);
    }
    expect([...wanted].filter((key) => !(key in en) || !(key in fr))).toEqual([]);
  });
});

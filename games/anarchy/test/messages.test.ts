import { readdirSync, readFileSync } from 'node:fs';
import { untold } from '@castellan/text/kit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { c } from './builders.ts';

const folder = new URL('records/', import.meta.url);

it('says everything it has to say in both languages, and says it well, in every scenario', () => {
  const records = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  expect(untold(game, { en, fr }, { games: 3, records })).toEqual([]);
});

it('names every card, box and place of the content', () => {
  for (const messages of [en, fr]) {
    for (const { id } of c.boxes) expect(messages[`name.box.${id}`]).toBeTruthy();
    for (const { id } of c.paths) expect(messages[`name.path.${id}`]).toBeTruthy();
    for (const { id } of c.scenarioCards) expect(messages[`name.castle.${id}`]).toBeTruthy();
    for (const { options } of c.boxes)
      for (const { costs, gains } of options) {
        for (const cost of costs) expect(messages[`name.cost.${cost}`]).toBeTruthy();
        for (const gain of gains) expect(messages[`name.gain.${gain}`]).toBeTruthy();
      }
  }
});

it('explains every word of the glossary', () => {
  const terms = Object.keys(en).filter((key) => /^term\.\w+$/.test(key));
  expect(terms.length).toBeGreaterThan(90);
  for (const messages of [en, fr]) for (const term of terms) expect(messages[`${term}.help`]).toBeTruthy();
});

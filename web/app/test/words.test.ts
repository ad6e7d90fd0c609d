/** The words that pages fetch with themselves. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS } from '@castellan/bots/character';
import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import analysisEn from '../analysis/messages/en.ts';
import analysisFr from '../analysis/messages/fr.ts';
import balanceEn from '../balance/messages/en.ts';
import balanceFr from '../balance/messages/fr.ts';
import createEn from '../create/messages/en.ts';
import createFr from '../create/messages/fr.ts';
import gameEn from '../game/messages/en.ts';
import gameFr from '../game/messages/fr.ts';
import { PLATES } from '../games/plates.ts';
import learnEn from '../learn/messages/en.ts';
import learnFr from '../learn/messages/fr.ts';
import personEn from '../person/messages/en.ts';
import personFr from '../person/messages/fr.ts';

const APP = join(import.meta.dirname, '..');

const PAGES = [
  { folder: 'game', en: gameEn, fr: gameFr },
  { folder: 'create', en: createEn, fr: createFr },
  { folder: 'balance', en: balanceEn, fr: balanceFr },
  { folder: 'learn', en: learnEn, fr: learnFr },
  { folder: 'analysis', en: analysisEn, fr: analysisFr },
  { folder: 'person', en: personEn, fr: personFr },
] as const;

describe.each(PAGES)('the words of the $folder page', ({ folder, en, fr }) => {
  const sources = readdirSync(join(APP, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(APP, folder, file), 'utf8'))
    .join('\n');

  it('have the same keys and parameters in both languages, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('are there for every key the page uses, and no others', () => {
    const whole = [...sources.matchAll(/'(page\.[\w.-]+)'/g)].map(([, key]) => key);
    const begun = [...sources.matchAll(/`(page\.[\w.-]*)\$\{/g)].map(([, key]) => key);
    const known = Object.keys(en);
    expect(whole.filter((key) => !known.includes(key))).toEqual([]);
    expect(begun.filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
    expect(known.filter((key) => !whole.includes(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });
});

it('tell of every game what it is, how it goes, who wins, and how each character plays it', () => {
  const known = Object.keys(gameEn);
  const wanted = ['about', 'mood', 'course', 'win', ...CHARACTERS.filter((character) => character !== 'even')];
  expect(PLATES.flatMap(({ id }) => wanted.map((word) => `page.${id}.${word}`)).filter((key) => !known.includes(key))).toEqual([]);
});

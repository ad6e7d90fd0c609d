/** The guide of a first table: complete for every game on the shelf, and told one lesson at a time. */

import type { Asked } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { type Catalogue, speaker } from '@castellan/text';
import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import any from '../any/en.ts';
import { isAskedStill, lessonAgain, lessonNow } from '../lessons.ts';
import { guideWords } from '../words.ts';

describe.each(GAME_IDS)('the lessons of %s', (id) => {
  it('are the same in both languages, set as each of them is', async () => {
    const [en, fr] = [await guideWords(id, 'en'), await guideWords(id, 'fr')];
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('say what to do and why for every step that asks, and speak of nothing else', async () => {
    const shelved = gameNamed(id);
    if (shelved === null) throw new Error(`${id} is not on the shelf`);
    const [game, words, messages] = [await shelved.load(), await guideWords(id, 'en'), await shelved.messages('en')];
    const steps = Object.values(game.steps).flatMap(({ name, ask }) => (ask === undefined ? [] : [name]));
    expect(steps.filter((step) => words[`guide.${step}`] === undefined)).toEqual([]);
    const lessons = Object.keys(words).filter((key) => !key.endsWith('.why'));
    expect(lessons.filter((key) => words[`${key}.why`] === undefined)).toEqual([]);
    const isKnown = (key: string): boolean => {
      const [, first, event] = key.split('.');
      if (first === 'event') return messages[`event.${event}`] !== undefined;
      return ['welcome', 'end', 'any', ...steps].includes(first);
    };
    expect(lessons.filter((key) => !isKnown(key))).toEqual([]);
  });
});

describe('the guide', () => {
  const words: Catalogue = {
    ...any,
    'guide.welcome': 'Welcome.',
    'guide.sow': 'Sow.',
    'guide.sow.why': 'Else nothing grows.',
    'guide.sow.2': 'Sow again.',
    'guide.event.hail': 'It hailed.',
    'guide.end': 'Over.',
  };
  const voice = speaker('en', [words], String);
  const asked = (step: string, id: string, kind: Asked['kind'] = 'pick'): Asked => ({
    id,
    step,
    kind,
    params: {},
    options: [],
    min: 1,
    max: 1,
    by: 1,
    suggestions: [],
  });
  const at = (question: Asked | null, happened: readonly string[] = []) => ({ asked: question, over: false, happened });
  const key = (told: readonly string[], moment: Parameters<typeof lessonNow>[2]) => lessonNow(voice, told, moment)?.key ?? null;

  it('welcomes first, then explains the question, with the reason', () => {
    expect(key([], at(asked('sow', '1')))).toBe('guide.welcome');
    expect(lessonNow(voice, ['guide.welcome'], at(asked('sow', '1')))).toEqual({
      key: 'guide.sow',
      what: 'Sow.',
      why: 'Else nothing grows.',
      question: '1',
    });
  });

  it('goes on with the next lesson when the same step is asked again, and falls silent after the last', () => {
    expect(key(['guide.welcome', 'guide.sow'], at(asked('sow', '2')))).toBe('guide.sow.2');
    const all = ['guide.welcome', 'guide.sow', 'guide.sow.2'];
    expect(key(all, at(asked('sow', '3')))).toBeNull();
    expect(lessonAgain(voice, all, asked('sow', '3')).key).toBe('guide.sow.2');
  });

  it('stays with a question while something is said beside it only', () => {
    const said = (text: string) => ({ ok: true, line: 3, count: 1, text }) as const;
    expect(isAskedStill('4:sow:abc', '5:sow:abc', said('! accept 1'))).toBe(true);
    expect(isAskedStill('4:sow:abc', '5:sow:abc', said('wheat'))).toBe(false);
    expect(isAskedStill('4:sow:abc', '5:sow:def', said('! accept 1'))).toBe(false);
    expect(isAskedStill('4:sow:abc', '5:sow:abc', { ok: false, reason: 'chance' })).toBe(false);
  });

  it('tells of what happened for the first time before the question, and of the end', () => {
    expect(key(['guide.welcome'], at(asked('sow', '1'), ['rain', 'hail']))).toBe('guide.event.hail');
    expect(key(['guide.welcome', 'guide.event.hail'], at(asked('sow', '1'), ['hail']))).toBe('guide.sow');
    expect(lessonNow(voice, [], { asked: null, over: true, happened: [] })?.key).toBe('guide.end');
  });

  it('explains a step without a lesson by the kind of its question, and waiting once', () => {
    expect(key(['guide.welcome'], at(asked('reap', '1', 'subset')))).toBe('guide.any.subset');
    expect(key(['guide.welcome'], at(null))).toBe('guide.any.waiting');
    expect(key(['guide.welcome', 'guide.any.waiting'], at(null))).toBeNull();
  });
});

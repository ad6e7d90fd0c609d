import { untold } from '@castellan/text/kit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

it('says everything it has to say in both languages', () => {
  expect(untold(game, { en, fr })).toEqual([]);
});

it('sets French with a narrow no-break space before high punctuation and inside guillemets', () => {
  const wrong = Object.entries(fr).filter(([, text]) => /(?<!\u202f)[:;!?»]|«(?!\u202f)/.test(text));
  expect(wrong).toEqual([]);
});

it('puts no name in French behind a word that would be elided before a vowel', () => {
  const wrong = Object.entries(fr).filter(([, text]) => /\b(de|que|le|la) \{(seats?|\w+Seat)\}/.test(text));
  expect(wrong).toEqual([]);
});

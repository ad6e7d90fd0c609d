/** The shelf of examples against what each game has laid, and their words in both catalogues. */

import { GAME_IDS } from '@castellan/games';
import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { loadRules, ruleNamed } from '../../shell/rulebook.ts';
import { examplesOf } from '../games.ts';
import { exampleWords } from '../load.ts';
import { exampleOf, laidExamples, positionOf, toldOf } from '../shelf.ts';

describe.each(GAME_IDS)('the worked examples of %s', (game) => {
  it('are those that can be laid, in their order', async () => {
    expect(laidExamples(game)).toEqual((await examplesOf(game)).map(({ id }) => id));
  });

  it.each(['en', 'fr'] as const)('are told in the catalogue (%s)', async (language) => {
    const book = await loadRules(game, language);
    const untold = laidExamples(game).filter((id) => (ruleNamed(book, exampleOf(id))?.text.length ?? 0) < 40);
    expect(untold).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('say of each position what it is about, and nothing is left out (%s)', async (language) => {
    const book = await loadRules(game, language);
    const told = new Map<string, string>();
    for (const id of laidExamples(game)) {
      const example = exampleOf(id);
      const words = toldOf(game, id, ruleNamed(book, example)?.text ?? '');
      if (!(told.get(example) ?? '').includes(words)) told.set(example, `${told.get(example) ?? ''}${words} `);
    }
    const bare = (text: string): string => text.replace(/ ?\([A-Z]{3}-[^)]*\)/g, '').trim();
    // Headings alone are told of no position.
    for (const [example, words] of told) expect(bare(ruleNamed(book, example)?.text ?? '').endsWith(bare(words)), example).toBe(true);
  });

  it('name rules that are in the catalogue, the same in both languages', async () => {
    const named = async (language: 'en' | 'fr'): Promise<readonly (readonly [string, readonly string[]])[]> => {
      const book = await loadRules(game, language);
      return book.sections
        .flatMap(({ rules }) => rules.filter(({ id }) => /^W\d/.test(id)))
        .map(({ id, text }) => [id, text.match(/\b[A-Z]{3}-\d+\.\d+/g) ?? []]);
    };
    const [english, french, book] = [await named('en'), await named('fr'), await loadRules(game, 'en')];
    expect(french).toEqual(english);
    expect(english.flatMap(([, rules]) => rules).filter((id) => ruleNamed(book, id) === null)).toEqual([]);
  });
});

describe('what is said at worked examples', () => {
  it('is said in both languages', async () => {
    expect(misprints({ en: await exampleWords('', 'en'), fr: await exampleWords('', 'fr') })).toEqual([]);
  });

  it('counts the positions of one example', () => {
    expect(['W14', 'W14b', 'W14c', 'W15'].map((id) => positionOf('medievalia', id))).toEqual([1, 2, 3, null]);
  });
});

import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { saidIn, sourcesIn, unsaidIn } from '../../../test/help/said.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

const sources = sourcesIn(new URL('../', import.meta.url));

describe('what the table says', () => {
  it('is said in both languages, with the same parameters, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('has a message for everything, with the parameters it wants', () => {
    const { said, lacks } = saidIn(sources, en, ['board']);
    expect(said).toBeGreaterThan(60);
    expect(lacks).toEqual([]);
  });

  it('has no message nobody says', () => {
    expect(unsaidIn(sources, en, ['board'])).toEqual([]);
  });
});

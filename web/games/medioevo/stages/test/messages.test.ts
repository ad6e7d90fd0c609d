import game from '@castellan/medioevo/messages/en';
import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { saidIn, sourcesIn, unsaidIn } from '../../../../test/help/said.ts';
import en from '../../messages/stages.en.ts';
import fr from '../../messages/stages.fr.ts';

/** The board names the tab of a stage. */
const sources = sourcesIn(new URL('../', import.meta.url), new URL('../battle/', import.meta.url), new URL('../../', import.meta.url));

describe('what the stages say', () => {
  it('is said in both languages, with the same parameters, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('has a message for everything, with the parameters it wants', () => {
    const { said, lacks } = saidIn(sources, { ...game, ...en }, ['medioevo.stage']);
    expect(said).toBeGreaterThan(100);
    expect(lacks).toEqual([]);
  });

  it('has no message nobody says', () => {
    expect(unsaidIn(sources, en, ['medioevo.stage'])).toEqual([]);
  });
});

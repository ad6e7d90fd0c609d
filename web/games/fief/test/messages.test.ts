import game from '@castellan/fief/messages/en';
import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { saidIn, sourcesIn, unsaidIn } from '../../../test/help/said.ts';
import icons from '../icons.json' with { type: 'json' };
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

const sources = sourcesIn(
  new URL('../', import.meta.url),
  new URL('../away/', import.meta.url),
  new URL('../map/', import.meta.url),
  new URL('../stages/', import.meta.url),
  new URL('../../../maps/', import.meta.url),
);

describe('what the table says', () => {
  it('is said in both languages, with the same parameters, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('has a message for everything, with the parameters it wants', () => {
    const { said, lacks } = saidIn(sources, { ...game, ...en }, ['fief', 'map', 'name']);
    expect(said).toBeGreaterThan(100);
    expect(lacks).toEqual([]);
  });

  it('has no message nobody says', () => {
    expect(unsaidIn(sources, en, ['fief', 'map'])).toEqual([]);
  });
});

describe('the signs', () => {
  it('are named in both languages', () => {
    for (const [sign, [drawing, english, french]] of Object.entries(icons)) {
      expect(drawing, sign).toMatch(/^[a-z0-9-]+$/);
      expect(english.length * french.length, sign).toBeGreaterThan(0);
    }
  });
});

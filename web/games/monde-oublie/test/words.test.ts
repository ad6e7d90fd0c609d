import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import icons from '../icons.json' with { type: 'json' };
import { columnsFor, liesBelowCity } from '../layout.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { soften } from '../words.ts';

const seen = (name: string): string => soften(name).replaceAll('\u00ad', '-');

describe('names in narrow places', () => {
  it('may be parted between syllables', () => {
    expect(seen('Amphithéâtre')).toBe('Am-phi-théâtre');
    expect(seen('d’Entraînement')).toBe('d’En-traî-ne-ment');
    expect(seen('Observatoire')).toBe('Ob-ser-va-toire');
  });

  it('stay whole when they are short', () => {
    expect(seen('Champ de Blé')).toBe('Champ de Blé');
  });

  it('keep their letters', () => {
    for (const name of ['Moines Archivistes de Bol', 'Scribes’ Guild', 'Île aux Oracles'])
      expect(seen(name).replaceAll('-', '')).toBe(name);
  });
});

describe('the city', () => {
  it('keeps its Empire cards in two rows', () => {
    expect([2, 5, 10, 11, 12, 13, 16].map(columnsFor)).toEqual([5, 5, 5, 6, 6, 7, 8]);
  });

  it('takes a large reserve below it', () => {
    expect([0, 2, 3].map(liesBelowCity)).toEqual([false, false, true]);
  });
});

describe('the words of the board', () => {
  it('are the same in both languages, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('name only icons there are', () => {
    for (const message of [...Object.values(en), ...Object.values(fr)])
      for (const [, icon] of message.matchAll(/\[([A-Za-z]+)\]/g)) expect(icons).toHaveProperty(icon);
  });
});

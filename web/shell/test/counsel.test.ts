import { type Language, speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import { featuresInWords } from '../counsel.ts';

const voice = (language: Language) =>
  speaker(language, [{ 'feature.prestige': 'prestige', 'feature.hungry': 'hungry' }], (seat) => `Seat ${seat}`);

describe('what makes the difference', () => {
  it('has its sign, one place behind the point where it is less than one, and the point of the language', () => {
    const because = [
      { feature: 'prestige', more: 0.24 },
      { feature: 'hungry', more: -1.6 },
    ];
    expect(featuresInWords(voice('en'), because)).toBe('prestige +0.2 · hungry −2');
    expect(featuresInWords(voice('fr'), because)).toBe('prestige +0,2 · hungry −2');
  });
});

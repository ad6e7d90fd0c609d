/** Counsel of bots in words: answers, their distance, and what makes the difference. */

import type { Given, Reason } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { numeral } from '../design/figures.tsx';
import { labelOf } from './words.ts';

/** An answer whose question is not at hand. */
export function givenInWords(speaker: Speaker, { text, chosen }: Given): string {
  if (chosen.length > 0) return chosen.map((option) => labelOf(speaker, option)).join(' · ');
  return Number.isNaN(Number(text)) ? speaker.say('option.none') : numeral(Number(text));
}

/** In what a position is better than another, in words of the game: `feature.<name>`. */
export function featuresInWords(speaker: Speaker, because: readonly Reason[]): string {
  const figures = new Intl.NumberFormat(speaker.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const signed = (n: number): string => figures.format(n).replace('-', '−');
  return because.map(({ feature, more }) => `${speaker.say(`feature.${feature}`)} ${signed(rounded(more))}`).join(' · ');
}

/** One place behind the point, where it is less than one. */
function rounded(n: number): number {
  return Math.abs(n) >= 1 ? Math.round(n) : Math.round(n * 10) / 10;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

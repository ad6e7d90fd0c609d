/** Marches in tests, by the ready answers of what goes along. */

import { printKeys } from '@castellan/engine';
import { driverOf } from '@castellan/engine/kit';
import { game } from '../index.ts';
import type { FieState } from '../state.ts';
import { answer, asked } from './builders.ts';

const { suggestions } = driverOf(game);

/** Plays answers; where it is asked what goes along, `all` is everything, `spare` all but one sergeant, and `alone` nobody. */
export function march(s: FieState, ...texts: readonly string[]): FieState {
  for (const text of texts) answer(s, ready(s, text));
  return s;
}

/** The ready answers of what goes along, best first. */
export function readyLoads(s: FieState): string[] {
  return suggestions(s).map((keys) => printKeys('subset', keys));
}

function ready(s: FieState, text: string): string {
  if (!asked(s)[0].endsWith(' loadUp')) return text;
  return text === 'all' ? readyLoads(s)[0] : text === 'spare' ? readyLoads(s)[1] : text === 'alone' ? '-' : text;
}

/** 15. Which calamities lie on a bishopric in this round. */

import type { FieState } from '../state.ts';
import { CALAMITIES, type Calamity } from '../vocabulary.ts';

/** The calamity's bit in `struck`. */
export const CALAMITY_BITS: { readonly [calamity in Calamity]: number } = {
  famine: 1 << CALAMITIES.indexOf('famine'),
  badWeather: 1 << CALAMITIES.indexOf('badWeather'),
  plague: 1 << CALAMITIES.indexOf('plague'),
};

export function isStruck(s: FieState, bishopric: number, calamity: Calamity): boolean {
  return (s.struck[bishopric] & CALAMITY_BITS[calamity]) !== 0;
}

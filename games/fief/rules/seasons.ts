/** FIE-16.4 to 16.7: Good harvest and Fair weather. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, HARVEST, NO_EFFECT, WEATHER } from '../state.ts';
import type { Calamity } from '../vocabulary.ts';
import { type Reason, reason } from './reason.ts';
import { CALAMITY_BITS, isStruck } from './struck.ts';

export const SEASONS = ['goodHarvest', 'fairWeather'] as const;
export type Season = (typeof SEASONS)[number];

const BONUS: { readonly [season in Season]: number } = { goodHarvest: HARVEST, fairWeather: WEATHER };
const ENDS: { readonly [season in Season]: Calamity } = { goodHarvest: 'famine', fairWeather: 'badWeather' };

const BONUS_LIES = reason('FIE-16.6', 'bonusLies');
const NO_FAMINE = reason('FIE-16.4', 'noFamine');
const NO_BAD_WEATHER = reason('FIE-16.5', 'noBadWeather');

/** Why such a card cannot be played on a bishopric, for its bonus or against its calamity. */
export function whyNotSeason(s: FieState, season: Season, bishopric: number, cancels: boolean): Reason | null {
  if (!cancels) return (s.bonus[bishopric] & BONUS[season]) === 0 ? null : BONUS_LIES;
  if (isStruck(s, bishopric, ENDS[season])) return null;
  return season === 'goodHarvest' ? NO_FAMINE : NO_BAD_WEATHER;
}

export function playSeason(s: FieState, seat: Seat, season: Season, bishopric: number, cancels: boolean): void {
  const c = content.of(s);
  const { id } = c.bishoprics[bishopric];
  if (!cancels) {
    s.bonus[bishopric] |= BONUS[season];
    s.core.told?.push({ key: 'bonusLaid', params: { seat, card: season, bishopric: id } });
    return;
  }
  const calamity = ENDS[season];
  s.struck[bishopric] &= ~CALAMITY_BITS[calamity];
  for (let space = 0; space < s.spaces.length; space++)
    if (s.strikes[space] === bishopric && c.cards[s.spaces[space]].kind === calamity) s.strikes[space] = NO_EFFECT;
  s.core.told?.push({ key: 'calamityEnded', params: { seat, card: season, otherCard: calamity, bishopric: id } });
}

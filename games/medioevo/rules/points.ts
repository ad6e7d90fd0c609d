/** 16. Technology points: where they come from and how a use is paid (UNI-46.23). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { hue, type UniState } from '../state.ts';
import { COLOURS, TECHNOLOGIES, TECHNOLOGY_LEVELS } from '../vocabulary.ts';
import { pay } from './money.ts';

/** Objective tokens that may still be flipped (UNI-16.1). */
export function unflipped(s: UniState, seat: Seat, colour: number): number {
  return s.tokens[hue(seat, colour)] - s.flipped[hue(seat, colour)];
}

export function flip(s: UniState, seat: Seat, colour: number): void {
  s.flipped[hue(seat, colour)]++;
  s.points[hue(seat, colour)]++;
  s.core.told?.push({ key: 'tokenFlipped', params: { seat, colour: COLOURS[colour] } });
}

/** Points that would still have to be bought for a use, after those produced and, unless they are spared, the tokens of the colour. */
export function missingPoints(s: UniState, seat: Seat, colour: number, n: number, spares: boolean): number {
  const produced = Math.min(n, s.points[hue(seat, colour)]);
  const flips = spares ? 0 : Math.min(n - produced, unflipped(s, seat, colour));
  return n - produced - flips;
}

/** Florins that a use of so many points costs in bought points (UNI-16.3). */
export function pointsCost(s: UniState, seat: Seat, colour: number, n: number, spares: boolean): number {
  return missingPoints(s, seat, colour, n, spares) * content.of(s).pointPrice;
}

/**
 * Pays points: those produced, then tokens, then florins; bought points serve only this use (UNI-16.3, UNI-46.23). How many were bought.
 * Produced points that cannot be sold go first (UNI-45.37).
 */
export function payPoints(s: UniState, seat: Seat, colour: number, n: number, spares: boolean): number {
  const at = hue(seat, colour);
  const bought = missingPoints(s, seat, colour, n, spares);
  const produced = Math.min(n, s.points[at]);
  s.points[at] -= produced;
  s.boughtPoints[at] = Math.max(0, s.boughtPoints[at] - produced);
  for (let left = n - produced - bought; left > 0; left--) {
    flip(s, seat, colour);
    s.points[at]--;
  }
  if (bought === 0) return 0;
  const florins = bought * content.of(s).pointPrice;
  pay(s, seat, florins);
  // What is bought behind the screen is nobody else's business (UNI-44.10).
  s.core.told?.push({
    key: 'pointsBought',
    params: { seat, colour: COLOURS[colour], n: bought, florins },
    ...(s.deploying ? { to: [seat] } : {}),
  });
  return bought;
}

/** Pays for uses of a technology; what was learnt of another for a single use is then forgotten (UNI-46.20). How many points were bought. */
export function payTechnology(s: UniState, seat: Seat, technology: number, times: number, spares: boolean): number {
  const { colour, points } = content.of(s).technologies[technology];
  if (!hasStudied(s, seat, technology)) s.lessons.splice(s.lessons.indexOf(lessonAt(seat, technology)), 1);
  return payPoints(s, seat, colour, times * points, spares);
}

/** Points not spent by the end of the phase are lost, and so is what was learnt for one use (UNI-16.2, UNI-46.20). */
export function losePoints(s: UniState): void {
  s.points.fill(0);
  s.boughtPoints.fill(0);
  s.lessons = [];
}

/** Whether a technology is on a player's own board (UNI-10.5). */
export function hasStudied(s: UniState, seat: Seat, technology: number): boolean {
  return s.levels[hue(seat, Math.floor(technology / TECHNOLOGY_LEVELS))] > technology % TECHNOLOGY_LEVELS;
}

/** A technology of another that a player may use once, as the state keeps it. */
export function lessonAt(seat: Seat, technology: number): number {
  return seat * TECHNOLOGIES.length + technology;
}

/** Whether a player may use a technology: his own, or one learnt by Passing of Time (UNI-10.5, UNI-46.20). */
export function owns(s: UniState, seat: Seat, technology: number): boolean {
  return hasStudied(s, seat, technology) || (s.lessons.length > 0 && s.lessons.includes(lessonAt(seat, technology)));
}

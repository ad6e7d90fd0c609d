/** 10. Technologies: one level of a branch at a time. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { hue, type UniState } from '../state.ts';
import { COLOURS, TECHNOLOGY_LEVELS } from '../vocabulary.ts';
import { pay } from './money.ts';
import { hasStudied } from './points.ts';
import type { PurchaseOption } from './purchase-options.ts';
import { type Reason, reason } from './reason.ts';

const OWNED = reason('UNI-10.2', 'technologyOwned');
const LOWER_FIRST = reason('UNI-10.2', 'lowerLevelFirst');
const STUDIED = reason('UNI-10.3', 'branchStudied');
const CANNOT_PAY = reason('UNI-10.2', 'cannotPayTechnology');

/** Why a technology cannot be bought (UNI-10.2, UNI-10.3). */
export function whyNotStudy(s: UniState, seat: Seat, technology: number): Reason | null {
  const colour = Math.floor(technology / TECHNOLOGY_LEVELS);
  if (hasStudied(s, seat, technology)) return OWNED;
  if ((s.studied[seat] >> colour) & 1) return STUDIED;
  if (s.levels[hue(seat, colour)] !== technology % TECHNOLOGY_LEVELS) return LOWER_FIRST;
  return s.florins[seat] >= content.of(s).technologies[technology].price ? null : CANNOT_PAY;
}

export function offerStudies(s: UniState, seat: Seat, into: PurchaseOption[]): void {
  const { study } = content.of(s).options.shop;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const level = s.levels[hue(seat, colour)];
    const technology = colour * TECHNOLOGY_LEVELS + level;
    if (level < TECHNOLOGY_LEVELS && whyNotStudy(s, seat, technology) === null) into.push(study[technology]);
  }
}

/** It may be used at once, and so may all below it (UNI-10.4, UNI-10.5). */
export function study(s: UniState, seat: Seat, { index: technology }: PurchaseOption): void {
  const { price, colour, id } = content.of(s).technologies[technology];
  pay(s, seat, price);
  s.levels[hue(seat, colour)]++;
  s.studied[seat] |= 1 << colour;
  s.core.told?.push({ key: 'studied', params: { seat, technology: id, florins: price } });
}

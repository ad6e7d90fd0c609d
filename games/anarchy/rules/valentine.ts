/** ANA-24: St Valentine festivals. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { AROUND, LOVERS, NOBODY, type PlaceOption } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { SEXES } from '../vocabulary.ts';
import { discardRevealed, reveal } from './domain.ts';
import { grant } from './effects.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';

export const celebrateValentine = step.work('celebrateValentine', {
  rule: 'ANA-24.2',
  run(s, { seat }: { seat: Seat }) {
    const { domain } = content.of(s);
    const [woman, man] = reveal(s, seat, 2).map((card) => domain[card].valentine);
    s.core.told?.push({ key: 'celebratesValentine', params: { seat, woman, man } });
    return [valentineShift.do({ seat, sex: 0 }), valentineShift.do({ seat, sex: 1 }), discardRevealed.do({ seat })];
  },
});

/** The number on the card of this sex. */
function numberOf(s: AnaState, seat: Seat, sex: number): number {
  return content.of(s).domain[s.players[seat].revealed[sex]].valentine;
}

type Loving = [p: Player, number: number, option: PlaceOption];

const NOT_A_NEIGHBOUR = reason<Loving>('ANA-24.4', 'notANeighbour', (_p, number) => ({ number }));

/** The number itself while it is empty, else an empty neighbour of it (ANA-24.3 to 24.5). */
function whyNotPlace({ circle }: Player, number: number, { place }: PlaceOption): Reason<Loving> | null {
  const around = place % AROUND;
  const indicated = place - around + number - 1;
  if ((circle & (1 << indicated)) === 0) return place === indicated ? null : NOT_A_NEIGHBOUR;
  const distance = (around - (number - 1) + AROUND) % AROUND;
  const isNeighbour = distance === 1 || distance === AROUND - 1;
  return isNeighbour && (circle & (1 << place)) === 0 ? null : NOT_A_NEIGHBOUR;
}

export const valentineShift = step.pick('valentineShift', {
  rule: ['ANA-24.3', 'ANA-24.4', 'ANA-24.5'],
  ask(s, { seat, sex }: { seat: Seat; sex: number }) {
    const p = s.players[seat];
    const number = numberOf(s, seat, sex);
    const options: PlaceOption[] = loversOf(sex).filter((option) => whyNotPlace(p, number, option) === null);
    if (options.length === 0) return null;
    const isShifted = options[0].place !== sex * AROUND + number - 1;
    if (isShifted) options.push(NOBODY);
    return pick(seat, options, { params: { sex: SEXES[sex], number } });
  },
  answer(s, { seat }, { place }) {
    return place < 0 ? undefined : fallInLove(s, seat, place);
  },
  refused(s, { seat, sex }) {
    const p = s.players[seat];
    const number = numberOf(s, seat, sex);
    return refusedAmong(loversOf(sex), whyNotPlace, (option) => [p, number, option]);
  },
});

function loversOf(sex: number): readonly PlaceOption[] {
  return LOVERS.slice(sex * AROUND, (sex + 1) * AROUND);
}

/** ANA-24.6, 24.7 */
function fallInLove(s: AnaState, seat: Seat, place: number): Next {
  const p = s.players[seat];
  p.circle |= 1 << place;
  s.core.told?.push({ key: 'placesLover', params: { seat, sex: SEXES[Math.floor(place / AROUND)], number: (place % AROUND) + 1 } });
  const partner = (place + AROUND) % (2 * AROUND);
  if ((p.circle & (1 << partner)) === 0) return undefined;
  const couple = content.of(s).couples[p.couples];
  p.couples++;
  s.core.told?.push({ key: 'couple', params: { seat, number: (place % AROUND) + 1, n: p.couples } });
  return grant(s, seat, couple);
}

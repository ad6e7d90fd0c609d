/** ANA-24: St Valentine festivals. */

import { type Next, type Option, pick, type Refused, refusal, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type AnaState, step } from '../state.ts';
import { SEXES, type Sex } from '../vocabulary.ts';
import { discardRevealed, reveal } from './domain.ts';
import { grant } from './effects.ts';

const AROUND = 6;

interface LoverOption extends Option {
  /** Bit of the circle; -1 fills none. */
  readonly place: number;
}

const loverOptions = (sex: Sex, no: number): readonly LoverOption[] =>
  Array.from({ length: AROUND }, (_, i) => ({
    key: `${sex} ${i + 1}`,
    say: 'placeLover',
    at: [`lover:${sex}.${i + 1}`],
    sex,
    number: i + 1,
    place: no * AROUND + i,
  }));

/** The women, then the men, as the bits of the circle. */
const LOVERS: readonly LoverOption[] = SEXES.flatMap(loverOptions);
const NOBODY: LoverOption = { key: 'nobody', say: 'placeNobody', place: -1 };

export const celebrateValentine = step.work('celebrateValentine', {
  rule: 'ANA-24.2',
  run(s, { seat }: { seat: Seat }) {
    const { domain } = content.of(s);
    const [woman, man] = reveal(s, seat, 2).map((card) => domain[card].valentine);
    s.core.told?.push({ key: 'celebratesValentine', params: { seat, woman, man } });
    return [valentineShift.do({ seat, sex: 0 }), valentineShift.do({ seat, sex: 1 }), discardRevealed.do({ seat })];
  },
});

/** Where the card of this sex may be filled in: its own number, else an empty neighbour (ANA-24.3 to 24.5). */
function placesFor(s: AnaState, seat: Seat, sex: number): readonly number[] {
  const p = s.players[seat];
  const first = sex * AROUND;
  const place = content.of(s).domain[p.revealed[sex]].valentine - 1;
  const isEmpty = (around: number): boolean => (p.circle & (1 << (first + around))) === 0;
  if (isEmpty(place)) return [first + place];
  const neighbours = [(place + AROUND - 1) % AROUND, (place + 1) % AROUND];
  return neighbours.filter(isEmpty).map((around) => first + around);
}

export const valentineShift = step.pick('valentineShift', {
  rule: ['ANA-24.3', 'ANA-24.4', 'ANA-24.5'],
  ask(s, { seat, sex }: { seat: Seat; sex: number }) {
    const places = placesFor(s, seat, sex);
    if (places.length === 0) return null;
    const number = content.of(s).domain[s.players[seat].revealed[sex]].valentine;
    const options = places.map((place) => LOVERS[place]);
    const indicated = places[0] === sex * AROUND + number - 1;
    return pick(seat, indicated ? options : [...options, NOBODY], { params: { sex: SEXES[sex], number } });
  },
  answer(s, { seat }, { place }) {
    return place < 0 ? undefined : fallInLove(s, seat, place);
  },
  refused(s, { seat, sex }): readonly Refused[] {
    const places = placesFor(s, seat, sex);
    const number = content.of(s).domain[s.players[seat].revealed[sex]].valentine;
    return LOVERS.slice(sex * AROUND, (sex + 1) * AROUND)
      .filter(({ place }) => !places.includes(place))
      .map((option) => ({ ...option, refusal: refusal('ANA-24.4', 'notANeighbour', { number }) }));
  },
});

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

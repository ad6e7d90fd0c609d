/** ANA-25: Michaelmas feasts. */

import { type Frame, type Next, pick, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Addition, type Content, content, type WriteOption } from '../content/content.ts';
import { type AnaState, type Player, step } from '../state.ts';
import { HIGHEST_NUMBER } from '../vocabulary.ts';
import { discardRevealed, reveal } from './domain.ts';
import { followedBy, grant } from './effects.ts';

export const celebrateMichaelmas = step.work('celebrateMichaelmas', {
  rule: 'ANA-25.2',
  run(s, { seat }: { seat: Seat }) {
    const numbers = reveal(s, seat, 2).map((card) => content.of(s).domain[card].michaelmas);
    s.core.told?.push({ key: 'celebratesMichaelmas', params: { seat, first: numbers[0], second: numbers[1] } });
    return followedBy(writeNext(s, seat, 0b11), discardRevealed.do({ seat }));
  },
});

/** A sum must stay within reach (ANA-25.5). */
function fits(p: Player, { sum }: Addition, no: number, number: number): boolean {
  const written = p.additions[2 * no];
  if (p.additions[2 * no + 1] !== 0) return false;
  if (sum === 0) return true;
  return written === 0 ? sum - number >= 1 && sum - number <= HIGHEST_NUMBER : written + number === sum;
}

export function isComplete(p: Player, addition: number): boolean {
  return p.additions[2 * addition + 1] !== 0;
}

function fitsAnywhere(c: Content, p: Player, number: number): boolean {
  return c.additions.some((addition, no) => fits(p, addition, no, number));
}

/** The numbers not yet written; `left` has a bit for each of the two cards. */
function numbersLeft(c: Content, p: Player, left: number): readonly number[] {
  const numbers: number[] = [];
  for (let card = 0; card < p.revealed.length; card++) if ((left & (1 << card)) !== 0) numbers.push(c.domain[p.revealed[card]].michaelmas);
  return numbers;
}

/** The next question about numbers; what fits nowhere is lost (ANA-25.6). */
function writeNext(s: AnaState, seat: Seat, left: number): Frame | undefined {
  const c = content.of(s);
  const p = s.players[seat];
  const numbers = numbersLeft(c, p, left);
  if (numbers.some((number) => fitsAnywhere(c, p, number))) return michaelmasSlots.do({ seat, left });
  for (const number of numbers) s.core.told?.push({ key: 'numberLost', params: { seat, number } });
  return undefined;
}

/** ANA-25.3: each number goes where it fits, in the order the owner likes. */
export const michaelmasSlots = step.pick('michaelmasSlots', {
  rule: ['ANA-25.3', 'ANA-25.5', 'ANA-25.6'],
  ask(s, { seat, left }: { seat: Seat; left: number }) {
    const c = content.of(s);
    const p = s.players[seat];
    const numbers = numbersLeft(c, p, left);
    const options: WriteOption[] = [];
    numbers.forEach((number, i) => {
      if (numbers.indexOf(number) < i) return;
      c.additions.forEach((addition, no) => {
        if (fits(p, addition, no, number)) options.push(addition.options[number]);
      });
    });
    return pick(seat, options);
  },
  answer(s, { seat, left }, { no, number }): Next {
    const c = content.of(s);
    const p = s.players[seat];
    const card = p.revealed.findIndex((domain, i) => (left & (1 << i)) !== 0 && c.domain[domain].michaelmas === number);
    const slot = p.additions[2 * no] === 0 ? 0 : 1;
    p.additions[2 * no + slot] = number;
    s.core.told?.push({ key: 'writes', params: { seat, number, addition: c.additions[no].id } });
    const reward = slot === 1 ? grant(s, seat, c.additions[no].effect) : undefined;
    const next = writeNext(s, seat, left & ~(1 << card));
    return next === undefined ? reward : followedBy(reward, next);
  },
  refused(s, { seat, left }): readonly Refused[] {
    const c = content.of(s);
    const p = s.players[seat];
    return [...new Set(numbersLeft(c, p, left))].flatMap((number) =>
      c.additions.flatMap((addition, no) =>
        fits(p, addition, no, number) ? [] : [{ ...addition.options[number], refusal: whyNot(p, addition, no, number) }],
      ),
    );
  },
});

function whyNot(p: Player, { id: addition, sum }: Addition, no: number, number: number): Refusal {
  const written = p.additions[2 * no];
  if (isComplete(p, no)) return refusal('ANA-25.5', 'additionComplete', { addition });
  return written > 0 ? refusal('ANA-25.5', 'sumMissed', { sum, written, number }) : refusal('ANA-25.5', 'sumOutOfReach', { sum, number });
}

/** ANA-25: Michaelmas feasts. */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { WriteOption } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { HIGHEST_NUMBER } from '../vocabulary.ts';
import { discardRevealed, reveal } from './domain.ts';
import { followedBy, grant } from './effects.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';

export const celebrateMichaelmas = step.work('celebrateMichaelmas', {
  rule: 'ANA-25.2',
  run(s, { seat }: { seat: Seat }) {
    const numbers = reveal(s, seat, 2).map((card) => content.of(s).domain[card].michaelmas);
    s.core.told?.push({ key: 'celebratesMichaelmas', params: { seat, first: numbers[0], second: numbers[1] } });
    return followedBy(writeNext(s, seat, 0b11), discardRevealed.do({ seat }));
  },
});

type Writing = [c: Content, p: Player, option: WriteOption];

const ADDITION_COMPLETE = reason<Writing>('ANA-25.5', 'additionComplete', (_c, _p, { addition }) => ({ addition }));
const SUM_MISSED = reason<Writing>('ANA-25.5', 'sumMissed', (c, p, { no, number }) => ({
  sum: c.additions[no].sum,
  written: p.additions[2 * no],
  number,
}));
const SUM_OUT_OF_REACH = reason<Writing>('ANA-25.5', 'sumOutOfReach', (c, _p, { no, number }) => ({ sum: c.additions[no].sum, number }));

/** A sum must stay within reach (ANA-25.5). */
function whyNotWrite(c: Content, p: Player, { no, number }: WriteOption): Reason<Writing> | null {
  if (isComplete(p, no)) return ADDITION_COMPLETE;
  const { sum } = c.additions[no];
  if (sum === 0) return null;
  const written = p.additions[2 * no];
  if (written > 0) return written + number === sum ? null : SUM_MISSED;
  return sum - number >= 1 && sum - number <= HIGHEST_NUMBER ? null : SUM_OUT_OF_REACH;
}

export function isComplete(p: Player, addition: number): boolean {
  return p.additions[2 * addition + 1] !== 0;
}

function fitsAnywhere(c: Content, p: Player, number: number): boolean {
  return c.additions.some(({ options }) => whyNotWrite(c, p, options[number]) === null);
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
      for (const addition of c.additions) if (whyNotWrite(c, p, addition.options[number]) === null) options.push(addition.options[number]);
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
  refused(s, { seat, left }) {
    const c = content.of(s);
    const p = s.players[seat];
    const all = [...new Set(numbersLeft(c, p, left))].flatMap((number) => c.additions.map(({ options }) => options[number]));
    return refusedAmong(all, whyNotWrite, (option) => [c, p, option]);
  },
});

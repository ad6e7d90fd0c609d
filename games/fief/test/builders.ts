/** Positions for tests, and what is asked and seen there. */

import type { Seat, Told } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { game } from '../index.ts';
import { place } from '../scene.ts';
import { type FieState, villageAt } from '../state.ts';
import { type FieView, view } from '../view.ts';

export * from '../scene.ts';

/** Villages from which a player's units at the gates came, and `none` for those without entry road. */
export function gatesOf(s: FieState, seat: Seat, where: string): string[] {
  const stack = view(s, null).villages[villageAt(place(where))].stacks.find(
    (one) => one.seat === seat && one.outside === where.startsWith('outside '),
  );
  return stack === undefined ? [] : [...stack.gates, ...(stack.noRoad ? ['none'] : [])];
}

export const { question, asked, keys, answer, play, refusal, allows } = driverOf(game);

/** Carries out an interjection, which must be possible. */
export function interject(s: FieState, seat: Seat, key: string): Told[] {
  return answer(s, `! ${key}`, seat);
}

/** Answers in the seat's aside. */
export function murmur(s: FieState, seat: Seat, ...texts: readonly string[]): void {
  for (const text of texts) answer(s, `~ ${text}`, seat);
}

/** Why an answer is refused, as `rule key`. */
export function refusalOf(s: FieState, text: string, seat?: Seat): string {
  const { rule, key } = refusal(s, text, seat);
  return `${rule} ${key}`;
}

export function viewOf(s: FieState, seat: Seat | null): FieView {
  return view(s, seat);
}

/** How the game ended, as `by: winners`. */
export function resultOf(s: FieState): string | null {
  return s.core.result === null ? null : `${s.core.result.by}: ${s.core.result.winners.join(' ')}`;
}

/** Keys of events, without the noise of flow. */
export function keysOf(told: readonly { readonly key: string }[]): string[] {
  return told.map(({ key }) => key).filter((key) => key !== 'stageBegan' && key !== 'roundBegan');
}

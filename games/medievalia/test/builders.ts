/** Positions for tests, and what is asked and seen there. */

import type { Seat } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { senseOf } from '@castellan/engine/sense';
import { game } from '../index.ts';
import type { PaymentOption } from '../options.ts';
import { cards } from '../scene.ts';
import type { MedState } from '../state.ts';
import { type MedView, view } from '../view.ts';

export * from '../scene.ts';

export const { question, keys, suggestions, answer, play, refusal, allows } = driverOf(game);
export const { sensible, choice, weightOf } = senseOf(game);

/** Who is asked what, as `seat step`. */
export function asked(s: MedState): string {
  const q = question(s);
  return `${q.seat} ${q.frame.step}`;
}

/** Why an answer is refused, as `rule key`. */
export function refusalOf(s: MedState, text: string, seat?: Seat): string {
  const { rule, key } = refusal(s, text, seat);
  return `${rule} ${key}`;
}

/** A source of payments by its key. */
export function sourceNamed(key: string): PaymentOption {
  const { use, power, discard, ask } = cards.options;
  const found = [...use, ...power, ...discard, ...ask.flat()].find((option) => option.key === key);
  if (found === undefined) throw new Error(`there is no source ${key}`);
  return found;
}

export function handOf(s: MedState, seat: Seat): string[] {
  return s.hands[seat].map((card) => cards.ids[card]);
}

export function viewOf(s: MedState, seat: Seat | null): MedView {
  return view(s, seat);
}

/** How the game ended, as `by: winners`. */
export function resultOf(s: MedState): string | null {
  return s.core.result === null ? null : `${s.core.result.by}: ${s.core.result.winners.join(' ')}`;
}

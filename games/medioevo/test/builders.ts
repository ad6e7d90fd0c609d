/** Positions for tests, and what is asked and seen there. */

import { advance, type Question, type Seat, type Told } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { game } from '../index.ts';
import type { Pact, UniState } from '../state.ts';
import { type UniView, view } from '../view.ts';
import { UNITS, type VEHICLES } from '../vocabulary.ts';

export * from '../scene.ts';

/** The first slot of a player's vehicle of a kind. */
export function slotOf(s: UniState, seat: Seat, kind: (typeof VEHICLES)[number]): number {
  const slot = view(s, null).vehicles.find((one) => one.seat === seat && one.kind === kind)?.slot;
  if (slot === undefined) throw new Error(`${seat} has no ${kind}`);
  return slot;
}

export const { question, asked, keys, answer, play, refusal, allows } = driverOf(game);

/** Carries out an interjection, which must be possible. */
export function interject(s: UniState, seat: Seat, key: string): Told[] {
  return answer(s, `! ${key}`, seat);
}

/** Answers in the seat's aside. */
export function murmur(s: UniState, seat: Seat, ...texts: readonly string[]): void {
  for (const text of texts) answer(s, `~ ${text}`, seat);
}

/** Why an answer is refused, as `rule key`. */
export function refusalOf(s: UniState, text: string, seat?: Seat): string {
  const { rule, key } = refusal(s, text, seat);
  return `${rule} ${key}`;
}

export function viewOf(s: UniState, seat: Seat | null): UniView {
  return view(s, seat);
}

/** A player's part of a list by seat and unit. */
export function ownUnits(list: readonly number[], seat: Seat): number[] {
  return list.slice(seat * UNITS.length, (seat + 1) * UNITS.length);
}

/** How the game ended, as `by: winners`. */
export function resultOf(s: UniState): string | null {
  return s.core.result === null ? null : `${s.core.result.by}: ${s.core.result.winners.join(' ')}`;
}

/** Keys of events, without the noise of flow. */
export function keysOf(told: readonly Told[]): string[] {
  return told.map(({ key }) => key).filter((key) => key !== 'phaseBegan' && key !== 'turnBegan');
}

/** Works on to the next question. */
export function advanceTo(s: UniState): UniState {
  advance(game, s);
  return s;
}

/** The first that a question offers; of several as few as may be. */
export function firstAnswer(q: Question): string {
  if (q.kind === 'amount') return String(q.min);
  const n = q.kind === 'subset' ? q.min : q.kind === 'pick' ? 1 : q.options.length;
  return n === 0
    ? '-'
    : q.options
        .slice(0, n)
        .map(({ key }) => key)
        .join(q.kind === 'order' ? ' > ' : ' + ');
}

/** Answers every question with its first option until a step is asked, or the game is over. */
export function playTo(s: UniState, step: string | null, most = 5000): UniState {
  for (let n = 0; n < most && s.core.result === null; n++) {
    const q = question(s);
    if (q.frame.step === step) return s;
    answer(s, firstAnswer(q), q.seat);
  }
  if (s.core.result === null) throw new Error(`${step ?? 'the end'} is never reached`);
  return s;
}

/** Seat 0 lets seat 1 buy and sell in its territories. */
export const trade: Pact = {
  id: 1,
  parties: [0, 1],
  clauses: [{ kind: 'trade', giver: 0, receiver: 1, support: 0, targets: [] }],
  first: 1,
  last: 0,
  perUse: [],
  secret: false,
};

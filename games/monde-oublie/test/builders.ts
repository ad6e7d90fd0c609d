/** Positions for tests, and what is asked and seen there. */

import { advance, beginGame, fastChance, type Seat, type Told } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { game } from '../index.ts';
import { on } from '../scene.ts';
import type { MonState } from '../state.ts';
import { type MonView, view as viewOf } from '../view.ts';
import type { Action } from '../vocabulary.ts';

export * from '../scene.ts';

/** The same with a content pack. */
export function beginWith(pack: string): MonState {
  const s = beginGame(game, { seats: 2, options: { firstPlayer: 1 }, pack }, fastChance(7));
  advance(game, s);
  return s;
}

export const { question, asked, keys, suggestions, answer, play, refusal } = driverOf(game);

/** Why an answer is refused, as `rule key`. */
export function refusalOf(s: MonState, text: string, seat?: Seat): string {
  const { rule, key } = refusal(s, text, seat);
  return `${rule} ${key}`;
}

export function citizensOn(s: MonState, action: Action): number[] {
  return view(s).actions[on(action)].citizens.map(({ value }) => value);
}

export function view(s: MonState, seat: Seat | null = null): MonView {
  return viewOf(s, seat);
}

/** Keys of what happened. */
export function events(told: readonly Told[]): string[] {
  return told.map(({ key }) => key);
}

/** Steps that the breadcrumb names, the outermost first. */
export function crumbs(s: MonState): string[] {
  return s.core.stack.flatMap(({ step }) => (game.steps[step].crumb === undefined ? [] : [step]));
}

/** Ends the action phase: all who have not passed do. */
export function endActions(s: MonState): void {
  const { round } = s;
  while (s.round === round && s.core.result === null && question(s).frame.step === 'takeTurn') answer(s, 'pass');
}

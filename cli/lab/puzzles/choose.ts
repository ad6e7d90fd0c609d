/** Which of the puzzles found are kept: of all stages, questions and seats, and no two alike. */

import type { Puzzle } from '@castellan/bots';
import { recordOf } from './written.ts';

/** What nearly anybody would answer without thinking is no puzzle, as long as there are others. */
const BLIND = 0.8;

/** How much the same step, record, seat and stage of the game crowd a puzzle, and the same answer. */
const CROWD = { step: 3, record: 1, seat: 1, stage: 2, answer: 6 } as const;
const STAGES = 4;

/** Differences below this are told as none. */
const TOLD = 0.05;

/** What is kept of all that was found. */
export interface Wanted {
  readonly want: number;
  /** Features that tell nothing to a player: no puzzle rests on them. */
  readonly without: readonly string[];
  /** Ids of those that made no sense to whoever looked at them, and questions that make none. */
  readonly dropped: readonly string[];
}

export function chosen(found: readonly Puzzle[], { want, without, dropped }: Wanted): readonly Puzzle[] {
  const telling = found
    .filter(({ id, step, because: [first] }) => !dropped.includes(id) && !dropped.includes(step) && !without.includes(first?.feature))
    .map((one) => ({ ...one, because: one.because.filter(({ feature, more }) => Math.abs(more) >= TOLD && !without.includes(feature)) }))
    .filter(({ because, ends }) => ends || because.length > 0);
  const order = telling.toSorted(
    (one, other) => Number(one.blind > BLIND) - Number(other.blind > BLIND) || marginOf(other) - marginOf(one),
  );
  const kept: Puzzle[] = [];
  const left = order.filter((one, n) => !order.slice(0, n).some((other) => isAlike(one, other)));
  while (kept.length < want && left.length > 0) {
    const crowds = left.map((one) => crowdOf(one, kept) + (one.blind > BLIND ? MUCH : 0));
    const [next] = left.splice(crowds.indexOf(Math.min(...crowds)), 1);
    kept.push(next);
  }
  return kept.toSorted((one, other) => one.over - other.over || one.id.localeCompare(other.id));
}

const MUCH = 1_000;

export function marginOf({ answers, best }: Puzzle): number {
  return answers[best].less;
}

/** The same answer to the same question, in the same game or for the same reason. */
function isAlike(one: Puzzle, other: Puzzle): boolean {
  if (one.step !== other.step || one.answers[0].text !== other.answers[0].text) return false;
  return recordOf(one) === recordOf(other) || one.because[0]?.feature === other.because[0]?.feature;
}

function crowdOf(one: Puzzle, kept: readonly Puzzle[]): number {
  return kept.reduce(
    (sum, other) =>
      sum +
      (other.step === one.step ? CROWD.step : 0) +
      (recordOf(other) === recordOf(one) ? CROWD.record : 0) +
      (other.seat === one.seat ? CROWD.seat : 0) +
      (stageOf(other) === stageOf(one) ? CROWD.stage : 0) +
      (other.answers[0].text === one.answers[0].text ? CROWD.answer : 0),
    0,
  );
}

function stageOf({ over }: Puzzle): number {
  return Math.floor(over * STAGES);
}

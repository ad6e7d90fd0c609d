/** Questions with a limit in time: when their time is over, and when answers given in advance count. */

import type { Question, Table } from '@castellan/engine';

/** When a question's time is over, and what counts as its answer then. */
export interface Due {
  /** The question's name, and that of its occasion (`Table.questionId`, `Table.occasionOf`). */
  readonly question: string;
  readonly occasion: string;
  readonly at: number;
  readonly answer: string;
  /** Milliseconds by which its seat may still put it off; not there where it may not, or has. */
  readonly hold?: number;
}

/** When standing answers are given to questions that have a beat. */
export interface Beat {
  readonly at: number;
  readonly occasions: readonly string[];
}

/** What a seat is told of the time of its question. */
export interface DueShown {
  readonly question: string;
  /** Milliseconds left when it was told. */
  readonly left: number;
  readonly answer: string;
  /** Milliseconds by which the seat may put it off, once; 0 where it may not. */
  readonly hold: number;
}

const SECOND = 1_000;
const HOUR = 3_600_000;

/** Whether the limits of questions run where so many people play: they are there for whoever waits, and bots do not. */
export function hasLimits(people: number): boolean {
  return people > 1;
}

/** Counted from when the question was first asked: `known` are those of the questions asked before. Null for one without a limit. */
export function dueOf(
  table: Table,
  q: Question,
  known: readonly Due[],
  now: number,
  pace: 'live' | 'correspondence' | 'device',
): Due | null {
  if (q.limit === null || (q.limit.online === true && pace === 'device')) return null;
  const name = { question: table.questionId(q), occasion: table.occasionOf(q) };
  const { answer, seconds, hours, hold } = q.limit;
  const due = known.find(({ occasion }) => occasion === name.occasion);
  if (due !== undefined) return { ...due, ...name };
  if (pace === 'correspondence') return { ...name, at: now + hours * HOUR, answer };
  return { ...name, at: now + seconds * SECOND, answer, ...(hold === undefined ? {} : { hold: hold * SECOND }) };
}

/** The beat of what standing answers are about to answer; null when nothing is. */
export function beatOf(table: Table, known: Beat | null, now: number): Beat | null {
  const ahead = table.ahead();
  if (ahead.length === 0) return null;
  const occasions = ahead.map((q) => table.occasionOf(q));
  const isKnown = known !== null && occasions.some((occasion) => known.occasions.includes(occasion));
  const longest = Math.max(...ahead.map(({ limit }) => limit?.beat ?? 0));
  return { at: isKnown ? known.at : now + longest * SECOND, occasions };
}

/** The question put off, which can be done once; null when it cannot. */
export function putOff({ hold, ...due }: Due): Due | null {
  return hold === undefined ? null : { ...due, at: due.at + hold };
}

export function shownDue({ question, at, answer, hold = 0 }: Due, now: number): DueShown {
  return { question, left: Math.max(0, at - now), answer, hold };
}

/** Which exercises the reader has done. Kept on this device, and with whoever the server knows them as. */

import { signal } from '@preact/signals';
import { forget, remember, remembered } from '../design/memory.ts';
import { type Course, type Lesson, nameOf } from './lesson.ts';

const KEPT = 'castellan.lessons';

interface Done {
  readonly [game: string]: readonly string[];
}

function kept(): Done {
  try {
    return JSON.parse(remembered(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

const done = signal<Done>(kept());

export function doneOf(game: string): readonly string[] {
  return done.value[game] ?? [];
}

export function markDone(game: string, exercise: string): void {
  const before = done.peek()[game] ?? [];
  if (before.includes(exercise)) return;
  done.value = { ...done.peek(), [game]: [...before, exercise] };
  remember(KEPT, JSON.stringify(done.peek()));
}

/** Everything that was done, of every game. */
export function allDone(): Done {
  return done.value;
}

/** What was done elsewhere is done. */
export function addDone(more: Done): void {
  const known = done.peek();
  const games = [...new Set([...Object.keys(known), ...Object.keys(more)])];
  const both = Object.fromEntries(games.map((game) => [game, [...new Set([...(known[game] ?? []), ...(more[game] ?? [])])]]));
  if (games.every((game) => both[game].length === (known[game] ?? []).length)) return;
  done.value = both;
  remember(KEPT, JSON.stringify(both));
}

/** Whoever comes next begins anew. */
export function forgetDone(): void {
  done.value = {};
  forget(KEPT);
}

/** Which exercises of a lesson are done, in their order. */
export function doneIn(game: string, { id, exercises }: Lesson<unknown>): readonly boolean[] {
  const known = doneOf(game);
  return exercises.map((exercise) => known.includes(nameOf(id, exercise.id)));
}

/** Where the reader goes on: the first lesson that is not done; the first of all once all are. */
export function nextLesson(course: Course<unknown>): Lesson<unknown> {
  return course.lessons.find((lesson) => doneIn(course.game, lesson).includes(false)) ?? course.lessons[0];
}

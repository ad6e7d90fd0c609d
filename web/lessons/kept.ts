/** Which exercises the reader has done. Kept on this device. */

import { signal } from '@preact/signals';
import { remember, remembered } from '../design/memory.ts';
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

/** Which exercises of a lesson are done, in their order. */
export function doneIn(game: string, { id, exercises }: Lesson<unknown>): readonly boolean[] {
  const known = doneOf(game);
  return exercises.map((exercise) => known.includes(nameOf(id, exercise.id)));
}

/** Where the reader goes on: the first lesson that is not done; the first of all once all are. */
export function nextLesson(course: Course<unknown>): Lesson<unknown> {
  return course.lessons.find((lesson) => doneIn(course.game, lesson).includes(false)) ?? course.lessons[0];
}

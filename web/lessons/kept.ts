/** Which exercises the reader has done. Kept on this device, and with whoever the server knows them as. */

import { signal } from '@preact/signals';
import { forget, remember, remembered } from '../design/memory.ts';
import { type Course, type Lesson, nameOf } from './lesson.ts';

/** What the reader has marked of each game, by name: kept on this device. */
export interface Marked {
  readonly [game: string]: readonly string[];
}

export class Marks {
  private readonly key: string;
  private readonly marked;

  constructor(key: string) {
    this.key = key;
    this.marked = signal<Marked>(kept(key));
  }

  of(game: string): readonly string[] {
    return this.marked.value[game] ?? [];
  }

  all(): Marked {
    return this.marked.value;
  }

  mark(game: string, name: string): void {
    this.add({ [game]: [name] });
  }

  /** What was marked elsewhere is marked. */
  add(more: Marked): void {
    const known = this.marked.peek();
    const games = [...new Set([...Object.keys(known), ...Object.keys(more)])];
    const both = Object.fromEntries(games.map((game) => [game, [...new Set([...(known[game] ?? []), ...(more[game] ?? [])])]]));
    if (games.every((game) => both[game].length === (known[game] ?? []).length)) return;
    this.marked.value = both;
    remember(this.key, JSON.stringify(both));
  }

  /** Whoever comes next begins anew. */
  forget(): void {
    this.marked.value = {};
    forget(this.key);
  }
}

function kept(key: string): Marked {
  try {
    return JSON.parse(remembered(key) ?? '{}');
  } catch {
    return {};
  }
}

const done = new Marks('castellan.lessons');

export function doneOf(game: string): readonly string[] {
  return done.of(game);
}

export function markDone(game: string, exercise: string): void {
  done.mark(game, exercise);
}

/** Everything that was done, of every game. */
export function allDone(): Marked {
  return done.all();
}

/** What was done elsewhere is done. */
export function addDone(more: Marked): void {
  done.add(more);
}

/** Whoever comes next begins anew. */
export function forgetDone(): void {
  done.forget();
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

/** A course, its words and the records it begins from, loaded only where somebody learns. */

import type { GameRecord } from '@castellan/engine';
import type { Catalogue, Language } from '@castellan/text';
import type { Shown } from '../tables/local/shown.ts';
import { type Course, type Exercise, isFirst } from './lesson.ts';
import { positionIn } from './position.ts';

const COURSES = import.meta.glob<Course<unknown>>('./*/course.ts', { import: 'default' });
const WORDS = import.meta.glob<Catalogue>(['./messages/*.ts', './*/messages/*.ts'], { import: 'default' });
const OPENINGS = import.meta.glob<Shown>('./*/course.ts', { import: 'default', query: '?opening' });
const OPENING_WORDS = import.meta.glob<Catalogue>('./*/messages/*.ts', { import: 'default', query: '?opening' });
const POSITIONS = import.meta.glob<string>('./*/positions/*.txt', { import: 'default', query: '?raw' });

export async function courseOf(game: string): Promise<Course<unknown> | null> {
  return (await COURSES[`./${game}/course.ts`]?.()) ?? null;
}

/** What is said at every lesson, and what this course says. */
export async function lessonWords(game: string, language: Language): Promise<Catalogue> {
  const [any, own] = await Promise.all([WORDS[`./messages/${language}.ts`]?.(), WORDS[`./${game}/messages/${language}.ts`]?.()]);
  return { ...any, ...own };
}

/** The same as far as the first exercise of the course says it. */
export async function openingWords(game: string, language: Language): Promise<Catalogue> {
  const [any, own] = await Promise.all([WORDS[`./messages/${language}.ts`]?.(), OPENING_WORDS[`./${game}/messages/${language}.ts`]?.()]);
  return { ...any, ...own };
}

/** What led to the position of an exercise. */
export async function positionOf(game: string, exercise: Pick<Exercise<unknown>, 'position' | 'at'>): Promise<GameRecord> {
  const text = await POSITIONS[`./${game}/positions/${exercise.position}.txt`]?.();
  if (text === undefined) throw new Error(`no position ${exercise.position}`);
  return positionIn(text, exercise);
}

/** What the first exercise of a course shows at first: it needs no rules to be read. Null of any other. */
export async function openingOf(course: Course<unknown>, exercise: Exercise<unknown>): Promise<Shown | null> {
  return isFirst(course, exercise) ? ((await OPENINGS[`./${course.game}/course.ts`]?.()) ?? null) : null;
}

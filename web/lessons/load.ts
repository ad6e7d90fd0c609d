/** A course, its words and the records it begins from, loaded only where somebody learns. */

import { type GameRecord, parseRecord } from '@castellan/engine';
import type { Catalogue, Language } from '@castellan/text';
import type { Course, Exercise } from './lesson.ts';

const COURSES = import.meta.glob<Course<unknown>>('./*/course.ts', { import: 'default' });
const WORDS = import.meta.glob<Catalogue>(['./messages/*.ts', './*/messages/*.ts'], { import: 'default' });
const POSITIONS = import.meta.glob<string>('./*/positions/*.txt', { import: 'default', query: '?raw' });

export async function courseOf(game: string): Promise<Course<unknown> | null> {
  return (await COURSES[`./${game}/course.ts`]?.()) ?? null;
}

/** What is said at every lesson, and what this course says. */
export async function lessonWords(game: string, language: Language): Promise<Catalogue> {
  const [any, own] = await Promise.all([WORDS[`./messages/${language}.ts`]?.(), WORDS[`./${game}/messages/${language}.ts`]?.()]);
  return { ...any, ...own };
}

/** What led to the position of an exercise. */
export async function positionOf(game: string, { position, at }: Pick<Exercise<unknown>, 'position' | 'at'>): Promise<GameRecord> {
  const text = await POSITIONS[`./${game}/positions/${position}.txt`]?.();
  const parsed = text === undefined ? null : parseRecord(text);
  if (parsed === null || !parsed.ok) throw new Error(`no position ${position}`);
  const { record } = parsed;
  return at === undefined ? record : { ...record, lines: record.lines.slice(0, at), hash: null, result: null };
}

/** The position an exercise begins from, laid to be tried. */

import { type GameRecord, parseRecord } from '@castellan/engine';
import type { Practice } from '../tables/local/practice.ts';
import { type Exercise, type Lesson, nameOf } from './lesson.ts';

/** What led to it, of the record that names it. */
export function positionIn(text: string, { position, at }: Pick<Exercise<unknown>, 'position' | 'at'>): GameRecord {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(`position ${position} is no record`);
  const { record } = parsed;
  return at === undefined ? record : { ...record, lines: record.lines.slice(0, at), hash: null, result: null };
}

/** Who tries it, and what the table is called. */
interface Reader {
  readonly name: string;
  readonly title: string;
}

export function practiceOf(lesson: Lesson<unknown>, exercise: Exercise<unknown>, record: GameRecord, reader: Reader): Practice {
  return {
    id: nameOf(lesson.id, exercise.id),
    record,
    seat: exercise.seat ?? 0,
    rivalsPlay: exercise.rivalsPlay === true,
    ...reader,
  };
}

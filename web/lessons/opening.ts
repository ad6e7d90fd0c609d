/**
 * The first exercise of a course as it is first shown, worked out while the client is built: whoever begins to learn sees and reads it
 * while the rules are fetched. `node --import tsx lessons/opening.ts <game>` tells that of a game.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { layPractice, tableOf } from '../tables/local/practice.ts';
import type { Shown } from '../tables/local/shown.ts';
import type { Course } from './lesson.ts';
import { positionIn, practiceOf } from './position.ts';

/** Who reads it is not known yet. */
const ANYBODY = { name: '', title: '' };

export async function openingOf({ game, lessons: [lesson] }: Course<unknown>): Promise<Shown> {
  const [exercise] = lesson.exercises;
  const text = await readFile(join(import.meta.dirname, game, 'positions', `${exercise.position}.txt`), 'utf8');
  const laid = await layPractice(practiceOf(lesson, exercise, positionIn(text, exercise), ANYBODY));
  if ('key' in laid) throw new Error(`The first exercise of ${game} does not fit its rules: ${laid.key}.`);
  return new Promise((resolve, reject) => {
    const table = tableOf(laid, { show: resolve, failed: reject });
    table.open();
    table.close();
  });
}

const [, script, game] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href) {
  const { default: course } = await import(`./${game}/course.ts`);
  process.stdout.write(JSON.stringify(await openingOf(course)));
}

/**
 * The first exercise of a course as it is first shown, worked out while the client is built: whoever begins to learn sees and reads it
 * while the rules are fetched. `node --import tsx lessons/opening.ts <game>` tells that of a game, and what is said there.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue, Language } from '@castellan/text';
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

/** The words of a course as far as its first lesson says them: its own, and what the others are called. */
export function openingWordsOf({ lessons: [lesson] }: Course<unknown>, words: Catalogue): Catalogue {
  const isSaid = (key: string): boolean => !/^lesson\.\w+\./.test(key) || key.startsWith(`lesson.${lesson.id}.`);
  return Object.fromEntries(Object.entries(words).filter(([key]) => isSaid(key)));
}

/** Told to whoever builds the client. */
export interface Opening {
  readonly shown: Shown;
  readonly words: { readonly [language in Language]: Catalogue };
}

const [, script, game] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href) {
  const [{ default: course }, { default: en }, { default: fr }] = await Promise.all([
    import(`./${game}/course.ts`),
    import(`./${game}/messages/en.ts`),
    import(`./${game}/messages/fr.ts`),
  ]);
  const opening: Opening = {
    shown: await openingOf(course),
    words: { en: openingWordsOf(course, en), fr: openingWordsOf(course, fr) },
  };
  process.stdout.write(JSON.stringify(opening));
}

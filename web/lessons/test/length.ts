/** How long a lesson takes somebody who meets the game in it: the reading, the looking and the answers. */

import type { Catalogue } from '@castellan/text';
import { type Lesson, wordOf } from '../lesson.ts';

/** What everybody reads of an exercise. */
const READ = ['goal', 'told', 'done'] as const;

/** Slow, since every other word is new. */
const WORDS_A_MINUTE = 180;
/** Seconds to find one's way in a position, and to find and give each answer of the way. */
const LOOKING = 8;
const ANSWERING = 7;

export function minutesOf({ id, exercises }: Lesson<unknown>, words: Catalogue): number {
  const lengths = exercises.map(({ id: exercise, way }) => {
    const read = READ.flatMap((part) => (words[wordOf(id, exercise, part)] ?? '').split(/\s+/)).length;
    return read / WORDS_A_MINUTE + (LOOKING + way.length * ANSWERING) / 60;
  });
  return lengths.reduce((sum, one) => sum + one, 0);
}

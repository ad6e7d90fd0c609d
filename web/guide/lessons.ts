/**
 * What a newcomer is told at the first table, and when. The lessons are messages: `guide.welcome`, `guide.<step>` for the first
 * time a step is asked, `guide.<step>.2` and so on for the next times, `guide.event.<key>` for the first time something happens,
 * `guide.end`; each with its reason in `….why`. A step without a lesson is explained by the kind of its question.
 */

import { type Asked, spoken, type Undo } from '@castellan/engine';
import type { Speaker } from '@castellan/text';

export interface Lesson {
  readonly key: string;
  readonly what: string;
  readonly why: string | null;
  /** Told until the question is answered; the others until they are put away. */
  readonly question: string | null;
}

export interface Moment {
  readonly asked: Asked | null;
  readonly over: boolean;
  /** Keys of what has just happened, the newest last. */
  readonly happened: readonly string[];
}

/** What is to be told now that was not told yet; null when there is nothing new. */
export function lessonNow(speaker: Speaker, told: readonly string[], { asked, over, happened }: Moment): Lesson | null {
  const isNew = (key: string): boolean => speaker.has(key) && !told.includes(key);
  if (over) return isNew('guide.end') ? lesson(speaker, 'guide.end', null) : null;
  if (isNew('guide.welcome')) return lesson(speaker, 'guide.welcome', null);
  const event = happened.map((key) => `guide.event.${key}`).findLast(isNew);
  if (event !== undefined) return lesson(speaker, event, null);
  if (asked === null) return isNew('guide.any.waiting') ? lesson(speaker, 'guide.any.waiting', null) : null;
  const next = lessonsOf(speaker, asked).find(isNew);
  return next === undefined ? null : lesson(speaker, next, asked.id);
}

/** What was told last about the present question, for those who want to read it again. */
export function lessonAgain(speaker: Speaker, told: readonly string[], asked: Asked): Lesson {
  const known = lessonsOf(speaker, asked);
  return lesson(speaker, known.findLast((key) => told.includes(key)) ?? known[0], asked.id);
}

/** Whether the same question is still to be answered: its seat has only said something beside it, to an offer for instance. */
export function isAskedStill(before: string, now: string, undo: Undo): boolean {
  // An id begins with what its seat has said so far.
  const question = (id: string): string => id.slice(id.indexOf(':'));
  return question(before) === question(now) && undo.ok && spoken(undo.text).manner !== 'answer';
}

function lessonsOf(speaker: Speaker, { step, kind }: Asked): readonly string[] {
  const first = `guide.${step}`;
  if (!speaker.has(first)) return [`guide.any.${kind}`];
  const keys = [first];
  for (let n = 2; speaker.has(`${first}.${n}`); n++) keys.push(`${first}.${n}`);
  return keys;
}

function lesson(speaker: Speaker, key: string, question: string | null): Lesson {
  const why = `${key}.why`;
  return { key, what: speaker.say(key), why: speaker.has(why) ? speaker.say(why) : null, question };
}

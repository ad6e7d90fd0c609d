/** Every exercise of every course, played: its goal is not reached at the start, its way reaches it, its wrong turns are answered. */

import { readFileSync } from 'node:fs';
import { type Game, replay, type State } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { misprints } from '@castellan/text/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { guideWords } from '../../guide/words.ts';
import { type Course, type Exercise, wordOf } from '../lesson.ts';
import { courseOf, lessonWords, positionOf } from '../load.ts';
import { openingOf } from '../opening.ts';
import { isTaught } from '../shelf.ts';
import { minutesOf } from './length.ts';
import { Practising } from './practice.ts';

const OF_EVERY_COURSE = ['course.narrator', 'course.lead'];

describe.each(GAME_IDS.filter(isTaught))('the course of %s', (id) => {
  let game: Game<State>;
  let course: Course<unknown>;

  beforeAll(async () => {
    const [shelved, found] = [gameNamed(id), await courseOf(id)];
    if (shelved === null || found === null) throw new Error(`there is no course of ${id}`);
    game = await shelved.load();
    course = found;
  });

  async function begun(exercise: Exercise<unknown>): Promise<Practising> {
    return new Practising(game, exercise, await positionOf(id, exercise));
  }

  function exercises(): { readonly name: string; readonly exercise: Exercise<unknown> }[] {
    return course.lessons.flatMap((lesson) => lesson.exercises.map((exercise) => ({ name: `${lesson.id}/${exercise.id}`, exercise })));
  }

  it('has six to twelve short lessons, the last of which is played against somebody', () => {
    expect(course.game).toBe(id);
    expect(course.lessons.length).toBeGreaterThanOrEqual(6);
    expect(course.lessons.length).toBeLessThanOrEqual(12);
    expect(course.lessons.at(-1)?.exercises.at(-1)?.rivalsPlay).toBe(true);
    const names = exercises().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells how long each lesson takes, to the nearest minute or so, at most three, and in all', async () => {
    const words = await lessonWords(id, 'en');
    const lengths = course.lessons.map((lesson) => ({ lesson: lesson.id, told: lesson.minutes, takes: minutesOf(lesson, words) }));
    expect(lengths.filter(({ told, takes }) => told < 1 || told > 3 || Math.abs(told - takes) > 0.75)).toEqual([]);
    const sum = (of: 'told' | 'takes'): number => lengths.reduce((all, one) => all + one[of], 0);
    expect(Math.abs(sum('told') - sum('takes'))).toBeLessThan(2);
  });

  it('begins each exercise with a question, its goal before it', async () => {
    for (const { name, exercise } of exercises()) {
      const practising = await begun(exercise);
      const { reached, wrong, missed, next } = practising.judged();
      expect({ name, reached, wrong, missed, next }).toEqual({ name, reached: false, wrong: null, missed: false, next: exercise.way[0] });
      expect(practising.asked(), name).not.toBeNull();
    }
  });

  it('shows its first exercise before the rules are there as it is after', async () => {
    const opening = await openingOf(course);
    const [exercise] = course.lessons[0].exercises;
    const me = exercise.seat ?? 0;
    const laid = replay(game, await positionOf(id, exercise));
    if (!laid.ok) throw new Error(laid.error.key);
    expect(JSON.parse(JSON.stringify(opening))).toEqual(opening);
    expect(opening.snapshot.view.board).toEqual(game.view(laid.state, me));
    expect(opening.snapshot.view.asked?.step).toBe((await begun(exercise)).asked());
    expect(opening.snapshot.sitters.filter(({ kind }) => kind === 'me').map(({ seat }) => seat)).toEqual([me]);
  });

  it('reaches each goal by the way it shows, and not before its end', async () => {
    for (const { name, exercise } of exercises()) {
      const practising = await begun(exercise);
      for (const text of exercise.way) {
        const { reached, wrong, missed, next } = practising.judged();
        expect({ name, reached, wrong, missed, next }).toEqual({ name, reached: false, wrong: null, missed: false, next: text });
        expect({ name, text, refusal: practising.answer(text) }).toEqual({ name, text, refusal: null });
      }
      expect({ name, reached: practising.judged().reached }).toEqual({ name, reached: true });
      expect(practising.judged().steps, name).not.toContain(false);
    }
  });

  it('answers each wrong turn with its reason: the rules’ own, or the narrator’s', async () => {
    for (const { name, exercise } of exercises())
      for (const turn of exercise.wrong) {
        const practising = await begun(exercise);
        const last = turn.answers.length - 1;
        for (const text of turn.answers.slice(0, last))
          expect({ name, text, refusal: practising.answer(text) }).toEqual({ name, text, refusal: null });
        const refusal = practising.answer(turn.answers[last]);
        const told = {
          name,
          turn: turn.answers,
          rule: refusal?.rule,
          wrong: practising.judged().wrong?.id,
          reached: practising.judged().reached,
        };
        expect(told).toEqual({
          name,
          turn: turn.answers,
          rule: 'refusedBy' in turn ? turn.refusedBy : undefined,
          wrong: 'id' in turn ? turn.id : undefined,
          reached: false,
        });
      }
  });

  it('has its words in both languages, a reason for everything, and no word too many', async () => {
    const [en, fr, guide] = [await lessonWords(id, 'en'), await lessonWords(id, 'fr'), await guideWords(id, 'en')];
    expect(misprints({ en, fr })).toEqual([]);
    const own = await lessonWords('', 'en');
    const wanted = [...OF_EVERY_COURSE, ...Object.keys(own)];
    for (const lesson of course.lessons) {
      wanted.push(`lesson.${lesson.id}`);
      for (const exercise of lesson.exercises) {
        const word = (part: string): string => wordOf(lesson.id, exercise.id, part);
        wanted.push(word('goal'), word('told'), word('done'));
        if (exercise.steps.length > 1) wanted.push(...exercise.steps.map((_, at) => word(`step.${at + 1}`)));
        wanted.push(...exercise.wrong.flatMap((turn) => ('id' in turn ? [word(`wrong.${turn.id}`)] : [])));
        if (exercise.way.some((text) => /^(\d+$|[!~] )/.test(text))) wanted.push(word('show'));
        const asked = (await begun(exercise)).asked();
        if (en[word('why')] !== undefined) wanted.push(word('why'));
        else expect(guide[`guide.${asked}.why`], `${word('why')} or guide.${asked}.why`).toBeDefined();
      }
    }
    expect(Object.keys(en).toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  it('rests on rules that are in the catalogue', () => {
    const catalogue = readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8');
    const named = exercises().flatMap(({ exercise: { rules, wrong } }) => [
      ...rules,
      ...wrong.map((turn) => ('refusedBy' in turn ? turn.refusedBy : turn.rule)),
    ]);
    expect(named.filter((rule) => !catalogue.includes(`- ${rule} `))).toEqual([]);
  });
});

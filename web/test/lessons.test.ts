/**
 * Lessons as a newcomer takes them: a course followed by clicks, a lesson on a phone, and what is done when one goes wrong.
 * `npm run courses` follows every course to its end, by mouse and by finger.
 */

import type { Game, State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Course, Exercise, Lesson } from '../lessons/lesson.ts';
import { courseOf, positionOf } from '../lessons/load.ts';
import { TAUGHT } from '../lessons/shelf.ts';
import { Practising } from '../lessons/test/practice.ts';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { press } from './help/finger.ts';
import { give } from './help/give.ts';
import { browserAnd } from './help/open.ts';
import { answersGiven, overhear } from './help/overheard.ts';
import { MY_QUESTION, untilAsked } from './help/player.ts';
import { staticSite } from './help/site.ts';
import { tooSmall } from './help/touch.ts';
import { picture, type Visitor, visitor, type Wishes } from './help/visit.ts';

const FIRST = 'monde-oublie';

const ARE_WANTED = process.env.CASTELLAN_COURSES !== undefined;

async function taught(id: string): Promise<{ readonly game: Game<State>; readonly course: Course<unknown> }> {
  const [shelved, course] = [gameNamed(id), await courseOf(id)];
  if (shelved === null || course === null) throw new Error(`there is no course of ${id}`);
  return { game: await shelved.load(), course };
}

/** A visitor whose answers are heard. */
async function reader(browser: Browser, wishes?: Wishes): Promise<Visitor> {
  const come = await visitor(browser, wishes);
  await overhear(come.context);
  return come;
}

interface Followed {
  readonly game: Game<State>;
  readonly course: Course<unknown>;
  readonly lesson: Lesson<unknown>;
}

/** Does all exercises of a lesson by hand, from its first screen to the last. */
async function follow(page: Page, { game, course, lesson }: Followed, look?: (exercise: string) => Promise<void>): Promise<void> {
  for (const [at, exercise] of lesson.exercises.entries()) {
    await page.locator(`.lesson-goal .dots i:nth-child(${at + 1}).now`).waitFor();
    await page.waitForURL(`**/learn/${course.game}/${lesson.id}`);
    // The position is laid and looked at.
    await page.getByRole('button', { name: /^(Show me|Montrez-moi)$/, disabled: false }).waitFor();
    await look?.(exercise.id);
    await finish(page, exercise, new Practising(game, exercise, await positionOf(course.game, exercise)));
    await press(page, page.locator('.narrator[data-mood="pleased"] .btn.primary'));
  }
}

/** Whether two answers are the same, in whatever order their parts are named. */
function isSaid(one: string, other: string | undefined): boolean {
  const parts = (text = ''): string => text.split(' + ').sort().join();
  return parts(one) === parts(other);
}

/** Answers until the goal is reached. What a board puts together by itself may be said otherwise than the way has it. */
async function finish(page: Page, { way }: Exercise<unknown>, shadow: Practising): Promise<void> {
  for (let at = 0; !shadow.judged().reached; ) {
    await untilAsked(page);
    // What one has answered in advance, such as surprises that one does not hold, one is not asked.
    if ((await page.locator(MY_QUESTION).getAttribute('data-question')) !== shadow.questionId()) {
      expect(shadow.answer(way[at])).toBeNull();
      at++;
      continue;
    }
    const before = (await answersGiven(page)).length;
    await give(page, shadow.question(way[at]), way.slice(at));
    const given = (await answersGiven(page)).slice(before);
    for (const text of given) expect(shadow.answer(text)).toBeNull();
    const isTheWay = given.every((text, i) => isSaid(text, way[at + i]));
    const last = isTheWay ? at + given.length - 1 : way.findIndex((text, i) => i >= at && isSaid(text, given[given.length - 1]));
    if (last < 0) throw new Error(`“${given.join('”, “')}” was answered instead of “${way[at]}”`);
    at = last + 1;
  }
}

/** Of each other course one lesson that is touched on the board itself; the map of Fief must be moved by hand on a phone. */
const BY_HAND = [
  ['anarchy', 'walls', 'command', ['desktop', 'phone']],
  ['fief', 'house', 'purse', ['desktop']],
] as const;

const LONG = TAUGHT.flatMap((id) => [[id, 'desktop', 'en'] as const, [id, 'phone', 'fr'] as const]);

describe.skipIf(!hasBrowser)('lessons', () => {
  const here = browserAnd(staticSite);

  it('a whole course is followed by clicks, and what was done is remembered', async () => {
    const { game, course } = await taught(FIRST);
    const { context, page, errors } = await reader(here.browser);
    await page.goto(here.server.address);
    await page.getByRole('link', { name: 'Learn by playing' }).click();
    for (const lesson of course.lessons)
      await follow(page, { game, course, lesson }, async (exercise) => {
        if (exercise !== 'fee') return;
        expect(await faults(page)).toEqual([]);
        await picture(page, 'lesson');
      });
    await page.getByRole('heading', { level: 1, name: 'Learn The Ancient World' }).waitFor();
    await page.getByText('16 of 16 exercises done').waitFor();
    expect(await faults(page)).toEqual([]);
    await picture(page, 'course');
    await page.getByRole('button', { name: 'Play a first game' }).click();
    await page.waitForURL('**/t/*');
    await page.locator('.guide').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('on a phone: a wrong turn is explained and taken back, what the rules refuse is refused, the way is shown', async () => {
    const { context, page, errors } = await visitor(here.browser, { language: 'fr', screen: 'phone' });
    await page.goto(`${here.server.address}/learn/${FIRST}/values`);
    const told = page.locator('.narrator [aria-live]');
    await told.getByText('Le 2 d’Ermengarde est déjà au Labeur').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('.purse [data-target="citizen:1"]').tap();
    // What the rules refuse is dim, with their own reason.
    await page.locator('.board [data-target="action:labour"][data-state="refused"]').tap({ force: true });
    // Nobody else is sent there in the place of the citizen that was touched.
    await page.getByRole('tooltip').waitFor();
    await page.locator('.purse [data-target="citizen:1"][data-state="selected"]').waitFor();
    await page.locator('.purse [data-target="citizen:1"]').tap();
    await page.getByRole('button', { name: 'Montrez-moi' }).tap();
    await told.getByText('Comme ceci').waitFor();
    await page.getByRole('button', { name: 'Faites-le pour moi' }).tap();
    await told.getByText('Trois l’emporte sur deux').waitFor();
    await page.getByRole('button', { name: 'Suite' }).press('Enter');
    await told.getByText('elle n’y a que son 1').waitFor();
    await untilAsked(page);
    await page.locator('.purse [data-target="citizen:3"]').tap();
    await page.locator('.board [data-target="action:labour"]').tap();
    await told.getByText('Le 2 suffisait').waitFor();
    await picture(page, 'lesson-phone');
    await page.getByRole('button', { name: 'Reprendre mon coup' }).tap();
    await told.getByText('elle n’y a que son 1').waitFor();
    await untilAsked(page);
    await page.reload();
    // What was done before stays done: it goes on at the second exercise.
    await told.getByText('elle n’y a que son 1').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('begins at the list of courses; once it is asked for, a dotted way leads from the piece to its place, and goes when it is done', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/learn`);
    const course = page.getByRole('article', { name: 'The Ancient World' });
    await course.getByText(/lessons, \d+ minutes in all/).waitFor();
    expect(await faults(page)).toEqual([]);
    await course.getByRole('link', { name: 'Begin' }).click();
    await page.waitForURL(`**/learn/${FIRST}/city`);
    await untilAsked(page);
    await page.locator('.lesson-list [aria-current=step]').getByText('in progress').waitFor();
    await page.getByRole('button', { name: 'Show me', disabled: false }).click();
    await page.locator('.lesson-path .head').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await page.locator('.narrator[data-mood=pleased]').waitFor();
    expect(await page.locator('.lesson-path').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(BY_HAND)('a lesson of %s is followed by hand', async (id, wanted, next, screens) => {
    const { game, course } = await taught(id);
    const lesson = course.lessons.find((one) => one.id === wanted);
    if (lesson === undefined) throw new Error(`there is no lesson ${wanted}`);
    for (const screen of screens) {
      const { context, page, errors } = await reader(here.browser, { language: screen === 'phone' ? 'fr' : 'en', screen });
      await page.goto(`${here.server.address}/learn/${id}/${wanted}`);
      await follow(page, { game, course, lesson });
      await page.waitForURL(`**/learn/${id}/${next}`);
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it.each(ARE_WANTED ? LONG : [])('the course of %s on a %s in %s', async (id, screen, language) => {
    const { game, course } = await taught(id);
    const { context, page, errors } = await reader(here.browser, { language, screen });
    await page.goto(`${here.server.address}/learn/${id}/${course.lessons[0].id}`);
    for (const lesson of course.lessons)
      await follow(page, { game, course, lesson }, async (exercise) => {
        if (exercise !== lesson.exercises[0].id) return;
        expect.soft(await faults(page)).toEqual([]);
        if (screen === 'phone') expect.soft(await tooSmall(page)).toEqual([]);
        await picture(page, `course-${id}-${lesson.id}-${screen}`);
      });
    await page.waitForURL(`**/learn/${id}`);
    const count = course.lessons.flatMap(({ exercises }) => exercises).length;
    await page
      .locator('.course-lessons .dots i')
      .nth(count - 1)
      .waitFor();
    expect(await page.locator('.course-lessons .dots i.done').count()).toBe(count);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('on the map of Medioevo: a place is touched, and what is offered unasked is accepted', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/learn/medioevo/realm`);
    await untilAsked(page);
    await page.locator('.shell [data-target="node:pannonia"][data-state="lit"]').first().click();
    const told = page.locator('.narrator[data-mood="pleased"]');
    await told.getByText('Buda has a baker now').waitFor();
    // What was done is written down a moment after it is told.
    await page.waitForFunction(() => localStorage.getItem('castellan.lessons') !== null);
    await page.evaluate(() => localStorage.setItem('castellan.lessons', JSON.stringify({ medioevo: ['trade/furs'] })));
    await page.goto(`${here.server.address}/learn/medioevo/trade`);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.narrator').getByText('Accept the offer of Théodora').waitFor();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await told.getByText('Signed').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

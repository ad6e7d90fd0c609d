/** Lessons as a newcomer takes them: a course followed by clicks, a lesson on a phone, and what is done when one goes wrong. */

import type { Game, State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Course, Lesson } from '../lessons/lesson.ts';
import { courseOf, positionOf } from '../lessons/load.ts';
import { Practising } from '../lessons/test/practice.ts';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { give } from './help/give.ts';
import { browserAnd } from './help/open.ts';
import { untilAsked } from './help/player.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

const FIRST = 'monde-oublie';

async function taught(id: string): Promise<{ readonly game: Game<State>; readonly course: Course<unknown> }> {
  const [shelved, course] = [gameNamed(id), await courseOf(id)];
  if (shelved === null || course === null) throw new Error(`there is no course of ${id}`);
  return { game: await shelved.load(), course };
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
    const shadow = new Practising(game, exercise, await positionOf(course.game, exercise));
    for (const text of exercise.way) {
      await give(page, shadow.hands(text));
      shadow.answer(text);
    }
    await page.locator('.narrator[data-mood="pleased"] .btn.primary').click();
  }
}

/** Of each other course one lesson that is touched on the board itself; the map of Fief must be moved by hand on a phone. */
const BY_HAND = [
  ['anarchy', 'walls', 'command', ['desktop', 'phone']],
  ['fief', 'house', 'purse', ['desktop']],
] as const;

describe.skipIf(!hasBrowser)('lessons', () => {
  const here = browserAnd(staticSite);

  it('a whole course is followed by clicks, and what was done is remembered', async () => {
    const { game, course } = await taught(FIRST);
    const { context, page, errors } = await visitor(here.browser);
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
    await page.locator('.board [data-target="action:labour"][data-state="refused"]').waitFor();
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

  it.each(BY_HAND)('a lesson of %s is followed by hand', async (id, wanted, next, screens) => {
    const { game, course } = await taught(id);
    const lesson = course.lessons.find((one) => one.id === wanted);
    if (lesson === undefined) throw new Error(`there is no lesson ${wanted}`);
    for (const screen of screens) {
      const { context, page, errors } = await visitor(here.browser, { language: screen === 'phone' ? 'fr' : 'en', screen });
      await page.goto(`${here.server.address}/learn/${id}/${wanted}`);
      await follow(page, { game, course, lesson });
      await page.waitForURL(`**/learn/${id}/${next}`);
      expect(errors).toEqual([]);
      await context.close();
    }
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

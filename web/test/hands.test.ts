import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { answerEach, byClicks, overhear } from './help/overheard.ts';
import { MY_QUESTION, playerOf, playToTheEnd, untilAsked, VERDICT } from './help/player.ts';
import { answersIn, everyQuestion, keptRecord, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

/** Between them they ask all that kept games of it ask. */
const RECORDS = ['coins', 'shared'];
const SCORE = keptRecord('monde-oublie', 'score');

describe.skipIf(!hasBrowser)('a game, from its beginning over every question to its end,', () => {
  const here = browserAnd(staticSite);

  /** One answer by keys: what is ready is confirmed, else the first of all choices is taken. */
  async function pressSomething(page: Page): Promise<void> {
    const ready = page.locator(`${MY_QUESTION} .chips .chip.first:not(:disabled)`);
    // At one look: by the next it may be answered and gone, and would be waited for in vain.
    const isReady = await ready.evaluateAll(([chip]) => {
      if (chip instanceof HTMLElement) chip.focus();
      return chip !== undefined;
    });
    if (isReady) {
      await page.keyboard.press('Enter');
      return;
    }
    const list = page.locator('dialog.palette .found');
    const choices = page.locator('dialog.palette[open] [role=option]');
    // A table that has only just come does not hear the key yet.
    await expect
      .poll(async () => {
        if ((await list.count()) === 0) await page.keyboard.press('/');
        return choices.count();
      })
      .toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    // Where more may be chosen the list stays. The next key is for the table only once it is gone.
    await list.waitFor({ state: 'detached', timeout: 300 }).catch(async () => {
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
    });
  }

  it('is played with the keyboard alone', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await overhear(context);
    await page.goto(here.server.address);
    const play = page.getByRole('button', { name: 'Play now' });
    for (let i = 0; i < 30 && !(await play.evaluate((button) => button === document.activeElement)); i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await untilAsked(page);

    const pointedAt = () => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null);
    await expect
      .poll(async () => {
        await page.keyboard.press('g');
        await page.keyboard.press('b');
        return pointedAt();
      })
      .not.toBeNull();
    const first = await pointedAt();
    await page.keyboard.press('ArrowRight');
    await expect.poll(pointedAt).not.toBe(first);

    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    const question = await page.locator('#question').innerText();
    await page.keyboard.press('p');
    expect(await page.locator('#question').innerText()).toBe(question);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    const questions = await everyQuestion('monde-oublie', RECORDS);
    expect(questions.length).toBeGreaterThanOrEqual(14);
    await answerEach(page, here.server.address, questions, (at) => pressSomething(at).catch(() => undefined));
    await playFrom(page, here.server.address, SCORE, answersIn(SCORE) - 4);
    for (let i = 0; i < 100 && (await untilAsked(page)) === 'asked'; i++) await pressSomething(page).catch(() => undefined);
    await page.locator(VERDICT).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played on a phone by tapping', async () => {
    const { context, page, errors } = await visitor(here.browser, { language: 'fr', screen: 'phone' });
    await overhear(context);
    await page.goto(here.server.address);
    await picture(page, 'home-phone');
    await page.getByRole('button', { name: 'Jouer maintenant' }).tap();
    await untilAsked(page);
    await picture(page, 'table-phone');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
    await answerEach(page, here.server.address, await everyQuestion('monde-oublie', RECORDS), byClicks(playerOf(52, 0.5)));
    await playFrom(page, here.server.address, SCORE, answersIn(SCORE) - 4);
    await playToTheEnd(page, playerOf(52, 0.5));
    await picture(page, 'ending-phone');
    expect(errors).toEqual([]);
    await context.close();
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launch } from './help/browser.ts';
import { MY_QUESTION, type Player, playerOf, playToTheEnd, untilAsked, VERDICT } from './help/player.ts';
import { type Site, staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('a whole game', () => {
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), staticSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** One answer by keys: what is ready is confirmed, else something of the list of all choices is taken. */
  async function pressSomething(page: Page, player: Player): Promise<void> {
    const ready = page.locator(`${MY_QUESTION} .chips .chip.first:not(:disabled)`);
    if ((await ready.count()) > 0) {
      await ready.focus();
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('/');
    await page.locator('dialog.palette[open] [role=option]').first().waitFor();
    const options = await page.locator(`dialog.palette [role=group]`).first().locator('[role=option]').count();
    const steps = Math.floor(player.random() * Math.max(1, options));
    for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    if (await page.locator('dialog.palette[open]').count()) await page.keyboard.press('Escape');
  }

  it('is played with the keyboard alone', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(site.address);
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

    const player = playerOf(51);
    for (let i = 0; i < 1_500 && (await untilAsked(page)) === 'asked'; i++) await pressSomething(page, player).catch(() => undefined);
    await page.locator(VERDICT).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played on a phone by tapping', async () => {
    const { context, page, errors } = await visitor(browser, { language: 'fr', screen: 'phone' });
    await page.goto(site.address);
    await picture(page, 'home-phone');
    await page.getByRole('button', { name: 'Jouer maintenant' }).tap();
    await untilAsked(page);
    await picture(page, 'table-phone');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
    await playToTheEnd(page, playerOf(52, 0.5));
    await picture(page, 'ending-phone');
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** The time of a question at the table: it is seen, it can be put off once, and when it is over the question answers itself. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { clickSomething, playerOf, untilAsked } from './help/player.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

const HOLD = '.prompt .chip.hold';

/** Clicks on until a question with a time is asked, which is left alone. */
async function untilWindow(page: Page, seed: number): Promise<void> {
  const player = playerOf(seed, 0.6);
  for (let clicks = 0; clicks < 400; clicks++) {
    await untilAsked(page);
    if ((await page.locator(HOLD).count()) > 0) return;
    await clickSomething(page, player).catch(() => undefined);
  }
  throw new Error('no question with a time was asked');
}

/** Where the board begins and where the bar lies: a page of a phone is as long as what it holds. */
async function places(page: Page) {
  const [board, bar] = await Promise.all(['.fie', '.prompt'].map((what) => page.locator(what).first().boundingBox()));
  return { board: [board?.x, board?.y, board?.width], bar };
}

const timers = (page: Page) => page.locator('.prompt .drain').count();

describe.skipIf(!hasBrowser)('the countdown of a question', () => {
  const here = browserAnd(staticSite);

  for (const [screen, language, theme] of [
    ['desktop', 'en', 'light'],
    ['tablet', 'fr', 'dark'],
    ['phone', 'fr', 'light'],
  ] as const)
    it(`is seen on a ${screen}, closes the question by itself, holds when it is put off, and moves nothing`, async () => {
      const { context, page, errors } = await visitor(here.browser, { screen, language, theme });
      await page.goto(`${here.server.address}/new?game=fief`);
      await page.getByRole('button', { name: language === 'en' ? 'Play' : 'Jouer', exact: true }).click();
      await page.locator('.fie').waitFor();
      await untilAsked(page);
      const before = await places(page);
      await untilWindow(page, 5);
      await picture(page, `countdown-${screen}`);
      expect([await timers(page), await places(page)]).toEqual([1, before]);
      // Nobody answers: the window is over when its time is.
      const asked = await page.locator('#question').innerText();
      await expect.poll(() => page.locator('#question').innerText(), { timeout: 60_000 }).not.toBe(asked);
      await untilWindow(page, 6);
      await page.locator(HOLD).click();
      await expect.poll(() => timers(page)).toBe(0);
      expect(await page.locator(HOLD).getAttribute('aria-disabled')).toBe('true');
      expect(await places(page)).toEqual(before);
      await picture(page, `countdown-held-${screen}`);
      expect(errors).toEqual([]);
      await context.close();
    });
});

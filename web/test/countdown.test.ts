/** The time of a question at the table: it is seen, it can be put off once, and when it is over the question answers itself. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { keptRecord, playFrom, replayed } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

const HOLD = '.prompt .chip.hold';
const RECORD = keptRecord('fief', 'crown');

/** A moment of the record without a time, and those at which a question has one. */
async function moments(): Promise<{ readonly calm: number; readonly windows: readonly number[] }> {
  const calm: number[] = [];
  const windows: number[] = [];
  await replayed('fief', RECORD, ({ at, question }) => void (question.limit === null ? calm : windows).push(at));
  return { calm: calm[Math.floor(calm.length / 2)], windows };
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
      const { calm, windows } = await moments();
      const untilWindow = async (at: number): Promise<void> => {
        await playFrom(page, here.server.address, RECORD, windows[at]);
        await page.locator(HOLD).waitFor();
      };
      await playFrom(page, here.server.address, RECORD, calm);
      await page.locator('.fie').waitFor();
      const before = await places(page);
      await untilWindow(Math.floor(windows.length / 3));
      await picture(page, `countdown-${screen}`);
      expect([await timers(page), await places(page)]).toEqual([1, before]);
      // Nobody answers: the window is over when its time is.
      const asked = await page.locator('#question').innerText();
      await expect.poll(() => page.locator('#question').innerText(), { timeout: 60_000 }).not.toBe(asked);
      await untilWindow(Math.floor((2 * windows.length) / 3));
      await page.locator(HOLD).click();
      await expect.poll(() => timers(page)).toBe(0);
      expect(await page.locator(HOLD).getAttribute('aria-disabled')).toBe('true');
      expect(await places(page)).toEqual(before);
      await picture(page, `countdown-held-${screen}`);
      expect(errors).toEqual([]);
      await context.close();
    });
});

/**
 * The time of a question at a table of several people: it is seen, it can be put off once, and when it is over the question answers itself.
 * Who plays alone among bots has all the time there is.
 */

import { type Seat, Table, usualStandings } from '@castellan/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { keptRecord, playFrom, replayed } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { onScreen, picture, visitor } from './help/visit.ts';

/** The first is that of the visitor. */
const ON = ['tablet', 'desktop', 'phone'] as const;
const HOLD = '.prompt .chip.hold';
/** What is asked, or who is asked next. */
const QUESTION = '#question, #curtain-title';
const RECORD = keptRecord('fief', 'crown');

/** A moment of a record, and who sits next to whoever is asked there. */
interface Shared {
  readonly at: number;
  readonly friend: Seat;
}

/** A moment of the record without a time, and those at which a question has a short one and no usual answer is about to answer it. */
async function moments(): Promise<{ readonly calm: Shared; readonly windows: readonly Shared[] }> {
  const calm: Shared[] = [];
  const windows: Shared[] = [];
  await replayed('fief', RECORD, ({ at, question: { seat, limit } }, { game, setup, state }) => {
    const friend = (seat + 1) % setup.seats;
    if (limit === null) calm.push({ at, friend });
    else if (limit.seconds < 10) {
      // Alone one is asked less often than among others.
      const sat = Table.resume(game, setup, [], game.copy(state), usualStandings(game, [seat]));
      sat.keepsBeat = true;
      if (sat.awaited().some((q) => q.seat === seat)) windows.push({ at, friend });
    }
  });
  return { calm: calm[Math.floor(calm.length / 2)], windows };
}

/** Where the board begins and where the bar lies: a page of a phone is as long as what it holds. */
async function places(page: Page) {
  const [board, bar] = await Promise.all(['.fie', '.prompt'].map((what) => page.locator(what).first().boundingBox()));
  return { board: [board?.x, board?.y, board?.width], bar };
}

/**
 * Windows stay open for as long as a slow machine needs to look at them: by the clock of whoever hosts the table only what is waited for
 * takes time, and long times are over when it is told so.
 */
function holdTimes(): void {
  const held = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const { now } = Date;
  let isHeld = true;
  let last = 0;
  let time = now();
  Date.now = () => (isHeld ? time : now());
  Object.assign(globalThis, {
    setTimeout(work: () => void, ms = 0): number {
      if (!isHeld) return Number(set(work, ms));
      const at = time + ms;
      const run = (): void => {
        time = Math.max(time, at);
        work();
      };
      if (ms < 3_000) return Number(set(run, ms));
      last--;
      held.set(last, () => set(work, ms));
      return last;
    },
    clearTimeout(timer: number): void {
      if (!held.delete(timer)) clear(timer);
    },
    letTimesRun(): void {
      isHeld = false;
      for (const run of held.values()) run();
    },
  });
}

/** A table on the device is hosted by a worker without a name; its bots and others have one. */
async function holdTimesOfTables(context: BrowserContext): Promise<void> {
  await context.route(/local\.worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `if (self.name === '') (${holdTimes})();\n${await response.text()}` });
  });
}

async function letTimesRun(page: Page): Promise<void> {
  const told = await Promise.all(
    page.workers().map((worker) => worker.evaluate("typeof letTimesRun === 'function' && (letTimesRun(), true)")),
  );
  expect(told).toContain(true);
}

const timers = (page: Page) => page.locator('.prompt .drain').count();

describe.skipIf(!hasBrowser)('the countdown of a question', () => {
  const here = browserAnd(staticSite);

  it('is seen on every screen, closes the question by itself, holds when it is put off, and moves nothing', async () => {
    const { context, page, errors } = await visitor(here.browser, { screen: 'tablet', language: 'fr', theme: 'dark' });
    await holdTimesOfTables(context);
    const { calm, windows } = await moments();
    const laid = (at: number, friend?: Seat) => playFrom(page, here.server.address, RECORD, at, friend);
    const windowAt = (share: number): Shared => windows[Math.floor(share * windows.length)];
    const untilWindow = async (share: number): Promise<void> => {
      const { at, friend } = windowAt(share);
      await laid(at, friend);
      await page.locator(HOLD).waitFor();
    };
    for (const screen of ON) {
      await onScreen(page, screen);
      await laid(calm.at, calm.friend);
      await page.locator('.fie').waitFor();
      const before = await places(page);
      await untilWindow(1 / 3);
      expect([await timers(page), await places(page)], screen).toEqual([1, before]);
      await page.locator(HOLD).click();
      await expect.poll(() => timers(page)).toBe(0);
      expect(await page.locator(HOLD).getAttribute('aria-disabled')).toBe('true');
      expect(await places(page), screen).toEqual(before);
      await picture(page, `countdown-held-${screen}`);
      await laid(windowAt(1 / 3).at);
      expect([await page.locator(HOLD).count(), await timers(page)], `${screen}, alone`).toEqual([0, 0]);
      await picture(page, `countdown-alone-${screen}`);
    }
    await untilWindow(2 / 3);
    // Nobody answers: the window is over when its time is.
    const asked = await page.locator(QUESTION).innerText();
    await letTimesRun(page);
    await expect.poll(() => page.locator(QUESTION).first().innerText()).not.toBe(asked);
    expect(errors).toEqual([]);
    await context.close();
  });
});

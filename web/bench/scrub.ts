/** How smoothly a finished game is looked through: the replay's bar is dragged to the end and back. */

import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Site } from '../test/help/site.ts';

/** Four players, both expansions, six rounds. */
const RECORD = fileURLToPath(new URL('../../games/monde-oublie/test/records/shared.txt', import.meta.url));
const FRAMES = 120;

/** Milliseconds from one painted frame to the next, each showing another moment; the median. */
export async function timeScrubbing(browser: Browser, site: Site): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${site.address}/records`);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.waitForURL(/\/t\/local-/);
  await page.getByRole('button', { name: 'Replay', exact: true }).first().click();
  await page.getByRole('slider').waitFor();
  // The first drag makes the code fast and is not counted.
  await page.evaluate<number[]>(`(${DRAG})(${FRAMES})`);
  const gaps = await page.evaluate<number[]>(`(${DRAG})(${FRAMES})`);
  await context.close();
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)];
}

/** Run in the page, as text, since the page cannot import it. */
const DRAG = `(frames) => new Promise((resolve) => {
  const rail = document.querySelector('.rail input');
  const gaps = [];
  let last = performance.now();
  const drag = () => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    if (gaps.length > frames) return resolve(gaps.slice(1));
    const way = (2 * gaps.length) / frames;
    rail.value = String(Math.round(Number(rail.max) * (way < 1 ? way : 2 - way)));
    rail.dispatchEvent(new Event('input', { bubbles: true }));
    requestAnimationFrame(drag);
  };
  requestAnimationFrame(drag);
})`;

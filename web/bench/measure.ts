/** How heavy the pages are and how fast the table answers, in a real browser: printed as JSON, null where there is no browser. */

import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { chromiumPath, launch } from '../test/help/browser.ts';
import { playerOf, untilAsked } from '../test/help/player.ts';
import { staticSite } from '../test/help/site.ts';
import { TIME_ONE_ANSWER } from './in-page.ts';

/** Answers that do not count: code is made fast while it runs. */
const WARM_UP = 5;

interface WebNumbers {
  /** Kilobytes of JavaScript, compressed, of a first visit of the home page. */
  readonly homeKb: number;
  /** What a table adds, workers included. */
  readonly tableKb: number;
  /** Milliseconds from a click that answers to the painted board; the median. */
  readonly answerToPaintMs: number;
}

async function measureWeb(answers: number): Promise<WebNumbers | null> {
  if (chromiumPath === undefined) return null;
  const [browser, site] = await Promise.all([launch(), staticSite()]);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' });
    const weight = weigh(context);
    const page = await context.newPage();
    await page.goto(site.address);
    await page.locator('.plates').waitFor();
    await page.waitForLoadState('networkidle');
    const homeKb = await weight();
    await page.locator('.hero .play').click();
    await untilAsked(page);
    await page.waitForLoadState('networkidle');
    const tableKb = (await weight()) - homeKb;
    return { homeKb, tableKb, answerToPaintMs: await medianAnswer(page, answers) };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Compressed kilobytes of all scripts fetched so far, each once. */
function weigh(context: BrowserContext): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  context.on('response', (response) => {
    if (!response.url().endsWith('.js') || scripts.has(response.url())) return;
    scripts.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => {
    const sizes = await Promise.all(scripts.values());
    return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 102.4) / 10;
  };
}

/** Plays on, and keeps the times of what was an answer. */
async function medianAnswer(page: Page, answers: number): Promise<number> {
  const player = playerOf(1);
  const times: number[] = [];
  while (times.length < answers + WARM_UP && (await untilAsked(page)) === 'asked') {
    const time: number | null = await page.evaluate(`(${TIME_ONE_ANSWER})(${player.random()})`);
    if (time !== null) times.push(time);
  }
  times.splice(0, WARM_UP);
  times.sort((a, b) => a - b);
  return Math.round((times[Math.floor(times.length / 2)] ?? Number.NaN) * 10) / 10;
}

console.log(JSON.stringify(await measureWeb(Number(process.argv[2] ?? 35))));

/** How heavy the pages are and how fast the table answers, in a real browser: printed as JSON, null where there is no browser. */

import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { hasWholeBrowser, launchWhole } from '../test/help/browser.ts';
import { playerOf, untilAsked } from '../test/help/player.ts';
import { type Site, staticSite } from '../test/help/site.ts';
import { TIME_ONE_ANSWER } from './in-page.ts';
import { type MapNumbers, timeMap } from './map.ts';
import { timeScrubbing } from './scrub.ts';

/** Answers that do not count: code is made fast while it runs. */
const WARM_UP = 5;

interface WebNumbers extends MapNumbers {
  /** Kilobytes of JavaScript, compressed, of a first visit of the home page. */
  readonly homeKb: number;
  /** What the heaviest of the games' tables adds, workers included. */
  readonly tableKb: number;
  /** Milliseconds from a click that answers to the painted board; the median. */
  readonly answerToPaintMs: number;
  /** Milliseconds a frame takes while a finished game of four is looked through; the median. */
  readonly scrubMs: number;
}

async function measureWeb(answers: number): Promise<WebNumbers | null> {
  if (!hasWholeBrowser) return null;
  const [browser, site] = await Promise.all([launchWhole(), staticSite()]);
  try {
    const { homeKb, games } = await weighHome(browser, site);
    const tables: number[] = [];
    for (let game = 0; game < games; game++) tables.push((await weighTable(browser, site, game)) - homeKb);
    const map = await timeMap(browser);
    return {
      homeKb,
      tableKb: rounded(Math.max(...tables)),
      answerToPaintMs: await timeAnswers(browser, site, answers),
      scrubMs: rounded(await timeScrubbing(browser, site)),
      panMs: rounded(map.panMs),
      zoomMs: rounded(map.zoomMs),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

const PLAY = '.plate .go button';

async function visitHome(browser: Browser, site: Site): Promise<{ readonly page: Page; readonly weight: () => Promise<number> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' });
  const weight = weigh(context);
  const page = await context.newPage();
  await page.goto(site.address);
  await page.locator(PLAY).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, weight };
}

async function weighHome(browser: Browser, site: Site): Promise<{ readonly homeKb: number; readonly games: number }> {
  const { page, weight } = await visitHome(browser, site);
  const found = { homeKb: await weight(), games: await page.locator(PLAY).count() };
  await page.context().close();
  return found;
}

/** The home page and a table of one of its games. */
async function weighTable(browser: Browser, site: Site, game: number): Promise<number> {
  const { page, weight } = await visitHome(browser, site);
  await page.locator(PLAY).nth(game).click();
  await untilAsked(page);
  await page.waitForLoadState('networkidle');
  const kb = await weight();
  await page.context().close();
  return kb;
}

/** At a table of the game one plays when asked nothing. */
async function timeAnswers(browser: Browser, site: Site, answers: number): Promise<number> {
  const { page } = await visitHome(browser, site);
  await page.locator('.hero .play').click();
  return medianAnswer(page, answers);
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
    return rounded(sizes.reduce((sum, size) => sum + size, 0) / 1024);
  };
}

function rounded(n: number): number {
  return Math.round(n * 10) / 10;
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
  return rounded(times[Math.floor(times.length / 2)] ?? Number.NaN);
}

console.log(JSON.stringify(await measureWeb(Number(process.argv[2] ?? 35))));

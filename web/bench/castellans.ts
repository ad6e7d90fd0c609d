/**
 * How long castellans take in a real browser: a game of each title to its end, all seats but one theirs and one that of somebody who clicks
 * what is lit. Printed as JSON, null where there is no browser.
 */

import type { Browser, Page, Route } from 'playwright-core';
import { hasWholeBrowser, launchWhole } from '../test/help/browser.ts';
import { clickSomething, playerOf, untilAsked } from '../test/help/player.ts';
import { seatWith } from '../test/help/seat.ts';
import { type Site, staticSite } from '../test/help/site.ts';
import { visitor } from '../test/help/visit.ts';

interface Thinking {
  /** Milliseconds from the question to a bot to its answer. */
  readonly medianMs: number;
  readonly longestMs: number;
  readonly answers: number;
  readonly isOver: boolean;
}

/** Whoever only clicks about could go on for ever. */
const MOST_CLICKS = 4_000;
const CHANNEL = 'thinking';

/** Put before the script of the device's workers: the host of a table asks its bots by messages with a number. */
const LISTENS = `{
  const told = new BroadcastChannel('${CHANNEL}');
  const Plain = self.Worker;
  self.Worker = class extends Plain {
    asked = new Map();
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const since = this.asked.get(data.id);
        if (since !== undefined) told.postMessage(performance.now() - since);
        this.asked.delete(data.id);
      });
    }
    postMessage(message) {
      if (message.task.kind === 'line') this.asked.set(message.id, performance.now());
      super.postMessage(message);
    }
  };
}
`;

async function listenIn(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: LISTENS + (await answer.text()) });
}

async function timeGame(browser: Browser, site: Site, game: string): Promise<Thinking> {
  const { context, page } = await visitor(browser);
  // What is evaluated in the page was compiled for Node, with a helper that keeps the names of functions.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.route(/local\.worker-[^/]*\.js$/, listenIn);
  await page.goto(`${site.address}/new?game=${game}`);
  const times = await heardIn(page);
  await seatCastellans(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const player = playerOf(1);
  let isOver = false;
  for (let click = 0; click < MOST_CLICKS && !isOver; click++) {
    isOver = (await untilAsked(page)) === 'over';
    if (!isOver) await clickSomething(page, player);
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    medianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
    longestMs: Math.round(sorted.at(-1) ?? Number.NaN),
    answers: sorted.length,
    isOver,
  };
}

/** What the page hears from its workers, as it comes. */
async function heardIn(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  await page.exposeFunction('heard', (time: number) => void times.push(time));
  await page.evaluate((name) => {
    new BroadcastChannel(name).addEventListener('message', ({ data }) => Reflect.get(globalThis, 'heard')(data));
  }, CHANNEL);
  return times;
}

async function seatCastellans(page: Page): Promise<void> {
  await seatWith(page, 2, 'Castellan');
  const alike = page.getByRole('button', { name: 'All bots like this one' });
  if ((await alike.count()) > 0) await alike.first().click();
}

async function measure(games: readonly string[]): Promise<{ readonly [game: string]: Thinking } | null> {
  if (!hasWholeBrowser) return null;
  const [browser, site] = await Promise.all([launchWhole(), staticSite()]);
  try {
    const found: [string, Thinking][] = [];
    for (const game of games) found.push([game, await timeGame(browser, site, game)]);
    return Object.fromEntries(found);
  } finally {
    await browser.close();
    await site.close();
  }
}

console.log(JSON.stringify(await measure(process.argv.slice(2))));

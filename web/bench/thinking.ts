/** How long castellans think in a game in a real browser: all seats but one are theirs, and that one of somebody who clicks what is lit. */

import type { Browser, Page, Route } from 'playwright-core';
import type { FromBot, ToBot } from '../tables/local/bot.ts';
import { clickSomething, playerOf, untilAsked } from '../test/help/player.ts';
import { seatWith } from '../test/help/seat.ts';
import type { Site } from '../test/help/site.ts';
import { visitor } from '../test/help/visit.ts';

export interface Thinking {
  /** Milliseconds from the question to a bot to its answer. */
  readonly medianMs: number;
  readonly longestMs: number;
  readonly answers: number;
  readonly isOver: boolean;
}

/** Whoever only clicks about could go on for ever. */
const MOST_CLICKS = 4_000;
const CHANNEL = 'thinking';

/** The game to its end, or until so many answers were heard. */
export async function timeGame(browser: Browser, site: Site, game: string, enough = Number.POSITIVE_INFINITY): Promise<Thinking> {
  const { context, page } = await visitor(browser);
  await context.addInitScript(KEEPS_NAMES);
  await context.route(/local\.worker-[^/]*\.js$/, listenIn);
  await page.goto(`${site.address}/new?game=${game}`);
  const times = await heardIn(page);
  await seatCastellans(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const player = playerOf(1);
  let isOver = false;
  for (let click = 0; click < MOST_CLICKS && !isOver && times.length < enough; click++) {
    isOver = (await untilAsked(page)) === 'over';
    if (!isOver) await clickSomething(page, player);
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  if (times.length === 0) throw new Error(`no answer of a castellan was heard in ${game}`);
  const sorted = times.toSorted((one, other) => one - other);
  return {
    medianMs: Math.round(sorted[Math.floor(sorted.length / 2)]),
    longestMs: Math.round(sorted[sorted.length - 1]),
    answers: sorted.length,
    isOver,
  };
}

/** What is run in the page and in its workers was compiled for Node, with a helper that keeps the names of functions. */
const KEEPS_NAMES = 'globalThis.__name = (value) => value;';

/** Run in the worker of a table, as text: tells how long its bots take. Each of their workers thinks of one thing after the other. */
function tellTimes(channel: string): void {
  const told = new BroadcastChannel(channel);
  self.Worker = class extends Worker {
    private since: number | null = null;

    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      this.addEventListener('message', ({ data }: MessageEvent<FromBot>) => {
        if (this.since !== null && 'thought' in data) told.postMessage(performance.now() - this.since);
        this.since = null;
      });
    }

    override postMessage(task: ToBot): void {
      this.since = task.kind === 'line' ? performance.now() : null;
      super.postMessage(task);
    }
  };
}

async function listenIn(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${KEEPS_NAMES}\n(${tellTimes})('${CHANNEL}');\n${await answer.text()}` });
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

/** What a first visit fetches: scripts, compressed, workers included. */

import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@castellan/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isTaught } from '../lessons/shelf.ts';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { staticSite } from './help/site.ts';
import { visitor } from './help/visit.ts';

const HOME = 60;
/** The first step of a lesson, until it is seen and can be read. */
const LESSON = 200;
/** That of Medioevo is above it, and must not grow: the map and the content are 32 and 30 of it, and its words as many. */
const ABOVE: { readonly [game: string]: number } = { medioevo: 238 };
/** With the rules it is answered by, which come while it is read. */
const ANSWERED: { readonly [game: string]: number } = {
  'monde-oublie': 192,
  medievalia: 201,
  anarchy: 214,
  fief: 256,
  medioevo: 364,
};

/** A device on which nothing runs beside the page, of somebody who is called like no rival: the others wait for the table to be told who is who. */
function letNobodyWork(): void {
  localStorage.setItem('castellan.name', 'Zoé');
  globalThis.Worker = class extends EventTarget implements Worker {
    onmessage = null;
    onmessageerror = null;
    onerror = null;
    postMessage(): void {}
    terminate(): void {}
  };
}

describe.skipIf(!hasBrowser)('what is fetched', () => {
  const here = browserAnd(staticSite);

  /** Kilobytes of a visit that nothing was kept for, until what is looked for is there and nothing more is on its way. */
  async function weightOf(path: string, look: (page: Page) => Promise<void>, alone = false): Promise<number> {
    const { context, page } = await visitor(here.browser);
    if (alone) await context.addInitScript(letNobodyWork);
    const scripts = new Map<string, Promise<number>>();
    context.on('response', (response) => {
      const address = response.url();
      if (address.endsWith('.js') && !scripts.has(address))
        scripts.set(
          address,
          response.body().then((body) => gzipSync(body).length),
        );
    });
    await page.goto(here.server.address + path);
    await look(page);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.values());
    await context.close();
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  }

  /** The goal, the board and what may be touched on it, what is asked, and the narrator, who could show the way. */
  async function canBeRead(page: Page): Promise<void> {
    for (const part of ['.lesson-goal h2', '.board [data-state="lit"]', '#question', '.narrator .told'])
      await page.locator(part).first().waitFor();
    await page.getByRole('button', { name: 'Show me', disabled: false }).waitFor();
  }

  it('by the home page is little', async () => {
    expect(await weightOf('/', (page) => page.locator('.plate .go button').first().waitFor())).toBeLessThan(HOME);
  });

  describe.each(GAME_IDS.filter(isTaught))('by the first step of %s', (game) => {
    it('is what it takes to read it, and needs no rules', async () => {
      expect(await weightOf(`/learn/${game}/next`, canBeRead, true)).toBeLessThan(ABOVE[game] ?? LESSON);
    });

    it('is, once it is answered, what that takes', async () => {
      expect(await weightOf(`/learn/${game}/next`, canBeRead)).toBeLessThan(ANSWERED[game]);
    });
  });
});

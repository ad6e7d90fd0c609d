/** What a first visit fetches: scripts, compressed, workers included. */

import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@castellan/games';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isTaught } from '../lessons/shelf.ts';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { staticSite } from './help/site.ts';
import { visitor } from './help/visit.ts';

const HOME = 60;
/** The first step of a lesson, until it is seen and can be read: 200 at most, and no game may grow. */
const READ: { readonly [game: string]: number } = { 'monde-oublie': 145, medievalia: 150, anarchy: 164, fief: 180, medioevo: 199 };
/** With the rules and all the words it is answered by, which come while it is read. */
const ANSWERED: { readonly [game: string]: number } = {
  'monde-oublie': 199,
  medievalia: 206,
  anarchy: 220,
  fief: 265,
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

  /** Kilobytes of a visit that nothing was kept for, until what is looked for is there and nothing more is on its way. French is longer. */
  async function weightOf(path: string, look: (page: Page) => Promise<void>, alone = false): Promise<number> {
    const { context, page } = await visitor(here.browser, { language: 'fr' });
    if (alone) await context.addInitScript(letNobodyWork);
    const scripts = new Map<string, Promise<number>>();
    const weigh = (response: Response): void => {
      const address = response.url();
      if (address.endsWith('.js') && !scripts.has(address))
        scripts.set(
          address,
          response.body().then((body) => gzipSync(body).length),
        );
    };
    context.on('response', weigh);
    await page.goto(here.server.address + path);
    await look(page);
    await page.waitForLoadState('networkidle');
    // What comes from here on could not be read before the page is closed.
    context.off('response', weigh);
    const sizes = await Promise.all(scripts.values());
    await context.close();
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  }

  /** The goal, the board and what may be touched on it, what is asked, and the narrator, who could show the way. */
  async function canBeRead(page: Page): Promise<void> {
    for (const part of ['.lesson-goal h2', '.board [data-state="lit"]', '#question', '.narrator .told'])
      await page.locator(part).first().waitFor();
    await page.getByRole('button', { name: 'Montrez-moi', disabled: false }).waitFor();
  }

  /** The same, and no word of it is still on its way. */
  async function isWhole(page: Page): Promise<void> {
    await canBeRead(page);
    const said = await page
      .locator('.table-page, main')
      .first()
      .evaluate((table) =>
        [table, ...table.querySelectorAll('*')].flatMap((part) => [
          ...[...part.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
          ...['aria-label', 'title', 'data-tip', 'alt'].map((name) => part.getAttribute(name) ?? ''),
        ]),
      );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((text) => text.trim() === '…')).toEqual([]);
  }

  it('by the home page is little', async () => {
    expect(await weightOf('/', (page) => page.locator('.plate .go button').first().waitFor())).toBeLessThan(HOME);
  });

  describe.each(GAME_IDS.filter(isTaught))('by the first step of %s', (game) => {
    it('is what it takes to read it, and needs no rules', async () => {
      expect(await weightOf(`/learn/${game}/next`, isWhole, true)).toBeLessThan(READ[game]);
    });

    it('is, once it is answered, what that takes', async () => {
      expect(await weightOf(`/learn/${game}/next`, canBeRead)).toBeLessThan(ANSWERED[game]);
    });
  });
});

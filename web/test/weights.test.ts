/** What a first visit fetches: scripts, compressed, workers included. */

import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { isTaught } from '../lessons/shelf.ts';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { staticSite } from './help/site.ts';
import { visitor } from './help/visit.ts';

const HOME = 60;
/** The first step of a lesson. */
const LESSON = 200;
/** Games that are above it, and must not grow: the rules of Fief are 43 kB and those of Medioevo 86, its map and its cards 30 and more each. */
const ABOVE: { readonly [game: string]: number } = { anarchy: 212, fief: 254, medioevo: 363 };

describe.skipIf(!hasBrowser)('what is fetched', () => {
  const here = browserAnd(staticSite);

  /** Kilobytes of a visit that nothing was kept for. */
  async function weightOf(path: string, there: string): Promise<number> {
    const { context, page } = await visitor(here.browser);
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
    await page.locator(there).first().waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.values());
    await context.close();
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  }

  it('by the home page is little', async () => {
    expect(await weightOf('/', '.plate .go button')).toBeLessThan(HOME);
  });

  it.each(GAME_IDS.filter(isTaught))('by the first step of %s is what that step needs', async (game) => {
    expect(await weightOf(`/learn/${game}/next`, '.narrator')).toBeLessThan(ABOVE[game] ?? LESSON);
  });
});

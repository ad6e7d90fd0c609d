import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { playerOf, playTurns, untilAsked } from './help/player.ts';
import { follow } from './help/record.ts';
import { visitor } from './help/visit.ts';

const PAGES = [
  '/',
  '/games',
  '/games/medievalia',
  '/tables',
  '/new',
  '/records',
  '/new?with=friends',
  '/rules',
  '/pieces/anarchy',
  '/packs',
  '/packs/fief',
  '/rules/monde-oublie',
  '/account',
  '/about',
  '/nowhere',
  '/t/local-missing',
];

describe.skipIf(!hasBrowser)('everybody can use', () => {
  const here = browserAnd(sharedHouse);

  /** What the page has asked for has come. */
  async function isWhole(page: Page): Promise<void> {
    await page.locator('main').waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  }

  // Colours go by the theme and words by the language; neither changes what the other does, so that two pairs meet all of both.
  for (const [theme, language] of [
    ['light', 'en'],
    ['dark', 'fr'],
  ] as const) {
    it(`every page, ${theme} in ${language}`, async () => {
      const { context, page } = await visitor(here.browser, { theme, language });
      const found: string[] = [];
      await page.goto(here.server.address);
      for (const path of PAGES) {
        if (path !== '/') await follow(page, here.server.address + path);
        await isWhole(page);
        found.push(...(await faults(page)));
      }
      await follow(page, here.server.address);
      await page.locator('.hero .play').click();
      await untilAsked(page);
      await playTurns(page, playerOf(61), 3);
      found.push(...(await faults(page)));
      expect(found).toEqual([]);
      await context.close();
    });
  }

  it('a guided table', async () => {
    const { context, page } = await visitor(here.browser, { theme: 'dark', language: 'fr' });
    await page.goto(`${here.server.address}/learn/monde-oublie`);
    await page.getByRole('button', { name: 'Une table guidée' }).click();
    await page.locator('.guide .what').waitFor();
    expect(await faults(page)).toEqual([]);
    await context.close();
  });

  it('the phone’s pages', async () => {
    const { context, page } = await visitor(here.browser, { screen: 'phone' });
    await page.goto(here.server.address);
    for (const path of ['/', '/new', '/records']) {
      if (path !== '/') await follow(page, here.server.address + path);
      await isWhole(page);
      expect(await faults(page)).toEqual([]);
    }
    await follow(page, here.server.address);
    await page.locator('.hero .play').tap();
    await untilAsked(page);
    expect(await faults(page)).toEqual([]);
    await context.close();
  });
});

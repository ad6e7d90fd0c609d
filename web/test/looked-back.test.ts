/** The analysis of a game of each kind, on every screen: whole, legible, and usable by everybody. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { illegible } from './help/legible.ts';
import { type LookedBack, lookedBack } from './help/looked-back.ts';
import { browserAnd } from './help/open.ts';
import { follow, layUp } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { tooSmall } from './help/touch.ts';
import { inLanguage, inLight, onScreen, picture, regulars, type SCREENS } from './help/visit.ts';

interface Looked {
  readonly game: string;
  readonly record: string;
  /** Of so many answers one is judged. */
  readonly every: number;
  readonly title: string;
  readonly language: 'en' | 'fr';
}

/** Each begins in the language in which the one before it was left. */
const GAMES: readonly Looked[] = [
  { game: 'monde-oublie', record: 'cards', every: 3, title: 'Les quatre vents', language: 'fr' },
  { game: 'medievalia', record: 'siege', every: 2, title: 'The long bridge', language: 'en' },
  { game: 'anarchy', record: 'tie-discontent', every: 5, title: 'Un hiver', language: 'fr' },
  { game: 'fief', record: 'villages', every: 6, title: 'The lost vote', language: 'en' },
  { game: 'medioevo', record: 'florins', every: 9, title: 'Les trois couronnes', language: 'fr' },
];

/** What is written on its drawings. */
const WRITTEN = [
  '.chances .whose',
  '.chances .axis li',
  '.chances .scale',
  '.points .whose-line',
  '.points :is(.begun, .mark)',
  '.chances .marks button',
];

/** What everything is drawn by has come. */
async function isWhole(page: Page): Promise<void> {
  await page.locator('.turning li').first().waitFor();
  await page.locator('.still > *').first().waitFor();
  await page.locator('.lessons p').first().waitFor();
  await page.locator('.points .whose-line').first().waitFor();
  await page.locator('main .skeleton').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

describe.skipIf(!hasBrowser)('a game that was looked back at', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser);

  for (const { game, record, every, title, language } of GAMES)
    it(`of ${game} is told whole and legibly on every screen`, async () => {
      const { page, errors } = await regular({ language: 'fr', screen: 'tablet' });
      const { table, lines, analysis }: LookedBack = await lookedBack(game, record, title, every);
      await onScreen(page, 'desktop');
      await page.goto(`${here.server.address}/records`);
      await page.locator('section[aria-labelledby=here] :is(.record-list, .bot-games)').waitFor();
      await layUp(page, table, lines, analysis);
      await follow(page, `${here.server.address}/analysis/${table.id}`);
      const other = language === 'en' ? 'fr' : 'en';
      const screens: readonly (keyof typeof SCREENS)[] = ['desktop', 'tablet', 'phone'];
      for (const screen of screens) {
        await onScreen(page, screen);
        await inLight(page, screen === 'tablet' ? 'dark' : 'light');
        await inLanguage(page, screen === 'phone' ? other : language);
        await isWhole(page);
        // Its end, and one of the moments at which it turned.
        if (screen !== 'desktop') {
          await page.locator('.turn .go').first().click();
          await page.locator('.turn.on, .marks .on').nth(1).waitFor();
        }
        expect.soft(await illegible(page, { written: WRITTEN, moved: '.in-numbers, .score-table' }), screen).toEqual([]);
        expect.soft(await faults(page, { fingers: screen !== 'desktop' }), screen).toEqual([]);
        if (screen !== 'desktop') expect.soft(await tooSmall(page, 'main'), screen).toEqual([]);
        // Last: for a picture of all there is, the screen is made as large as that.
        await picture(page, `analysis-${game}-${screen}`, 'all');
      }
      // Nothing was looked for: only the game was replayed.
      expect(page.workers()).toHaveLength(1);
      expect(errors).toEqual([]);
    });
});

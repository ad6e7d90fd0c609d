/** The balance report of each game: its findings, tables and plots, on every screen, and what can be taken away of it. */

import { readFileSync } from 'node:fs';
import type { BalanceReport } from '@castellan/bots';
import { csvOf } from '@castellan/bots/csv';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { illegible } from './help/legible.ts';
import { browserAnd } from './help/open.ts';
import { staticSite } from './help/site.ts';
import { tooSmall } from './help/touch.ts';
import { downloaded, inLight, onScreen, picture, regulars, type SCREENS } from './help/visit.ts';

const GAMES = [
  { game: 'monde-oublie', language: 'fr' },
  { game: 'medievalia', language: 'en' },
  { game: 'anarchy', language: 'fr' },
  { game: 'fief', language: 'en' },
  { game: 'medioevo', language: 'fr' },
] as const;

const WRITTEN = ['.dot-rows .ticks i', '.things .ticks i', '.histogram small', '.bars .name', '.points li'];

function reportOf(game: string): BalanceReport {
  return JSON.parse(readFileSync(`docs/balance/${game}.json`, 'utf8'));
}

describe.skipIf(!hasBrowser)('a balance report', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser);

  for (const { game, language } of GAMES)
    it(`of ${game} is told whole and legibly on every screen, and saved as a table`, async () => {
      const { page, errors } = await regular({ language, screen: 'tablet' });
      const report = reportOf(game);
      // That of the strongest player is shown first.
      const run = report.runs[report.runs.length - 1];
      await onScreen(page, 'desktop');
      await page.goto(`${here.server.address}/balance/${game}`);
      await page.locator('.findings li').first().waitFor();

      const figures = page.getByRole('article').getByRole('region');
      const kinds = [1, run.starts.length, run.things.length > 0 ? 1 : 0, 1, run.points.length > 0 ? 1 : 0, run.endings.length > 0 ? 1 : 0];
      expect(await figures.count()).toBe(kinds.reduce((all, n) => all + n, 0));
      expect(await page.locator('.dot-rows li').count()).toBe(run.bySeat.length + run.starts.flatMap(({ rows }) => rows).length);
      expect(await page.locator('.points .ranked').count()).toBe(run.points.length > 0 ? run.scores.length : 0);
      expect(await page.locator('.bars li').count()).toBe(run.endings.length);
      const { bins } = run.rounds.bins.length > 2 ? run.rounds : run.answers;
      expect(await page.locator('.histogram > span').count()).toBe(bins.length);

      const screens: readonly (keyof typeof SCREENS)[] = ['desktop', 'tablet', 'phone'];
      for (const screen of screens) {
        await onScreen(page, screen);
        await inLight(page, screen === 'tablet' ? 'dark' : 'light');
        expect.soft(await illegible(page, { written: WRITTEN }), screen).toEqual([]);
        expect.soft(await faults(page, { fingers: screen !== 'desktop' }), screen).toEqual([]);
        if (screen !== 'desktop') expect.soft(await tooSmall(page, 'main'), screen).toEqual([]);
        await picture(page, `balance-${game}-${screen}`, 'all');
      }

      // All that was taken, of every sort, and nothing in between left out.
      for (const { title, rows } of run.things) {
        if (run.things.length > 1) await page.getByRole('button', { name: title[language], exact: true }).click();
        const between = page.locator('.between button');
        if ((await between.count()) > 0) await between.click();
        expect(await page.locator('.things tbody th').count()).toBe(rows.length);
      }
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
      expect(file.suggestedFilename()).toBe(`${game}-balance.csv`);
      expect(String(await downloaded(file))).toBe(csvOf(report, [run]));
      expect(errors).toEqual([]);
    });

  it('is chosen by the players it is of', async () => {
    const { page, errors } = await regular({ language: 'en', screen: 'tablet' });
    await page.goto(`${here.server.address}/balance/medievalia`);
    const choices = page.locator('.balance-bar fieldset');
    await choices.first().waitFor();
    const told = page.locator('.sheet > header > div p');
    const before = await told.innerText();
    await choices.first().locator('[aria-pressed=false]').click();
    await expect.poll(() => told.innerText()).not.toBe(before);
    expect(errors).toEqual([]);
  });
});

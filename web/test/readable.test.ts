/** What must be read can be read: whole titles and labels, used people, the sum of a scoring, what everybody saw. */

import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { keptRecord, momentOf, playFrom, replayed } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { inLanguage, onScreen, regulars, visitor } from './help/visit.ts';

const GAMES = [
  ['anarchy', 'two-classic-easy', 'action'],
  ['medievalia', 'conquest', 'action'],
  ['monde-oublie', 'score', 'takeTurn'],
] as const;

describe.skipIf(!hasBrowser)('one can read', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser);

  it('on a phone the whole name of the game, and nothing is cut, in both languages', async () => {
    const { page, errors } = await regular({ screen: 'phone' });
    for (const [game, record, step] of GAMES) {
      const text = keptRecord(game, record);
      await playFrom(page, here.server.address, text, await momentOf(game, text, step));
      for (const language of ['en', 'fr'] as const) {
        await inLanguage(page, language);
        const name = page.locator('.top .where b');
        expect(await name.evaluate((word) => word.getBoundingClientRect().width)).toBeGreaterThan(40);
        expect(await name.evaluate((word) => word.scrollWidth <= word.clientWidth && word.scrollHeight <= word.clientHeight + 4)).toBe(
          true,
        );
        for (const at of [0, 1, 2]) {
          await page.locator('.pages button').nth(at).tap();
          const cut = await page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('.shell *')]
              .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.checkVisibility() && one.clientWidth > 1)
              .filter((one) => one.scrollWidth > one.clientWidth + 1)
              .map((one) => one.innerText),
          );
          expect(cut, `${game} in ${language}, page ${at}`).toEqual([]);
        }
      }
    }
    expect(errors).toEqual([]);
  });

  it('what undo takes back, whole or by its name alone', async () => {
    const { page, errors } = await regular({ screen: 'tablet', language: 'fr' });
    const text = keptRecord('medievalia', 'conquest');
    await playFrom(page, here.server.address, text, await momentOf('medievalia', text, 'action'));
    await page.locator('.shell [data-target^="deck:"][data-state="lit"]').first().click();
    const undo = page.locator('.chip.undo > span').first();
    const isWhole = (): Promise<boolean> =>
      undo.evaluate((words) => words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight + 4);
    for (const screen of ['tablet', 'desktop'] as const) {
      await onScreen(page, screen);
      await expect.poll(() => undo.innerText()).toMatch(/^Annuler/);
      await expect.poll(isWhole).toBe(true);
    }
    expect(errors).toEqual([]);
  });

  it('who used people are and how strong: only their picture is turned', async () => {
    const { page, errors } = await regular();
    const text = keptRecord('medievalia', 'conquest');
    await playFrom(page, here.server.address, text, await momentOf('medievalia', text, 'declareWar'));
    const people = page.locator('.med :is(.troop, .token-person).turned');
    expect(await people.count()).toBeGreaterThan(3);
    const turned = await people.evaluateAll((all) => all.filter((one) => getComputedStyle(one).rotate !== 'none').length);
    expect(turned).toBe(0);
    const names = page.locator('.med .troop.turned .name');
    for (const name of await names.all()) {
      const { width, height } = (await name.boundingBox()) ?? { width: 0, height: 0 };
      expect(width).toBeGreaterThan(height);
    }
    expect(await people.first().textContent()).toContain('used');
    expect(errors).toEqual([]);
  });

  it('what adds up to a score, and apart from it what breaks ties', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/records`);
    const kept = Buffer.from(keptRecord('medievalia', 'gold'));
    await page.locator('input[type=file]').setInputFiles({ name: 'kept.txt', mimeType: 'text/plain', buffer: kept });
    await page.waitForURL(/\/t\/local-/);
    await page.locator('.scoring').waitFor();
    for (const [screen, headings] of [
      ['desktop', '.scoring thead th'],
      ['phone', '.scoring tbody th'],
    ] as const) {
      await onScreen(page, screen);
      await expect
        .poll(async () => (await page.locator(headings).allInnerTexts()).filter((words) => words !== 'Player'))
        .toEqual(['Prestige', 'Total', 'Tie-break: gold without bonuses', 'Tie-break: cards in hand']);
      expect(await page.locator('.scoring .apart').count()).toBeGreaterThan(2);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the cards that a rival has reserved before all eyes', async () => {
    const { page, errors } = await regular();
    const text = keptRecord('monde-oublie', 'shared');
    let after = -1;
    await replayed('monde-oublie', text, ({ at, question }, table) => {
      const last = table.lines.at(-1);
      if (after < 0 && last?.text === 'reserve arene' && question.seat !== last.seat) after = at;
    });
    await playFrom(page, here.server.address, text, after);
    const panel = page.locator('.mo-panel', { hasText: 'In reserve: Arena' });
    await panel.click();
    await page.locator('.realm.rival .reserved', { hasText: 'Arena' }).waitFor();
    expect(errors).toEqual([]);
  });
});

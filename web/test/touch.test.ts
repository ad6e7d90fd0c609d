/** Where the pointer is a finger everything that answers it is large enough, and nothing gilt covers a heading. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { keptRecord, momentOf, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { tooSmall } from './help/touch.ts';
import { onScreen, regulars } from './help/visit.ts';

const ASKED: { readonly [game: string]: readonly (readonly [record: string, step: string])[] } = {
  anarchy: [
    ['two-classic-easy', 'draftPath'],
    ['three-classic-standard', 'action'],
    ['three-classic-standard', 'placeWall'],
    ['chapter-6', 'deploy'],
    ['chapter-5', 'rallyMove'],
    ['chapter-2', 'absorb'],
    ['three-classic-standard', 'researchTactic'],
  ],
  medievalia: [
    ['conquest', 'action'],
    ['conquest', 'pay'],
    ['conquest', 'declareWar'],
    ['prestige-for-three', 'moveOutside'],
    ['alliance', 'giveAid'],
    ['siege', 'draftDeck'],
  ],
  'monde-oublie': [
    ['score', 'takeTurn'],
    ['score', 'chooseBuild'],
    ['shared', 'chooseExpansionPrice'],
    ['coins', 'chooseStarving'],
  ],
};

const SCREENS_OF_TOUCH = ['desktop', 'tablet', 'phone'] as const;

describe.skipIf(!hasBrowser)('by touch', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser);

  /** Every page of a phone, and every sheet that has a tab. */
  async function everywhere(page: Page): Promise<string[]> {
    const found: string[] = [];
    const pages = page.locator('.pages button');
    const tabs = page.locator('.sheet-tabs .seg button:visible');
    for (let at = 0; at < Math.max(1, await pages.count()); at++) {
      if ((await pages.count()) > 0) await pages.nth(at).click();
      for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
        if ((await tabs.count()) > 0) await tabs.nth(tab).click();
        found.push(...(await tooSmall(page)));
      }
    }
    return found;
  }

  for (const [game, asked] of Object.entries(ASKED))
    it(`${game} has room for fingers on every page, and no lozenge covers a heading, with its key or without`, async () => {
      const { page, errors } = await regular({ screen: 'tablet', language: 'fr' });
      for (const [at, [record, step]] of asked.entries()) {
        const where = `${record} ${step}`;
        const text = keptRecord(game, record);
        await playFrom(page, here.server.address, text, await momentOf(game, text, step));
        // The next question begins on the screen of the one before.
        for (const screen of at % 2 === 0 ? SCREENS_OF_TOUCH : SCREENS_OF_TOUCH.toReversed()) {
          await onScreen(page, screen);
          // A phone shows no keys.
          if (screen !== 'phone') await uncovered(page, `${where}, ${screen}`);
          if (screen !== 'desktop') expect(await everywhere(page), `${where}, ${screen}`).toEqual([]);
        }
      }
      expect(errors).toEqual([]);
    });

  it('so have the side of the table and its menus', async () => {
    const { page, errors } = await regular({ screen: 'tablet' });
    const text = keptRecord('monde-oublie', 'score');
    await playFrom(page, here.server.address, text, 20);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    const found = await tooSmall(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Log' }).tap();
    for (const tab of ['Log', 'Rules']) {
      await page.getByRole('tab', { name: tab }).tap();
      found.push(...(await tooSmall(page)));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });

  /** Headings and names of areas under a lozenge. */
  function covered(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const words = [...document.querySelectorAll<HTMLElement>('.board :is(h3, h4)')].filter((heading) => heading.checkVisibility());
      const lines = words.flatMap((heading) => {
        const spoken = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const found: { readonly name: string; readonly at: DOMRect }[] = [];
        for (let text = spoken.nextNode(); text !== null; text = spoken.nextNode()) {
          // The letter of a shield is no word, and what is only spoken covers nothing.
          if (text.parentElement?.closest('svg, .sr') !== null) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          found.push({ name: heading.innerText, at: range.getBoundingClientRect() });
        }
        return found;
      });
      return [...document.querySelectorAll('.board [data-state="lit"]')].flatMap((thing) => {
        const { width, height, top, left, borderTopWidth, borderLeftWidth } = {
          ...thing.getBoundingClientRect().toJSON(),
          ...{
            borderTopWidth: Number.parseFloat(getComputedStyle(thing).borderTopWidth),
            borderLeftWidth: Number.parseFloat(getComputedStyle(thing).borderLeftWidth),
          },
        };
        const drawn = getComputedStyle(thing, '::before');
        const size = Number.parseFloat(drawn.width);
        // A square on its corner reaches further than its edge.
        const reach = (drawn.transform === 'none' ? size : size * Math.SQRT2) / 2;
        const x = left + borderLeftWidth + (width - 2 * borderLeftWidth) / 2;
        const y = top + borderTopWidth + Number.parseFloat(drawn.top) + size / 2;
        if (!(height > 0) || !(reach > 0)) return [];
        return lines
          .filter(({ at }) => {
            // Letters leave a fifth of their line free above and below.
            const free = at.height / 5;
            return x + reach > at.left && x - reach < at.right && y + reach > at.top + free && y - reach < at.bottom - free;
          })
          .map(({ name }) => `${thing.getAttribute('data-target')} covers ${name}`);
      });
    });
  }

  async function uncovered(page: Page, where: string): Promise<void> {
    const keys = (on: boolean): Promise<unknown> => page.evaluate((now) => document.documentElement.classList.toggle('keys', now), on);
    await page.locator('.shell [data-target][data-key]').first().waitFor({ state: 'attached' });
    expect(await covered(page), where).toEqual([]);
    await keys(true);
    expect(await covered(page), `${where} with keys`).toEqual([]);
    await keys(false);
  }

  it('the attribute tracks of The Anarchy are large enough to be read, and no panel stands empty for the attacks to come', async () => {
    const { page, errors } = await regular({ language: 'en' });
    const text = keptRecord('anarchy', 'two-classic-easy');
    await playFrom(page, here.server.address, text, await momentOf('anarchy', text, 'action'));
    const signs = await page.locator('.ana .bar .i').evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().width));
    expect(signs.length).toBeGreaterThan(20);
    expect(Math.min(...signs)).toBeGreaterThanOrEqual(14);
    const filled = await page.locator('.ana .threat').evaluate((panel) => {
      const cards = [...panel.querySelectorAll('.berth')].reduce((sum, card) => sum + card.getBoundingClientRect().width, 0);
      return cards / panel.getBoundingClientRect().width;
    });
    expect(filled).toBeGreaterThan(0.6);
    expect(errors).toEqual([]);
  });
});

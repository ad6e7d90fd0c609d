/** The board stays where it is, whatever is asked, refused, hinted or chosen, at any size and in either language. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { MY_QUESTION } from './help/player.ts';
import { keptRecord, momentOf, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { inLanguage, onScreen, regulars, type SCREENS } from './help/visit.ts';

/** Questions with the longest sentences, the most and the longest chips, numbers to set. */
const ASKED = [
  ['anarchy', 'chapter-1', 'chooseBoon'],
  ['anarchy', 'chapter-2', 'absorb'],
  ['anarchy', 'four-classic-hard', 'deploy'],
  ['anarchy', 'four-classic-hard', 'attackCastle'],
  ['medievalia', 'alliance', 'giveAid'],
  ['medievalia', 'conquest', 'action'],
  ['monde-oublie', 'score', 'chooseAttack'],
  ['monde-oublie', 'score', 'takeTurn'],
  ['fief', 'crown', 'proposeMarriage'],
  ['fief', 'allied', 'chooseTitleHolder'],
  ['medioevo', 'honour-limit', 'rebidTurnOrder'],
  ['medioevo', 'honour-limit', 'disband'],
  ['medioevo', 'honour-limit', 'purchase'],
] as const;

/** Breadcrumb and sentence; on a phone these, what is mine, and the chips. */
const TWO_ROWS = { desktop: 76, tablet: 76, phone: 200 } as const satisfies { readonly [screen in keyof typeof SCREENS]: number };

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(page: Page, selector: string): Promise<Box> {
  return page.locator(selector).evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return { top, left, width, height };
  });
}

/** Chips that stand out of the bar, and words of the question or of a chip that are cut. */
function cut(page: Page): Promise<string[]> {
  return page.locator('.prompt .row').evaluate((row) => {
    const edge = row.getBoundingClientRect();
    const isOut = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
    };
    const out = [...row.querySelectorAll('.chip, .stepper, .icon-btn')].filter(isOut);
    const words = [...row.querySelectorAll('.question, .chip > span:first-of-type')];
    const half = words.filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 6);
    return [...out, ...half].map(({ textContent }) => textContent ?? '');
  });
}

describe.skipIf(!hasBrowser)('the board', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser);

  const places = new Map<string, Set<string>>();

  for (const [game, record, step] of ASKED)
    it(`has one place for all questions, and the bar two rows, on every screen and in both languages: ${game}, ${step}`, async () => {
      const { page, errors } = await regular({ screen: 'tablet', language: 'en' });
      const text = keptRecord(game, record);
      await playFrom(page, here.server.address, text, await momentOf(game, text, step));
      // Each screen in one language, and back in the other, so that the language changes once.
      const first = (await page.evaluate(() => document.documentElement.lang)) === 'fr' ? 'fr' : 'en';
      for (const [language, screens] of [
        [first, ['phone', 'tablet', 'desktop']],
        [first === 'en' ? 'fr' : 'en', ['desktop', 'tablet', 'phone']],
      ] as const) {
        for (const screen of screens) {
          await onScreen(page, screen);
          await inLanguage(page, language);
          const where = `${screen} in ${language}`;
          await expect.poll(() => cut(page), { message: where }).toEqual([]);
          expect((await boxOf(page, '.prompt')).height, where).toBeLessThanOrEqual(TWO_ROWS[screen]);
          const all = places.get(where) ?? new Set();
          places.set(where, all.add(JSON.stringify(await boxOf(page, 'main.board'))));
          expect([...all], where).toHaveLength(1);
        }
      }
      expect(errors).toEqual([]);
    });

  for (const screen of ['desktop', 'tablet', 'phone'] as const)
    it(`is moved by no refusal, hint, notice or chip: ${screen}`, async () => {
      const { page, errors } = await regular({ screen: 'tablet', language: 'en' });
      const text = keptRecord('medievalia', 'conquest');
      await playFrom(page, here.server.address, text, await momentOf('medievalia', text, 'pay'));
      await onScreen(page, screen);
      await inLanguage(page, 'fr');
      const place = await boxOf(page, 'main.board');
      const notes = page.locator('.notes .notice');

      await page.keyboard.press('h');
      await notes.filter({ hasText: 'Un bot répondrait' }).waitFor();
      expect(await boxOf(page, 'main.board')).toEqual(place);
      await notes.getByRole('button', { name: 'Fermer' }).click();
      await notes.waitFor({ state: 'detached' });

      const chosen = page.locator('.shell [data-state="selected"]');
      for (let left = await chosen.count(); left > 1; left--) {
        await chosen.first().click();
        await expect.poll(() => chosen.count()).toBe(left - 1);
      }
      await page.locator(`${MY_QUESTION} .chip.first`).click();
      await notes.filter({ hasText: /MED-6\.\d+/ }).waitFor();
      expect(await boxOf(page, 'main.board')).toEqual(place);
      if (screen !== 'phone') expect(await goldUnder(page)).toEqual([]);
      await page.locator('.shell [data-state="lit"]').first().click();
      await notes.waitFor({ state: 'detached' });
      expect(await boxOf(page, 'main.board')).toEqual(place);

      await playFrom(page, here.server.address, text, await momentOf('medievalia', text, 'action'));
      await page.locator('.shell [data-target^="card:"][data-state="lit"]').first().click();
      await page.locator(`${MY_QUESTION} .chip.put-back`).waitFor();
      expect(await boxOf(page, 'main.board')).toEqual(place);
      expect(errors).toEqual([]);
    });

  /** What may be touched and lies under a note. */
  function goldUnder(page: Page): Promise<(string | undefined)[]> {
    return page.evaluate(() => {
      const note = document.querySelector('.notes')?.getBoundingClientRect();
      const gold = [...document.querySelectorAll<HTMLElement>('.board [data-state="lit"], .board [data-state="selected"]')];
      return gold
        .filter((thing) => {
          const { left, right, top, bottom } = thing.getBoundingClientRect();
          return note === undefined || (left < note.right && right > note.left && top < note.bottom && bottom > note.top);
        })
        .map(({ dataset }) => dataset.target);
    });
  }

  it('is turned, on a phone, to where most may be touched, and after a choice to what goes with it', async () => {
    const { page, errors } = await regular({ screen: 'phone', language: 'en' });
    const turned = page.locator('.pages [aria-current="page"]');
    const anarchy = keptRecord('anarchy', 'two-classic-easy');
    await playFrom(page, here.server.address, anarchy, await momentOf('anarchy', anarchy, 'action'));
    await expect.poll(() => turned.innerText()).toMatch(/^My sheets · \d\d$/);

    const monde = keptRecord('monde-oublie', 'score');
    await playFrom(page, here.server.address, monde, await momentOf('monde-oublie', monde, 'takeTurn'));
    await expect.poll(() => turned.innerText()).toMatch(/^Board · \d+$/);
    await page.locator('.pages button', { hasText: 'My city' }).tap();
    await expect.poll(() => turned.innerText()).toMatch(/^My city/);
    await page.locator('.purse [data-target="citizen:1"]').tap();
    await expect.poll(() => turned.innerText()).toMatch(/^Board · [5-9]$/);
    // A page turned by hand stays until the next choice.
    await page.locator('.pages button', { hasText: 'Rivals' }).tap();
    await page.keyboard.press('Shift');
    expect(await turned.innerText()).toBe('Rivals');
    expect(errors).toEqual([]);
  });
});

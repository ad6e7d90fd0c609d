/** The page of a person: as a newcomer, with games of several kinds, as a member, and where the server is out of reach. */

import { parseRecord } from '@castellan/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { KeptTable } from '../tables/local/kept.ts';
import { fromRecord } from '../tables/local/record.ts';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { follow, keptRecord, layUp } from './help/record.ts';
import { tooSmall } from './help/touch.ts';
import { picture, visitor } from './help/visit.ts';

/** A kept game as one that the visitor has played to its end against bots. */
async function hasPlayed(
  page: Page,
  game: string,
  name: string,
  how: { readonly seat: number; readonly title: string },
): Promise<KeptTable> {
  const parsed = parseRecord(keptRecord(game, name));
  if (!parsed.ok) throw new Error(parsed.error.key);
  const { record } = parsed;
  const [, scores = '', winners = '', by = ''] = /^(.+) won by ([\d ]+) \((.+)\)$/.exec(record.result ?? '') ?? [];
  const numbers = (text: string): number[] => text.split(' ').map(Number);
  const result = { scores: numbers(scores), winners: numbers(winners).map((seat) => seat - 1), by };
  const kept = fromRecord(record, how.title, result);
  const chairs = kept.chairs.map((chair, seat) => (seat === how.seat ? { kind: 'person' as const, name: chair.name } : chair));
  const played: KeptTable = { ...kept, chairs, stage: 'finished' };
  await layUp(page, played, record.lines);
  return played;
}

/** Six games of two kinds: five won at Medievalia, by whoever won there, and one at Fief. */
async function withGames(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/records`);
  await page.locator('section[aria-labelledby=here] :is(.record-list, .bot-games)').waitFor();
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await hasPlayed(page, 'medievalia', 'gold', { seat: 0, title });
  await hasPlayed(page, 'fief', 'points', { seat: 0, title: 'The lost vote' });
}

describe.skipIf(!hasBrowser)('the page of a person', () => {
  const here = browserAnd(sharedHouse);

  it('is that of a newcomer at first: arms to compose, which stay, and the games to begin with', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/me`);
    await page.getByRole('heading', { name: 'Your first game' }).waitFor();
    await page.getByRole('button', { name: 'Compose my arms' }).click();
    // What a newcomer's name gives him to begin with may be one of these, and would stand first.
    for (const charge of ['a swan', 'a key']) {
      const borne = page.getByRole('button', { name: charge, exact: true, pressed: true });
      if ((await borne.count()) > 0) await borne.click();
    }
    for (const part of ['Gules', 'a chevron']) await page.getByRole('button', { name: part, exact: true }).click();
    // Three wishes for two places: whatever was borne first gives way.
    for (const charge of ['a swan', 'a key']) {
      const button = page.getByRole('button', { name: charge, exact: true });
      if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
    }
    await page.getByText('Gules, a chevron, with a swan and a key in gold').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.reload();
    await page.getByText('Gules, a chevron, with a swan and a key in gold').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  for (const [screen, language] of [
    ['desktop', 'en'],
    ['phone', 'fr'],
  ] as const)
    it(`counts what was played, and leads to it, on a ${screen} in ${language}`, async () => {
      const { context, page, errors } = await visitor(here.browser, { screen, language, theme: language === 'en' ? 'light' : 'dark' });
      await withGames(page, here.server.address);
      await follow(page, `${here.server.address}/me`);
      const shares = page.locator('.shares > li');
      await shares.first().waitFor();
      expect(await shares.locator('.what small').allInnerTexts()).toEqual(
        language === 'en' ? ['5 games', '1 game'] : ['5 parties', '1 partie'],
      );
      // Of few games nothing is drawn.
      expect(await shares.locator('.curve').count()).toBe(1);
      expect(await shares.locator('.few').count()).toBe(1);
      const last = page.locator('.last-games > li');
      expect(await last.count()).toBe(6);
      expect(await page.locator('.last-games').innerText()).toContain('The lost vote');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await faults(page)).toEqual([]);
      if (screen === 'phone') expect(await tooSmall(page)).toEqual([]);
      await picture(page, `person-${screen}`);
      await last.filter({ hasText: 'The lost vote' }).getByRole('link').click();
      await page.locator('.shell').waitFor();
      expect(errors).toEqual([]);
      await context.close();
    });

  it('is known by name to a member who comes back, and says what it cannot count while the server is out of reach', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/account`);
    const create = page.locator('section[aria-labelledby=create-title]');
    await create.getByLabel('Name').fill('Petronille');
    await create.getByLabel('Password').fill('a long password');
    await create.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('You are logged in as Petronille.').waitFor();
    await page.goto(here.server.address);
    await page.getByRole('link', { name: 'Petronille' }).click();
    await page.getByText('Your games on the server follow you to any device.').waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.getByText('The server cannot be reached').waitFor();
    await page.getByRole('heading', { name: 'Petronille' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

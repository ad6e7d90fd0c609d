/** Hints and the coach at a table of the server: there against bots, and nowhere else. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { MY_QUESTION } from './help/player.ts';
import { forkedTable } from './help/record.ts';
import { CONQUEST, coachIn, HINT, heedAdviceThenNot, lastSoldier } from './help/soldier.ts';
import { visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('help at a table of the server', () => {
  const here = browserAnd(sharedHouse);

  /** The visitor plays on where a Soldier is all that can be played, against a bot or a friend. */
  async function layTable(
    page: Page,
    rival: { readonly kind: 'bot'; readonly level: 'page' } | { readonly kind: 'friend' },
  ): Promise<string> {
    const { at, seat } = await lastSoldier();
    await page.goto(`${here.server.address}/records`);
    return forkedTable(page, CONQUEST, { at, seats: [0, 1].map((one) => (one === seat ? { kind: 'me' } : rival)) });
  }

  it('advises whoever plays against bots, and its coach speaks up before an answer that gives much away', async () => {
    const { page, errors, context } = await visitor(here.browser);
    const id = await layTable(page, { kind: 'bot', level: 'page' });
    await page.goto(`${here.server.address}/t/${id}`);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator(MY_QUESTION).waitFor();
    await heedAdviceThenNot(page, 'online-coach');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is not offered where a friend plays', async () => {
    const host = await visitor(here.browser);
    const friend = await visitor(here.browser);
    const id = await layTable(host.page, { kind: 'friend' });
    await host.page.goto(`${here.server.address}/t/${id}`);
    await friend.page.goto(await host.page.locator('.copy input').inputValue());
    await friend.page.getByRole('button', { name: 'Sit down' }).first().click();
    await friend.page.getByText('The host begins').waitFor();
    await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
    await host.page.locator(MY_QUESTION).waitFor();
    await host.page.keyboard.press('h');
    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('dialog').waitFor();
    expect(await host.page.getByText(HINT).count()).toBe(0);
    expect(await coachIn(host.page).count()).toBe(0);
    expect(await host.page.locator('.advice').count()).toBe(0);
    expect([...host.errors, ...friend.errors]).toEqual([]);
    await host.context.close();
    await friend.context.close();
  });
});

/** A first visit: a table at once, a guided one offered beside it, and something to see where nothing is listed yet. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd } from './help/open.ts';
import { clickSomething, playerOf, playTurns, untilAsked } from './help/player.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('on a first visit', () => {
  const here = browserAnd(staticSite);

  async function playNow(page: Page): Promise<void> {
    await page.goto(here.server.address);
    await page.locator('.plate .go button').first().waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.shell .prompt').waitFor();
  }

  it('Play now lays a table at once; the guided one, offered beside it, takes its place', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await playNow(page);
    const plain = page.url();
    await page.getByRole('heading', { name: 'Your first table' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await picture(page, 'first-table');
    await page.getByRole('button', { name: 'Begin with the lessons' }).waitFor();
    await page.getByRole('button', { name: 'Guide me step by step' }).click();
    await page.getByRole('heading', { name: 'Guide' }).waitFor();
    expect(page.url()).not.toBe(plain);
    expect(await page.locator('.panels .panel').count()).toBe(1);
    await page.goto(`${here.server.address}/tables`);
    await page.locator('.my-table').waitFor();
    expect(await page.locator('.my-table').count()).toBe(1);
    await playNow(page);
    expect(await page.getByRole('heading', { name: 'Your first table' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('whoever plays on has chosen: the offer goes and does not come back', async () => {
    const { context, page, errors } = await visitor(here.browser, { screen: 'phone' });
    await playNow(page);
    const offer = page.getByRole('heading', { name: 'Your first table' });
    await offer.waitFor();
    await page.reload();
    await offer.waitFor();
    const player = playerOf(5);
    for (let i = 0; i < 20 && (await offer.count()) > 0; i++) {
      await untilAsked(page);
      await clickSomething(page, player).catch(() => undefined);
    }
    expect(await offer.count()).toBe(0);
    await page.reload();
    await page.locator('.shell .prompt').waitFor();
    expect(await offer.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('empty lists give way to bots that play, which one looks at without being waited for', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/tables`);
    // No table yet: the five games.
    await page.locator('.plates').waitFor();
    expect(await page.locator('.plates > li').count()).toBe(5);
    await page.locator('section.playing').getByRole('button', { name: 'The Ancient World' }).click();
    await page.locator('.shell .prompt').waitFor();
    await page.getByText('Public view').waitFor();
    const answers = page.locator('.log .n');
    await answers.nth(2).waitFor();
    expect(await page.locator('[data-state="lit"]').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Your first table' }).count()).toBe(0);
    await picture(page, 'bots');

    await page.goto(`${here.server.address}/tables`);
    await page.locator('.my-table', { hasText: 'Bots play; look on' }).waitFor();
    await page.goto(here.server.address);
    await page.locator('.my-table', { hasText: 'Bots play; look on' }).waitFor();
    await page.getByText('nobody waits for you').waitFor();
    expect(await page.getByRole('link', { name: 'Resume' }).count()).toBe(0);
    await page.goto(`${here.server.address}/records`);
    await page.locator('.bot-games').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a fork is marked as one at the table, in the title of the page and in the lists, and leads back', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await playNow(page);
    await playTurns(page, playerOf(81), 4);
    const played = page.url();
    expect(await page.locator('.top .forked').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await page.getByRole('button', { name: 'Previous answer' }).click();
    const at = /answer (\d+) \//.exec(await page.locator('.replay .moment').innerText())?.[1] ?? '';
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.waitForURL((url) => url.href !== played);
    await page.locator('.top .forked', { hasText: `fork at answer ${at}` }).waitFor();
    await expect.poll(() => page.title()).toContain('(fork)');
    expect(await faults(page)).toEqual([]);
    await page.goto(`${here.server.address}/tables`);
    const forks = page.locator('.my-table', { hasText: `fork at answer ${at}` });
    await forks.waitFor();
    expect(await page.locator('.my-table').count()).toBe(2);
    await forks.click();
    await page.locator('.top a.forked').click();
    await page.waitForURL(played);
    await page.locator('.shell .prompt').waitFor();
    await expect.poll(() => page.title()).not.toContain('(fork)');
    expect(errors).toEqual([]);
    await context.close();
  });
});

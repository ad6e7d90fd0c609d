/** A server on the home network, without TLS: browsers keep locks, the clipboard and more back from its pages. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launch, UNTRUSTED } from './help/browser.ts';
import { type House, openHouse } from './help/house.ts';
import { isAsked, MY_QUESTION, untilAsked } from './help/player.ts';
import { playUntil, twoAtTable } from './help/two.ts';
import { visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('without TLS', () => {
  let browser: Browser;
  let house: House;
  let address: string;

  beforeAll(async () => {
    [browser, house] = await Promise.all([launch(), openHouse()]);
    address = house.address.replace('localhost', UNTRUSTED);
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });

  it('a game on this device is played, by one tab at a time', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(address);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAsked(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByText('This table is open in another tab.').waitFor();
    await second.getByRole('button', { name: 'Play it here' }).click();
    await second.locator(MY_QUESTION).waitFor();
    await page.getByText('This table is open in another tab.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('two people meet by a copied link, and answer', async () => {
    const { host, guest, close } = await twoAtTable(browser, { ...house, address });
    await playUntil([host.page, guest.page], () => isAsked(host.page));
    await playUntil([host.page], async () => !(await isAsked(host.page)));
    await guest.page.locator(MY_QUESTION).waitFor();
    await host.page.goto(`${address}/new?with=friends`);
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    await host.page.getByRole('button', { name: 'Copy' }).click();
    await host.page.getByRole('button', { name: 'Copied' }).waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await close();
  });
});

/** A server on the home network, without TLS: browsers keep locks, the clipboard and more back from its pages. */

import { describe, expect, it } from 'vitest';
import { hasBrowser, UNTRUSTED } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { isAsked, MY_QUESTION, untilAsked } from './help/player.ts';
import { playUntil, twoAtTable } from './help/two.ts';
import { visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('without TLS', () => {
  const here = browserAnd(sharedHouse);
  const address = (): string => here.server.address.replace('localhost', UNTRUSTED);

  it('a game on this device is played, by one tab at a time', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(address());
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
    const { host, guest, close } = await twoAtTable(here.browser, { address: address() });
    await playUntil([host.page, guest.page], () => isAsked(host.page));
    await playUntil([host.page], () => isAsked(guest.page));
    await host.page.goto(`${address()}/new?with=friends`);
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    await host.page.getByRole('button', { name: 'Copy' }).click();
    await host.page.getByRole('button', { name: 'Copied' }).waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await close();
  });
});

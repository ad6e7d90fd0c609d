/** What people at a table on the server ask of each other, and what stays secret among them. */

import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { isAsked, MY_QUESTION } from './help/player.ts';
import { playUntil, twoAtTable } from './help/two.ts';
import { picture } from './help/visit.ts';

describe.skipIf(!hasBrowser)('people at a table', () => {
  const here = browserAnd(sharedHouse);

  it('take an answer back beyond the safe point when the other agrees, and not when the other refuses', async () => {
    const { host, guest, close } = await twoAtTable(here.browser, here.server);
    const pages = [host.page, guest.page];
    await playUntil(pages, () => isAsked(host.page));
    // The other has answered since, so that undo is no longer free.
    await playUntil([host.page], () => isAsked(guest.page));
    await playUntil([guest.page], () => isAsked(host.page));
    const before = await host.page.locator('.log .entry').count();

    const askBack = async (): Promise<void> => {
      await host.page.getByRole('button', { name: 'Menu' }).click();
      await host.page.getByRole('button', { name: 'Ask the others to take back' }).click();
      await guest.page.getByText('asks to take the last answer back').waitFor();
    };
    await askBack();
    await host.page.getByText('must still agree').waitFor();
    await host.page.getByRole('button', { name: 'Withdraw' }).click();
    await guest.page.locator('.consent').waitFor({ state: 'detached' });

    await askBack();
    await picture(guest.page, 'consent');
    await guest.page.getByRole('button', { name: 'Refuse' }).click();
    for (const { page } of [host, guest]) await page.locator('.consent').waitFor({ state: 'detached' });
    expect(await host.page.locator('.log .entry').count()).toBe(before);

    await askBack();
    await guest.page.getByRole('button', { name: 'Agree' }).click();
    await host.page.getByText('takes an answer back, with everyone’s consent').waitFor();
    await host.page.locator(MY_QUESTION).waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await close();
  });

  it('let a bot play for somebody who is away, who takes the seat back on return', async () => {
    const { host, guest, close } = await twoAtTable(here.browser, here.server);
    const table = guest.page.url();
    await playUntil([host.page, guest.page], async () => (await isAsked(guest.page)) && !(await isAsked(host.page)));
    await guest.page.goto('about:blank');
    await host.page.getByText('is away.').waitFor();
    await picture(host.page, 'absent');
    const letBot = host.page.getByRole('button', { name: 'Let a bot play' });
    // Whoever asks too soon is told so, and asks again.
    const asked = async (): Promise<boolean> => {
      if ((await letBot.count()) > 0) await letBot.click({ timeout: 2_000 }).catch(() => undefined);
      return isAsked(host.page);
    };
    await expect.poll(asked, { timeout: 30_000, interval: 500 }).toBe(true);
    await host.page.locator('.panel').getByText('for now').waitFor();
    await guest.page.goto(table);
    await guest.page.getByText('A bot is playing for you.').waitFor();
    await guest.page.getByRole('button', { name: 'Take your seat back' }).click();
    await guest.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await close();
  });

  it('see at once that somebody goes by another name', async () => {
    const { host, guest, close } = await twoAtTable(here.browser, here.server);
    const rename = (name: string): Promise<boolean> =>
      guest.page.evaluate(async (to) => {
        const body = JSON.stringify({ name: to });
        return (await fetch('/api/me', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })).ok;
      }, name);
    expect(await rename('Aliénor')).toBe(true);
    await host.page.locator('.panel').getByText('Aliénor').first().waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await close();
  });

  it('cannot download or fork a running game, and are told why', async () => {
    const { host, close } = await twoAtTable(here.browser, here.server);
    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'Download the record' }).click();
    await host.page.getByText('is published when it is over').waitFor();
    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'Replay', exact: true }).click();
    await host.page.getByRole('button', { name: 'Play from here' }).click();
    await host.page.getByText('once it is over').waitFor();
    expect(host.errors).toEqual([]);
    await close();
  });
});

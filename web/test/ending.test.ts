/** How people leave a table on the server: before the game, in the middle of it, and for the next one. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { isAsked } from './help/player.ts';
import { playUntil, twoAtTable } from './help/two.ts';
import { picture, visitor } from './help/visit.ts';

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

describe.skipIf(!hasBrowser)('a table on the server', () => {
  const here = browserAnd(sharedHouse);

  it('is won by the one who is left when the other resigns, is replayed by whoever watched, and played again', async () => {
    const { host, guest, close } = await twoAtTable(here.browser, here.server);
    const link = guest.page.url();
    const watcher = await visitor(here.browser);
    await watcher.page.goto(link);
    await watcher.page.locator('.shell .prompt').waitFor();
    await watcher.page.getByRole('tab', { name: 'Chat' }).click();
    await watcher.page.getByText('Those who sit at the table talk').waitFor();
    expect(await watcher.page.locator('.chat input').count()).toBe(0);

    await resign(guest.page);
    for (const { page } of [host, guest, watcher]) {
      await page.locator('.verdict').getByText('All others have resigned').waitFor();
      await page
        .locator('.verdict')
        .getByText(page === host.page ? 'You win' : ' wins')
        .waitFor();
    }
    await host.page.locator('.panel').getByText('has resigned').waitFor();
    await picture(host.page, 'won-by-resignation');
    await host.page.getByRole('button', { name: 'Menu' }).click();
    for (const name of ['Resign', 'Ask the others to take back', 'Guide me step by step'])
      expect(await host.page.getByRole('button', { name }).count()).toBe(0);
    await host.page.keyboard.press('Escape');

    await watcher.page.getByRole('button', { name: 'Replay' }).click();
    await watcher.page.getByRole('button', { name: 'Play from here' }).click();
    await watcher.page.waitForURL(/\/t\/local-/);

    await host.page.getByRole('button', { name: 'Rematch' }).click();
    await host.page.getByText('Send this link to your friends').waitFor();
    await guest.page.getByText('The table for the rematch is laid.').waitFor();
    expect([...host.errors, ...guest.errors, ...watcher.errors]).toEqual([]);
    await watcher.context.close();
    await close();
  });

  it('hears an answer that came too fast a little later, once', async () => {
    const { host, guest, close } = await twoAtTable(here.browser, here.server);
    let refused = 0;
    const answers: string[] = [];
    await host.page.routeWebSocket(/api.socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        if (!String(text).includes('"answer"')) return server.send(text);
        answers.push(String(text));
        if (refused++ === 0) socket.send(JSON.stringify({ type: 'error', code: 'tooMany' }));
        else server.send(text);
      });
    });
    await host.page.reload();
    await host.page.locator('.shell .prompt').waitFor();
    await playUntil([host.page, guest.page], () => isAsked(host.page));
    await playUntil([host.page], async () => answers.length > 0);
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(answers[1]).toBe(answers[0]);
    await host.page.locator('.prompt:not(.sending)').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await close();
  });

  it('goes on without who resigns when others play, and says so to both', async () => {
    const [host, guest] = [await visitor(here.browser), await visitor(here.browser)];
    await host.page.goto(`${here.server.address}/new?with=friends`);
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    await guest.page.goto(await host.page.locator('.copy input').inputValue());
    await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
    await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (const { page } of [host, guest]) await page.locator('.shell .prompt').waitFor();
    await resign(guest.page);
    await guest.page.getByText('You have resigned; a bot plays your seat to the end.').waitFor();
    await host.page.locator('.panel').getByText('has resigned').waitFor();
    expect(await host.page.locator('.verdict').count()).toBe(0);
    await guest.page.goto(`${here.server.address}/tables`);
    await guest.page.locator('.my-table').waitFor();
    expect(await guest.page.locator('.my-table').innerText()).not.toContain('Your turn');
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  it('says on what terms one sits down, takes its link back, and closes with the last who leaves', async () => {
    const [host, guest] = [await visitor(here.browser), await visitor(here.browser)];
    await host.page.goto(`${here.server.address}/new?with=friends`);
    await host.page.getByLabel('1 day a decision', { exact: true }).check();
    await host.page.getByLabel('Others may watch').uncheck();
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    const field = host.page.locator('.copy input');
    const link = await field.inputValue();
    await guest.page.goto(link);
    for (const term of ['When the time is up a bot plays on.', 'Only the players see the game.', /^Shuffles promised: [0-9a-f]{16}…$/])
      await guest.page.getByText(term).waitFor();

    await host.page.getByRole('button', { name: 'New link' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click();
    await expect.poll(() => field.inputValue()).not.toBe(link);
    await guest.page.reload();
    await guest.page.getByText('This table cannot be shown.').waitFor();
    await guest.page.goto(await field.inputValue());
    await guest.page.getByRole('button', { name: 'Sit down' }).first().waitFor();

    await host.page.getByRole('button', { name: 'Leave the table' }).click();
    await host.page.waitForURL(/\/tables$/);
    await guest.page.getByText('This table cannot be shown.').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});

/** Our own faults: a page or a board that cannot be drawn takes nothing else down. */

import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, ownHouse } from './help/open.ts';
import { MY_QUESTION } from './help/player.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('a fault of ours', () => {
  const here = browserAnd(ownHouse);

  it('on a page is said there, with a way on', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.route(/list=open/, (route) => route.fulfill({ json: { tables: 'none' } }));
    await page.goto(`${here.server.address}/tables`);
    await page.getByText('This page cannot be drawn.').waitFor();
    await picture(page, 'fault');
    expect(errors).toHaveLength(1);
    await page.unroute(/list=open/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No open table.').waitFor();
    await page.goto(`${here.server.address}/rules/monde-oublie#%E0%A4%A`);
    await page.getByRole('heading', { name: 'The Ancient World' }).waitFor();
    expect(errors).toHaveLength(1);
    await context.close();
  });

  it('on a board leaves the table, which is played by its questions', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.routeWebSocket(/api.socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text));
        socket.send(message.view ? JSON.stringify({ ...message, view: { ...message.view, board: { players: 'nobody' } } }) : text);
      });
    });
    await page.goto(`${here.server.address}/new?with=friends`);
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.getByText('The board cannot be drawn.').waitFor();
    await page.locator(MY_QUESTION).waitFor();
    await picture(page, 'fault-board');
    const entries = await page.locator('.log .entry').count();
    await page.locator('[data-state="lit"]').first().click();
    await expect.poll(() => page.locator('.log .entry').count()).toBeGreaterThan(entries);
    expect(errors.length).toBeGreaterThan(0);
    await context.close();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd, ownHouse } from './help/open.ts';
import { seatWith } from './help/seat.ts';
import { playUntil } from './help/two.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('in the lobby', () => {
  const here = browserAnd(ownHouse);

  /** Lays a table for two, one seat of which is anybody's. */
  async function layOpenTable(page: Page, title: string): Promise<void> {
    await page.goto(`${here.server.address}/new?with=friends`);
    const fewer = page.getByRole('button', { name: 'One seat fewer' });
    await fewer.click();
    await fewer.click();
    await seatWith(page, 2, 'Anybody');
    await page.getByText('the game will be listed under “Being played”').waitFor();
    await page.getByRole('textbox', { name: 'Name of the table' }).fill(title);
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await page.locator('.sitting').waitFor();
  }

  async function sayAloud(page: Page, text: string): Promise<void> {
    await page.locator('.chat input').fill(text);
    await page.keyboard.press('Enter');
  }

  it('a stranger finds a table being played and watches it; it leaves the list with its end', async () => {
    const [host, guest] = [await visitor(here.browser), await visitor(here.browser)];
    const stranger = await visitor(here.browser, { language: 'fr', theme: 'dark' });
    await stranger.page.goto(here.server.address);
    const section = stranger.page.locator('section.playing');
    await section.getByText('Personne ne joue à table ouverte en ce moment.').waitFor();
    expect(await faults(stranger.page)).toEqual([]);

    await layOpenTable(host.page, 'The long bridge');
    await guest.page.goto(`${here.server.address}/tables`);
    await guest.page.getByRole('button', { name: 'Sit down at “The long bridge”' }).click();
    await guest.page.getByText('The host begins').waitFor();
    await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (const { page } of [host, guest]) await page.locator('.shell .prompt').waitFor();
    const answered = host.page.locator('.log .n').first();
    await playUntil([host.page, guest.page], async () => (await answered.count()) > 0);

    const row = section.locator('li', { hasText: 'The long bridge' });
    await row.getByText(/réponse/).waitFor();
    await row.getByText('Un Monde Oublié').waitFor();
    await picture(stranger.page, 'lobby-playing');
    expect(await faults(stranger.page)).toEqual([]);

    await row.getByRole('link', { name: 'Regarder The long bridge' }).click();
    await stranger.page.locator('.shell .prompt').waitFor();
    expect(await stranger.page.locator('[data-state="lit"]').count()).toBe(0);
    await host.page.locator('.top').getByRole('img', { name: '1 spectator' }).waitFor();
    const another = await visitor(here.browser);
    await another.page.goto(`${here.server.address}/tables`);
    const listed = another.page.locator('section.playing li', { hasText: 'The long bridge' });
    await listed.getByRole('img', { name: '1 person watches' }).waitFor();

    await host.page.goto(`${here.server.address}/tables`);
    await host.page.locator('section.playing').getByRole('link', { name: 'Enter The long bridge' }).click();
    await host.page.locator('.shell .prompt').waitFor();
    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'Resign' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await listed.waitFor({ state: 'detached' });
    expect([...host.errors, ...guest.errors, ...stranger.errors, ...another.errors]).toEqual([]);
    for (const { context } of [host, guest, stranger, another]) await context.close();
  });

  it('two people talk while they gather, and go on at the table', async () => {
    const host = await visitor(here.browser);
    const guest = await visitor(here.browser, { language: 'fr', theme: 'dark', screen: 'phone' });
    await layOpenTable(host.page, 'The ford at dawn');
    await sayAloud(host.page, 'Anybody there?');
    await host.page.getByText('Anybody there?').waitFor();
    await guest.page.goto(host.page.url());
    await guest.page.getByText('Anybody there?').waitFor();
    await guest.page.getByText('Seuls ceux qui sont assis parlent').waitFor();
    expect(await guest.page.locator('.chat input').count()).toBe(0);
    await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
    await sayAloud(guest.page, 'Me voici !');
    await host.page.getByText('Me voici !').waitFor();
    for (const { page } of [host, guest]) expect(await faults(page)).toEqual([]);
    await picture(guest.page, 'gathering-talk');

    await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (const { page } of [host, guest]) await page.locator('.shell .prompt').waitFor();
    await host.page.getByRole('tab', { name: /Chat/ }).click();
    const said = host.page.locator('.said li');
    await said.getByText('Me voici !').waitFor();
    expect(await said.count()).toBe(2);
    await sayAloud(host.page, 'Well met!');
    await said.getByText('Well met!').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    for (const { context } of [host, guest]) await context.close();
  });

  it('a line that is refused stays where it was written, with the reason', async () => {
    const { context, page, errors } = await visitor(here.browser);
    let said = 0;
    await page.routeWebSocket(/api.socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const { type, table, nonce } = JSON.parse(String(text));
        if (type !== 'chat' || said++ > 0) return server.send(text);
        socket.send(JSON.stringify({ type: 'refused', table, nonce, code: 'tooMany' }));
      });
    });
    await layOpenTable(page, 'The quiet vale');
    await sayAloud(page, 'Too much?');
    await page.locator('.talk').getByRole('alert').waitFor();
    expect(await page.locator('.chat input').inputValue()).toBe('Too much?');
    expect(await page.locator('.said').count()).toBe(0);
    await page.getByRole('button', { name: 'Say', exact: true }).click();
    await page.locator('.said').getByText('Too much?').waitFor();
    expect(await page.locator('.talk').getByRole('alert').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('somebody at a table leaves a server that falls silent for another in less than four seconds', async () => {
    const { context, page, errors } = await visitor(here.browser);
    let opened = 0;
    let isSilent = false;
    await page.routeWebSocket(/api.socket/, (socket) => {
      const isFirst = ++opened === 1;
      const server = socket.connectToServer();
      const passes = (): boolean => !(isFirst && isSilent);
      socket.onMessage((text) => {
        if (passes()) server.send(text);
      });
      server.onMessage((text) => {
        if (passes()) socket.send(String(text).replace('"others":false', '"others":true'));
      });
    });
    await page.clock.install();
    await layOpenTable(page, 'The still mill');
    await sayAloud(page, 'Is anybody there?');
    await page.locator('.said').getByText('Is anybody there?').waitFor();
    await page.clock.pauseAt(Date.now() + 1_000);
    await expect.poll(() => opened).toBe(1);
    isSilent = true;
    await page.clock.runFor(3_990);
    await expect.poll(() => opened).toBe(2);
    await page.clock.resume();
    await sayAloud(page, 'Here I am.');
    await page.locator('.said').getByText('Here I am.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

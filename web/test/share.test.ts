/** A game played on this device, taken elsewhere: as a file, by a link, as a table with another pack of content. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { playerOf, playTurns, untilAsked } from './help/player.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('a local game', () => {
  const here = browserAnd(sharedHouse);

  it('is given up, shared by a link, and replayed by whoever has the link', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(here.server.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAsked(page);
    await playTurns(page, playerOf(81), 4);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('heading', { name: 'The game was given up' }).waitFor();
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    await page.goto(`${here.server.address}/records`);
    await page.getByRole('button', { name: 'Share by link' }).click();
    const link = await page.getByLabel('Whoever has this link can replay the game').inputValue();

    const friend = await visitor(here.browser, { language: 'fr' });
    await friend.page.goto(link);
    await friend.page.waitForURL(/\/t\/local-/);
    await friend.page.locator('.shell').waitFor();
    expect(await friend.page.title()).toMatch(/^Un Monde Oublié · Partie jouée, /);
    await friend.page.locator('.log .n').first().waitFor();
    await friend.page.getByRole('heading', { name: 'La partie enregistrée s’arrête ici' }).waitFor();
    await friend.page.getByRole('button', { name: 'Rejouer d’ici' }).click();
    await untilAsked(friend.page);

    await page.reload();
    const shared = page.locator('section[aria-labelledby=shared]');
    expect(await shared.getByLabel('Whoever has this link can replay the game').inputValue()).toBe(link);
    await shared.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
    await shared.waitFor({ state: 'detached' });
    await friend.page.goto(link);
    await friend.page.getByText('Il n’y a rien ici').waitFor();

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.record').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the game' }).click();
    await page.getByText('No finished game yet.').waitFor();
    expect([...errors, ...friend.errors]).toEqual([]);
    await context.close();
    await friend.context.close();
  });

  /** Chooses a pack on the page where a table is set up. */
  async function choosePack(page: Page): Promise<void> {
    const pack = {
      game: 'monde-oublie',
      name: 'My first edition',
      changes: { constants: { startCoins: 50, labourCoins: 7 }, board: { actions: { labour: { name: { fr: 'Corvée', en: 'Toil' } } } } },
    };
    await page.getByText('Content pack').click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) });
    await page.getByText('With the content pack “My first edition”.').waitFor();
  }

  /** Writes the same pack by hand: the face is drawn as one types, what does not fit is told where it stands, and undone. */
  async function writePack(page: Page): Promise<void> {
    await page.goto(`${here.server.address}/packs/monde-oublie#board/actions/labour`);
    const face = page.getByRole('region', { name: 'On the table' });
    await face.getByText('Labour', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'English' }).fill('Toil');
    await face.getByText('Toil', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'French' }).fill('Corvée');
    await page.getByLabel('Name of the pack').fill('My first edition');
    await page.getByPlaceholder('A name or a word').fill('numbers of the');
    await page.getByRole('button', { name: 'Numbers of the game' }).click();
    await page.getByLabel('Coins at the start', { exact: true }).fill('50');
    await page.getByLabel('Coins for labour').fill('70');
    await page.getByText('1 thing does not fit').waitFor();
    expect(await page.getByLabel('Coins for labour').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('Coins for labour').fill('7');
    await page.getByText('It fits the game.').waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('Whoever opens this link has the pack').inputValue();
    const friend = await visitor(here.browser, { screen: 'phone', language: 'fr' });
    await friend.page.goto(link);
    await friend.page.getByRole('region', { name: 'Sur la table' }).getByText('Corvée', { exact: true }).waitFor();
    await picture(friend.page, 'pack-phone');
    expect(friend.errors).toEqual([]);
    await friend.context.close();
    await picture(page, 'pack-written');
  }

  /** What the pack changes is on the table: the name of an action, its gain. */
  async function seesPack(page: Page): Promise<void> {
    const labour = page.locator('[data-target="action:labour"]');
    await labour.getByText('Toil').waitFor();
    await labour.getByText('+7').waitFor();
  }

  it('is played with a content pack, whose names and values are on the table', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await writePack(page);
    await page.getByRole('link', { name: 'Set up a table with it' }).click();
    await page.getByText('With the content pack “My first edition”.').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.shell .prompt').waitFor();
    await seesPack(page);
    await untilAsked(page);
    // Whoever begins later has a coin or two more.
    await expect.poll(() => page.locator('.mo .realm, .mo').first().innerText()).toMatch(/\b5[0-2]\b/);
    await picture(page, 'pack');
    await page.reload();
    await seesPack(page);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.locator('[data-target="action:labour"]').getByText('Corvée').waitFor();

    // Whoever is sent the game is sent the pack with it.
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('heading', { name: 'The game was given up' }).waitFor();
    await page.goto(`${here.server.address}/records`);
    await page.getByRole('button', { name: 'Share by link' }).click();
    const friend = await visitor(here.browser);
    await friend.page.goto(await page.getByLabel('Whoever has this link can replay the game').first().inputValue());
    await seesPack(friend.page);
    expect([...errors, ...friend.errors]).toEqual([]);
    await context.close();
    await friend.context.close();
  });

  it('with a pack shows it to everybody at an online table too', async () => {
    const [host, guest] = [await visitor(here.browser), await visitor(here.browser)];
    await host.page.goto(`${here.server.address}/new?game=monde-oublie&with=friends`);
    await choosePack(host.page);
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    await guest.page.goto(await host.page.locator('.copy input').inputValue());
    await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
    await guest.page.getByText('The host begins').waitFor();
    await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (const { page } of [host, guest]) await seesPack(page);
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});

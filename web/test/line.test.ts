/** A private table that is being played: shared from its menu, and kept in hand while the line is lost. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd, ownHouse } from './help/open.ts';
import { isAsked, MY_QUESTION } from './help/player.ts';
import { playUntil, twoAtTable } from './help/two.ts';
import { picture, visitor } from './help/visit.ts';

/** Passes, also when asked whether that is meant. */
async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  const sure = page.locator(`${MY_QUESTION} .chip.first`);
  if ((await sure.count()) > 0) await sure.click();
}

describe.skipIf(!hasBrowser)('a private table', () => {
  const here = browserAnd(ownHouse);

  it('is shared from its menu while it is played', async () => {
    const { host, guest, close } = await twoAtTable(here.browser, here.server);
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.server.address });
    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'Share the table' }).click();
    await host.page.getByText('Whoever has it may watch.').waitFor();
    const link = await host.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/t\/[\w-]+\?invite=[\w-]+$/);
    expect(await host.page.getByLabel('Link to the table').inputValue()).toBe(link);
    expect(await faults(host.page)).toEqual([]);

    const friend = await visitor(here.browser, { language: 'fr' });
    await friend.page.goto(link);
    await friend.page.getByText('Vue publique').waitFor();
    // Whoever was given it may give it on.
    await friend.page.getByRole('button', { name: 'Menu' }).click();
    await friend.page.getByRole('button', { name: 'Partager la table' }).waitFor();
    expect([...host.errors, ...guest.errors, ...friend.errors]).toEqual([]);
    await friend.context.close();
    await close();
  });

  it('tells the loss of the line in words, with what has been kept to be sent, and sends it once', async () => {
    const { host, guest, close } = await twoAtTable(here.browser, here.server);
    await playUntil([host.page, guest.page], async () => isAsked(host.page));
    const place = await host.page.locator('.board').boundingBox();
    await here.server.kill();
    const told = host.page.locator('.line-lost');
    await told.getByText('The line to the server is lost. Everything stays readable.').waitFor();
    expect(await host.page.locator('.board').boundingBox()).toEqual(place);
    expect(await faults(host.page)).toEqual([]);
    await pass(host.page);
    await told.getByText('Kept, to be sent when it is back: your answer “Pass”. Leave this page open until then.').waitFor();
    await host.page.getByRole('tab', { name: /Chat/ }).click();
    await host.page.locator('.chat input').fill('Are you there?');
    await host.page.keyboard.press('Enter');
    await told.getByText('your answer “Pass” and your words “Are you there?”').waitFor();
    expect(await host.page.locator('.top .line').innerText()).toContain('2 kept');
    await picture(host.page, 'line-lost');

    await here.server.start();
    await told.waitFor({ state: 'detached' });
    await host.page.locator('.said').getByText('Are you there?').waitFor();
    await host.page.getByRole('tab', { name: /Log/ }).click();
    await host.page
      .locator('.log')
      .getByText(/passes/)
      .first()
      .waitFor();
    await expect
      .poll(() =>
        guest.page
          .locator('.log')
          .getByText(/passes/)
          .count(),
      )
      .toBe(1);
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await close();
  });
});

/** My turn, told where I do not look: in the title, by the browser's notices, by web push. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasWholeBrowser, launchWhole } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { isAsked } from './help/player.ts';
import { playUntil, twoAtTable } from './help/two.ts';
import { visitor } from './help/visit.ts';

/** A browser without a window is never hidden; the page is told that it is. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  });
}

async function noticesOf(page: Page): Promise<readonly { readonly title: string; readonly body: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}

describe.skipIf(!hasWholeBrowser && process.env.CI !== 'true')('whoever looks elsewhere', () => {
  const here = browserAnd(sharedHouse, launchWhole);

  it('finds the tables that wait counted in the title and beside Tables, and is called by the browser', async () => {
    const { host, guest, close } = await twoAtTable(here.browser, here.server, { installs: true });
    await host.context.grantPermissions(['notifications'], { origin: here.server.address });
    await playUntil([host.page, guest.page], async () => (await isAsked(guest.page)) && !(await isAsked(host.page)));
    await host.page.goto(`${here.server.address}/about`);
    await host.page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => host.page.title()).toBe('About · Castellan');
    await hide(host.page);
    await playUntil([guest.page], async () => (await host.page.title()) === '(1) About · Castellan');
    expect(await host.page.locator('.places .turns').first().innerText()).toBe('1');
    await expect.poll(() => noticesOf(host.page)).toEqual([{ title: expect.any(String), body: 'It is your turn.' }]);

    const local = await host.context.newPage();
    await local.goto(here.server.address);
    await local.getByRole('button', { name: 'Play now' }).click();
    await local.locator('.top .calls', { hasText: '1' }).click();
    await local.waitForURL(/\/tables$/);
    await local.locator('.my-table', { hasNotText: 'on this device' }).click();
    await local.waitForURL(/\/t\/(?!local-)/);
    await expect.poll(() => local.title()).toMatch(/^● \(1\) /);
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await close();
  });

  it('is called by web push when no page is open, and may switch that on and off', async () => {
    const { context, page, errors } = await visitor(here.browser, { installs: true });
    await context.grantPermissions(['notifications'], { origin: here.server.address });
    // The browser's push service is out on the network; all that is ours is real.
    await context.addInitScript(() => {
      let subscribed = false;
      const endpoint = 'https://fcm.googleapis.com/fcm/send/for-a-test';
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
      const unsubscribe = async (): Promise<void> => {
        subscribed = false;
      };
      const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (subscribed ? subscription : null),
        async subscribe() {
          subscribed = true;
          return subscription;
        },
      });
    });
    await page.goto(`${here.server.address}/account`);
    const create = page.locator('section[aria-labelledby=create-title]');
    await create.getByLabel('Name').fill('Pétronille');
    await create.getByLabel('Password').fill('a long password');
    await create.getByRole('button', { name: 'Create the account' }).click();
    const wanted = page.getByLabel('Call me when it is my turn');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const known = () => page.evaluate(async () => (await (await fetch('/api/me/export')).json()).push);
    await wanted.check();
    await expect.poll(known).toEqual(['https://fcm.googleapis.com/fcm/send/for-a-test']);

    const devtools = await context.newCDPSession(page);
    const registrationId = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations.length > 0) resolve(registrations[0].registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const notice = { kind: 'turn', table: 'abc', game: 'monde-oublie', title: 'The long bridge', text: 'It is your turn.' };
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: here.server.address,
      registrationId: await registrationId,
      data: JSON.stringify(notice),
    });
    await expect.poll(() => noticesOf(page)).toEqual([{ title: 'The long bridge', body: 'It is your turn.' }]);

    await wanted.uncheck();
    await expect.poll(known).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Two people at a table on the server. */

import type { Browser, Page } from 'playwright-core';
import { clickSomething, isAsked, type Player, playerOf } from './player.ts';
import { type Visitor, visitor, type Wishes } from './visit.ts';

export interface Two {
  readonly host: Visitor;
  readonly guest: Visitor;
  close(): Promise<void>;
}

/** Both see the table, at which there is no hurry. */
export async function twoAtTable(browser: Browser, house: { readonly address: string }, wishes: Wishes = {}): Promise<Two> {
  const [host, guest] = [await visitor(browser, wishes), await visitor(browser, wishes)];
  await host.page.goto(`${house.address}/new?with=friends`);
  const fewer = host.page.getByRole('button', { name: 'One seat fewer' });
  await fewer.click();
  await fewer.click();
  await host.page.getByLabel('no time limit', { exact: true }).check();
  await host.page.getByRole('button', { name: 'Lay the table' }).click();
  await guest.page.goto(await host.page.locator('.copy input').inputValue());
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await guest.page.getByText('The host begins').waitFor();
  await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
  for (const { page } of [host, guest]) await page.locator('.shell .prompt').waitFor();
  return {
    host,
    guest,
    async close() {
      await host.context.close();
      await guest.context.close();
    },
  };
}

/** Those who are asked answer, until the condition holds. */
export async function playUntil(pages: readonly Page[], until: () => Promise<boolean>, seed = 7): Promise<void> {
  const people = pages.map((page, at): { readonly page: Page; readonly player: Player } => ({ page, player: playerOf(seed + at) }));
  for (let i = 0; i < 1_000; i++) {
    for (const { page, player } of people) {
      if (await until()) return;
      if (await isAsked(page)) await clickSomething(page, player).catch(() => undefined);
    }
    await pages[0].waitForTimeout(20);
  }
  throw new Error('it was not reached');
}

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, ownHouse } from './help/open.ts';
import { clickSomething, isAsked, isOver, MY_QUESTION, type Player, playerOf, VERDICT } from './help/player.ts';
import { answersIn, forkedTable, keptRecord } from './help/record.ts';
import { seatWith } from './help/seat.ts';
import { downloaded, picture, visitor } from './help/visit.ts';

const LATE = keptRecord('monde-oublie', 'score');

describe.skipIf(!hasBrowser)('on the server', () => {
  const here = browserAnd(ownHouse);

  /** Lays a table for two and gives the link for the friend. */
  async function layTable(page: Page): Promise<string> {
    await page.goto(`${here.server.address}/new?with=friends`);
    const fewer = page.getByRole('button', { name: 'One seat fewer' });
    await fewer.click();
    await fewer.click();
    await page.getByRole('button', { name: 'Lay the table' }).click();
    const link = page.locator('.copy input');
    await link.waitFor();
    return link.inputValue();
  }

  async function begin(host: Page, ...others: readonly Page[]): Promise<void> {
    await host.getByRole('button', { name: 'Begin', exact: true }).click();
    for (const page of [host, ...others]) await page.locator('.shell').waitFor();
  }

  /** Whoever is asked answers, until the condition holds. */
  async function play(people: readonly { readonly page: Page; readonly player: Player }[], until: () => Promise<boolean>): Promise<void> {
    for (let i = 0; i < 3_000; i++) {
      if (await until()) return;
      for (const { page, player } of people) if (await isAsked(page)) await clickSomething(page, player).catch(() => undefined);
      await people[0].page.waitForTimeout(50);
    }
    throw new Error('it was not reached');
  }

  /** The number at the newest entry of the log. */
  const answers = (page: Page): Promise<number> => page.evaluate(() => Number(document.querySelector('.log .n')?.textContent ?? 0));

  it('two people meet by a link and play the last answers of a game to its end, through a reload and a server that is killed', async () => {
    const host = await visitor(here.browser, { installs: true });
    const guest = await visitor(here.browser, { language: 'fr', installs: true });
    await host.page.goto(here.server.address);
    const late = await forkedTable(host.page, LATE, {
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      at: answersIn(LATE) - 24,
      clock: { kind: 'correspondence', hours: 24 },
    });
    await host.page.goto(`${here.server.address}/t/${late}`);
    const link = await host.page.locator('.copy input').inputValue();
    expect(link).toMatch(/\/t\/[\w-]+\?invite=[\w-]+$/);
    await picture(host.page, 'gathering');
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
    await guest.page.getByText('L’hôte commence quand tout le monde est là.').waitFor();
    await begin(host.page, guest.page);

    const people = [
      { page: host.page, player: playerOf(21) },
      { page: guest.page, player: playerOf(22) },
    ];
    const begun = await answers(host.page);
    await play(people, async () => (await answers(host.page)) >= begun + 3);
    await guest.page.reload();
    await guest.page.locator('.shell .prompt').waitFor();
    await play(people, async () => (await answers(host.page)) >= begun + 6);

    const before = await answers(host.page);
    await here.server.kill();
    await host.page.getByText('offline').first().waitFor();
    await picture(host.page, 'reconnecting');
    const waiting = people.find(({ page }) => page === host.page);
    if (waiting !== undefined && (await isAsked(host.page))) await clickSomething(host.page, waiting.player).catch(() => undefined);
    await here.server.start();
    await host.page.locator('.shell').getByText('live').first().waitFor();
    await guest.page.locator('.shell').getByText('en direct').first().waitFor();
    expect(await answers(host.page)).toBeGreaterThanOrEqual(before);
    await play(people, async () => (await answers(host.page)) > before + 2);

    const tired = people.map(({ page }, at) => ({ page, player: playerOf(at + 23, 0.2) }));
    await play(tired, async () => (await isOver(host.page)) && (await isOver(guest.page)));
    const [verdict, theirs] = await Promise.all([host, guest].map(({ page }) => page.locator(`${VERDICT} #question`).innerText()));
    expect(theirs.match(/\d+/g)).toEqual(verdict.match(/\d+/g));

    await host.page.getByRole('button', { name: 'Replay', exact: true }).first().click();
    await host.page.getByRole('button', { name: 'Next answer' }).click();
    await host.page.locator('.replay .moment', { hasText: /^answer 1 \// }).waitFor();
    const table = host.page.url();
    await host.page.getByRole('button', { name: 'Play from here' }).click();
    await host.page.waitForURL((url) => url.href !== table && url.pathname.startsWith('/t/local-'));
    await host.page.locator(`${MY_QUESTION}, .shell .prompt`).first().waitFor();

    await host.page.goto(`${here.server.address}/records`);
    const [file] = await Promise.all([
      host.page.waitForEvent('download'),
      host.page.locator('section[aria-labelledby=there]').getByRole('button', { name: 'Download' }).first().click(),
    ]);
    const text = (await downloaded(file)).toString();
    expect(text).toMatch(/^castellan-record 1\n/);
    expect(text).toContain('\nseed ');
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  it('a spectator is told nothing hidden: neither drawn nor sent', async () => {
    const host = await visitor(here.browser);
    const guest = await visitor(here.browser);
    const spectator = await visitor(here.browser);
    const link = await layTable(host.page);
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
    await guest.page.getByText('The host begins').waitFor();
    await begin(host.page, guest.page);
    const heard: string[] = [];
    spectator.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    await spectator.page.goto(link);
    await spectator.page.locator('.shell').waitFor();
    await host.page.locator('.top').getByText('1', { exact: true }).first().waitFor();
    const people = [
      { page: host.page, player: playerOf(31) },
      { page: guest.page, player: playerOf(32) },
    ];
    await play(people, async () => (await answers(host.page)) >= 12);
    await expect.poll(() => answers(spectator.page)).toBeGreaterThanOrEqual(12);
    expect(await spectator.page.locator('[data-state="lit"]').count()).toBe(0);
    await picture(spectator.page, 'spectator');
    for (const text of heard) {
      const message = JSON.parse(text);
      if (message.view) {
        expect(message.view.seat).toBeNull();
        expect(message.view.asked).toBeNull();
        for (const player of message.view.board.players) expect(player.reserve?.cards ?? null).toBeNull();
      }
    }
    for (const { context } of [host, guest, spectator]) await context.close();
  });

  it('an open table is listed, joined from the lobby, and chatted at', async () => {
    const host = await visitor(here.browser);
    const guest = await visitor(here.browser);
    await host.page.goto(`${here.server.address}/new?with=friends`);
    const fewer = host.page.getByRole('button', { name: 'One seat fewer' });
    await fewer.click();
    await fewer.click();
    await seatWith(host.page, 2, 'Anybody');
    await host.page.getByRole('textbox', { name: 'Name of the table' }).fill('The long bridge');
    await guest.page.goto(`${here.server.address}/tables`);
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    await guest.page.getByRole('button', { name: 'Sit down at “The long bridge”' }).click();
    await guest.page.getByText('The host begins').waitFor();
    await begin(host.page, guest.page);
    await guest.page.getByRole('tab', { name: 'Chat' }).click();
    await guest.page.locator('.chat input, .chat textarea').first().fill('Well met!');
    await guest.page.keyboard.press('Enter');
    await host.page.getByRole('tab', { name: /Chat/ }).click();
    await host.page.getByText('Well met!').waitFor();
    await guest.page.goto(here.server.address);
    await guest.page.locator('.my').getByText('The long bridge').waitFor();
    await picture(guest.page, 'home-returning');
    for (const { context } of [host, guest]) await context.close();
  });

  it('a guest becomes a member, is known on another device, and is forgotten on request', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/account`);
    const create = page.locator('section[aria-labelledby=create-title]');
    await create.getByLabel('Name').fill('Hildegarde');
    await create.getByLabel('Password').fill('a long password');
    await create.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('You are logged in as Hildegarde.').waitFor();
    await picture(page, 'account');

    const elsewhere = await visitor(here.browser);
    await elsewhere.page.goto(`${here.server.address}/account`);
    const login = elsewhere.page.locator('section[aria-labelledby=login-title]');
    await login.getByLabel('Name').fill('Hildegarde');
    await login.getByLabel('Password').fill('another password');
    await login.getByRole('button', { name: 'Log in' }).click();
    await login.getByRole('alert').waitFor();
    await login.getByLabel('Password').fill('a long password');
    await login.getByRole('button', { name: 'Log in' }).click();
    await elsewhere.page.getByText('You are logged in as Hildegarde.').waitFor();

    const [data] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save all of it' }).click()]);
    expect(data.suggestedFilename()).toBe('castellan-my-data.json');
    await page.getByRole('button', { name: 'Delete me' }).click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('heading', { name: 'Keep my games' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
    await elsewhere.context.close();
  });

  it('a local game is taken online, and a record is shared by a link', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(here.server.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator(MY_QUESTION).waitFor();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    const sure = page.locator(`${MY_QUESTION} .chip.first`);
    if ((await sure.count()) > 0) await sure.click();
    await page.locator('.log .n').first().waitFor();
    await page.goto(`${here.server.address}/tables`);
    await page.getByRole('button', { name: 'Go on online' }).click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('.shell').waitFor();
    expect(page.url()).not.toContain('local-');
    await page.locator('.log .n').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

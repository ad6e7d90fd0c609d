import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { clickSomething, MY_QUESTION, playerOf, playToTheEnd, playTurns, untilAsked, untilSettled } from './help/player.ts';
import { seatWith } from './help/seat.ts';
import { staticSite } from './help/site.ts';
import { downloaded, picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('on this device, with no server', () => {
  const here = browserAnd(staticSite);

  async function playNow(page: Page): Promise<void> {
    await page.goto(here.server.address);
    await page.locator('.hero .play').click();
    await page.locator('.shell').waitFor();
  }

  /** Number of answers in the replay bar, which shows them all. */
  async function answersOf(page: Page): Promise<string> {
    return (await page.locator('.replay .moment').textContent()) ?? '';
  }

  it('a first visit says what there is and what is missing, and plays a whole game by clicking', async () => {
    const { context, page, errors } = await visitor(here.browser, { language: 'fr', installs: true });
    await page.goto(here.server.address);
    await page.getByText('le serveur est injoignable').waitFor();
    await picture(page, 'home');
    expect(await page.getByRole('button', { name: 'Jouer à Un Monde Oublié contre des bots' }).count()).toBe(1);
    expect(await page.getByText('Pas encore jouable').count()).toBe(0);

    await page.getByRole('button', { name: 'Jouer maintenant' }).click();
    await untilAsked(page);
    await expect.poll(() => page.title()).toContain('●');
    await picture(page, 'table');
    await playToTheEnd(page, playerOf(4, 0.2));
    await page.locator('.ended .scoring').waitFor();
    await picture(page, 'ending');

    await page.goto(`${here.server.address}/records`);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByText('la graine est celle qui avait été promise').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Télécharger' }).click()]);
    const record = { name: 'game.txt', mimeType: 'text/plain', buffer: await downloaded(file) };

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'broken.txt', mimeType: 'text/plain', buffer: Buffer.from('not a record') });
    await page.getByRole('alert').filter({ hasText: 'Ligne 1' }).waitFor();

    await page.locator('input[type=file]').setInputFiles(record);
    await page.waitForURL(/\/t\/local-/);
    await page.getByRole('button', { name: 'Revoir', exact: true }).first().click();
    await page.locator('.replay').waitFor();
    expect(await answersOf(page)).toMatch(/0 \/ \d+/);
    await page.getByRole('button', { name: 'Réponse suivante' }).click();
    await page.getByRole('button', { name: 'Réponse suivante' }).click();
    await expect.poll(() => answersOf(page)).toMatch(/2 \/ \d+/);
    await picture(page, 'replay');
    const imported = page.url();
    await page.getByRole('button', { name: 'Rejouer d’ici' }).click();
    await page.waitForURL((url) => url.href !== imported);
    expect(await untilAsked(page)).toBe('asked');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a game goes on after a reload, and home offers to resume it with its question in words', async () => {
    const { context, page, errors } = await visitor(here.browser, { installs: true });
    await playNow(page);
    await page.locator('.log .entry.round', { hasText: 'Round 1' }).waitFor();
    await playTurns(page, playerOf(5), 4);
    await untilSettled(page);
    // What is only selected is not kept.
    await page.keyboard.press('Escape');
    await page.locator('[data-state="selected"]').waitFor({ state: 'detached' });
    const question = await page.locator('#question').innerText();
    const log = await page.locator('.log .entry').first().innerText();
    await page.reload();
    await page.locator(MY_QUESTION).waitFor();
    expect(await page.locator('#question').innerText()).toBe(question);
    expect(await page.locator('.log .entry').first().innerText()).toBe(log);
    await page.goto(here.server.address);
    await page.getByRole('link', { name: 'Resume' }).waitFor();
    await page.locator('.my em', { hasText: 'Your turn' }).waitFor();
    await page.getByRole('link', { name: 'Resume' }).click();
    await page.locator(MY_QUESTION).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('an answer is taken back, what is refused says why with the number of the rule, and the table is held by one tab at a time', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await playNow(page);
    await untilAsked(page);
    const question = await page.locator('#question').innerText();
    const lit = await page.locator('[data-state="lit"]').count();
    await page.locator('[data-target="citizen:3"]').click();
    await page.locator('[data-target="action:build"][data-state="lit"]').click();
    await page.locator(`${MY_QUESTION} #question`, { hasNotText: 'place a citizen' }).waitFor();
    await page.locator('.chip.undo:not([aria-disabled])').click();
    await page.locator(`${MY_QUESTION} #question`, { hasText: question }).waitFor();
    expect(await page.locator('[data-state="lit"]').count()).toBe(lit);

    const refused = page.locator('[data-state="refused"]').first();
    await refused.waitFor();
    await refused.hover();
    await expect.poll(() => page.locator('.tip').first().innerText()).toMatch(/MON-\d+\.\d+/);
    await picture(page, 'refusal');
    expect(errors).toEqual([]);

    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByText('This table is open in another tab.').waitFor();
    await second.getByRole('button', { name: 'Play it here' }).click();
    await second.locator(MY_QUESTION).waitFor();
    await page.getByText('This table is open in another tab.').waitFor();
    await page.reload();
    await page.getByText('This table is open in another tab.').waitFor();
    await second.close();
    await page.locator(MY_QUESTION).waitFor();
    await context.close();
  });

  it('changes language and theme in the middle of a game without losing anything', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await playNow(page);
    await playTurns(page, playerOf(6), 2);
    await untilSettled(page);
    const lit = await page.locator('[data-state="lit"]').count();
    const question = await page.locator('#question').innerText();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await expect.poll(() => page.locator('#question').innerText()).not.toBe(question);
    expect(await page.locator('[data-state="lit"]').count()).toBe(lit);
    await page.goto(here.server.address);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Salle de nuit').check();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('night');
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('night');
    await page.getByRole('link', { name: 'Reprendre' }).waitFor();
    await picture(page, 'home-night');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is set up in one page, and shared by several shows nothing until its next player lifts the curtain: not to keys, not after a reload', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/new`);
    await page.getByRole('button', { name: 'One seat fewer' }).click();
    await seatWith(page, 2, 'A friend here');
    await page.getByLabel('Name of the friend on seat 2').fill('Odon');
    await seatWith(page, 3, 'Page');
    await page.getByText('The seats: you, a friend here, and a bot (Page).').waitFor();
    await page.getByText('You share this device').waitFor();
    await picture(page, 'create-here');
    await page.getByRole('button', { name: 'One seat fewer' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const curtain = page.getByRole('alertdialog');
    const lift = curtain.getByRole('button', { name: /^I am / });
    await curtain.waitFor();
    await picture(page, 'curtain');
    await lift.click();
    // Labour draws nothing, so that it may be taken back.
    const labour = async (): Promise<void> => {
      await page.locator('[data-target="citizen:1"]').click();
      await page.locator('[data-target="action:labour"][data-state="lit"]').click();
      await curtain.waitFor();
    };
    await labour();
    const next = await curtain.getByRole('heading').innerText();
    for (const key of ['/', '?', '[', 'u', 'g', 'b', '1']) await page.keyboard.press(key);
    await page.reload();
    await curtain.waitFor();
    expect(await curtain.getByRole('heading').innerText()).toBe(next);
    expect(await page.locator('dialog[open], .replay').count()).toBe(0);
    expect(await page.locator('.board').innerText()).toBe('');

    // Whoever was too quick may say so before the device changes hands.
    await curtain.getByRole('button', { name: 'Not yet' }).click();
    await page.locator(MY_QUESTION).waitFor();
    await labour();
    await lift.click();
    await page.locator(MY_QUESTION).waitFor();
    // The second looks back with their own eyes.
    const now = await page.locator('.shell > .board').innerText();
    await page.keyboard.press('[');
    await expect.poll(() => answersOf(page)).toMatch(/0 \/ 1/);
    await expect.poll(() => page.locator('.shell > .board').innerText()).not.toBe(now);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played where the browser forbids to remember anything, or has no room', async () => {
    for (const fault of ['forbidden', 'full']) {
      const { context, page, errors } = await visitor(here.browser);
      await context.addInitScript((fault) => {
        const refuse = (): never => {
          throw new DOMException(fault, 'QuotaExceededError');
        };
        if (fault === 'full') Storage.prototype.setItem = refuse;
        else Object.defineProperty(window, 'localStorage', { get: refuse });
      }, fault);
      await playNow(page);
      await playTurns(page, playerOf(12), 2);
      await page.getByRole('button', { name: 'Français' }).click();
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it('goes on when its worker dies, and says so when the table was deleted by another tab', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await context.addInitScript(() => {
      const { Worker } = window;
      const workers: Worker[] = [];
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          workers.push(this);
        }
      };
      Object.assign(window, { killWorker: () => workers.at(-1)?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })) });
    });
    await playNow(page);
    await playTurns(page, playerOf(13), 2);
    await untilSettled(page);
    await page.keyboard.press('Escape');
    const question = await page.locator('#question').innerText();
    await page.evaluate('killWorker()');
    await page.locator(`${MY_QUESTION} #question`, { hasText: question }).waitFor();
    await playTurns(page, playerOf(14), 2);
    await untilSettled(page);

    const other = await context.newPage();
    await other.goto(`${here.server.address}/tables`);
    await other.getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete the game' }).click();
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    const gone = page.getByText('There is no such table on this device.');
    const player = playerOf(15);
    for (let i = 0; i < 60 && (await gone.count()) === 0; i++) {
      await gone.or(page.locator(MY_QUESTION)).first().waitFor();
      if ((await gone.count()) === 0) await clickSomething(page, player).catch(() => undefined);
    }
    await other.goto(here.server.address);
    expect(await other.getByRole('link', { name: 'Resume' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

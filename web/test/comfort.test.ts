/** Standing answers in words, and sounds for those who wish. */

import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { clickSomething, playerOf, playTurns, untilAsked } from './help/player.ts';
import { keptRecord, momentOf, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('at a table', () => {
  const here = browserAnd(staticSite);

  it('a standing answer is listed in words, in either language, and can be removed', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(here.server.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAsked(page);
    await page.getByRole('button', { name: 'Answer this by itself from now on' }).click();
    // What is open stays open while the bar is laid anew.
    await page.setViewportSize({ width: 1_400, height: 900 });
    await page.locator('.pin-box').getByRole('button', { name: 'Always' }).click();
    await page.locator('.pin-box').getByRole('button', { name: 'Pass', exact: true }).click();
    await page.getByRole('button', { name: '1 standing answer' }).click();
    const list = page.locator('.standing');
    await list.getByText('Place a citizen, attack a titan or pass.').waitFor();
    await list.getByText('Pass', { exact: true }).waitFor();
    await list.getByText('always').waitFor();
    await picture(page, 'standing');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: '1 réponse permanente' }).click();
    await list.getByText('Passer', { exact: true }).waitFor();
    await list.getByRole('button').click();
    await page.getByRole('button', { name: '1 réponse permanente' }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('nothing is heard until sounds are wished for, then at most one sound for each answer', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await context.addInitScript(() => {
      const heard: number[] = [];
      const made = AudioContext.prototype.createGain;
      AudioContext.prototype.createGain = function createGain() {
        heard.push(this.currentTime);
        return made.call(this);
      };
      Object.assign(globalThis, { heard });
    });
    const heard = (): Promise<number> => page.evaluate('heard.length');
    await page.goto(here.server.address);
    await page.getByRole('button', { name: 'Play now' }).click();
    const player = playerOf(91);
    await untilAsked(page);
    await clickSomething(page, player);
    await clickSomething(page, player).catch(() => undefined);
    expect(await heard()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Sounds: quill, paper, coins, dice').check();
    await expect.poll(heard).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    const before = await heard();
    const heardAfterClick = async (): Promise<number> => {
      await playTurns(page, player, 1);
      return heard();
    };
    await expect.poll(heardAfterClick).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.getByLabel('A soft bell').isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('advice and undo are in the language of the moment, and advice goes with its question', async () => {
    const { context, page, errors } = await visitor(here.browser);
    // How much of what undo takes back is said depends on the room that the cards on offer leave.
    const text = keptRecord('monde-oublie', 'score');
    await playFrom(page, here.server.address, text, await momentOf('monde-oublie', text, 'takeTurn'));
    await page.locator('[data-target="citizen:3"]').click();
    await page.locator('[data-target="action:build"][data-state="lit"]').click();
    const undo = page.locator('.chip.undo');
    await expect.poll(() => undo.innerText()).toMatch(/Citizen 3 on Build/);
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(() => undo.innerText()).toMatch(/Citoyen 3 sur Construction/);
    await untilAsked(page);
    await page.keyboard.press('h');
    // With its reason, in the words of the game.
    await page.getByText(/^Un bot répondrait\s: .*Voici pourquoi\s: .* construit /).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText(/^A bot would answer: .* What it is after: .* builds /).waitFor();
    const player = playerOf(92);
    for (let i = 0; i < 20 && (await page.getByText('A bot would answer').count()) > 0; i++)
      await clickSomething(page, player).catch(() => undefined);
    await page.getByText('A bot would answer').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a phone held across keeps the board beside the prompt, and nothing is cut off', async () => {
    const { context, page, errors } = await visitor(here.browser, { screen: 'phone' });
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(here.server.address);
    await page.getByRole('button', { name: 'Play now' }).tap();
    await untilAsked(page);
    await picture(page, 'table-across');
    for (const [width, height] of [
      [844, 390],
      [568, 320],
      [720, 450],
    ]) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await page.locator('.shell > .board').boundingBox())?.height ?? 0).toBeGreaterThan(height / 2);
      const bar = await page.locator('.shell > .bar').boundingBox();
      expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a thing held long is read and not touched, whatever the browser sends afterwards', async () => {
    const { context, page, errors } = await visitor(here.browser, { screen: 'tablet' });
    await page.goto(here.server.address);
    await page.getByRole('button', { name: 'Play now' }).tap();
    await untilAsked(page);
    const rebuild = page.locator('[data-target="action:rebuild"]');
    await rebuild.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.locator('.tip').waitFor();
    await rebuild.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await rebuild.dispatchEvent('click', { bubbles: true });
    expect(await rebuild.getAttribute('data-state')).toBe('lit');
    await page.locator('.tip').waitFor();
    await rebuild.tap();
    await page.locator('[data-target="action:rebuild"][data-state="selected"]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

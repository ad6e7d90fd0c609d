/** Keys mean what is printed, the question follows the hand, and the turn is announced once. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { MY_QUESTION, untilAsked, untilSettled } from './help/player.ts';
import { keptRecord, momentOf, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { regulars } from './help/visit.ts';

describe.skipIf(!hasBrowser)('at the keyboard', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser);

  async function takeTurn(page: Page): Promise<void> {
    const text = keptRecord('monde-oublie', 'score');
    await playFrom(page, here.server.address, text, await momentOf('monde-oublie', text, 'takeTurn'));
    await page.locator('.shell [data-target][data-key]').first().waitFor({ state: 'attached' });
    await lettersAtRest(page);
  }

  /** Letters are given in the order of reading once the board is painted, and once more when a chip or a reason has come to it. */
  async function lettersAtRest(page: Page): Promise<void> {
    const letters = (): Promise<string> =>
      page.evaluate(
        () =>
          new Promise<string>((read) => {
            const all = (): string =>
              [...document.querySelectorAll('.shell [data-key]')]
                .map((one) => `${one.outerHTML.length}${one.getAttribute('data-key')}`)
                .join();
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => read(all()))));
          }),
      );
    await untilSettled(page);
    for (let before = ''; ; ) {
      const now = await letters();
      if (now === before) return;
      before = now;
    }
  }

  it('a digit means the piece that bears it, chips and lozenges have letters, and no letter is that of a command', async () => {
    const { page, errors } = await regular();
    await takeTurn(page);
    const keys = await page.locator('.shell [data-key]').evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
    expect(keys.length).toBeGreaterThan(12);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]$/);
    for (const command of 'uphgl') expect(keys).not.toContain(command);
    expect(await page.locator(`${MY_QUESTION} .chip`, { hasText: 'Pass' }).getAttribute('data-key')).toBe('a');

    await page.locator('[data-target="action:build"][data-state="lit"]').click();
    await page.locator('[data-target="action:build"][data-state="selected"]').waitFor();
    await page.keyboard.press('2');
    await expect.poll(() => page.locator('.chip.undo').innerText()).toContain('Citizen 2 on Build');
    expect(errors).toEqual([]);
  });

  it('a letter touches what shows it', async () => {
    const { page, errors } = await regular();
    await takeTurn(page);
    const labour = page.locator('[data-target="action:labour"]');
    await page.keyboard.press((await labour.getAttribute('data-key')) ?? '');
    await page.locator('[data-target="action:labour"][data-state="selected"]').waitFor();
    expect(errors).toEqual([]);
  });

  it('Esc puts back what is taken up, u takes back what was answered, and each has its own button', async () => {
    const { page, errors } = await regular();
    await takeTurn(page);
    await page.locator('[data-target="citizen:1"][data-state="lit"]').click();
    await page.locator('[data-target="action:labour"][data-state="lit"]').click();
    await untilSettled(page);
    const undo = page.locator('.chip.undo');
    await expect.poll(() => undo.innerText()).toContain('Citizen 1 on Labour');
    const question = await page.locator('#question').innerText();

    await page.locator('[data-target^="citizen:"][data-state="lit"]').first().click();
    const back = page.locator(`${MY_QUESTION} .chip.put-back`);
    await back.waitFor();
    expect(await back.locator('.key').textContent()).toBe('Esc');
    expect(await undo.locator('.key').textContent()).toBe('u');
    expect(await undo.innerText()).toContain('Citizen 1 on Labour');
    await page.keyboard.press('Escape');
    await back.waitFor({ state: 'detached' });
    expect(await page.locator('#question').innerText()).toBe(question);

    await page.locator('[data-target^="citizen:"][data-state="lit"]').first().click();
    await back.waitFor();
    await page.keyboard.press('u');
    await page.locator('[data-target="citizen:1"][data-state="lit"]').waitFor();
    expect(errors).toEqual([]);
  });

  it('the question follows what is taken up, and comes back when it is put back', async () => {
    const { page, errors } = await regular();
    await takeTurn(page);
    const question = page.locator('#question');
    const before = await question.innerText();
    await page.locator('[data-target="action:build"]').click();
    await expect.poll(() => question.innerText()).toMatch(/^Build: with which citizen\? \d choices on the board$/);
    await page.locator('[data-target="action:build"]').click();
    await expect.poll(() => question.innerText()).toBe(before);
    await page.locator('[data-target="citizen:3"]').click();
    await expect.poll(() => question.innerText()).toMatch(/^Where does your citizen 3 go\?/);
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(() => question.innerText()).toMatch(/^Où va votre citoyen 3\s\?/);
    await page.getByRole('button', { name: 'English' }).click();
    expect(errors).toEqual([]);
  });

  it('readers of the screen are told once that it is their turn, then what is asked', async () => {
    const { page, errors } = await regular();
    const text = keptRecord('monde-oublie', 'score');
    await playFrom(page, here.server.address, text, 1);
    await page.locator('[aria-live="assertive"]', { hasText: 'Your turn.' }).waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const region of document.querySelectorAll('.shell > [aria-live]'))
        new MutationObserver(() => {
          if (region.textContent) heard.push(region.textContent);
        }).observe(region, { childList: true, characterData: true, subtree: true });
    });
    const heard = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'));
    await page
      .locator('[data-target^="row:"][data-state="lit"], [data-target^="offer:"][data-state="lit"], .board [data-state="lit"]')
      .first()
      .click();
    await expect.poll(async () => (await heard()).some((words) => words.endsWith('?'))).toBe(true);
    await page.locator('.board [data-state="lit"]').first().click();
    await untilAsked(page);
    await expect.poll(async () => (await heard()).filter((words) => words.startsWith('Your turn.')).length).toBe(1);
    expect(errors).toEqual([]);
  });
});

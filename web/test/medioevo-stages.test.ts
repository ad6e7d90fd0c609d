/** The stages of Medioevo under mouse, finger and keyboard, in a real browser, each at a position of its own. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { gallery } from './help/gallery.ts';
import { layUp, onlookers } from './help/look.ts';
import { NAMES, POSITIONS } from './help/medioevo-stages.ts';
import { browserAnd } from './help/open.ts';
import { tooSmall } from './help/touch.ts';

/** What stands around every stage; it is read with the first of them. */
const AROUND = '.map, .top, .panels, .log';

/** Open offers that are covered by what a finger reads about the place nearest to them. */
async function readOverNotes(page: Page): Promise<string[]> {
  const notes = page.locator('.notes > *');
  await notes.first().waitFor();
  await page.evaluate(() => {
    const { left, bottom } = document.querySelector('.notes > *')?.getBoundingClientRect() ?? new DOMRect();
    const places = [...document.querySelectorAll('.map [data-target]')].map((place) => {
      const box = place.getBoundingClientRect();
      return { place, far: Math.hypot(box.left - left, box.top - bottom) };
    });
    places.sort((a, b) => a.far - b.far)[0].place.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  });
  await page.locator('.tip').waitFor();
  return notes.evaluateAll((all) => {
    const tip = document.querySelector('.tip')?.getBoundingClientRect() ?? new DOMRect();
    return all
      .filter((note) => {
        const { left, right, top, bottom } = note.getBoundingClientRect();
        return tip.left < right && tip.right > left && tip.top < bottom && tip.bottom > top;
      })
      .map(({ textContent }) => textContent ?? '');
  });
}

/** The court on a phone: the offer first, each crown opens what may be proposed to it, pacts are folded; then back to the map. */
async function readsCourt(page: Page): Promise<void> {
  const pages = page.locator('.pages button');
  await pages.nth(2).tap();
  await page.locator('.crowns summary', { hasText: 'Conrad' }).tap();
  await page.locator('.court-fold > summary').tap();
  await page.locator('.open-offer').getByRole('button', { name: 'Accepter' }).waitFor();
  await page.locator('.crowns').getByRole('button', { name: 'Pacte' }).waitFor();
  expect(await page.locator('.notes .offer').isVisible()).toBe(false);
  expect(await tooSmall(page)).toEqual([]);
  expect(await faults(page, { before: AROUND, fingers: true })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await pages.nth(0).tap();
}

/** How far the stage could be scrolled. */
function beyond(page: Page): Promise<number> {
  return page.locator('.uni-stage').evaluate((stage) => stage.scrollHeight - stage.clientHeight);
}

/** Moments of a battle, which is seen as a whole wherever there is room. */
const BATTLES = Object.keys(POSITIONS).slice(Object.keys(POSITIONS).indexOf('battle'), Object.keys(POSITIONS).indexOf('spoils'));

describe.skipIf(!hasBrowser)('the stages of Medioevo', () => {
  const here = browserAnd(() => gallery('games/medioevo/gallery/table.html'));

  const look = onlookers(here, POSITIONS);

  /** Another takes the device. */
  const seat = (page: Page, n: number) => page.getByLabel('Seat', { exact: true }).selectOption({ label: NAMES[n] });
  const button = (page: Page, name: string | RegExp) => page.locator('.us').getByRole('button', { name, exact: true });
  const leaf = (page: Page, name: string) => page.locator('.uni-leaves').getByRole('button', { name });

  it('sells from shelves at the prices of the rules', async () => {
    const { page, errors } = await look('shop');
    expect(await page.locator('.good[data-target="shop:captain2"] .price').innerText()).toBe('300');
    // Technologies lie below the map; the next level of a branch is bought in another turn.
    await page.locator('.art[data-target="technology:market"]').click();
    await expect.poll(() => page.locator('.shelves .note').innerText()).toContain('980');
    await expect.poll(() => page.locator('.art[data-target="technology:control"]').getAttribute('data-tip')).toContain('UNI-10.3');
    // What was bought is listed, and may be taken back.
    const bought = page.locator('.bought');
    expect(await bought.locator('li').allInnerTexts()).toEqual([expect.stringMatching(/^Market\s+200$/)]);
    await bought.getByRole('button', { name: 'Take back: Market' }).click();
    await expect.poll(() => page.locator('.shelves .note').innerText()).toContain('180');
    await bought.locator('li').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('shows the names of the technologies below the map whole, in both languages', async () => {
    for (const language of ['en', 'fr'] as const) {
      const { page } = await look('shop', { language });
      const names = page.locator('.art > span:first-child');
      expect(await names.count()).toBe(24);
      expect(
        await names.evaluateAll((all) =>
          all.flatMap((name) => {
            // Whole pixels would hide that a fraction is missing, for which letters are left out already.
            const text = document.createRange();
            text.selectNodeContents(name);
            return text.getBoundingClientRect().width > name.getBoundingClientRect().width ? [name.textContent] : [];
          }),
        ),
      ).toEqual([]);
    }
  });

  it('UNI-47.11 prepares purchases on the map and by name, carries them out when the turn comes, and says what was left out', async () => {
    const { page, errors } = await look('waiting');
    await page.getByRole('button', { name: 'Prepare: your purchases' }).click();
    const entries = page.locator('.preparing .entries li');
    await page.getByRole('tab', { name: 'Units' }).click();
    await page.locator('.good[data-target="shop:archer"]').click();
    await page.locator('.map-signs [data-target="node:pannonia"]').click();
    await expect.poll(() => entries.allInnerTexts()).toEqual([expect.stringMatching(/Pannonia: archer\s+still holds/)]);
    await page.getByText('Something I cannot buy yet').click();
    await page.getByRole('combobox', { name: 'What' }).selectOption('cathedral');
    await page.getByRole('combobox', { name: 'Where' }).selectOption({ label: 'Serbia' });
    await page.getByRole('button', { name: 'Put it down' }).click();
    await expect.poll(() => entries.nth(1).innerText()).toMatch(/Cathedral\s+not possible now/);
    await page.getByRole('button', { name: /^Sooner: .*Cathedral/ }).click();
    await expect.poll(() => entries.first().innerText()).toContain('Cathedral');
    await page.getByLabel('Then close my purchases').check();
    await page.getByRole('button', { name: 'Prepare it so' }).click();
    await expect.poll(() => page.locator('.plans .entries li').count()).toBe(3);
    await seat(page, 5);
    await page.locator('.prompt').getByRole('button', { name: 'Buy nothing more' }).click();
    await seat(page, 1);
    // It was not closed, since something was left out.
    await expect.poll(() => page.locator('.stopped').innerText()).toMatch(/Left out of your prepared purchases.*Cathedral/s);
    await expect.poll(() => page.locator('.shelves .note').innerText()).toContain('1130');
    await page.getByRole('button', { name: 'I have read it' }).click();
    await page.locator('.stopped').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('UNI-47.16 prepares a move step by step with keys alone, changes it and takes it back', async () => {
    const { page, errors } = await look('waiting');
    const press = async (name: string | RegExp): Promise<void> => {
      await page.locator('.us').getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    await press('Prepare: your complete move');
    await page.locator('.preparing summary', { hasText: 'All answers by name' }).focus();
    await page.keyboard.press('Enter');
    await press(/^War wagon, level 2/);
    await press('2 × heavy infantry');
    await press('No more');
    await page.locator('.preparing .lead', { hasText: /MP/ }).waitFor();
    await page.locator('.map-signs [data-target="node:alfold"][data-state="lit"]').focus();
    await page.keyboard.press('Enter');
    const entries = page.locator('.preparing .entries li');
    await expect.poll(() => entries.last().innerText()).toMatch(/^To Great Plain\s+still holds/);
    await press('One step back');
    await expect.poll(() => entries.count()).toBe(3);
    await press('Prepare it so');
    await expect.poll(() => page.locator('.plans .entries li').count()).toBe(3);
    await expect.poll(() => page.getByRole('button', { name: /standing answers?$/ }).innerText()).toContain('1');
    await press('Cancel: your complete move');
    await expect.poll(() => page.locator('.plans .entries li').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('foresees what each reroll comes to, and takes damage unit by unit, by keyboard', async () => {
    const { page, errors } = await look('reroll');
    // The whole battle is seen at once, and beside it where it is fought.
    await expect.poll(() => page.locator('.ways .shares:not(.blank)').count()).toBe(5);
    expect(await page.locator('.side .scene .map-name').allInnerTexts()).toContain('Moldavia');
    expect(await page.locator('.thrown .values').first().innerText()).toMatch(
      /Attack\s+5\s+dice 6 −1 order[\s\S]+Losses\s+1\s+lowest 2 −1 heavy/,
    );
    expect(await page.locator('.flight dl').innerText()).toMatch(/Transylvania\s+1 MP/);
    await page.locator('.die-card[data-target="die:0"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.ways .now').innerText()).toContain('Reroll d4');
    await layUp(page, 'damage');
    const left = page.locator('.asking .note');
    const before = Number.parseInt(await left.innerText(), 10);
    await page.locator('.asking .option').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => Number.parseInt(await left.innerText(), 10)).toBe(before - 1);
    expect(errors).toEqual([]);
  });

  it('shows every moment of a battle at once, with what is asked in view', async () => {
    const { page, errors } = await look(BATTLES[0]);
    for (const name of BATTLES) {
      await layUp(page, name);
      await page.locator('.outlook .shares').waitFor();
      expect(await beyond(page), name).toBeLessThanOrEqual(0);
    }
    await layUp(page, 'captains');
    await page.getByRole('button', { name: 'One of the enemy’s loses its ability: cavalry' }).click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('cavalry');
    expect(errors).toEqual([]);
  });

  it('UNI-47.15 lets my orders play a battle on, and one kind of question be answered alike from here on', async () => {
    const { page, errors } = await look('reroll');
    await page.getByRole('combobox', { name: 'From now on, here:' }).selectOption({ label: 'reroll at best, attack and losses' });
    // The dice are as the order has them, and the other is asked.
    await page.locator('.ways').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '1 standing answer', exact: true }).click();
    await expect
      .poll(() => page.locator('.menu.standing').innerText())
      .toMatch(/My dice[\s\S]+reroll at best.*\s+until the end of the turn/);
    await layUp(page, 'damage');
    const points = page.locator('.asking .note', { hasText: 'points' });
    await points.waitFor();
    const orders = page.getByRole('checkbox', { name: 'My orders play on' });
    await orders.check();
    // All points are taken by what costs least.
    await points.waitFor({ state: 'detached' });
    await orders.uncheck();
    await expect.poll(() => page.getByRole('button', { name: /standing answers?$/ }).count()).toBe(0);
    // Orders for everywhere stay when I want to be asked in this battle, and play on again when I do not.
    await layUp(page, 'damage');
    await leaf(page, 'Orders').click();
    const everywhere = page.locator('.battle-orders select');
    for (let row = 1; row < (await everywhere.count()); row++) await everywhere.nth(row).selectOption({ index: 1 });
    await leaf(page, 'Battle').click();
    await expect.poll(() => orders.isChecked()).toBe(true);
    await orders.uncheck();
    expect(await orders.isChecked()).toBe(false);
    await points.waitFor();
    await orders.check();
    await points.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('writes a pact of several clauses as a sentence, sends it, and it is signed by the other', async () => {
    const { page, errors } = await look('waiting');
    await leaf(page, 'Court').click();
    const partner = page.locator('.partners li', { hasText: 'Conrad' });
    await partner.getByRole('button', { name: 'Pact' }).click();
    const sheet = page.locator('.sheet');
    await sheet.locator('.side-of', { hasText: 'I give' }).getByRole('button', { name: 'Passage' }).click();
    await sheet.locator('.slot', { hasText: 'Passage' }).waitFor();
    await sheet.getByRole('button', { name: '8', exact: true }).click();
    await expect
      .poll(() => sheet.locator('.contract').innerText())
      .toBe('Until the end of turn 8: Sigismond lets the armies and galleys of Conrad pass and stay.');
    await expect.poll(() => sheet.locator('.changes').innerText()).toContain('Armies of Conrad may stand in 8 territories of yours.');
    expect(await sheet.locator('.changes .map-name').allInnerTexts()).toContain('Transylvania');
    await sheet.getByRole('button', { name: 'Propose it' }).click();
    await expect.poll(() => page.locator('.offers').innerText()).toContain('your offer to Conrad');
    await seat(page, 5);
    await leaf(page, 'Court').click();
    await page.locator('.open-offer', { hasText: 'an offer to you' }).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => page.locator('.pacts').innerText()).toContain('Until the end of turn 8: Sigismond lets');
    expect(errors).toEqual([]);
  });

  it('tells what a war breaks and costs before it is declared', async () => {
    const { page, errors } = await look('waiting');
    await leaf(page, 'Court').click();
    await page.locator('.war').getByRole('button', { name: 'Conrad' }).click();
    expect(await page.locator('.war .prices').innerText()).toMatch(/pacts broken\s+1[\s\S]*23 → 21/);
    await page
      .locator('.war')
      .getByRole('button', { name: /War on Conrad/ })
      .click();
    await expect.poll(() => page.locator('.partners li', { hasText: 'Conrad' }).innerText()).toContain('war from next turn');
    expect(errors).toEqual([]);
  });

  it('shows what a tax brings and risks, what pillage pays, and every category of the end', async () => {
    const { page, errors } = await look('taxes');
    expect(await page.locator('.taxes tbody tr').nth(3).innerText()).toMatch(/40[\s\S]*440[\s\S]*−190[\s\S]*%/);
    await layUp(page, 'spoils');
    await expect.poll(() => page.locator('.spoils').innerText()).toMatch(/Pillage: City\s+pays 150 florins/i);
    await layUp(page, 'end');
    await page.getByRole('button', { name: 'Show the board' }).click();
    expect(await page.locator('.scores tbody tr').count()).toBe(14);
    expect(errors).toEqual([]);
  });

  it('tells whoever comes back after a day what happened, and leads to its places and to the question', async () => {
    // A page of its own, which goes on remembering.
    const { page, errors } = await look('later', { theme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('castellan.seen.position', `0 ${Date.now() - 86_400_000}`));
    await page.reload();
    const told = page.locator('.returned');
    await told.waitFor();
    expect(await told.locator('.uni-ahead li').count()).toBe(7);
    expect(await told.locator('.asked').innerText()).toContain('Which do you reroll?');
    expect(await told.locator('.since li .mark').count()).toBeGreaterThan(5);
    expect(await faults(page)).toEqual([]);
    await told.locator('.since').getByRole('button', { name: 'Replay from answer 21' }).first().click();
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('Escape');
    await told.waitFor();
    await told.getByRole('button', { name: 'Answer at the table' }).click();
    await told.waitFor({ state: 'detached' });
    await page.locator('.uni').waitFor();
    expect(errors).toEqual([]);
  });

  it('UNI-47.8 shows in which windows one is asked, lets two clicks change it, for how long, and keeps what was let pass', async () => {
    const { page, errors } = await look('window');
    await page.locator('.us.battle, .us').first().waitFor();
    await button(page, 'Pass').first().click();
    await leaf(page, 'Orders').click();
    const windows = page.locator('.us.windows');
    await expect.poll(() => windows.locator('.passed li').count()).toBeGreaterThan(0);
    const dice = windows.locator('.rows li', { hasText: 'Dice are rolled' }).first();
    expect(await dice.innerText()).toContain('Assassin');
    await dice.getByRole('button', { name: 'never' }).click();
    await expect.poll(() => dice.getByRole('button', { name: 'never' }).getAttribute('aria-pressed')).toBe('true');
    const span = dice.getByLabel(/For how long$/);
    await span.selectOption({ label: 'to the end of the phase' });
    await expect.poll(() => span.inputValue()).toBe('phase');
    const account = windows.getByRole('group', { name: 'Ask me on account of Assassin 46' });
    await account.getByRole('button', { name: 'always' }).click();
    await windows.getByLabel('My building protects against').selectOption({ label: 'archers' });
    await page.getByRole('button', { name: '3 standing answers' }).click();
    const kept = page.locator('.menu.standing');
    await expect.poll(() => kept.innerText()).toContain('where card 46 could be used');
    expect(await kept.innerText()).toContain('My building protects against');
    expect(await kept.innerText()).toContain('until the end of the phase');
    expect(errors).toEqual([]);
  });

  // Fingers are served everywhere on both screens; what is read out is the same on both, so that each position is read on one of them.
  for (const [turn, screen] of (['tablet', 'phone'] as const).entries())
    it(`answers fingers and readers everywhere on a ${screen}, in French and at night`, async () => {
      const names = Object.keys(POSITIONS);
      const { page, errors } = await look(names[0], { screen, language: 'fr', theme: 'dark' });
      for (const [at, name] of names.entries()) {
        if (at > 0) await layUp(page, name);
        const small = await tooSmall(page);
        // Land is touched by its hit circle or by the list of places.
        expect(
          small.filter((found) => !found.includes('node')),
          name,
        ).toEqual([]);
        if (screen === 'tablet' && BATTLES.includes(name)) expect(await beyond(page), name).toBeLessThanOrEqual(0);
        if (name === 'waiting') expect(await readOverNotes(page), name).toEqual([]);
        // On a phone an offer is one line, until it is opened.
        if (name === 'waiting' && screen === 'phone') {
          expect(await page.locator('.notes .offer').isVisible(), name).toBe(false);
          await page.locator('.folded-offers summary').tap();
          await page.locator('.notes .offer').getByRole('button', { name: 'Accepter' }).waitFor();
          await readsCourt(page);
        }
        if (at % 2 === turn) expect(await faults(page, { before: at > 1 ? AROUND : undefined, fingers: true }), name).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
      }
      expect(errors).toEqual([]);
    });
});

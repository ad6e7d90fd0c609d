/** The table of Medioevo under mouse, finger and keyboard, and the first turn of a game of it against bots. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { gallery } from './help/gallery.ts';
import { onlookers } from './help/look.ts';
import { POSITIONS } from './help/medioevo.ts';
import { browserAnd } from './help/open.ts';
import { playerOf, playToTheEnd, playTurns, untilAsked } from './help/player.ts';
import { answersIn, keptRecord, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { tooSmall } from './help/touch.ts';
import { picture, regulars } from './help/visit.ts';

describe.skipIf(!hasBrowser)('the table of Medioevo', () => {
  const here = browserAnd(() => gallery('games/medioevo/gallery/table.html'));

  const look = onlookers(here, POSITIONS);

  const question = (page: Page) => page.locator('#question');
  const onMap = (page: Page, target: string) => page.locator(`.uni-map .map-signs [data-target="${target}"]`);
  const scaleOf = (page: Page): Promise<number> =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>('.map-signs')?.style.getPropertyValue('--k')));

  it('leads an army over what goes along to a lit place, however far, as one answer that one undo takes back', async () => {
    const { page, errors } = await look('move');
    await onMap(page, 'vehicle:15').click();
    const group = page.locator('.uni-group');
    await group.waitFor();
    expect(await group.locator('.stepper output').allInnerTexts()).toEqual(['0', '0', '2', '3', '1']);
    await group.getByRole('button', { name: 'Fewer' }).nth(2).click();
    await expect.poll(() => group.locator('.room').innerText()).toContain('Aboard: 5 of 6');
    // Two steps away, through own land: it sets out at once.
    await onMap(page, 'node:serbia').click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('to Serbia');
    await expect.poll(() => question(page).innerText()).toContain('Where to from Serbia?');
    await page.locator('.chip.undo').click();
    await expect.poll(() => question(page).innerText()).toContain('What goes along from Transylvania');
    expect(errors).toEqual([]);
  });

  it('says what an attack leads to, and asks once more', async () => {
    const { page, errors } = await look('move');
    await page.locator('.uni-armies [data-target="vehicle:15"]').click();
    await onMap(page, 'node:moldavia').click();
    const ahead = page.locator('.uni-consequence');
    await expect.poll(() => ahead.innerText()).toContain('Battle, and the end of the move: 1 MP.');
    // Nothing has happened yet.
    expect(await page.locator('.log').count()).toBe(0);
    await ahead.locator('.shares').waitFor();
    await page.getByRole('button', { name: 'Attack in Moldavia' }).click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('to Moldavia');
    expect(errors).toEqual([]);
  });

  it('shows discs from far away, names and pills nearer, boxes near, and pans without drawing anew', async () => {
    const { page } = await look('move');
    expect(await page.locator('.uni-signs.d2').count()).toBe(1);
    expect(await page.locator('.uni-map .pile').count()).toBeGreaterThan(20);
    await page.locator('.map').focus();
    await page.keyboard.press('0');
    await page.locator('.uni-signs.d0 .disc').first().waitFor();
    expect(await page.locator('.uni-map .map-name').allInnerTexts()).toContain('HUNGARY');
    for (const _ of [1, 2, 3]) await page.keyboard.press('+');
    await page.locator('.uni-signs.d3 .pile.box').first().waitFor();
    expect(await scaleOf(page)).toBeGreaterThan(0.42);
    const drawn = await page.locator('.uni-signs').elementHandle();
    const box = await page.locator('.map').boundingBox();
    if (box === null || drawn === null) throw new Error('There is no map.');
    await page.mouse.move(box.x + 300, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 250, { steps: 5 });
    await page.mouse.up();
    expect(await drawn.evaluate((signs) => signs.isConnected)).toBe(true);
  });

  it('says the same in a list, which is sorted, and where a move is made by keyboard alone', async () => {
    const { page, errors } = await look('move');
    await page.getByRole('button', { name: 'As a list' }).focus();
    await page.keyboard.press('Enter');
    const rows = page.locator('.uni-list li');
    expect(await rows.count()).toBe(135);
    await expect.poll(() => rows.first().innerText()).toContain('Adriatic Sea');
    await page.getByRole('button', { name: 'By units' }).click();
    await expect.poll(() => rows.first().innerText()).toMatch(/Transylvania|Moldavia/);
    await page.locator('.uni-list [data-target="vehicle:17"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.uni-group').waitFor();
    await page.locator('.uni-list [data-target="node:serbia"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log').innerText()).toContain('to Serbia');
    expect(errors).toEqual([]);
  });

  it('leads a caravan as far as it gets by one touch', async () => {
    const { page, errors } = await look('trade');
    await onMap(page, 'vehicle:30').click();
    await page.locator('.uni-group').waitFor();
    await onMap(page, 'node:transylvania').click();
    await expect.poll(() => question(page).innerText()).toContain('in Transylvania');
    expect(errors).toEqual([]);
  });

  it('lays one thing at a time over the map, says what its signs mean, and tells threats in the list as well', async () => {
    const { page, errors } = await look('move');
    const overlay = (name: string) => page.locator('.overlays').getByRole('button', { name, exact: true });
    expect(await overlay('Control').getAttribute('aria-pressed')).toBe('true');
    await overlay('Threat').click();
    await page.locator('.uni-map .threatened').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.legend').innerText()).toContain('others can get there');
    await page.getByRole('button', { name: 'As a list' }).click();
    await page.getByRole('button', { name: 'By threat' }).click();
    await expect.poll(() => page.locator('.uni-list li').first().innerText()).toMatch(/can come with \d+ units/);
    await page.getByRole('button', { name: 'As a map' }).click();
    await overlay('Edge').click();
    await page.locator('.uni-map .game-edge').waitFor({ state: 'attached' });
    expect(await page.locator('.uni-map .threatened').count()).toBe(0);
    // Among markets only those armies are left that stop a merchant.
    expect(await page.locator('.uni-map .pile.seat-O').count()).toBeGreaterThan(0);
    await overlay('Markets').click();
    await expect.poll(() => page.locator('.uni-map .pile.seat-O').count()).toBe(0);
    expect(await page.locator('.uni-map .pile.horde').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  // What is sold is read with the other stages.
  for (const [screen, name, language, theme] of [
    ['desktop', 'move', 'en', 'light'],
    ['tablet', 'trade', 'en', 'dark'],
    ['phone', 'move', 'fr', 'light'],
  ] as const)
    it(`is without fault on a ${screen} (${name}), large enough for fingers, and nothing is cut`, async () => {
      const { page, errors } = await look(name, { screen, language, theme });
      if (name === 'move') await page.locator('.map-signs [data-target="vehicle:17"]').click();
      const hasFingers = screen !== 'desktop';
      for (const turned of screen === 'phone' ? [0, 1, 2] : [0]) {
        if (turned > 0) await page.locator('.pages button').nth(turned).click();
        await picture(page, `medioevo-${name}-${screen}-${turned}`);
        expect(await faults(page, { before: turned > 0 ? '.prompt, .top' : undefined, fingers: hasFingers }), `${turned}`).toEqual([]);
        if (hasFingers) expect(await tooSmall(page), `${turned}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${turned}`).toBe(0);
      }
      expect(errors).toEqual([]);
    });
});

describe.skipIf(!hasBrowser)('a game of Medioevo', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser);

  it('is created for three, and gets through its first turn by touching what is lit', async () => {
    const { page, errors } = await regular();
    await page.goto(`${here.server.address}/new?game=medioevo`);
    await page.locator('.stepper').getByRole('button').first().click();
    await page.getByLabel('Turns').selectOption('8');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.uni').waitFor();
    expect(await page.locator('.panels .panel').count()).toBe(2);
    await untilAsked(page);
    await playTurns(page, playerOf(7, 0.5), 8);
    await picture(page, 'medioevo-first-turn');
    expect(errors).toEqual([]);
  });

  it('comes to its end, which the shell tells first and the board by category', async () => {
    const { page, errors } = await regular();
    // Whatever anybody answers, the last turn ends soon.
    const text = keptRecord('medioevo', 'turns');
    await playFrom(page, here.server.address, text, answersIn(text) - 4);
    await playToTheEnd(page, playerOf(8, 0.1));
    expect(await page.locator('.scoring').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    await page.getByRole('button', { name: 'Show the board' }).click();
    await page.locator('.scores').waitFor();
    expect(await page.locator('.scores tbody tr').count()).toBe(14);
    expect(await page.locator('.scoring').count()).toBe(0);
    await page.locator('.verdict').getByRole('button', { name: 'Final scoring' }).click();
    await page.locator('.scoring').waitFor();
    expect(errors).toEqual([]);
  });
});

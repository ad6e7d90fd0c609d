/** The map under mouse, finger and keyboard, in a real browser. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { gallery } from './help/gallery.ts';
import { browserAnd } from './help/open.ts';
import { tooSmall } from './help/touch.ts';
import { regulars, type SCREENS } from './help/visit.ts';

describe.skipIf(!hasBrowser)('the map of Fief', () => {
  const here = browserAnd(() => gallery('games/fief/gallery/map.html'));

  const regular = regulars(() => here.browser);

  async function look(screen: keyof typeof SCREENS, show: string, theme: 'light' | 'dark' = 'light') {
    const { page, errors } = await regular({ screen, theme, language: 'fr' });
    await page.goto(`${here.server.address}?frame=table&show=${show}&lang=fr&theme=${theme === 'dark' ? 'night' : 'parchment'}`);
    await page.locator('.map-buttons').waitFor();
    await page.evaluate(() => document.fonts.ready);
    return { page, errors };
  }

  const village = (page: Page, id: string) => page.locator(`.village[data-target="village:${id}"]`);
  const scaleOf = (page: Page): Promise<number> =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>('.map-signs')?.style.getPropertyValue('--k')));
  const middleOf = async (page: Page, id: string): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await village(page, id).boundingBox();
    if (box === null) throw new Error(`${id} is not drawn.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  it('shows the whole kingdom on a desk, with every name, and each lit village answers', async () => {
    const { page, errors } = await look('desktop', 'purchases');
    expect(await page.locator('.map-name:not(.cut)').count()).toBe(24);
    expect(await page.locator('.village.lit').count()).toBe(3);
    await village(page, 'blaye').click();
    await expect.poll(() => village(page, 'blaye').getAttribute('data-state')).toBe('selected');
    // Its land answers as well.
    await page.mouse.click((await middleOf(page, 'blaye')).x - 45, (await middleOf(page, 'blaye')).y + 60);
    await expect.poll(() => village(page, 'blaye').getAttribute('data-state')).toBe('lit');
    expect(errors).toEqual([]);
  });

  it('is moved by wheel, by dragging and by keys, and whoever drags it touches nothing', async () => {
    const { page } = await look('desktop', 'purchases');
    const whole = await scaleOf(page);
    const at = await middleOf(page, 'charolles');
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -600);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5 * whole);
    // The place under the pointer stays there.
    await expect.poll(async () => Math.abs((await middleOf(page, 'charolles')).x - at.x)).toBeLessThan(3);
    await page.mouse.down();
    await page.mouse.move(at.x - 60, at.y - 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.abs((await middleOf(page, 'charolles')).x - at.x + 60)).toBeLessThan(3);
    expect(await village(page, 'charolles').getAttribute('data-state')).toBe('lit');
    await page.locator('.map').focus();
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBe(whole);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5 * whole);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).toBe(whole);
  });

  it('opens on the question on a phone, and names what lies beyond the edge', async () => {
    const { page } = await look('phone', 'purchases');
    await page.locator('.beyond').waitFor();
    expect(await page.locator('.beyond').innerText()).toContain('Sigy');
    expect(await tooSmall(page)).toEqual([]);
    await page.locator('.beyond').tap();
    await expect
      .poll(async () => {
        const [{ x, y }, map] = await Promise.all([middleOf(page, 'sigy'), page.locator('.map').boundingBox()]);
        return map !== null && x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
      })
      .toBe(true);
  });

  it('brings a village nearer before a finger can choose it', async () => {
    const { page } = await look('phone', 'purchases');
    await page.locator('.map-button.loupe').tap();
    await page.locator('.map-button.loupe').tap();
    await page.locator('.map.far').waitFor();
    const far = await scaleOf(page);
    const at = await middleOf(page, 'charolles');
    await page.touchscreen.tap(at.x, at.y);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5 * far);
    expect(await village(page, 'charolles').getAttribute('data-state')).toBe('lit');
    const near = await middleOf(page, 'charolles');
    await page.touchscreen.tap(near.x, near.y);
    await expect.poll(() => village(page, 'charolles').getAttribute('data-state')).toBe('selected');
  });

  it('is told as a list as well, where the same may be chosen', async () => {
    const { page } = await look('tablet', 'war');
    await page.getByRole('button', { name: 'En liste' }).tap();
    const list = page.locator('.village-list');
    expect(await list.locator('.row').count()).toBe(24);
    expect(await list.innerText()).toContain('Conan\u202f: 2 sergents, 1 chevalier, Conan (à la porte, côté Saint-Médard)');
    expect(await list.innerText()).toContain('assiégé depuis le tour 5');
  });

  for (const [screen, show, themes] of [
    ['desktop', 'march', ['light', 'dark']],
    ['desktop', 'war', ['dark']],
    ['desktop', 'levy', ['light']],
    ['phone', 'march', ['light']],
  ] as const)
    for (const theme of themes)
      it(`can be used by everybody: ${show}, ${screen}, ${theme}`, async () => {
        const { page, errors } = await look(screen, show, theme);
        expect(await faults(page)).toEqual([]);
        expect(errors).toEqual([]);
      });
});

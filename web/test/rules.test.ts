import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('the rules of a game', () => {
  const here = browserAnd(sharedHouse);

  it('open in two minutes of pictures, answer as one types, and every rule has its address', async () => {
    const { context, page, errors } = await visitor(here.browser);
    for (const game of ['monde-oublie', 'medievalia', 'anarchy', 'fief', 'medioevo']) {
      await page.goto(`${here.server.address}/rules/${game}`);
      await page.locator('.scenes .miniature').nth(3).waitFor();
      expect(await page.locator('.words dt').count(), game).toBeGreaterThan(0);
    }
    await page.keyboard.press('/');
    await page.keyboard.type('pillage building');
    await page.locator('.answer').filter({ hasText: 'hold “pillage building”' }).waitFor();
    const lines = await page.locator('.text li').allInnerTexts();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.toLowerCase()).toMatch(/pillag/);
    expect(await page.locator('.text mark').first().innerText()).toMatch(/pillage|building/i);

    await page.getByRole('searchbox').fill('pilage');
    await page.locator('.nothing').getByRole('button', { name: 'pillage', exact: true }).click();
    await page.locator('.text mark').first().waitFor();

    await page.goto(`${here.server.address}/rules/fief#FIE-23.4`);
    await page.locator('#FIE-23\\.4[aria-current]').waitFor();
    await expect.poll(() => page.locator('.chapters [aria-current]').innerText()).toMatch(/Sieges/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are three pages on a phone', async () => {
    const { context, page } = await visitor(here.browser, { screen: 'phone', language: 'fr' });
    await page.goto(`${here.server.address}/rules/fief`);
    await page.locator('.scenes').waitFor();
    expect(await page.locator('.text').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Sièges' }).tap();
    await page.locator('[data-rule="FIE-23.1"]').waitFor();
    expect(await page.locator('.scenes').isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'Mots' }).tap();
    await page.locator('.words dt', { hasText: 'Excommunié' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await context.close();
  });
});

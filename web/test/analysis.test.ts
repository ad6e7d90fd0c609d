import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { visitor } from './help/visit.ts';

const RECORD = 'games/monde-oublie/test/records/knowledge.txt';

describe.skipIf(!hasBrowser)('a game looked back at', () => {
  const here = browserAnd(sharedHouse);

  it('shows the chances over time, where it turned and why, keeps what it found, and is played on from any point', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/records`);
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.chances').waitFor();
    await page.locator('.progress').waitFor({ state: 'detached', timeout: 120_000 });
    const cards = page.locator('.turning li');
    await cards.first().waitFor();
    expect(await cards.first().innerText()).toMatch(/played[\s\S]+better/);

    await page.reload();
    await cards.first().waitFor();
    expect(await page.locator('.progress').count()).toBe(0);
    await page.getByText('The chances in numbers').click();
    expect(await page.locator('.as-table tbody tr').count()).toBeGreaterThan(5);

    await page.locator('.marks button').first().click();
    const moment = await page.getByRole('slider').inputValue();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.fork, .crumbs').first().waitFor();
    await page.getByText(`answer ${moment}`).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

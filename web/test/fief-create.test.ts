/** Laying a table of Fief: what happens when somebody's time is over is told before it begins. */

import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('a table of Fief that is set up', () => {
  const here = browserAnd(sharedHouse);

  it('tells what counts when the time is up, and what the third time brings', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/new?game=fief&with=friends`);
    const late = page.locator('.late');
    const timed = page.locator('input[name=pace]').nth(1);
    await timed.check();
    await late.waitFor();
    expect(await late.innerText()).toMatch(/answers for you[\s\S]*abstention[\s\S]*never a surrender[\s\S]*The third time in a row a bot/);
    await page.getByRole('button', { name: 'the seat resigns' }).click();
    await expect.poll(() => late.innerText()).toMatch(/The third time in a row the seat resigns/);
    await picture(page, 'fief-create');
    // Elsewhere nothing counts by itself.
    await page.goto(`${here.server.address}/new?game=medievalia&with=friends`);
    await timed.check();
    await page.getByRole('button', { name: 'the seat resigns' }).waitFor();
    expect(await late.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

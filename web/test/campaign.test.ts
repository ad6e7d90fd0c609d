/** A game that follows from another: the chapters of The Anarchy's campaign. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { MY_QUESTION, untilAsked, VERDICT } from './help/player.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

const CHAPTER = readFileSync(new URL('../../games/anarchy/test/records/chapter-1.txt', import.meta.url));

/** All answers but the last, which picks the boon. */
const BEFORE_BOON = Number(/^end (\d+)$/m.exec(CHAPTER.toString())?.[1]) - 1;

describe.skipIf(!hasBrowser)('a campaign', () => {
  const here = browserAnd(staticSite);

  it('leads from a chapter that is passed to the next one, with the boon that was picked', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/records`);
    await page.locator('input[type=file]').setInputFiles({ name: 'chapter.txt', mimeType: 'text/plain', buffer: CHAPTER });
    await page.waitForURL(/\/t\/local-/);
    await page.getByRole('button', { name: 'Replay', exact: true }).first().click();
    await page.getByRole('slider', { name: 'Moment of the game' }).fill(String(BEFORE_BOON));
    await page.locator('.replay .at', { hasText: `answer ${BEFORE_BOON} /` }).waitFor();
    const replayed = page.url();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.waitForURL((url) => url.href !== replayed);
    expect(await untilAsked(page)).toBe('asked');
    await page.locator(`${MY_QUESTION} .chip`, { hasText: 'Treasury' }).click();
    await page.locator(VERDICT).waitFor();
    await picture(page, 'campaign-passed');
    const passed = page.url();
    await page.getByRole('button', { name: 'Next chapter' }).click();
    await page.waitForURL((url) => url.href !== passed);
    await page.getByText('Chapter 2').first().waitFor();
    expect(await untilAsked(page)).toBe('asked');
    await picture(page, 'campaign-next');
    expect(await page.locator('[data-target="good:coin"] b').innerText()).toBe('2');
    expect(errors).toEqual([]);
    await context.close();
  });
});

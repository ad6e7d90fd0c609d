/** A game that follows from another: the chapters of The Anarchy's campaign. */

import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { MY_QUESTION, untilAsked, VERDICT } from './help/player.ts';
import { answersIn, keptRecord, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

const CHAPTER = keptRecord('anarchy', 'chapter-1');

/** All answers but the last, which picks the boon. */
const BEFORE_BOON = answersIn(CHAPTER) - 1;

describe.skipIf(!hasBrowser)('a campaign', () => {
  const here = browserAnd(staticSite);

  it('leads from a chapter that is passed to the next one, with the boon that was picked', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await playFrom(page, here.server.address, CHAPTER, BEFORE_BOON);
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

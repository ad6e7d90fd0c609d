/** On a small screen, where the log is not in sight: what the others did is told beside the question, and so is what came of one's own answer. */

import { parseRecord } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { keptRecord, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { regulars } from './help/visit.ts';

/** The first moment from the given one at which a turn begins: somebody draws where another has answered last. */
function turnAfter(text: string, from: number): { readonly moment: number; readonly rival: string; readonly me: string } {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.key);
  const { lines, names } = parsed.record;
  const moment = lines.findIndex(({ seat, text }, at) => at >= from && text.startsWith('draw ') && lines[at - 1].seat !== seat);
  if (moment < 0) throw new Error('nobody begins a turn there');
  return { moment, rival: names[lines[moment - 1].seat], me: names[lines[moment].seat] };
}

describe.skipIf(!hasBrowser)('what has just happened', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser);

  for (const screen of ['phone', 'tablet'] as const)
    it(`is told of a rival's turn in short, and whole at a touch: ${screen}`, async () => {
      const { page, errors } = await regular({ screen, language: 'en' });
      const text = keptRecord('medievalia', 'conquest');
      const { moment, rival } = turnAfter(text, 40);
      await playFrom(page, here.server.address, text, moment);
      const lately = page.locator('.lately');
      await expect.poll(() => lately.innerText()).toContain(rival);
      await lately.tap();
      const told = page.getByRole('dialog', { name: 'What has just happened' });
      await told.getByRole('listitem').filter({ hasText: rival }).first().waitFor();
      await page.keyboard.press('Escape');
      await told.waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
    });

  it('is told of one’s own draw, and the card is seen where it was drawn', async () => {
    const { page, errors } = await regular({ screen: 'phone', language: 'en' });
    const text = keptRecord('medievalia', 'conquest');
    const { moment, me } = turnAfter(text, 40);
    await playFrom(page, here.server.address, text, moment);
    await page.locator('.hand').waitFor();
    await page.locator('.decks [data-state="lit"]').first().tap();
    await expect.poll(() => page.locator('.lately').innerText()).toMatch(new RegExp(`${me} draws an? `));
    expect(errors).toEqual([]);
  });
});

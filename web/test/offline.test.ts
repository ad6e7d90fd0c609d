import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { playerOf, playToTheEnd, untilAsked } from './help/player.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('with the network off after the first visit', () => {
  const here = browserAnd(staticSite);

  it('plays a whole game, shows the rules and the records, and says what is out of reach', async () => {
    const { browser, server: site } = here;
    const { context, page, errors } = await visitor(browser, { installs: true });
    await page.goto(site.address);
    await page.getByText('playable offline').waitFor();
    await site.close();
    await context.setOffline(true);
    await page.reload();
    await page.getByText('offline', { exact: true }).waitFor();
    await picture(page, 'offline');
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAsked(page);
    await playToTheEnd(page, playerOf(41, 0.2));
    for (const path of ['/rules/monde-oublie', '/records', '/tables', '/account', '/about']) {
      await page.goto(site.address + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.goto(`${site.address}/rules/monde-oublie`);
    await page.getByRole('searchbox').fill('MON-3.1');
    await page.locator('[data-rule="MON-3.1"]').first().waitFor();
    await page.goto(`${site.address}/records`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('the seed is the one promised').waitFor();
    await page.goto(`${site.address}/games/monde-oublie`);
    await page.getByRole('link', { name: /^Down to the purse/ }).click();
    await page.locator('.replay .moment', { hasText: 'answer 0 / 143' }).waitFor();
    await page.goto(`${site.address}/new?with=friends`);
    await page.getByText('You are offline').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

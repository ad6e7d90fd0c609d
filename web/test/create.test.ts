/** Setting up a table: what is chosen stays chosen, who can come in is told, and a guest is asked for a name once. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { seatAt, seatWith } from './help/seat.ts';
import { picture, SCREENS, visitor } from './help/visit.ts';

/** The tinctures of the shields in a place, in the order in which they stand there. */
function shieldsIn(place: Locator): Promise<readonly string[]> {
  return place
    .locator('.shield')
    .evaluateAll((all) => all.flatMap(({ classList }) => [...classList].filter((name) => /^seat-/.test(name))));
}

describe.skipIf(!hasBrowser)('a table that is set up', () => {
  const here = browserAnd(sharedHouse);

  const charter = (page: Page): Promise<string> => page.locator('.charter').innerText();

  it('with a seat for anybody is listed, unless one says otherwise, and the charter tells who can come in and how', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/new?with=friends`);
    await page.getByText('Your friend comes in by a link').waitFor();
    expect(await charter(page)).toContain('Whoever has the link may watch.');
    await seatWith(page, 3, 'Anybody');
    expect(await charter(page)).toContain('Anybody may take the free seat: the table is listed under “Open tables”.');
    expect(await charter(page)).toContain('Anyone may watch');
    await page.getByRole('button', { name: 'by invitation' }).click();
    expect(await charter(page)).toContain('The free seat is for whoever has the link: the table is not listed.');
    await page.getByLabel('Others may watch').uncheck();
    expect(await charter(page)).toContain('Only the players see the game.');
    await page.getByRole('button', { name: 'open to all' }).click();
    await page.getByLabel('Others may watch').check();
    await page.getByRole('textbox', { name: 'Name of the table' }).fill('A debt of honour');
    await picture(page, 'create');
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize(SCREENS.phone.viewport);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.viewport.width);
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await page.locator('.sitting').waitFor();

    const stranger = await visitor(here.browser, { language: 'fr', theme: 'dark' });
    await stranger.page.goto(`${here.server.address}/tables`);
    await stranger.page.locator('section.open li', { hasText: 'A debt of honour' }).waitFor();
    expect([...errors, ...stranger.errors]).toEqual([]);
    await context.close();
    await stranger.context.close();
  });

  it('keeps what was chosen when another game is chosen', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/new`);
    await page.getByLabel('Your name at the table').fill('Sybille');
    await seatWith(page, 2, 'A friend here');
    await page.getByLabel('Name of the friend on seat 2').fill('Yolande');
    await seatWith(page, 3, 'Castellan');
    await page.getByLabel('Expansion +').check();
    await page.getByRole('textbox', { name: 'Name of the table' }).fill('Ashes and gold');
    await page.getByRole('radio', { name: 'The Anarchy' }).check();
    await page.getByLabel('Scenario').waitFor();
    expect(await page.getByLabel('Your name at the table').inputValue()).toBe('Sybille');
    await seatAt(page, 2);
    expect(await page.getByLabel('Name of the friend on seat 2').inputValue()).toBe('Yolande');
    const bot = await seatAt(page, 3);
    expect(await bot.getByRole('button', { name: 'Castellan' }).getAttribute('aria-pressed')).toBe('true');
    expect(await charter(page)).toMatch(/“Ashes and gold”, where 4 play The Anarchy\..*a bot \(Castellan\)/s);
    await page.getByRole('radio', { name: 'The Ancient World' }).check();
    expect(await page.getByLabel('Expansion +').isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Online', exact: true }).click();
    await page.getByLabel('3 days a decision').check();
    await page.getByLabel('Others may watch').uncheck();
    await page.getByRole('radio', { name: 'Medievalia' }).check();
    await page.getByText('Your friend comes in by a link').waitFor();
    expect(await page.getByLabel('3 days a decision').isChecked()).toBe(true);
    expect(await page.getByLabel('Others may watch').isChecked()).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('has the same shields where it is set up, in the lists, where people gather and at the table', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/new?with=friends`);
    await seatWith(page, 2, 'A bot');
    await seatWith(page, 3, 'Anybody');
    await page.getByLabel('Colour of player 1').selectOption('brown');
    await page.getByRole('textbox', { name: 'Name of the table' }).fill('Under the old oak');
    const shields = ['seat-M', 'seat-A', 'seat-L', 'seat-V'];
    expect(await shieldsIn(page.locator('.seat-choices'))).toEqual(shields);
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await page.locator('.sitting').waitFor();
    const taken = ['seat-M', 'seat-A', 'seat-V'];
    expect(await shieldsIn(page.locator('.sitting'))).toEqual(taken);
    const other = await context.newPage();
    await other.goto(`${here.server.address}/tables`);
    const listed = other.locator('section.open li', { hasText: 'Under the old oak' });
    await listed.waitFor();
    expect(await shieldsIn(listed)).toEqual(taken);
    expect(await other.locator('.my-table .lettrine').first().getAttribute('class')).toContain('seat-M');

    await page.getByRole('button', { name: /^Begin, / }).click();
    await page.locator('.shell .prompt').waitFor();
    expect(new Set(await shieldsIn(page.locator('.panels')))).toEqual(new Set(shields.slice(1)));
    const played = other.locator('section.playing li', { hasText: 'Under the old oak' });
    await played.waitFor();
    expect(await shieldsIn(played)).toEqual(shields);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('asks a guest for a name once, and proposes one that nobody at the table has', async () => {
    const [host, guest] = [await visitor(here.browser), await visitor(here.browser)];
    await host.page.goto(`${here.server.address}/new?with=friends`);
    const asked = 'Your name at the table';
    const proposed = await host.page.getByLabel(asked).inputValue();
    expect(proposed).not.toBe('');
    await host.page.getByLabel(asked).fill(' ');
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    await host.page.getByText('A name has 1 to 24 visible characters.').waitFor();
    await host.page.getByLabel(asked).fill('Guilhem');
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    await host.page.locator('.sitting').getByText('Guilhem').waitFor();
    const link = await host.page.locator('.copy input').inputValue();
    await host.page.goto(`${here.server.address}/new?with=friends`);
    await host.page.locator('.seat-card', { hasText: 'Guilhem' }).waitFor();
    expect(await host.page.getByLabel(asked).count()).toBe(0);

    // Whoever is called like somebody at the table is proposed another name.
    await guest.page.addInitScript(() => localStorage.setItem('castellan.name', localStorage.getItem('castellan.name') ?? 'Guilhem'));
    await guest.page.goto(link);
    await guest.page.getByLabel(asked).waitFor();
    const sitting = await guest.page.locator('.sitting b').allInnerTexts();
    const suggestion = await guest.page.getByLabel(asked).inputValue();
    expect(suggestion).not.toBe('');
    expect(sitting.some((name) => name.includes(suggestion))).toBe(false);
    await picture(guest.page, 'gathering-name');
    await guest.page.getByLabel(asked).fill('Oda');
    await guest.page.keyboard.press('Enter');
    await guest.page.locator('.sitting').getByText('Oda').waitFor();
    expect(await guest.page.getByLabel(asked).count()).toBe(0);
    await host.page.goto(link);
    await host.page.locator('.sitting').getByText('Oda').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  it('asks whoever sat down from the list where people gather, and says when a name is somebody’s', async () => {
    const [host, guest] = [await visitor(here.browser), await visitor(here.browser)];
    await host.page.goto(`${here.server.address}/account`);
    const create = host.page.locator('section[aria-labelledby=create-title]');
    await create.getByLabel('Name').fill('Bertrade');
    await create.getByLabel('Password').fill('a long password');
    await create.getByRole('button', { name: 'Create the account' }).click();
    await host.page.getByText('You are logged in as Bertrade.').waitFor();
    await host.page.goto(`${here.server.address}/new?with=friends`);
    await host.page.locator('.seat-card', { hasText: 'Bertrade' }).waitFor();
    expect(await host.page.getByLabel('Your name at the table').count()).toBe(0);
    await seatWith(host.page, 2, 'Anybody');
    await host.page.getByRole('textbox', { name: 'Name of the table' }).fill('Twelve towers');
    await host.page.getByRole('button', { name: 'Lay the table' }).click();
    await host.page.locator('.sitting').waitFor();

    // Found by chance, the name belongs to an account: that must keep nobody out.
    await guest.page.addInitScript(() => localStorage.setItem('castellan.name', localStorage.getItem('castellan.name') ?? 'Bertrade'));
    await guest.page.goto(`${here.server.address}/tables`);
    await guest.page.getByRole('button', { name: 'Sit down at “Twelve towers”' }).click();
    const name = guest.page.getByLabel('Your name at the table');
    await name.waitFor();
    expect(await name.inputValue()).not.toBe('Bertrade');
    await name.fill('bertrade');
    await guest.page.getByRole('button', { name: 'Call me so' }).click();
    await guest.page.getByText('Somebody else already plays under this name.').waitFor();
    await name.fill('Aubrée');
    await guest.page.getByRole('button', { name: 'Call me so' }).click();
    await name.waitFor({ state: 'detached' });
    await host.page.locator('.sitting').getByText('Aubrée').waitFor();

    const other = await visitor(here.browser);
    await other.page.addInitScript(() => localStorage.setItem('castellan.name', localStorage.getItem('castellan.name') ?? 'Bertrade'));
    await other.page.goto(`${here.server.address}/new?with=friends`);
    expect(await other.page.getByLabel('Your name at the table').inputValue()).toBe('Bertrade');
    await other.page.getByRole('button', { name: 'Lay the table' }).click();
    await other.page.locator('.sitting').waitFor();
    expect(await other.page.locator('.sitting').getByText('Bertrade').count()).toBe(0);
    await other.context.close();
    expect([...host.errors, ...guest.errors, ...other.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});

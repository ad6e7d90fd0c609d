import anarchy from '@castellan/anarchy/data' with { type: 'json' };
import fief from '@castellan/fief/data' with { type: 'json' };
import medievalia from '@castellan/medievalia/data' with { type: 'json' };
import medioevo from '@castellan/medioevo/data' with { type: 'json' };
import mondeOublie from '@castellan/monde-oublie/data' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { visitor } from './help/visit.ts';

/** How many of each kind a box holds, and one of them. */
const IN_THE_BOX: readonly (readonly [game: string, counts: readonly number[], one: string])[] = [
  ['monde-oublie', [9, 2, 31, 31, 21, 20, 10, 9, 12], 'Mud Colossus'],
  ['medievalia', [1, 4, 9, 7, 3, 5, 1], 'Artist'],
  ['anarchy', [24, 7, 25, 8, 35, 25, 4, 10, 5, 3, 4, 6, 5, 13], 'Chaplain'],
  ['fief', [7, 3, 3, 18, 8, 5, 24, 2, 3, 3, 8, 11], 'Battle die'],
  ['medioevo', [24, 72, 30, 110, 3, 7, 8, 3, 6, 4, 16], 'Trebuchet'],
];

interface Named {
  readonly name: { readonly en: string };
}

/** Everything that lies in a box under a name of its own. */
const NAMED: { readonly [game: string]: readonly (readonly Named[])[] } = {
  'monde-oublie': [
    mondeOublie.startingEmpire,
    mondeOublie.startingMilitary,
    mondeOublie.provinces,
    mondeOublie.empireA,
    mondeOublie.empireB,
    mondeOublie.military,
    mondeOublie.titans,
    mondeOublie.board.actions,
  ],
  medievalia: Object.values(medievalia.cardTypes),
  anarchy: [
    anarchy.machines,
    anarchy.pathCards,
    anarchy.attackTypes,
    anarchy.tactics,
    anarchy.scenarioCards.map((card) => (card.mode === 'castle' ? card.castle : card.mode === 'siege' ? card.siege : card.side)),
  ],
  fief: [fief.lords, fief.characterDeck.cards, fief.eventDeck.cards, fief.map.fiefs, fief.map.bishoprics, fief.map.villages],
  medioevo: [
    medioevo.technologies,
    medioevo.eventCards,
    medioevo.militaryUnits,
    medioevo.transports,
    medioevo.siegeEngines,
    medioevo.buildings,
    medioevo.goods,
  ],
};

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

  it('lead to everything in the box, each piece with what it does, found by any of its words', async () => {
    const { context, page, errors } = await visitor(here.browser);
    for (const [game, counts, word] of IN_THE_BOX) {
      await page.goto(`${here.server.address}/pieces/${game}`);
      await page.locator('.piece').first().waitFor();
      const sections = page.locator('.pieces-page section.kind');
      expect(await sections.evaluateAll((all) => all.map((one) => one.querySelectorAll('.piece').length)), game).toEqual(counts);
      const names = new Set((await page.locator('.piece .name').allTextContents()).map((name) => name.trim().toLowerCase()));
      const wanted = NAMED[game].flat().map(({ name }) => name.en.replaceAll("'", '’').toLowerCase());
      expect(
        wanted.filter((name) => !names.has(name)),
        game,
      ).toEqual([]);
      const told = await page.locator('.piece').allTextContents();
      expect(told.filter((text) => text.length < 12)).toEqual([]);
      // A message that is missing shows its key.
      expect(told.filter((text) => /\b(term|pieces)\.\w/.test(text))).toEqual([]);
      expect(await page.locator('.piece .mini').count(), game).toBeGreaterThan(0);
      // The board as at the beginning: larger than a thumb, and nothing on it takes the keys.
      const board = page.locator('.still .drawn');
      expect((await board.boundingBox())?.height, game).toBeGreaterThan(500);
      expect(await board.evaluate((drawn) => drawn.querySelectorAll('svg').length), game).toBeGreaterThan(0);
      expect(await board.evaluate((drawn) => drawn.hasAttribute('inert')), game).toBe(true);
      await page.getByRole('searchbox').fill(word.toLowerCase());
      await page.locator('.found').getByText(/piece/).waitFor();
      // What is out of sight has no inner text until it is drawn.
      expect(await page.locator('.piece:not([hidden]) .name').allTextContents(), game).toContain(word);
      expect(await page.locator('.still').isVisible(), game).toBe(false);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('come down to two full pages of paper, of either size, with nothing cut', async () => {
    for (const [language, paper] of [
      ['en', 'A4'],
      ['fr', 'Letter'],
    ] as const) {
      const { context, page, errors } = await visitor(here.browser, { language, theme: 'dark' });
      for (const [game] of IN_THE_BOX) {
        await page.goto(`${here.server.address}/aid/${game}`);
        await page.getByText(paper, { exact: true }).click();
        await page.locator('.sheet').nth(1).waitFor();
        await page.evaluate(() => document.fonts.ready);
        const cut = await page
          .locator('.sheet')
          .evaluateAll((all) => all.map((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth));
        expect(cut, game).toEqual([false, false]);
        const filled = await page.locator('.sheet').evaluateAll((all) =>
          all.map((one) => {
            const { top, height } = one.getBoundingClientRect();
            const ends = [...one.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
            return (Math.max(...ends) - top) / height;
          }),
        );
        for (const share of filled) expect(share, game).toBeGreaterThan(0.8);
      }
      const file = await page.pdf({ preferCSSPageSize: true });
      expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it('let one try their examples at the table, which answers as they say', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/rules/medievalia#W5`);
    await page.getByRole('link', { name: 'At the table, W5' }).click();
    const said = page.locator('.narrator .said');
    const way = page.locator('.narrator .ways button').first();
    await page.locator('.narrator .told').filter({ hasText: 'The used Priest cannot heal' }).waitFor();

    // One case by the board itself, the other shown and done, the rival answering as the example says.
    await page.locator('[data-target][data-state="lit"]').first().click();
    await said.filter({ hasText: 'There is 1 more case to try' }).waitFor();
    await way.and(page.getByText('Show me the other case')).click();
    await said.filter({ hasText: 'So it says' }).waitFor();
    await way.and(page.getByText('Do it for me')).click();
    await said.filter({ hasText: /^It came as the example says\.$/ }).waitFor();

    // All are tried: the way on has the focus.
    await page.locator('.narrator .ways button:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/rules/medievalia/W6');
    await page.locator('.narrator .told').filter({ hasText: 'Knight 4/2' }).waitFor();
    await page.locator('.narrator').getByRole('button', { name: 'Back to the rules' }).click();
    await page.waitForURL('**/rules/medievalia#W6');
    await page.locator('#W6[aria-current]').waitFor();
    expect(errors).toEqual([]);
    // What has no position is read where it is told.
    await page.goto(`${here.server.address}/rules/medioevo/W56`);
    await page.waitForURL(/\/rules\/medioevo#W56$/);
    await page.locator('[data-rule=W56][aria-current]').waitFor();
    await page.goto(`${here.server.address}/rules/medioevo/W999`);
    await page.getByText('There is no page at this address.').waitFor();
    await context.close();
  });

  it('say at the table by which rule they refuse what an example says they do', async () => {
    const { context, page, errors } = await visitor(here.browser, { screen: 'phone', language: 'fr' });
    await page.goto(`${here.server.address}/rules/medievalia/W3`);
    await page.getByRole('button', { name: 'Montrez-moi ce qu’il dit' }).tap();
    await page.locator('.narrator .said').filter({ hasText: 'MED-7.4' }).waitFor();
    expect(await page.locator('.narrator .said').innerText()).toMatch(/les règles refusent ici/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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

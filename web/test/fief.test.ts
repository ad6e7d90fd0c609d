/** The table of Fief under mouse, finger and keyboard, and games of it against bots. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { SIX } from './help/fief-six.ts';
import { TABLES } from './help/fief-table.ts';
import { gallery } from './help/gallery.ts';
import { onlookers } from './help/look.ts';
import { browserAnd } from './help/open.ts';
import { answerEach, byClicks, overhear } from './help/overheard.ts';
import { playerOf, playToTheEnd, playTurns, untilAsked } from './help/player.ts';
import { answersIn, everyQuestion, keptRecord, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { tooSmall } from './help/touch.ts';
import { onScreen, picture, type SCREENS, visitor } from './help/visit.ts';

const SCREEN_NAMES = ['desktop', 'tablet', 'phone'] as const satisfies readonly (keyof typeof SCREENS)[];

const POSITIONS = { ...TABLES, ...SIX };

/** Stands around every page of a phone. */
const AROUND = '.prompt, .top';

describe.skipIf(!hasBrowser)('the table of Fief', () => {
  const here = browserAnd(() => gallery('games/fief/gallery/stages.html'));

  const look = onlookers(here, POSITIONS);

  const question = (page: Page) => page.locator('#question');
  const onMap = (page: Page, target: string) => page.locator(`.fief-map .map-signs [data-target="${target}"]`);
  const lit = (page: Page, kind: string) =>
    page
      .locator(`.fief-map .map-signs [data-target^="${kind}:"][data-state="lit"]`)
      .evaluateAll((things) => things.map((thing) => thing.getAttribute('data-target')).sort());

  it('leads a march from the Lord over what goes along to a lit village, as one answer that one undo takes back', async () => {
    const { page, errors } = await look('march');
    expect(await lit(page, 'lord')).toEqual(['lord:agnes', 'lord:arthur', 'lord:etienne', 'lord:guenievre']);
    await onMap(page, 'lord:arthur').click();
    const march = page.locator('.fie-march');
    await march.getByRole('button', { name: 'All but 1' }).click();
    expect(await march.locator('.stepper output').allInnerTexts()).toEqual(['3', '2', '1']);
    await march.getByRole('button', { name: 'Quentin (captive)' }).click();
    const [near, far] = [
      ['charolles', 'laSalle'],
      ['beaujeu', 'epervier', 'sennecy', 'villeneuve'],
    ];
    expect(await lit(page, 'village')).toEqual([...near, ...far].map((village) => `village:${village}`).sort());
    await onMap(page, 'village:charolles').click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('Blaye → Charolles');
    await expect.poll(() => question(page).innerText()).toContain('which Lord');
    await page.locator('.chip.undo').click();
    await expect.poll(() => question(page).innerText()).toContain('Where does Arthur go');
    await page.locator('.chip.undo').click();
    await expect.poll(() => question(page).innerText()).toContain('which Lord');
    expect(errors).toEqual([]);
  });

  it('leads a Lord who has nobody with him two steps as one answer, and by the next road at once', async () => {
    const { page, errors } = await look('alone');
    await onMap(page, 'lord:agnes').click();
    await expect.poll(() => question(page).innerText()).toContain('Where does Agnès go');
    await page.locator('.fie-march .fie-road[data-target="village:marcamps"]').waitFor();
    await onMap(page, 'village:lesEssarts').click();
    await expect.poll(() => question(page).innerText()).toContain('to Les Essarts by Marcamps?');
    await page.getByRole('button', { name: 'March to Les Essarts' }).click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('Marcamps → Les Essarts');
    await page.locator('.chip.undo').click();
    // One undo takes it all back; the way is still laid down, and may be left for the next road.
    await expect.poll(() => question(page).innerText()).toContain('to Les Essarts by Marcamps?');
    await onMap(page, 'village:marcamps').click();
    await expect.poll(() => question(page).innerText()).toContain('which Lord');
    await expect.poll(() => page.locator('.fie-column [data-target="lord:agnes"]').innerText()).toContain('Marcamps');
    expect(errors).toEqual([]);
  });

  it('asks once more before a march into the plague', async () => {
    const { page, errors } = await look('march');
    await page.locator('.fie-column [data-target="lord:etienne"]').click();
    await page.locator('.fie-march').waitFor();
    await page.locator('.fie-march .fie-road[data-target="village:villeneuve"]').waitFor();
    await page.locator('.chip.undo').click();
    await onMap(page, 'lord:arthur').click();
    await onMap(page, 'village:laSalle').click();
    await onMap(page, 'lord:arthur').click();
    // Beaujeu lies in the bishopric of Sigy, where plague rages.
    await onMap(page, 'village:beaujeu').click();
    await page.getByRole('button', { name: 'March to Beaujeu' }).waitFor();
    expect(await page.locator('.log').innerText()).not.toContain('Beaujeu');
    await page.getByRole('button', { name: 'March to Beaujeu' }).click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('La Salle → Beaujeu');
    expect(errors).toEqual([]);
  });

  it('sells what the purse can pay, with prices, stock and the reason for what it cannot', async () => {
    const { page, errors } = await look('shop');
    const good = (name: string) => page.locator(`.fie-shop [data-target="shop:${name}"]`);
    expect((await good('knight').innerText()).split('\n')).toEqual(['Knight', '3', '3 in stock']);
    await good('mill').click();
    await expect.poll(() => question(page).innerText()).toContain('Where do you build the mill?');
    expect(await lit(page, 'village')).toContain('village:laSalle');
    await onMap(page, 'village:laSalle').click();
    await expect.poll(() => page.locator('.fie-family .purse b').innerText()).toBe('8');
    await expect.poll(() => good('castle').getAttribute('data-state')).toBe('refused');
    await good('castle').click({ force: true });
    await page.locator('.tip', { hasText: 'FIE-19.1' }).waitFor();
    // The village first: what may be bought for it stays lit.
    await onMap(page, 'village:charolles').click();
    await expect.poll(() => question(page).innerText()).toContain('What do you buy for Charolles?');
    await good('sergeant').click();
    await expect.poll(() => page.locator('.fie-family .purse b').innerText()).toBe('7');
    expect(errors).toEqual([]);
  });

  it('plays a card from the hand onto the map, and says what is meant where one place means several things', async () => {
    const { page, errors } = await look('cards');
    await page.locator('.fie-hand [data-target="card:tax"]').click();
    await expect.poll(() => lit(page, 'bishopric')).toEqual(['bishopric:sigy']);
    await onMap(page, 'fief:ducheBlaye').click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('taille');
    expect(await page.locator('.fie-hand .fie-card').count()).toBe(2);
    expect(await page.locator('.fie-hand .fie-card .spark').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('lists attack and siege at a village where both are possible', async () => {
    const { page, errors } = await look('war');
    await onMap(page, 'village:villeneuve').click();
    const docked = page.locator('.fie-docked');
    const [attack, siege] = ['Attack Mahaut at Villeneuve', 'Besiege Villeneuve'];
    await expect.poll(() => docked.getByRole('button').allInnerTexts()).toEqual([expect.stringContaining(attack), siege]);
    await docked.getByRole('button', { name: /38% won, 0% lost/ }).waitFor();
    await docked.getByRole('button', { name: 'Besiege Villeneuve' }).click();
    await page.locator('.fief-map .besieged').waitFor();
    expect(errors).toEqual([]);
  });

  it('lists beside the map all that the question offers in a village, sieges as well as attacks', async () => {
    const { page, errors } = await look('war');
    const acts = page.locator('.attacks').getByRole('button');
    const villages = page.locator('.attacks').getByRole('button', { name: 'Villeneuve' });
    await expect.poll(() => villages.locator('b').allInnerTexts()).toEqual(['Attack Mahaut at Villeneuve', 'Besiege Villeneuve']);
    await page
      .locator('.attacks')
      .getByRole('button', { name: /^Besiege Villeneuve No battle/ })
      .click();
    await page.locator('.fief-map .besieged').waitFor();
    await expect.poll(() => acts.locator('b').allInnerTexts()).toContain('Lift the siege of Villeneuve');
    expect(errors).toEqual([]);
  });

  it('says the same in a list of villages, where the march can be led as well', async () => {
    const { page, errors } = await look('march');
    await page.locator('.fie-column [data-target="lord:arthur"]').click();
    await page.getByRole('button', { name: 'As a list' }).click();
    await page.locator('.village-list [data-target="village:charolles"][data-state="lit"]').click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('Blaye → Charolles');
    expect(errors).toEqual([]);
  });

  // One position by day and one by night is read on each screen; fingers are served on all, and the pages of a phone where they differ.
  for (const [name, language, theme, read, turns] of [
    ['march', 'fr', 'dark', 'phone', [1, 2]],
    ['shop', 'en', 'light', 'desktop', []],
    ['cards', 'fr', 'dark', 'desktop', [1]],
    ['draw', 'en', 'light', 'phone', [1, 2]],
    ['sixBuy', 'fr', 'dark', 'tablet', [1, 2]],
    ['sixKing', 'en', 'light', 'tablet', []],
  ] as const)
    it(`is without fault on every screen, large enough for fingers, and nothing is cut: ${name}`, async () => {
      const { page, errors } = await look(name, { language, theme });
      if (name === 'march') await page.locator('[data-target="lord:arthur"][data-state="lit"]').first().click();
      for (const screen of SCREEN_NAMES) {
        await onScreen(page, screen);
        const hasFingers = screen !== 'desktop';
        await picture(page, `fief-${name}-${screen}`);
        if (hasFingers) expect(await tooSmall(page), screen).toEqual([]);
        if (screen === read) expect(await faults(page, { fingers: hasFingers }), screen).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBe(0);
      }
      for (const turned of turns) {
        await page.locator('.pages button').nth(turned).click();
        await picture(page, `fief-${name}-phone-${turned}`);
        expect(await tooSmall(page), `${turned}`).toEqual([]);
        if (read === 'phone') expect(await faults(page, { before: AROUND, fingers: true }), `${turned}`).toEqual([]);
      }
      await onScreen(page, 'desktop');
      expect(errors).toEqual([]);
    });
});

describe.skipIf(!hasBrowser)('a game of Fief', () => {
  const here = browserAnd(staticSite);

  for (const [seats, change, screen, half, ending] of [
    [3, 'One seat fewer', 'desktop', 0, 'ecus'],
    [6, 'One seat more', 'tablet', 1, 'points'],
  ] as const)
    it(`is begun by ${seats}, asks what kept games ask, and ends, by touching what is lit: ${screen}`, async () => {
      const { context, page, errors } = await visitor(here.browser, { screen });
      await overhear(context);
      await page.goto(`${here.server.address}/new?game=fief`);
      for (let n = 0; n < Math.abs(seats - 4); n++) await page.getByRole('button', { name: change }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.locator('.fie').waitFor();
      await untilAsked(page);
      await picture(page, `fief-start-${seats}`);
      await playTurns(page, playerOf(91, 0.4), 4);
      const questions = await everyQuestion('fief', ['crown', 'points']);
      expect(questions.length).toBeGreaterThanOrEqual(29);
      // Each question on one of the two screens.
      const asked = questions.filter((_, at) => at % 2 === half);
      await answerEach(page, here.server.address, asked, byClicks(playerOf(91, 0.4)));
      const late = keptRecord('fief', ending);
      await playFrom(page, here.server.address, late, answersIn(late) - 4);
      await playToTheEnd(page, playerOf(91, 0.4));
      await picture(page, `fief-end-${seats}`);
      expect(await page.locator('.verdict').count()).toBe(1);
      expect(errors).toEqual([]);
      await context.close();
    });
});

/** The stages of Fief under mouse, finger and keyboard, in a real browser, each at a position of its own. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { NAMES, POSITIONS } from './help/fief.ts';
import { gallery } from './help/gallery.ts';
import { layUp, onlookers } from './help/look.ts';
import { browserAnd } from './help/open.ts';
import { tooSmall } from './help/touch.ts';

/** What stands around every stage; it is read with the first of them. */
const AROUND = '.map, .top, .panels, .log';

describe.skipIf(!hasBrowser)('the stages of Fief', () => {
  const here = browserAnd(() => gallery('games/fief/gallery/stages.html'));

  const look = onlookers(here, POSITIONS);

  /** Another takes the device. */
  const seat = (page: Page, n: number) => page.getByLabel('Seat', { exact: true }).selectOption({ label: NAMES[n] });
  const button = (page: Page, name: string | RegExp) => page.locator('.fs').getByRole('button', { name, exact: true });
  const leaf = (page: Page, name: string) => page.locator('.fie-leaves').getByRole('button', { name });

  it('shows who votes and why, seals a ballot, and lays the votes open with what was missing', async () => {
    const { page, errors } = await look('ballot');
    const voters = page.locator('.voters > ul > li');
    expect(await voters.locator('.sum').allInnerTexts()).toEqual(['2', '3', '2', '3']);
    expect(await voters.locator('.ballot-state').allInnerTexts()).toEqual(['awaited', 'sealed', 'sealed', 'awaited']);
    expect(await voters.nth(1).locator('.off').innerText()).toContain('FIE-9.14');
    expect(await page.locator('.barred').innerText()).toContain('FIE-9.3');
    await page.locator('.candidate[data-target="lord:gauvain"]').click();
    await page.locator('.ballot .wax.sealed').waitFor();
    expect(await page.locator('.ballot .paper').innerText()).toContain('Gauvain');
    await seat(page, 3);
    // His paper does not tell what others have sealed.
    expect(await page.locator('.ballot .paper').innerText()).not.toContain('Gauvain');
    await page.locator('.candidate[data-target="lord:othon"]').click();
    const tally = page.locator('.fs.over .tally > li');
    await tally.first().waitFor();
    expect(await tally.locator('strong').allInnerTexts()).toEqual(['5', '5', '0']);
    expect(await page.locator('.fs.over .outcome').innerText()).toMatch(/nobody is elected/);
    await button(page, 'All the votes').click();
    expect(await page.locator('.stood strong').allInnerTexts()).toEqual(['5', '5', '0']);
    expect(await page.locator('.stood').first().locator('.missed').innerText()).toMatch(/more votes than any other\s+FIE-9.13/);
    expect(errors).toEqual([]);
  });

  it('lets each titled Lord give his own vote for the King, by keyboard', async () => {
    const { page, errors } = await look('king');
    // All of it can be seen at once, and nothing but the stage would be scrolled.
    for (const scroller of ['.fie-stage', 'main.board'])
      expect(await page.locator(scroller).evaluate((box) => box.scrollHeight - box.clientHeight), scroller).toBe(0);
    const etienne = page.locator('.personal fieldset').nth(1);
    expect(await etienne.getByRole('button', { pressed: true }).innerText()).toBe('Arthur');
    await etienne.getByRole('button', { name: 'Othon' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => etienne.getByRole('button', { pressed: true }).innerText()).toBe('Othon');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.ballot .wax.sealed').waitFor();
    expect(await page.locator('.voters .mine .ballot-state').innerText()).toBe('sealed');
    expect(errors).toEqual([]);
  });

  it('strikes a bargain between two: composed, sent as one with a promise, accepted', async () => {
    const { page, errors } = await look('market', { screen: 'desktop' });
    await leaf(page, 'Bargains').click();
    await button(page, 'Conan').click();
    const give = page.locator('.side-of').first();
    for (let n = 0; n < 3; n++) await give.getByRole('button', { name: 'more' }).click();
    await give.getByRole('combobox', { name: 'Village I give' }).selectOption({ label: 'Charolles' });
    await page.getByRole('textbox', { name: /Promise/ }).fill('Gauvain shall be Bishop');
    expect(await page.locator('.seen-by').innerText()).toMatch(/Aliénor pays Conan 3 écus[\s\S]*Aliénor cedes Charolles to Conan/);
    await button(page, 'Send').click();
    await page.locator('.open-sheet').waitFor();
    expect(await page.locator('.open-sheet').innerText()).toMatch(/Gauvain shall be Bishop[\s\S]*not binding/);
    await seat(page, 2);
    await leaf(page, 'Bargains').click();
    expect(await page.locator('.open-sheet').count()).toBe(0);
    await seat(page, 1);
    await leaf(page, 'Bargains').click();
    expect(await page.locator('.open-sheet').innerText()).toMatch(/I give\s+nothing\s+I get\s+3 écus\s+Charolles/);
    await button(page, 'Accept').click();
    await expect.poll(() => page.locator('.open-sheet').count()).toBe(0);
    await expect.poll(() => page.locator('.passed').innerText()).toMatch(/Aliénor pays Conan 3 écus[\s\S]*Charolles/);
    await expect.poll(() => page.locator('.begin .counts').innerText()).toContain('struck 1/10');
    expect(errors).toEqual([]);
  });

  it('says why a whole sheet is refused, and keeps what was put down', async () => {
    const { page } = await look('market');
    await leaf(page, 'Bargains').click();
    await button(page, 'Conan').click();
    const more = page.locator('.side-of').first().getByRole('button', { name: 'more' });
    await more.click();
    await button(page, 'Send').click();
    await page.locator('.open-sheet').waitFor();
    await button(page, 'Conan').click();
    await more.click();
    await button(page, 'Send').click();
    await expect.poll(() => page.locator('.bargain-sheet').innerText()).toMatch(/still open\.\s+FIE-6\.19/);
    expect(await page.locator('.side-of').first().locator('output').innerText()).toBe('1');
    await button(page, 'Drop it').click();
    await page.locator('.begin').waitFor();
  });

  it('lists marriages with what is not possible and why, and joins two for a dowry asked in the question itself', async () => {
    const { page, errors } = await look('marriages');
    expect(await page.locator('.matches .match.lit').count()).toBe(7);
    expect(await page.locator('.matches .match.dim').first().innerText()).toMatch(/cleric[\s\S]*FIE-7\.2/);
    await button(page, /^Arthur with Blanche\s+Conan$/).click();
    await seat(page, 1);
    await button(page, 'Yes, if…').click();
    const sheet = page.locator('.bargain-sheet');
    await sheet.waitFor();
    expect(await sheet.getByRole('checkbox').isChecked()).toBe(true);
    for (let n = 0; n < 4; n++) await page.locator('.side-of').nth(1).getByRole('button', { name: 'more' }).click();
    await button(page, 'Send').click();
    await expect.poll(() => sheet.count()).toBe(0);
    await seat(page, 0);
    await leaf(page, 'Bargains').click();
    expect(await page.locator('.open-sheet').innerText()).toMatch(/I give\s+4 écus\s+I get\s+a yes: the marriage of Arthur and Blanche/);
    await button(page, 'Accept').click();
    await leaf(page, 'Court').click();
    await expect.poll(() => page.locator('.alliance.joined h3').innerText()).toBe('You and Conan');
    expect(errors).toEqual([]);
  });

  it('tells before a vote what comes of it, by the weights of the votes alone', async () => {
    const { page, errors } = await look('ballot');
    const row = page.locator('.outcomes tbody tr', { hasText: 'Gauvain' }).filter({ has: page.locator('th', { hasText: 'Gauvain' }) });
    expect(await row.locator('td').allInnerTexts()).toEqual(['vacant 5–5', 'Gauvain 5–2', 'Othon 8–2']);
    await page.locator('.candidate[data-target="lord:gauvain"]').click();
    await page.locator('.ballot .wax.sealed').waitFor();
    expect(await page.locator('.outcomes').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('tells before a round how the battle would end, and of each way to take losses what it makes of it', async () => {
    const { page, errors } = await look('standing');
    const shares = page.locator('.forecast .legend').first().locator('li');
    expect(await shares.allInnerTexts()).toEqual([
      expect.stringMatching(/^90% the attackers win$/),
      expect.stringMatching(/^3% neither does$/),
      expect.stringMatching(/^7% the defenders win$/),
    ]);
    expect(await page.locator('.costs').innerText()).toMatch(/Attackers\s+4\.1 sergeants, 1\.8 knights/);
    await layUp(page, 'losses');
    expect(await page.locator('.forecast').count()).toBe(0);
    await expect
      .poll(() => page.locator('.losses .odds').allInnerTexts())
      .toEqual(['fought out: 98% won, 1% lost, 1% neither', 'fought out: 97% won, 2% lost, 1% neither']);
    expect(errors).toEqual([]);
  });

  it('shows in the room of an embassy when it closes', async () => {
    const { page, errors } = await look('embassy');
    await leaf(page, 'Bargains').click();
    await expect.poll(() => page.locator('.embassy .ends').innerText()).toMatch(/It closes in\s+[0-3]:\d\d/);
    expect(await page.locator('.embassy').getByRole('textbox').getAttribute('placeholder')).toBe('Write to Conan…');
    expect(errors).toEqual([]);
  });

  it('fights a battle with losses: the sum of each side, the least value first, the fallen crossed, the round told', async () => {
    const { page, errors } = await look('losses');
    const [attack, defence] = [page.locator('.army.attacks'), page.locator('.army.defends')];
    expect([await attack.locator('.points b').innerText(), await defence.locator('.points b').innerText()]).toEqual(['19', '13']);
    expect(await attack.locator('.reckoning').innerText()).toMatch(/3\s+dice for 19 points[\s\S]*1 engine/);
    const cards = page.locator('.losses .loss');
    expect(await cards.first().innerText()).toMatch(/Lose 3 sergeants[\s\S]*least value/);
    expect(await cards.count()).toBe(2);
    await cards.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => attack.locator('.pawn.lost').count()).toBe(3);
    expect(await attack.locator('.points b').innerText()).toBe('16');
    await seat(page, 3);
    await page.locator('.losses .loss').first().click();
    await expect.poll(() => page.locator('.rounds tbody tr').innerText()).toMatch(/1[\s\S]*4[\s\S]*3/);
    await button(page, /^Offer to stop/).click();
    await seat(page, 0);
    await button(page, /^Surrender/).click();
    // A slip would hurt: it is asked once more.
    await expect.poll(() => page.locator('#question').innerText()).toMatch(/Surrender/);
    expect(await page.locator('.fs.battle').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('plays a surprise in a battle, and keeps one armed that nobody else learns of', async () => {
    const { page, errors } = await look('battleSurprise');
    const murder = page.getByRole('article', { name: 'Assassination' });
    await murder.getByRole('button', { name: 'Arm for later…' }).click();
    await murder.getByRole('combobox', { name: 'as soon as' }).selectOption({ label: 'a player is attacked' });
    await murder.getByRole('combobox', { name: 'Player' }).selectOption({ label: 'Conan' });
    await murder.getByRole('button', { name: 'Arm it' }).click();
    await expect.poll(() => page.locator('.armed').innerText()).toContain('if Conan is attacked');
    await button(page, /^Disarm/).click();
    await expect.poll(() => page.locator('.armed').count()).toBe(0);
    await button(page, 'Ambush Baudouin').click();
    for (const other of [1, 2, 3]) {
      await seat(page, other);
      expect(await page.locator('.armed').count()).toBe(0);
      // The pointer rests where the last one passed: what passing would show may stand behind the word by then.
      await page.getByRole('button', { name: /^Pass/ }).click();
    }
    await seat(page, 0);
    await expect.poll(() => page.locator('.army.defends').innerText()).not.toContain('Baudouin');
    await leaf(page, 'Court').click();
    await expect
      .poll(() => page.locator('.house-card .captive').allInnerTexts())
      .toContainEqual(expect.stringMatching(/Baudouin[\s\S]*your captive/));
    expect(errors).toEqual([]);
  });

  it('keeps a sheet of windows: asked, or passed without a word', async () => {
    const { page } = await look('battleSurprise');
    const battles = page.locator('.windows li', { hasText: 'Battles' });
    await battles.getByRole('button', { name: 'pass' }).click();
    await expect.poll(() => battles.getByRole('button', { pressed: true }).innerText()).toBe('pass');
    await battles.getByRole('button', { name: 'ask me' }).click();
    await expect.poll(() => battles.getByRole('button', { pressed: true }).innerText()).toBe('ask me');
  });

  it('gives the Pope, captors and the Crown their Lords to touch', async () => {
    const { page } = await look('papal');
    await page.locator('.house-lord[data-target="lord:charles"]').click();
    await expect.poll(() => page.locator('#question').innerText()).toMatch(/Charles/);
    await layUp(page, 'ransoms');
    expect(await page.locator('.house-lord').innerText()).toMatch(/Quentin[\s\S]*captive \(Aliénor\)[\s\S]*ransom 5/);
    await page.locator('.house-lord').click();
    await expect.poll(() => page.locator('.house-lord').count()).toBe(0);
    await layUp(page, 'grants');
    await page.locator('.crown-title').click();
    await page.locator('.house-lord[data-target="lord:othon"]').click();
    await expect.poll(() => page.locator('.consent-leaf').innerText()).toMatch(/Othon/);
  });

  it('speaks of no next check once the game is over', async () => {
    const { page } = await look('end');
    await page.getByRole('button', { name: 'Show the board' }).click();
    // The board tells the scoring too, winners first.
    expect(await page.locator('.scoring').count()).toBe(0);
    expect(await page.locator('.end-points tbody tr').first().innerText()).toContain('3/3');
    expect(await page.locator('.end-points .win').count()).toBe(1);
    expect(await page.locator('.fie').innerText()).not.toMatch(/next check|from their goal/);
    expect(await page.locator('.fie-standing > :is(.wins, .near), .alliance.near').count()).toBe(0);
  });

  // Fingers are served everywhere on both screens; what is read out is the same on both, so that each position is read on one of them.
  for (const [turn, screen] of (['tablet', 'phone'] as const).entries())
    it(`answers fingers and readers everywhere on a ${screen}, in French and at night`, async () => {
      const names = Object.keys(POSITIONS);
      const { page, errors } = await look(names[0], { screen, language: 'fr', theme: 'dark' });
      for (const [at, name] of names.entries()) {
        if (at > 0) await layUp(page, name);
        const small = await tooSmall(page);
        expect(
          small.filter((found) => !found.includes('village')),
          name,
        ).toEqual([]);
        if (at % 2 === turn) expect(await faults(page, { before: at > 1 ? AROUND : undefined, fingers: true }), name).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
      }
      expect(errors).toEqual([]);
    });
});

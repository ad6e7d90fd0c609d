/** A whole game of Fief on the server by two people and a bot: a siege, the bargain that lifts it, a marriage, an election, the end. */

import { printRecord, recordOf, seedFrom, Table } from '@castellan/engine';
import { game } from '@castellan/fief';
import type { ForkSpec } from '@castellan/server/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { MY_QUESTION, VERDICT } from './help/player.ts';
import { forkedTable } from './help/record.ts';
import { picture, type Visitor, visitor } from './help/visit.ts';

/** With this seed the host begins, and has Louis; the guest comes next, and has Jeanne; the first character to be drawn is Gauvain. */
const SETUP = { seats: 3, options: { roundLimit: 8 }, seed: seedFrom('fief whole 14717') };
const SPEC = {
  seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', level: 'page' }],
  at: 0,
  clock: { kind: 'correspondence', hours: 24 },
} as const satisfies ForkSpec;
const PROMISE = 'Lift the siege, and let us marry';

interface Person extends Visitor {
  /** All that the server has told the page. */
  readonly heard: string[];
}

/** What somebody does about a question, by its words; to all others the answer is that nothing is wanted. */
type Plan = readonly (readonly [question: RegExp, act: (page: Page) => Promise<void>])[];

/** Whether it is over, and what is asked, if anything is: at one look, since it is looked for often. */
const seen = (page: Page): Promise<{ readonly isOver: boolean; readonly words: string | null }> =>
  page.evaluate(
    ([mine, verdict]) => ({
      isOver: document.querySelector(verdict) !== null,
      words: document.querySelector<HTMLElement>(`${mine} #question`)?.innerText ?? null,
    }),
    [MY_QUESTION, VERDICT],
  );
const onMap = (page: Page, target: string) => page.locator(`.fief-map .map-signs [data-target="${target}"]`);
const button = (page: Page, name: string) => page.locator('.fs').getByRole('button', { name, exact: true });
const leaf = (page: Page, name: string) => page.locator('.fie-leaves').getByRole('button', { name });
const nameOf = (page: Page): Promise<string> => page.evaluate(async () => String((await (await fetch('/api/me')).json()).name));
const numbersIn = async (page: Page, selector: string) => (await page.locator(selector).first().innerText()).match(/\d+/g);

/** The last of the chips is to want nothing, or nothing more. */
const declining = (page: Page) => page.locator(`${MY_QUESTION} .chips .chip:not(.undo, .quiet, :disabled)`).last();
const decline = (page: Page): Promise<void> => declining(page).click();

/** The same by its key; what was made ready is given by Enter. */
async function declineByKey(page: Page): Promise<void> {
  await page.keyboard.press((await declining(page).getAttribute('data-key')) ?? 'Enter');
}

describe.skipIf(!hasBrowser)('a whole game of Fief', () => {
  const here = browserAnd(sharedHouse);

  async function arrived(): Promise<Person> {
    const heard: string[] = [];
    const one = await visitor(here.browser);
    one.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    return { ...one, heard };
  }

  /** Lays the table, for which a guest comes by the link, and somebody who watches. */
  async function laid(): Promise<readonly [host: Person, guest: Person, watcher: Person]> {
    const [host, guest, watcher] = [await arrived(), await arrived(), await arrived()];
    await host.page.goto(here.server.address);
    const id = await forkedTable(host.page, printRecord(recordOf(new Table(game, SETUP), [], true)), SPEC);
    await host.page.goto(`${here.server.address}/t/${id}`);
    const link = await host.page.locator('.copy input').inputValue();
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
    await guest.page.getByText('The host begins').waitFor();
    await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
    await watcher.page.goto(link);
    for (const { page } of [host, guest, watcher]) await page.locator('.fie').waitFor();
    return [host, guest, watcher];
  }

  it('is played by two people and a bot from the first castle to the end, each answer by hand', async () => {
    const [host, guest, watcher] = await laid();
    const names = { host: await nameOf(host.page), guest: await nameOf(guest.page) };
    const asked: string[] = [];
    let marches = 0;
    let isBesieging = false;
    let isStruck = false;

    /** Louis goes before the guest's castle; Gauvain leaves a sergeant in Saint-Andromy and goes on to Tournus. */
    async function march(page: Page): Promise<void> {
      marches++;
      if (marches > 3) return decline(page);
      await onMap(page, marches === 1 ? 'lord:louis' : 'lord:gauvain').click();
      const panel = page.locator('.fie-march');
      await panel.getByRole('button', { name: 'None', exact: true }).click();
      if (marches === 1) await panel.getByRole('button', { name: 'Gauvain' }).click();
      const more = panel.getByRole('button', { name: 'more' });
      if (marches < 3) await more.first().click();
      if (marches === 1) await more.nth(1).click();
      await onMap(page, `village:${['chateauneuf', 'saintAndromy', 'tournus'][marches - 1]}`).click();
    }

    /** The siege is laid in the first round, and lifted once it is paid for. */
    async function makeWar(page: Page): Promise<void> {
      if (isBesieging !== isStruck) return decline(page);
      await onMap(page, 'village:chateauneuf').click();
      await page
        .locator('.fie-docked')
        .getByRole('button', { name: isBesieging ? /^Lift the siege/ : /^Besiege/ })
        .click();
      isBesieging = !isBesieging;
      if (isBesieging) for (const one of [host, guest]) await one.page.locator('.fief-map .besieged').waitFor();
      await expect
        .poll(() => guest.page.locator('.log').innerText())
        .toMatch(isBesieging ? /besieges .*Châteauneuf/ : /lifts the siege of Châteauneuf/);
    }

    /** The guest buys the siege off, by a bargain for which nobody waits and of which nobody else hears the terms. */
    async function strikeBargain(): Promise<void> {
      await leaf(guest.page, 'Bargains').click();
      await guest.page.locator('.begin').getByRole('button', { name: names.host }).click();
      const more = guest.page.locator('.side-of').first().getByRole('button', { name: 'more' });
      await more.click();
      await more.click();
      await guest.page.getByRole('textbox', { name: /Promise/ }).fill(PROMISE);
      await button(guest.page, 'Send').click();
      await leaf(host.page, 'Bargains').click();
      await expect.poll(() => host.page.locator('.open-sheet').innerText()).toContain(PROMISE);
      await button(host.page, 'Accept').click();
      for (const { page } of [host, guest]) await expect.poll(() => page.locator('.passed').innerText()).toMatch(/pays? .* 2 écus/);
      expect(host.heard.join()).toContain(PROMISE);
      await expect.poll(() => watcher.heard.join()).toMatch(/"key":"paid"/);
      expect(watcher.heard.join()).not.toContain(PROMISE);
      expect(watcher.errors).toEqual([]);
      await watcher.context.close();
      for (const { page } of [host, guest]) await page.locator('.fie-leaves button').first().click();
      isStruck = true;
    }

    const vote = (page: Page): Promise<void> => page.locator('.candidate[data-target="lord:gauvain"]').click();
    const hosts: Plan = [
      [/first castle/, (page) => onMap(page, 'village:mazilles').click()],
      [
        /Propose a marriage/,
        (page) => (isStruck ? page.locator('.match.lit', { hasText: 'Louis' }).filter({ hasText: 'Jeanne' }).click() : decline(page)),
      ],
      [/Draw a card\? Up to/, (page) => (marches === 0 ? page.locator('[data-target="deck:character"]').click() : decline(page))],
      [
        /Which card do you play/,
        async (page) => {
          // In the hand he is the host's alone.
          expect(host.heard.join()).toContain('gauvain');
          for (const { heard } of [guest, watcher]) expect(heard.join()).not.toContain('gauvain');
          await page.locator('.fie-hand .fie-card').click();
          await onMap(page, 'village:mazilles').click();
        },
      ],
      [/which Lord makes a step/, march],
      [/attack or besiege/, makeWar],
      [/Bishopric of Tournus: who stands/, (page) => page.locator('.fs [data-target="lord:gauvain"]').first().click()],
      [/Bishopric of Tournus: to whom/, vote],
    ];
    const guests: Plan = [
      [/first castle/, (page) => onMap(page, 'village:chateauneuf').click()],
      [
        /Propose a marriage/,
        async (page) => {
          if (isBesieging && !isStruck) await strikeBargain();
          await declineByKey(page);
        },
      ],
      [/asks for Jeanne, to marry Louis/, (page) => button(page, 'Yes').click()],
      [/Bishopric of Tournus: to whom/, vote],
    ];

    for (let i = 0; !(await seen(host.page)).isOver; i++) {
      if (i === 10_000) throw new Error(`it does not end: ${asked.slice(-4).join(' / ')}`);
      for (const [{ page }, plan, otherwise] of [
        [host, hosts, decline],
        [guest, guests, declineByKey],
      ] as const) {
        const { words } = await seen(page);
        if (words === null) continue;
        asked.push(words);
        await (plan.find(([sought]) => sought.test(words))?.[1] ?? otherwise)(page);
      }
      await host.page.waitForTimeout(50);
    }

    // Both are told of the same end, with what was bargained for, though not with what was only promised.
    for (const { page } of [host, guest]) {
      await page.locator(VERDICT).waitFor();
      await page.getByRole('button', { name: 'Show the board' }).click();
      const told = page.locator('.at-end');
      await expect.poll(() => told.innerText()).toMatch(/Louis and Jeanne marry/);
      await expect.poll(() => told.innerText()).toMatch(/Gauvain becomes Bishop: Bishopric of Tournus/);
      await expect.poll(() => told.locator('.end-bargains').innerText()).toContain('2 écus');
      expect(await told.innerText()).not.toContain(PROMISE);
    }
    for (const selector of [VERDICT, '.end-points'])
      expect(await numbersIn(guest.page, selector)).toEqual(await numbersIn(host.page, selector));
    // No surprise was played, and only who held a card in his own turn was asked for one.
    expect(asked.filter((words) => words.startsWith('Surprise'))).toHaveLength(1);
    await picture(host.page, 'fief-whole');
    expect([...host.errors, ...guest.errors]).toEqual([]);
    for (const { context } of [host, guest]) await context.close();
  });
});

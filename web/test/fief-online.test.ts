/** Fief between two people and a bot on the server, at moments of kept records: a bargain, a marriage, an election, a siege. */

import { readdirSync } from 'node:fs';
import { parseRecord } from '@castellan/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { MY_QUESTION } from './help/player.ts';
import { keptRecord, type Moment, replayed } from './help/record.ts';
import { visitor } from './help/visit.ts';

const RECORDS = readdirSync(new URL('../../games/fief/test/records', import.meta.url)).map((file) => file.replace('.txt', ''));

interface Found {
  readonly text: string;
  readonly at: number;
  /** Who is asked there, and who is asked next. */
  readonly seats: readonly [number, number];
  readonly answer: string;
}

const keysOf = ({ question }: Moment): readonly string[] => (question.kind === 'amount' ? [] : question.options.map(({ key }) => key));

/** The first moment for three at the table at which such a question, answered as in the record, is followed by such a question to another. */
async function momentFor(asked: (moment: Moment, given: string) => string | undefined, next: (moment: Moment) => boolean): Promise<Found> {
  for (const name of RECORDS) {
    const text = keptRecord('fief', name);
    const parsed = parseRecord(text);
    if (!parsed.ok || parsed.record.seats !== 3) continue;
    const { lines } = parsed.record;
    const moments: Moment[] = [];
    await replayed('fief', text, (moment) => moments.push(moment));
    for (const [n, moment] of moments.entries()) {
      const answer = asked(moment, lines[moment.at].text);
      const other = moments.slice(n + 1).find(({ question }) => question.seat !== moment.question.seat);
      if (answer !== undefined && other !== undefined && next(other))
        return { text, at: moment.at, seats: [moment.question.seat, other.question.seat], answer };
    }
  }
  throw new Error('no kept record has such a moment');
}

describe.skipIf(!hasBrowser)('Fief on the server', () => {
  const here = browserAnd(sharedHouse);

  /** Two people sit down at a table that goes on from there, with a bot on the third seat. */
  async function seated({ text, at, seats: [first, second] }: Found) {
    const [host, guest] = [await visitor(here.browser), await visitor(here.browser)];
    await host.page.goto(here.server.address);
    const seats = [0, 1, 2].map((seat) =>
      seat === first ? { kind: 'me' } : seat === second ? { kind: 'friend' } : { kind: 'bot', level: 'page' },
    );
    const id = await host.page.evaluate(
      async ({ record, spec }) => {
        const kept = await (
          await fetch('/api/records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record })
        ).json();
        const headers = { 'content-type': 'application/json' };
        const table = await (await fetch(`/api/records/${kept.id}/fork`, { method: 'POST', headers, body: JSON.stringify(spec) })).json();
        if (table.id === undefined) throw new Error(JSON.stringify(table));
        return String(table.id);
      },
      { record: text, spec: { seats, at } },
    );
    await host.page.goto(`${here.server.address}/t/${id}`);
    await guest.page.goto(await host.page.locator('.copy input').inputValue());
    await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
    await guest.page.getByText('The host begins').waitFor();
    await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (const { page } of [host, guest]) await page.locator('.fie').waitFor();
    await host.page.locator(MY_QUESTION).waitFor();
    return {
      host: host.page,
      guest: guest.page,
      errors: () => [...host.errors, ...guest.errors],
      async close() {
        await host.context.close();
        await guest.context.close();
      },
    };
  }

  const button = (page: Page, name: string | RegExp) => page.locator('.fs').getByRole('button', { name, exact: true });
  const leaf = (page: Page, name: string) => page.locator('.fie-leaves').getByRole('button', { name });
  const nameOf = (page: Page): Promise<string> => page.evaluate(async () => String((await (await fetch('/api/me')).json()).name));
  const log = (page: Page) => page.locator('.log').innerText();

  it('strikes a bargain between two people, then marries two of their Lords', async () => {
    const proposing = await momentFor(
      ({ question }, given) => (question.frame.step === 'proposeMarriage' && given.includes(' and ') ? given : undefined),
      ({ question }) => question.frame.step === 'answerMarriage',
    );
    const { host, guest, errors, close } = await seated(proposing);
    await leaf(host, 'Bargains').click();
    await host
      .locator('.begin')
      .getByRole('button', { name: await nameOf(guest) })
      .click();
    const more = host.locator('.side-of').first().getByRole('button', { name: 'more' });
    await more.click();
    while (await more.isEnabled()) await more.click();
    await host.getByRole('textbox', { name: /Promise/ }).fill('And my voice for your Bishop');
    await button(host, 'Send').click();
    await leaf(guest, 'Bargains').click();
    await expect.poll(() => guest.locator('.open-sheet').innerText()).toMatch(/And my voice for your Bishop/);
    await guest
      .locator('.begin')
      .getByRole('button', { name: await nameOf(host) })
      .click();
    const writing = guest.getByRole('textbox', { name: /Promise/ });
    await writing.fill('And when you are King');
    // Who has paid everything has nothing left to be asked for, which changes the sheet that is being written.
    await button(guest, 'Accept').click();
    for (const page of [host, guest]) await expect.poll(() => page.locator('.passed').innerText()).toMatch(/pays? .* écus/);
    await expect.poll(() => guest.locator('.side-of').nth(1).innerText()).toContain('There is no money');
    expect(await writing.inputValue()).toBe('And when you are King');

    await host.locator('.fie-leaves button').first().click();
    const [one, other] = proposing.answer.split(' and ');
    await host.locator('.match.lit').filter({ hasText: one }).filter({ hasText: other }).click();
    await guest.locator(MY_QUESTION).waitFor();
    expect(await writing.inputValue()).toBe('And when you are King');
    await button(guest, 'Drop it').click();
    await button(guest, 'Yes').click();
    // A question that comes meanwhile turns back to the table.
    for (const page of [host, guest])
      await expect
        .poll(async () => {
          await leaf(page, 'Court').click();
          return page.locator('.alliance.joined').count();
        })
        .toBe(1);
    await close();
    expect(errors()).toEqual([]);
  });

  it('elects a Bishop by sealed votes of people and a bot, which both see laid open at once', async () => {
    const { host, guest, errors, close } = await seated(
      await momentFor(
        (moment) => (moment.question.frame.step === 'voteBishop' ? keysOf(moment)[0] : undefined),
        ({ question }) => question.frame.step === 'voteBishop',
      ),
    );
    await host.locator('.candidate[data-target]').first().click();
    await host.locator('.ballot .wax.sealed').waitFor();
    for (const page of [host, guest]) {
      expect(await page.locator('.reveal').count()).toBe(0);
      expect(await log(page)).not.toMatch(/ gives? .* votes?/);
    }
    await guest.locator('.candidate[data-target]').first().click();
    // The next see is voted on at once, with these votes below.
    for (const page of [host, guest]) await page.locator('.reveal .outcome').waitFor();
    for (const part of ['.rubric', '.tally strong', '.outcome'])
      expect(await host.locator('.reveal').locator(part).allInnerTexts()).toEqual(
        await guest.locator('.reveal').locator(part).allInnerTexts(),
      );
    for (const page of [host, guest]) expect(await log(page)).toMatch(/ gives .* votes?/);
    await close();
    expect(errors()).toEqual([]);
  });

  it('besieges a stronghold, which the other sees on the map', async () => {
    const besieging = await momentFor(
      (moment) => keysOf(moment).find((key) => key.startsWith('besiege ')),
      () => true,
    );
    const { host, guest, errors, close } = await seated(besieging);
    const village = besieging.answer.slice('besiege '.length);
    await host.locator(`.fief-map .map-signs [data-target="village:${village}"]`).click();
    const listed = host.locator('.fie-docked').getByRole('button', { name: /^Besiege/ });
    if (await listed.isVisible()) await listed.click();
    for (const page of [host, guest]) await page.locator('.fief-map .besieged').first().waitFor();
    await close();
    expect(errors()).toEqual([]);
  });
});

/** What is answered in a form of its own, as a person fills it in: by the step that asks, or the interjection that opens it. */

import type { Option, Question } from '@castellan/engine';
import type { Page } from 'playwright-core';
import { SIDES } from '../../../games/anarchy/vocabulary.ts';
import { drawn, press, setStepper, touch, turnTo } from './finger.ts';

type Form = (page: Page, q: Question, texts: readonly string[]) => Promise<void>;

export const FORMS: { readonly [name: string]: Form | undefined } = {
  '! accept offer': accept,
  '! bargain': bargain,
  deploy,
  loadGroup,
  loadUp,
  voteKing: vote,
  votePope: vote,
};

function field(option: Option, name: string): unknown {
  return Reflect.get(option, name);
}

function optionsOf(q: Question): readonly Option[] {
  return q.kind === 'amount' ? [] : q.options;
}

/** Where there is little room, offers are folded. */
async function accept(page: Page, _: Question, [text]: readonly string[]): Promise<void> {
  const fold = page.locator('details.folded-offers:not([open]) > summary');
  if ((await fold.count()) > 0) await press(page, fold);
  await press(page, page.locator(`.offer[data-offer="${text.split(' ').at(-1)}"] .accept`));
}

/** Everyone is sent to a side, kind by kind; whoever is left stands on the last. */
async function deploy(page: Page, _: Question, texts: readonly string[]): Promise<void> {
  const numbers = texts.map(Number);
  const workers = page.locator('.deployment .yard .worker');
  await turnTo(page, workers.first());
  for (let kind = 0; kind < (await workers.count()); kind++) {
    let left = Number(await workers.nth(kind).locator('b').innerText());
    for (const [at, side] of SIDES.entries()) {
      const n = at === SIDES.length - 1 ? left : left === 0 ? 0 : (numbers.shift() ?? 0);
      left -= n;
      for (let one = 0; one < n; one++) {
        await press(page, workers.nth(kind));
        await press(page, page.locator(`.pad[data-target="side:${side}"][data-state="lit"]`));
        await drawn(page);
      }
    }
  }
}

/** The first road in the answers is touched: what is loaded, as much as there is room for, goes there. */
async function loadGroup(page: Page, _: Question, texts: readonly string[]): Promise<void> {
  const to = texts.find((text) => text.startsWith('to '))?.slice(3);
  await touch(page, `node:${to}`, 'selected');
}

/** Who comes along is ticked, what comes along is counted, the road is touched. */
async function loadUp(page: Page, q: Question, [load, road]: readonly string[]): Promise<void> {
  const keys = load.split(' + ');
  const options = optionsOf(q);
  const panel = page.locator('.fie-march');
  await turnTo(page, panel);
  const lords = options.filter((option) => field(option, 'load') === 'lord');
  for (const [at, { key }] of lords.entries()) {
    const tick = panel.locator('.company .fie-tick').nth(at);
    if (((await tick.getAttribute('aria-pressed')) === 'true') !== keys.includes(key)) await press(page, tick);
  }
  const rowOf = (option: Option): string => `${field(option, 'pawn')} ${field(option, 'made')}`;
  const pawns = options.filter((option) => field(option, 'load') === 'pawns');
  for (const [at, row] of [...new Set(pawns.map(rowOf))].entries()) {
    const steps = pawns.filter((option) => rowOf(option) === row);
    await setStepper(page, panel.locator('.load .stepper').nth(at), steps.findIndex(({ key }) => keys.includes(key)) + 1);
  }
  await touch(page, `village:${road.replace('to ', '')}`, 'selected');
}

/** For each elector a row of candidates. */
async function vote(page: Page, q: Question, [text]: readonly string[]): Promise<void> {
  const keys = text.split(' + ');
  const options = optionsOf(q);
  const rows = page.locator('.ballot .personal > li');
  await turnTo(page, rows.first());
  for (const [at, lord] of [...new Set(options.map((option) => field(option, 'lord')))].entries()) {
    const votes = options.filter((option) => field(option, 'lord') === lord);
    const given = votes.findIndex(({ key }) => keys.includes(key));
    // The last one says nobody.
    await press(
      page,
      rows
        .nth(at)
        .locator('.pick-lord')
        .nth(given < 0 ? votes.length : given),
    );
  }
}

/** The sheet of a bargain: with whom, who gives what, sent as a whole. */
async function bargain(page: Page, q: Question, [, ...texts]: readonly string[]): Promise<void> {
  const sheet = page.locator('.fs.market');
  const leaf = page.locator('.fie-leaves button').last();
  if (await leaf.isVisible()) await press(page, leaf);
  await turnTo(page, sheet);
  const said = texts.map((text) => text.slice(2));
  const partner = Number(said.find((text) => text.startsWith('with '))?.slice(5)) - 1;
  await press(page, sheet.locator('.picks .pick-lord').nth(partner < q.seat ? partner : partner - 1));
  for (const [at, text] of said.entries()) {
    const [share, what, id] = text.split(' ');
    const side = sheet.locator('.side-of').nth(share === 'give' ? 0 : 1);
    if (what === 'ecus') await setStepper(page, side.locator('.stepper'), Number(said[at + 1]));
    else if (id !== undefined) await side.locator(`select:has(option[value="${id}"])`).selectOption(id);
  }
  await press(page, sheet.locator('.foot .btn.primary'));
}

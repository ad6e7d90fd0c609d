/**
 * Answers given at a table where something is tried, as a hand gives them: by touching what is lit, by chips, steppers and the forms of a
 * stage; what is out of sight is sought as a person would, and what cannot be touched at all is in the list of all choices.
 */

import { type Option, type Question, readKeys, spoken } from '@castellan/engine';
import type { Locator, Page } from 'playwright-core';
import { drawn, hasFinger, press, setStepper, touch, turnTo } from './finger.ts';
import { FORMS } from './forms.ts';
import { MY_QUESTION, untilAsked } from './player.ts';

/** The chips of options, in their order, and the one that confirms. */
const CHIP = `${MY_QUESTION} .chips .chip[data-key]`;
const CONFIRM = `${MY_QUESTION} .chips .chip:not(:disabled, [data-key])`;

/** Gives the first of these answers, with those after it that the board gives as one. */
export async function give(page: Page, q: Question, texts: readonly string[]): Promise<void> {
  await untilAsked(page);
  const asked = await page.locator(MY_QUESTION).getAttribute('data-question');
  const open = page.locator(`${MY_QUESTION}[data-question="${asked}"]`);
  // What one is asked is drawn, be it a stage that had to be fetched.
  await page.locator(`.shell [data-state="lit"], ${MY_QUESTION} .chips .chip`).first().waitFor();
  await drawn(page);
  const { manner, said } = spoken(texts[0]);
  const form = FORMS[manner === 'interjection' ? texts[0].replace(/ \d+$/, '') : q.frame.step];
  if (form !== undefined) await form(page, q, texts);
  else if (q.kind === 'amount') await setStepper(page, page.locator(`${MY_QUESTION} .stepper`), Number(said));
  else if (q.kind === 'pick')
    await choose(
      page,
      open,
      q.options,
      q.options.findIndex(({ key }) => key === said),
    );
  else await collect(page, open, q, readKeys(q.kind, said));
  await drawn(page);
  const confirm = page.locator(CONFIRM).filter({ hasText: '↵' });
  // Where one thing is all there is to choose, touching it was the answer; else it is confirmed, or asked about once more.
  if ((await open.count()) > 0 && (await confirm.count()) > 0) await press(page, confirm);
  await page.locator(`.prompt:not([data-question="${asked}"]), .narrator[data-mood]`).first().waitFor();
}

/** One option: the things it points at, then its chip, if it has one. */
async function choose(page: Page, open: Locator, options: readonly Option[], place: number): Promise<void> {
  const { at = [] } = options[place];
  const confirm = page.locator(CONFIRM).filter({ hasText: '↵' });
  const isMade = async (): Promise<boolean> => (await open.count()) === 0 || (await confirm.count()) > 0;
  // A stage has it as a card of its own.
  const card = page.locator(`.shell .choices button[data-option="${options[place].key}"]`);
  if ((await card.count()) > 0) {
    await turnTo(page, card);
    return press(page, card);
  }
  const touched: string[] = [];
  for (const target of at) {
    // Where a card has one place to go, touching it was the answer, which may be on its way.
    if (await isMade()) return;
    if (await touch(page, target, 'selected')) touched.push(target);
  }
  if (await isMade()) return;
  // What is meant already comes first, then what points at nothing.
  const isLike = (option: Option): boolean =>
    at.length > 0 && option.at?.length === at.length && at.every((target) => option.at?.includes(target));
  const chips = [...options.filter(isLike), ...options.filter((option) => (option.at?.length ?? 0) === 0)];
  const chip = page.locator(CHIP).nth(chips.indexOf(options[place]));
  // What is open with the things touched may be docked below a map, in words.
  const left = options.filter((option) => touched.every((target) => option.at?.includes(target)));
  const docked = page.locator('.uni-docked .btn, .fie-docked .btn');
  if (touched.length === at.length && (await chip.count()) > 0) await press(page, chip);
  else if (touched.length > 0 && (await docked.count()) === left.length) await press(page, docked.nth(left.indexOf(options[place])));
  else await fromList(page, left, [options[place].key]);
}

/** Several options, each where it is the only one that its thing stands for. */
async function collect(
  page: Page,
  open: Locator,
  { options }: Exclude<Question, { kind: 'amount' }>,
  keys: readonly string[],
): Promise<void> {
  const isOwn = (target: string): boolean => options.filter(({ at }) => at?.includes(target)).length === 1;
  const own = new Map(options.flatMap(({ key, at }) => (at?.length === 1 && isOwn(at[0]) ? [[key, at[0]]] : [])));
  for (const [key, target] of own) {
    // What the rules suggest is taken up already.
    const isChosen = (await page.locator(`.shell [data-target="${target}"][data-state="selected"]`).count()) > 0;
    if (isChosen && !keys.includes(key)) await touch(page, target, 'lit');
  }
  for (const key of keys) {
    const target = own.get(key);
    if ((await open.count()) === 0) return;
    if (target === undefined || !(await touch(page, target, 'selected'))) return fromList(page, options, keys);
  }
}

const LISTED = 'dialog.palette[open] .found > div:first-child [role=option]';

/** From the list of all choices that go with what is touched, where they stand in the order of the question. */
async function fromList(page: Page, options: readonly Option[], keys: readonly string[]): Promise<void> {
  // The chip that says how many there is no room for opens it too.
  const more = page.locator(`${MY_QUESTION} .chips .chip:not([data-key])`).filter({ hasText: /^\s*\d+\s(more|choices|autres?|choix)/ });
  if ((await more.count()) > 0) await press(page, more);
  else if (hasFinger(page)) {
    await press(page, page.getByRole('button', { name: 'Menu', exact: true }));
    await press(page, page.locator('.table-menu .menu button').first());
  } else await page.keyboard.press('/');
  const entries = page.locator(LISTED);
  await entries.first().waitFor();
  const chosen = await entries.evaluateAll((all) => all.map((entry) => entry.querySelector('svg') !== null));
  for (const [place, { key }] of options.entries()) if (chosen[place] !== keys.includes(key)) await press(page, entries.nth(place));
  await drawn(page);
  // Outside it.
  if ((await entries.count()) > 0) await page.mouse.click(4, 4);
}

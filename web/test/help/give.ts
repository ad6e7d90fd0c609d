/** Answers given at a table where something is tried, as a hand gives them. */

import type { Page } from 'playwright-core';
import type { Hands } from '../../lessons/test/practice.ts';
import { MY_QUESTION, untilAsked } from './player.ts';

/** Gives an answer by touching what it points at; what points at nothing is a chip. */
export async function give(page: Page, { targets, confirms }: Hands): Promise<void> {
  await untilAsked(page);
  const asked = await page.locator(MY_QUESTION).getAttribute('data-question');
  const open = page.locator(`${MY_QUESTION}[data-question="${asked}"]`);
  const answered = page.locator(`.prompt:not([data-question="${asked}"]), .narrator[data-mood]`).first();
  for (const target of targets) {
    const thing = page.locator(`.shell [data-target="${target}"]:is([data-state="lit"], [data-state="selected"])`).first();
    await drawn(page);
    // Where a card has one place to go, touching it was the answer, which may be on its way.
    await thing.or(answered).first().waitFor();
    if ((await open.count()) === 0) return answered.waitFor();
    // What the rules suggest is taken up already.
    if (!confirms || (await thing.getAttribute('data-state')) === 'lit') await thing.click();
  }
  const confirm = page.locator(`${MY_QUESTION} .chips .chip.first:not(:disabled)`);
  if (targets.length === 0) {
    // Whoever passes early is asked once more.
    await page.locator(`${MY_QUESTION} .chips .chip`).first().click();
    await confirm.click();
  }
  // Where one thing is all there is to choose, touching it was the answer.
  await drawn(page);
  if (confirms && (await open.count()) > 0 && (await confirm.count()) > 0) await confirm.click();
  await answered.waitFor();
}

/** What was touched has been answered to on the screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** A person at the table: looks at what is lit and clicks it. */

import type { Page } from 'playwright-core';

export const MY_QUESTION = '.prompt.mine:not(.sending)';
export const VERDICT = '.verdict';

/** What may be clicked now, from the most to the least telling. */
const CONFIRM = `${MY_QUESTION} .chips .chip.first:not(:disabled)`;
const LIT = '.shell [data-state="lit"]:visible';
const CHIPS = `${MY_QUESTION} .chips .chip:not(.undo, .quiet, :disabled, [aria-disabled="true"]):visible, ${MY_QUESTION} .tray .chip:visible`;

export interface Player {
  /** Numbers from 0 to 1, always the same for the same seed. */
  random(): number;
  /** How often the board is preferred to the chips: who passes much is soon done. */
  readonly zeal: number;
}

export function playerOf(seed: number, zeal = 0.85): Player {
  let state = seed >>> 0;
  return {
    zeal,
    random() {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 4_294_967_296;
    },
  };
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(VERDICT).count()) > 0;
}

export async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator(MY_QUESTION).count()) > 0;
}

/** Waits until I am asked or the game is over, without patience for the bots. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  const hurry = setInterval(() => void page.keyboard.press('Shift').catch(() => undefined), 150);
  try {
    await page.locator(`${MY_QUESTION}, ${VERDICT}`).first().waitFor({ timeout: 60_000 });
  } finally {
    clearInterval(hurry);
  }
  return (await isOver(page)) ? 'over' : 'asked';
}

/** Waits until I am asked something that stays: a click may still be on its way to the table. */
export async function untilSettled(page: Page): Promise<void> {
  let before = '';
  for (;;) {
    await untilAsked(page);
    const now = await page.locator('#question').innerText();
    if (now === before && (await isAsked(page))) return;
    before = now;
    await page.waitForTimeout(300);
  }
}

/** The choices in the list that opens where there is no room for all chips. */
const LISTED = 'dialog.palette[open] .found > div:first-child [role=option]';

/** One click that leads on: a confirmation when there is one, else something lit, else a chip. */
export async function clickSomething(page: Page, player: Player): Promise<void> {
  const listed = page.locator(LISTED);
  const choices = await listed.count();
  if (choices > 0) return listed.nth(Math.floor(player.random() * choices)).click({ timeout: 5_000 });
  const confirm = page.locator(CONFIRM).first();
  if ((await confirm.count()) > 0) return confirm.click({ timeout: 5_000 });
  const lit = page.locator(LIT);
  const chips = page.locator(CHIPS);
  const [things, words] = await Promise.all([lit.count(), chips.count()]);
  if (things === 0 && words === 0) return;
  const among = things > 0 && (words === 0 || player.random() < player.zeal) ? { all: lit, count: things } : { all: chips, count: words };
  await among.all.nth(Math.floor(player.random() * among.count)).click({ timeout: 5_000 });
}

/** Number of the answers given, as the shell remembers them. */
export async function playTurns(page: Page, player: Player, clicks: number): Promise<'asked' | 'over'> {
  for (let i = 0; i < clicks; i++) {
    if ((await untilAsked(page)) === 'over') return 'over';
    await clickSomething(page, player).catch(() => undefined);
  }
  return untilAsked(page);
}

export async function playToTheEnd(page: Page, player: Player): Promise<void> {
  for (let i = 0; i < 2_000; i++) {
    if ((await untilAsked(page)) === 'over') return;
    await clickSomething(page, player).catch(() => undefined);
  }
  throw new Error('the game did not come to its end');
}

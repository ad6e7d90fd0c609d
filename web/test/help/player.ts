/** A person at the table: looks at what is lit and clicks it. */

import type { Page } from 'playwright-core';

export const MY_QUESTION = '.prompt.mine:not(.sending)';
export const VERDICT = ':is(.prompt.verdict, .ended)';

/** What may be clicked now, from the most to the least telling. */
const CONFIRM = `${MY_QUESTION} .chips .chip.first:not(:disabled)`;
const LIT = '.shell [data-state="lit"]';
const CHIPS = `${MY_QUESTION} .chips .chip:not(.undo, .quiet, :disabled, [aria-disabled="true"]), ${MY_QUESTION} .tray .chip`;
/** The choices in the list that opens where there is no room for all chips, and those docked over a map. */
const LISTED = 'dialog.palette[open] .found > div:first-child [role=option], .uni-docked .btn';

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
  let pressing = false;
  const press = async (): Promise<void> => {
    if (pressing) return;
    pressing = true;
    await page.keyboard.press('Shift').catch(() => undefined);
    pressing = false;
  };
  const hurry = setInterval(() => void press(), 50);
  try {
    await page.locator(`${MY_QUESTION}, ${VERDICT}`).first().waitFor();
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

interface Wanted {
  readonly selectors: { readonly [kind in 'listed' | 'confirm' | 'lit' | 'chips']: string };
  /** The board rather than a chip. */
  readonly board: boolean;
  /** From 0 to 1. */
  readonly which: number;
}

/** In the page: where a click would meet something that leads on; null while there is nothing, or something else lies above it. */
function spotOf({ selectors, board, which }: Wanted): { readonly x: number; readonly y: number } | null {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const seen = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const either = (one: readonly Element[], other: () => readonly Element[]): readonly Element[] => (one.length > 0 ? one : other());
  const [first, second] = board ? [selectors.lit, selectors.chips] : [selectors.chips, selectors.lit];
  const among = either(seen(selectors.listed), () =>
    either(seen(selectors.confirm).slice(0, 1), () => either(seen(first), () => seen(second))),
  );
  const element = among[Math.floor(which * among.length)];
  if (element === undefined) return null;
  for (const block of [null, 'nearest', 'center'] as const) {
    if (block !== null) element.scrollIntoView({ block, inline: block, behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  return null;
}

/** One click that leads on, where the pointer meets it: a confirmation when there is one, else something lit, else a chip. */
export async function clickSomething(page: Page, player: Player): Promise<void> {
  const selectors = { listed: LISTED, confirm: CONFIRM, lit: LIT, chips: CHIPS };
  const spot = await page.evaluate(spotOf, { selectors, board: player.random() < player.zeal, which: player.random() });
  if (spot !== null) await page.mouse.click(spot.x, spot.y);
}

/** Number of the answers given, as the shell remembers them. */
export async function playTurns(page: Page, player: Player, clicks: number): Promise<'asked' | 'over'> {
  for (let i = 0; i < clicks; i++) {
    if ((await untilAsked(page)) === 'over') return 'over';
    await clickSomething(page, player);
  }
  return untilAsked(page);
}

export async function playToTheEnd(page: Page, player: Player): Promise<void> {
  for (let i = 0; i < 2_000; i++) {
    if ((await untilAsked(page)) === 'over') return;
    await clickSomething(page, player);
  }
  throw new Error('the game did not come to its end');
}

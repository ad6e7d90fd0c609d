/** A finger on a phone, a mouse elsewhere: touching things, and looking for those that are out of sight. */

import type { Locator, Page } from 'playwright-core';
import { MY_QUESTION } from './player.ts';
import { SCREENS } from './visit.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** On a phone all is touched, elsewhere all is clicked. */
export function hasFinger(page: Page): boolean {
  return page.viewportSize()?.width === SCREENS.phone.viewport.width;
}

export function press(page: Page, thing: Locator): Promise<void> {
  return hasFinger(page) ? thing.tap() : thing.click();
}

function pressAt(page: Page, { x, y }: Spot): Promise<void> {
  return hasFinger(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
}

/** What was touched has been answered to on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** In the page: where a finger meets one of these things; null while something else lies above them all. A map is not scrolled. */
function spotOn(elements: readonly Element[]): Spot | null {
  for (const element of elements)
    for (const block of [null, 'nearest', 'center'] as const) {
      if (block !== null && element.closest('.map') !== null) continue;
      if (block !== null) element.scrollIntoView({ block, inline: block, behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const met = document.elementFromPoint(middle.x, middle.y);
      if (width > 0 && height > 0 && met !== null && element.contains(met)) return middle;
    }
  return null;
}

function lit(page: Page, target: string): Locator {
  return page.locator(`.shell [data-target="${target}"]:is([data-state="lit"], [data-state="selected"])`);
}

/** More touches than any thing needs: some only bring the map nearer. */
const PATIENCE = 6;

/** Touches a thing until it has come to be so, or the question is answered by that; whether it could be touched at all. */
export async function touch(page: Page, target: string, state: 'lit' | 'selected'): Promise<boolean> {
  const asked = await page.locator(MY_QUESTION).getAttribute('data-question');
  const open = page.locator(`${MY_QUESTION}[data-question="${asked}"]`);
  const thing = lit(page, target);
  const isSo = page.locator(`.shell [data-target="${target}"][data-state="${state}"]`);
  if ((await isSo.count()) > 0 && (await isSo.count()) === (await thing.count())) return true;
  for (let n = 0; n < PATIENCE; n++) {
    const spot = (await thing.evaluateAll(spotOn)) ?? (await sought(page, thing));
    if (spot === null) return false;
    await pressAt(page, spot);
    await drawn(page);
    if ((await open.count()) === 0 || (await isSo.count()) > 0 || (await thing.count()) === 0) return true;
  }
  return false;
}

/** What turns to another sheet of The Anarchy on a phone, or to another shelf of the shop of Medioevo. */
const TABS = '.sheet-tabs .seg button, .shelf-tabs [role="tab"]';

/** Where a thing is found that is not in sight: by the signs at the edge of a map, on another page of a phone, behind a tab. */
async function sought(page: Page, thing: Locator): Promise<Spot | null> {
  for (let n = 0; n < PATIENCE; n++) {
    const [side] = await thing.evaluateAll(sidesOf);
    if (side === undefined) break;
    await press(page, page.locator(`.map .beyond.${side}`).first());
    await drawn(page);
    const spot = await thing.evaluateAll(spotOn);
    if (spot !== null) return spot;
  }
  const pages = page.locator('nav.pages button');
  const count = await pages.count();
  // The page that is open first, then all of them.
  for (let n = -1; n < count; n++) {
    if (n >= 0) await press(page, pages.nth(n));
    const spot = (n < 0 ? null : await spotAfter(page, thing)) ?? (await behindTab(page, thing));
    if (spot !== null) return spot;
  }
  return null;
}

async function behindTab(page: Page, thing: Locator): Promise<Spot | null> {
  const tabs = page.locator(TABS);
  for (let n = 0; n < (await tabs.count()); n++) {
    if (!(await tabs.nth(n).isVisible())) continue;
    await press(page, tabs.nth(n));
    const spot = await spotAfter(page, thing);
    if (spot !== null) return spot;
  }
  return null;
}

async function spotAfter(page: Page, thing: Locator): Promise<Spot | null> {
  await drawn(page);
  return thing.evaluateAll(spotOn);
}

/** In the page: on which sides of its map one of these things lies out of sight, where a sign says so. */
function sidesOf(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => {
    const map = element.closest('.map');
    if (map === null) return [];
    const [there, window] = [element.getBoundingClientRect(), map.getBoundingClientRect()];
    const [x, y] = [there.x + there.width / 2, there.y + there.height / 2];
    const sides = [
      ...(x < window.left + 20 ? ['left'] : []),
      ...(x > window.right - 20 ? ['right'] : []),
      ...(y < window.top + 20 ? ['top'] : []),
      ...(y > window.bottom - 20 ? ['bottom'] : []),
      // What lies under something over the map is counted on either side.
      ...['left', 'right'],
    ];
    return sides.filter((side) => map.querySelector(`.beyond.${side}`) !== null);
  });
}

/** Turns to the page of a phone on which something stands; elsewhere it is in sight. */
export async function turnTo(page: Page, thing: Locator): Promise<void> {
  const pages = page.locator('nav.pages button');
  for (let n = 0; n < (await pages.count()) && !(await thing.isVisible()); n++) {
    await press(page, pages.nth(n));
    await drawn(page);
  }
  await thing.waitFor();
}

/** Steps to a number. */
export async function setStepper(page: Page, stepper: Locator, wanted: number): Promise<void> {
  const shown = stepper.locator('output');
  for (let now = Number(await shown.innerText()); now !== wanted; now = Number(await shown.innerText())) {
    await press(page, stepper.locator('button').nth(now < wanted ? 1 : 0));
    await drawn(page);
  }
}

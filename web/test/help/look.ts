/** The table of a game at positions laid up for it, one page for as many as are looked at. */

import type { Browser, Page } from 'playwright-core';
import { type Visitor, visitor, type Wishes } from './visit.ts';

interface Positions {
  readonly [name: string]: () => object;
}

type Looks = Pick<Wishes, 'screen' | 'language' | 'theme'>;

/** Looks at one position after the other, those with the same looks on the same page. */
export function onlookers(
  here: { readonly browser: Browser; readonly server: { readonly address: string } },
  positions: Positions,
): (name: string, looks?: Looks) => Promise<Visitor> {
  const known = new Map<string, Visitor>();
  return async (name, { language = 'en', theme = 'light', screen = 'desktop' } = {}) => {
    const looks = { language, theme, screen };
    const key = JSON.stringify(looks);
    const come = known.get(key);
    if (come !== undefined) {
      come.errors.length = 0;
      await layUp(come.page, name);
      return come;
    }
    const guest = await lookAt(here.browser, here.server.address, positions, name, looks);
    known.set(key, guest);
    return guest;
  };
}

/** A page of its own at a position. */
export async function lookAt(
  browser: Browser,
  address: string,
  positions: Positions,
  name: string,
  { language = 'en', theme = 'light', screen = 'desktop' }: Looks = {},
): Promise<Visitor> {
  const guest = await visitor(browser, { language, theme, screen });
  await guest.page.route('**/position.json?*', (route) =>
    route.fulfill({ json: positions[new URL(route.request().url()).search.slice(1).split('.')[0]]() }),
  );
  const place = placeOf(name);
  await guest.page.goto(`${address}?lang=${language}&theme=${theme === 'dark' ? 'night' : 'parchment'}#${place}`);
  await isLaid(guest.page, place);
  return guest;
}

let laid = 0;

/** Each time another name, so that a position is laid up anew where it was played on. */
function placeOf(name: string): string {
  laid++;
  return `${name}.${laid}`;
}

/** Lays up another position on the same page. */
export async function layUp(page: Page, name: string): Promise<void> {
  const place = placeOf(name);
  await page.evaluate((next) => {
    location.hash = next;
  }, place);
  await isLaid(page, place);
}

async function isLaid(page: Page, place: string): Promise<void> {
  await page.locator(`#gallery[data-position="${place}"]:not(:has(.on-its-way)) :is(.fie, .uni, .ended)`).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The table of a game at positions laid up for it, one page for as many as are looked at. */

import type { Browser, Page } from 'playwright-core';
import { type Visitor, visitor, type Wishes } from './visit.ts';

export interface Positions {
  readonly [name: string]: () => object;
}

export type Looks = Pick<Wishes, 'screen' | 'language' | 'theme'>;

export async function lookAt(browser: Browser, address: string, positions: Positions, name: string, looks: Looks = {}): Promise<Visitor> {
  const { language = 'en', theme = 'light' } = looks;
  const guest = await visitor(browser, { ...looks, language, theme });
  await guest.page.route('**/position.json?*', (route) =>
    route.fulfill({ json: positions[new URL(route.request().url()).search.slice(1)]() }),
  );
  await guest.page.goto(`${address}?lang=${language}&theme=${theme === 'dark' ? 'night' : 'parchment'}#${name}`);
  await isLaid(guest.page, name);
  return guest;
}

/** Looks at one position after the other, those with the same looks on the same page. */
export function onlookers(browser: Browser, address: string, positions: Positions): (name: string, looks: Looks) => Promise<Visitor> {
  const known = new Map<string, Visitor>();
  return async (name, looks) => {
    const key = JSON.stringify(looks);
    const one = known.get(key);
    if (one !== undefined) {
      await layUp(one.page, name);
      return one;
    }
    const guest = await lookAt(browser, address, positions, name, looks);
    known.set(key, guest);
    return guest;
  };
}

/** Lays up another position on the same page. */
export async function layUp(page: Page, name: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, name);
  await isLaid(page, name);
}

async function isLaid(page: Page, name: string): Promise<void> {
  await page.locator(`#gallery[data-position="${name}"] :is(.fie, .uni)`).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** A visitor: a browser of their own, with what they see going wrong noted down. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, BrowserContextOptions, Download, Page } from 'playwright-core';

export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies { readonly [name: string]: BrowserContextOptions };

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the pages; a test that expects none looks here. */
  readonly errors: string[];
}

export interface Wishes {
  readonly language?: 'en' | 'fr';
  readonly screen?: keyof typeof SCREENS;
  readonly theme?: 'light' | 'dark';
  /** Lets the site lay itself up on the device, all of it; most visits are over before that could be of use. */
  readonly installs?: boolean;
}

/** As in a private window: the site works, and is not kept. */
function keepNothing(): void {
  if ('ServiceWorkerContainer' in globalThis)
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('nothing is kept here', 'SecurityError'));
}

export async function visitor(
  browser: Browser,
  { language = 'en', screen = 'desktop', theme = 'light', installs = false }: Wishes = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...SCREENS[screen],
    locale: language === 'en' ? 'en-GB' : 'fr-FR',
    colorScheme: theme,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(30_000);
  if (!installs) await context.addInitScript(keepNothing);
  const errors: string[] = [];
  context.on('page', (page) => page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`)));
  const page = await context.newPage();
  return { context, page, errors };
}

/**
 * Visitors who come again: the page of whoever came last with the same wishes stays open, with all that it has loaded and kept. For tests
 * that begin at a table of their own, wherever the page was left.
 */
export function regulars(browser: () => Browser): (wishes?: Wishes) => Promise<Visitor> {
  const known = new Map<string, Visitor>();
  return async (wishes = {}) => {
    const name = JSON.stringify(Object.entries(wishes).sort());
    const one = known.get(name) ?? (await visitor(browser(), wishes));
    known.set(name, one);
    one.errors.length = 0;
    return one;
  };
}

/** What a page gave to be saved. */
export async function downloaded(file: Download): Promise<Buffer> {
  return buffer(await file.createReadStream());
}

const PICTURES = join(import.meta.dirname, '../../../artefacts');

/** Keeps a picture of the page to be looked at by people. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

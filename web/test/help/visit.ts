/** A visitor: a browser of their own, with what they see going wrong noted down. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Download, Page } from 'playwright-core';

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

/** Long enough for a busy machine: what is waited for comes at once or never. */
const PATIENCE = 120_000;

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
  context.setDefaultTimeout(PATIENCE);
  if (!installs) await context.addInitScript(keepNothing);
  const errors: string[] = [];
  context.on('page', (page) => page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`)));
  const page = await context.newPage();
  return { context, page, errors };
}

/**
 * Visitors who come again: the page of whoever came last with the same wishes stays open, with all that it has loaded and kept. For tests
 * that begin at a table of their own, wherever the page was left. `prepare` is done for each before a page is loaded.
 */
export function regulars(
  browser: () => Browser,
  prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
): (wishes?: Wishes) => Promise<Visitor> {
  const known = new Map<string, Visitor>();
  return async (wishes = {}) => {
    const name = JSON.stringify(Object.entries(wishes).sort());
    const come = known.get(name);
    if (come !== undefined) {
      come.errors.length = 0;
      return come;
    }
    const one = await visitor(browser(), wishes);
    known.set(name, one);
    await prepare(one.context);
    return one;
  };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Another screen under the same page, with a finger in place of the mouse or the other way round. */
export async function onScreen(page: Page, screen: keyof typeof SCREENS): Promise<void> {
  const { viewport, hasTouch, isMobile } = { hasTouch: false, isMobile: false, ...SCREENS[screen] };
  await page.setViewportSize(viewport);
  // What a session has set lasts as long as the session.
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  const session = await opening;
  await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: isMobile });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch, maxTouchPoints: 1 });
  await page.waitForFunction(({ width, coarse }) => innerWidth === width && matchMedia('(pointer: coarse)').matches === coarse, {
    width: viewport.width,
    coarse: hasTouch,
  });
  await isDrawn(page);
}

/** Another language, by the switch in the bar, or in the menu of the table where its bar has no room for it. */
export async function inLanguage(page: Page, language: 'en' | 'fr'): Promise<void> {
  if ((await page.evaluate(() => document.documentElement.lang)) === language) return;
  const button = page.getByRole('button', { name: { en: /\bEnglish$/, fr: /\bFrançais$/ }[language] });
  const inMenu = !(await button.isVisible());
  if (inMenu) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await button.click();
  // The tip that the pointer calls up on the switch goes with it.
  await page.mouse.move(0, 0);
  if (inMenu) await page.keyboard.press('Escape');
  await page.waitForFunction((now) => document.documentElement.lang === now, language);
  await isDrawn(page);
}

/** By day or by night, as the device says. */
export async function inLight(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await isDrawn(page);
}

/** What has changed is rendered, what was measured for it as well, and no colour is on its way any more. */
async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    const onTheWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(onTheWay.map(({ finished }) => finished));
  });
}

/** What a page gave to be saved. */
export async function downloaded(file: Download): Promise<Buffer> {
  return buffer(await file.createReadStream());
}

const PICTURES = join(import.meta.dirname, '../../../artefacts');

/** Who looks at pictures: CI keeps them, elsewhere whoever sets `PICTURES` finds them in `artefacts`. */
const ARE_WANTED = process.env.CI === 'true' || process.env.PICTURES !== undefined;

/** Keeps a picture of the page to be looked at by people: of what the screen shows, or of all there is to scroll to. */
export async function picture(page: Page, name: string, of: 'screen' | 'all' = 'screen'): Promise<void> {
  if (!ARE_WANTED) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: of === 'all' });
}

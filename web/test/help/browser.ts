/** A real browser. Where there is none the tests in a browser are skipped, except in CI. */

import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const found = (...places: readonly (string | undefined)[]): string | undefined =>
  places.find((path) => path !== undefined && existsSync(path));

const WHOLE = found(process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');

/** The same engine without windows of its own: it does with less all that is asked of it, except for notices. */
const WITHOUT_WINDOWS = found(process.env.CHROMIUM, '/usr/bin/chromium-headless-shell');

export const hasBrowser: boolean = WITHOUT_WINDOWS !== undefined || WHOLE !== undefined || process.env.CI === 'true';

export const hasWholeBrowser: boolean = WHOLE !== undefined;

export const UNTRUSTED = 'castle.test';

/**
 * Features we can do without. The first ones are pages of the browser's own, behind every window, which cost more than opening the window;
 * the others are those that Playwright switches off, which our list replaces.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'InitialWebUI', 'WebUIReloadButton', 'WebUIToolbar'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'Translate'],
];

/** As people have it. */
const OPTIONS: LaunchOptions & { readonly args: readonly string[] } = {
  executablePath: WHOLE,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT.join(',')}`,
    // A name that is not this machine's own: pages that come from there without TLS are not trusted by the browser.
    `--host-resolver-rules=MAP ${UNTRUSTED} localhost`,
  ],
};

/** No page of a test lives long enough for what its code would gain by being compiled once more, and most end before their first waste is collected. */
const FOR_TESTS: LaunchOptions = {
  executablePath: WITHOUT_WINDOWS ?? WHOLE,
  args: [...OPTIONS.args, '--in-process-gpu', '--js-flags=--no-opt --min-semi-space-size=64 --max-semi-space-size=64 --single-threaded-gc'],
};

/** A browser of one's own that also shows notices. */
export function launchWhole(): Promise<Browser> {
  return chromium.launch(OPTIONS);
}

/** One browser for many: each suite connects to it, and what a suite has opened goes with its connection. */
export function launchForAll(): Promise<BrowserServer> {
  return chromium.launchServer(FOR_TESTS);
}

export function connect(endpoint: string): Promise<Browser> {
  return chromium.connect(endpoint);
}

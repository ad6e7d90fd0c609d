/** A real browser. Where there is none the tests say so and are skipped, except in CI. */

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const chromiumPath: string | undefined = PLACES.find((path) => path !== undefined && existsSync(path));

export const hasBrowser: boolean = chromiumPath !== undefined || process.env.CI === 'true';

if (chromiumPath === undefined) console.warn('No Chromium was found: the tests in a browser are skipped. Set CHROMIUM to its path.');

export const UNTRUSTED = 'castle.test';

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A name that is not this machine's own: pages that come from there without TLS are not trusted by the browser.
      `--host-resolver-rules=MAP ${UNTRUSTED} localhost`,
    ],
  });
}

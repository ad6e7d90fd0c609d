/** Opened once for all suites in a browser: the built client, one Chromium, one server. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { built } from '../../../server/test/fixtures/built.ts';
import { hasBrowser, launchForAll } from './browser.ts';
import { CASTELLAN, openHouse } from './house.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of this run is reached. */
    readonly chromium: string;
    /** The address of the server of this run. */
    readonly house: string;
    /** The path of a program like `castellan serve` that starts sooner, for servers that are killed and started again. */
    readonly program: string;
    /** The folder of the pages to be looked at; the first suite that wants one fills it. */
    readonly galleries: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasBrowser) {
    console.warn(
      'No Chromium was found: the tests in a browser are skipped. Install it (apt-get install chromium) or set CHROMIUM to its path.',
    );
    return undefined;
  }
  const program = await built(join(import.meta.dirname, 'serve.ts'));
  const [browser, house] = await Promise.all([launchForAll(), openHouse(CASTELLAN)]);
  project.provide('program', program);
  project.provide('chromium', browser.wsEndpoint());
  project.provide('house', house.address);
  const galleries = mkdtempSync(join(tmpdir(), 'castellan-galleries-'));
  project.provide('galleries', galleries);
  return async () => {
    await browser.close();
    await house.close();
    rmSync(galleries, { recursive: true, force: true });
  };
}

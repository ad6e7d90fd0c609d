/** A browser and the server it visits, open for all tests of a suite. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';

interface Here<T> {
  readonly browser: Browser;
  readonly server: T;
}

/** To be called where the suite is described; what it gives is there once its tests run. */
export function browserAnd<T extends { close(): Promise<void> }>(openServer: () => Promise<T>): Here<T> {
  let here: Here<T> | null = null;
  const open = (): Here<T> => {
    if (here === null) throw new Error('Nothing is open before the tests run.');
    return here;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launch(), openServer()]);
    here = { browser, server };
  });
  afterAll(async () => {
    await here?.browser.close();
    await here?.server.close();
  });
  return {
    get browser() {
      return open().browser;
    },
    get server() {
      return open().server;
    },
  };
}

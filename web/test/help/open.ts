/** A browser and the server it visits, open for all tests of a suite. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect } from './browser.ts';
import { type House, openHouse } from './house.ts';

interface Here<T> {
  readonly browser: Browser;
  readonly server: T;
}

interface Open {
  readonly address: string;
  close(): Promise<void>;
}

/** To be called where the suite is described; what it gives is there once its tests run. */
export function browserAnd<T extends Open>(
  openServer: () => Promise<T>,
  openBrowser: () => Promise<Browser> = () => connect(inject('chromium')),
): Here<T> {
  let here: Here<T> | null = null;
  const open = (): Here<T> => {
    if (here === null) throw new Error('Nothing is open before the tests run.');
    return here;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([openBrowser(), openServer()]);
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

/** A server of the suite's own, with nobody at it, which can be killed. */
export function ownHouse(): Promise<House> {
  return openHouse(inject('program'));
}

/** The server all suites share that leave each other alone: none kills it or looks for an empty lobby. */
export async function sharedHouse(): Promise<Open> {
  return { address: inject('house'), close: async () => undefined };
}

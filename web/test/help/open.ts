/** A browser and the server it visits, open for all tests of a suite. To be called where the suite is described. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { type Site, staticSite } from './site.ts';

/** What is open while the tests run. */
interface Here<T> {
  readonly browser: Browser;
  readonly server: T;
}

function browserAnd<T extends { close(): Promise<void> }>(openServer: () => Promise<T>): () => Here<T> {
  let here: Here<T> | null = null;
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launch(), openServer()]);
    here = { browser, server };
  });
  afterAll(async () => {
    await here?.browser.close();
    await here?.server.close();
  });
  return () => {
    if (here === null) throw new Error('Nothing is open before the tests run.');
    return here;
  };
}

/** Castellan's own server. */
export function browserAndHouse(): { readonly browser: Browser; readonly house: House } {
  const here = browserAnd(openHouse);
  return {
    get browser() {
      return here().browser;
    },
    get house() {
      return here().server;
    },
  };
}

/** The client on a server of plain files. */
export function browserAndSite(): { readonly browser: Browser; readonly site: Site } {
  const here = browserAnd(staticSite);
  return {
    get browser() {
      return here().browser;
    },
    get site() {
      return here().server;
    },
  };
}

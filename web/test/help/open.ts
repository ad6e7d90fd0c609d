/** A browser and the server it visits, open for all tests of a suite. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type House, openHouse } from './house.ts';

interface Here {
  readonly browser: Browser;
  readonly house: House;
}

/** To be called where the suite is described; what it gives is there once its tests run. */
export function browserAndHouse(): Here {
  let here: Here | null = null;
  const open = (): Here => {
    if (here === null) throw new Error('Nothing is open before the tests run.');
    return here;
  };
  beforeAll(async () => {
    const [browser, house] = await Promise.all([launch(), openHouse()]);
    here = { browser, house };
  });
  afterAll(async () => {
    await here?.browser.close();
    await here?.house.close();
  });
  return {
    get browser() {
      return open().browser;
    },
    get house() {
      return open().house;
    },
  };
}

import { describe, expect, it } from 'vitest';
import { timeGame } from '../bench/thinking.ts';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { staticSite } from './help/site.ts';

describe.skipIf(!hasBrowser)('what is measured of castellans in a browser', () => {
  const here = browserAnd(staticSite);

  it('is how long each of their answers takes, from the question on', async () => {
    const { answers, medianMs, longestMs } = await timeGame(here.browser, here.server, 'monde-oublie', 6);
    expect(answers).toBeGreaterThanOrEqual(6);
    // A castellan looks ahead for far longer than an answer takes to travel.
    expect(medianMs).toBeGreaterThan(0);
    expect(longestMs).toBeGreaterThanOrEqual(medianMs);
  });
});

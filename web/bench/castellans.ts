/** How long castellans think in a real browser, in a game of each title that is named. Printed as JSON, null where there is no browser. */

import { hasWholeBrowser, launchWhole } from '../test/help/browser.ts';
import { staticSite } from '../test/help/site.ts';
import { type Thinking, timeGame } from './thinking.ts';

async function measure(games: readonly string[]): Promise<{ readonly [game: string]: Thinking } | null> {
  if (!hasWholeBrowser) return null;
  const [browser, site] = await Promise.all([launchWhole(), staticSite()]);
  try {
    const found: [string, Thinking][] = [];
    for (const game of games) found.push([game, await timeGame(browser, site, game)]);
    return Object.fromEntries(found);
  } finally {
    await browser.close();
    await site.close();
  }
}

console.log(JSON.stringify(await measure(process.argv.slice(2))));

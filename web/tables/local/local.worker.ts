/**
 * One script, three parts: the host of a table, the place where its bots think, and that where games are looked back at. One script, so that
 * the rules are fetched once; what only bots and those who look back need is fetched when they are first asked.
 */

import type { FromAnalyst, ToAnalyst } from './analysing.ts';
import type { FromBot, ToBot } from './bot.ts';
import { hostTable } from './host.ts';
import { ANALYST, BOTS } from './roles.ts';

function letBotsThink(): void {
  addEventListener('message', async ({ data }: MessageEvent<ToBot>) => {
    const reply = await import('./bot.ts')
      .then(({ think }) => think(data))
      .catch((error: unknown): FromBot => ({ id: data.id, error: String(error) }));
    postMessage(reply);
  });
}

function lookBack(): void {
  addEventListener('message', ({ data }: MessageEvent<ToAnalyst>) => {
    import('./analysing.ts')
      .then((analysing) => analysing.lookBack(data))
      .catch((error: unknown) => {
        const told: FromAnalyst = { error: String(error) };
        postMessage(told);
      });
  });
}

if (self.name === BOTS) letBotsThink();
else if (self.name === ANALYST) lookBack();
else hostTable();

/**
 * One script, three parts: the host of a table, the place where its bots think, and that where games are looked back at, briefly or at length. One script, so that
 * the rules are fetched once; what only bots and those who look back need is fetched when they are first asked.
 */

import type { FromAnalyst, FromTeller, ToAnalyst, ToTeller } from './analysing.ts';
import type { FromBot, ToBot } from './bot.ts';
import { hostTable } from './host.ts';
import { ANALYST, BOTS, TELLER } from './roles.ts';

function letBotsThink(): void {
  addEventListener('message', async ({ data }: MessageEvent<ToBot>) => {
    const reply = await import('./bot.ts').then(({ think }) => think(data)).catch((error: unknown): FromBot => ({ error: String(error) }));
    postMessage(reply);
  });
}

function lookBack(): void {
  addEventListener('message', async ({ data }: MessageEvent<ToAnalyst>) => {
    const told = await import('./analysing.ts')
      .then((analysing) => analysing.lookAt(data))
      .catch((error: unknown): FromAnalyst => ({ error: String(error) }));
    postMessage(told);
  });
}

function tellChances(): void {
  addEventListener('message', async ({ data }: MessageEvent<ToTeller>) => {
    const told = await import('./analysing.ts')
      .then((analysing) => analysing.chancesOf(data))
      .then(
        (chances): FromTeller => ({ chances }),
        (error: unknown): FromTeller => ({ error: String(error) }),
      );
    postMessage(told);
  });
}

if (self.name === BOTS) letBotsThink();
else if (self.name === ANALYST) lookBack();
else if (self.name === TELLER) tellChances();
else hostTable();

/** One script, three parts: the host of a table, the place where its bots think, and that where games are looked back at. One script, so that the rules are fetched once. */

import { lookBack } from './analysing.ts';
import { letBotsThink } from './bot.ts';
import { hostTable } from './host.ts';
import { ANALYST, BOTS } from './roles.ts';

if (self.name === BOTS) letBotsThink();
else if (self.name === ANALYST) lookBack();
else hostTable();

/** One script, two parts: the host of a table, and the place where its bots think. One script, so that the rules are fetched once. */

import { letBotsThink } from './bot.ts';
import { hostTable } from './host.ts';
import { BOTS } from './roles.ts';

if (self.name === BOTS) letBotsThink();
else hostTable();

/** Everything the pages say, in English. */

import titles from '@castellan/games/titles.en';
import server from '@castellan/server/protocol/messages/en';
import kernel from '@castellan/text/en';
import { asRefusals, asTitles } from './catalogue.ts';
import app from './messages/en.ts';

export default { ...kernel, ...server, ...asRefusals(server), ...asTitles(titles), ...app };

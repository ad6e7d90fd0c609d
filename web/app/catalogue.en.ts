/** Everything the pages say, in English. */

import server from '@castellan/server/protocol/messages/en';
import kernel from '@castellan/text/en';
import { asRefusals } from './catalogue.ts';
import app from './messages/en.ts';

export default { ...kernel, ...server, ...asRefusals(server), ...app };

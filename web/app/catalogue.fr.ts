/** Tout ce que disent les pages, en français. */

import server from '@castellan/server/protocol/messages/fr';
import kernel from '@castellan/text/fr';
import { asRefusals } from './catalogue.ts';
import app from './messages/fr.ts';

export default { ...kernel, ...server, ...asRefusals(server), ...app };

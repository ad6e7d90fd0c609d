/** Tout ce que disent les pages, en français. */

import titles from '@castellan/games/titles.fr';
import server from '@castellan/server/protocol/messages/fr';
import kernel from '@castellan/text/fr';
import { asRefusals, asTitles } from './catalogue.ts';
import app from './messages/fr.ts';

export default { ...kernel, ...server, ...asRefusals(server), ...asTitles(titles), ...app };

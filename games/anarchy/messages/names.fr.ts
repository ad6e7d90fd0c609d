/** Names of the components in French; a client is built with what comes out (`web/content-plugin.ts`). */

import { namesIn } from './names.ts';

export default namesIn('fr');

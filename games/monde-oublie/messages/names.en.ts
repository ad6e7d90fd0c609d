/** Names of the components in English; a client is built with what comes out (`web/content-plugin.ts`). */

import { namesIn } from './names.ts';

export default namesIn('en');

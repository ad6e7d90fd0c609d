/** Names of the components in English; a client is built with what comes out (`web/content-plugin.ts`). */

import { calledIn } from './names.ts';

export default calledIn('en');

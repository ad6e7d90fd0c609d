/** What is printed on the components, in English; a client is built with what comes out (`web/content-plugin.ts`). */

import { textsIn } from './names.ts';

export default textsIn('en');

/** What is printed on the components, in French; a client is built with what comes out (`web/content-plugin.ts`). */

import { textsIn } from './names.ts';

export default textsIn('fr');

/** What `web/maps/make.ts` gives. */

import type { FlatMap } from '../flat.ts';

declare const map: FlatMap;
export default map;

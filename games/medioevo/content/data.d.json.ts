/** What the schema says of the data. That it is true is proven by the kit. */

import type { Data } from './schema.ts';

declare const data: Data;
export default data;

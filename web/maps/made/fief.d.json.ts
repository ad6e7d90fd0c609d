/** What the builder gives. That it did is proven by a test. */

import type { MadeFief } from '../fief/made.ts';

declare const made: MadeFief;
export default made;

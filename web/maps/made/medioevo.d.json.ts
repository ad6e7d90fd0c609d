/** What the builder gives. That it did is proven by a test. */

import type { MadeMedioevo } from '../medioevo/made.ts';

declare const made: MadeMedioevo;
export default made;

/** What `castellan lab train` writes. That it fits the features is proven by the kit. */

import type { Weights } from '@castellan/engine';

declare const weights: Weights;
export default weights;

/** What comes next, as a list of frames. */

import type { Frame, Next } from '@castellan/engine';

export function framesOf(next: Next): readonly Frame[] {
  return next === undefined ? [] : 'step' in next ? [next] : next;
}

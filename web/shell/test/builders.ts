/** Questions for tests: as short to write as they are to read. */

import type { Asked, Option, Params, Refused } from '@castellan/engine';

export function option(key: string, at?: readonly string[], more: Partial<Option> & Params = {}): Option {
  return { key, say: key.split(' ')[0], at, ...more };
}

export function asked(kind: Asked['kind'], options: readonly Option[], more: Partial<Asked> = {}): Asked {
  return { id: '3:step:x', step: 'step', kind, params: {}, options, min: 1, max: 1, by: 1, suggestions: [], ...more };
}

export function refused(key: string, at: readonly string[], reason: string): Refused {
  return { ...option(key, at), refusal: { rule: 'CAR-1.1', key: reason, params: {} } };
}

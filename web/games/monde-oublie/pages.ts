/** On which of the three pages of a phone things lie. */

import type { Target } from '@castellan/engine';
import type { Page } from '../../shell/index.ts';
import { kindOf } from './options.ts';

const MINE: readonly string[] = ['citizen', 'city', 'reserve', 'army', 'token'];

export function pageOf(target: Target): Page {
  const kind = kindOf(target);
  return kind === 'rival' ? 'rivals' : MINE.includes(kind) ? 'mine' : 'board';
}

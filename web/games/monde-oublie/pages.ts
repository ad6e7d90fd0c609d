/** On which of the three pages of a phone things lie. */

import type { Target } from '@castellan/engine';
import type { Page } from '../../shell/index.ts';
import { kindOf } from './options.ts';

const MINE: readonly string[] = ['city', 'reserve', 'army', 'token'];

/** Citizens stand in the prompt sheet, on whatever page one is. */
export function pageOf(target: Target): Page | null {
  const kind = kindOf(target);
  if (kind === 'citizen') return null;
  return kind === 'rival' ? 'rivals' : MINE.includes(kind) ? 'mine' : 'board';
}

/** Things that are looked at all the time: they are dimmed only beside something that is taken up, when they could have gone with it. */

import type { Target } from '@castellan/engine';
import { type Choice, type Thing, thing } from '../../shell/index.ts';

export function quiet(choice: Choice, target: Target, classes: string, name?: string): Thing {
  const found = thing(choice, target, classes, name);
  return found['data-state'] === 'refused' && choice.selected.length === 0 ? { ...found, class: classes } : found;
}

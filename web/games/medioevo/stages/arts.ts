/** Technologies as the content has them. */

import type { UniView } from '@castellan/medioevo';
import { contentAt } from '../content.ts';

export function artOf(view: UniView, id: string) {
  return contentAt(view).technologies.find((technology) => technology.id === id);
}

/** What a level costs, in any branch. */
export function levelPrice(view: UniView, level: number): number {
  return contentAt(view).technologies.find((technology) => technology.level === level + 1)?.price ?? 0;
}

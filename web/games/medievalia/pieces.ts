/** All cards, to be looked at beside any game. */

import type { MedView } from '@castellan/medievalia';
import { printedIn } from '@castellan/medievalia/preview';
import type { Pieces } from '../../shell/index.ts';

const SHOWN = ['city', 'territory', 'character', 'civilBuilding', 'militaryBuilding'] as const;

export function pieces(view: MedView): readonly Pieces[] {
  const { types } = printedIn(view);
  return SHOWN.map((kind) => ({ kind, aid: true, targets: types.filter((type) => type.kind === kind).map(({ id }) => `hand:${id}`) }));
}

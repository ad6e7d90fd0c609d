/** All components, to be looked at beside any game. */

import type { MonView } from '@castellan/monde-oublie';
import type { Pieces } from '../../shell/index.ts';
import { factsOf } from './facts.ts';

export function pieces(view: MonView): readonly Pieces[] {
  const { ids } = factsOf(view);
  return [
    { kind: 'actions', aid: true, targets: ids.actions.map((id) => `action:${id}`) },
    { kind: 'starting', targets: ids.starting.map((id) => `row:${id}`) },
    { kind: 'deckA', targets: ids.deckA.map((id) => `row:${id}`) },
    { kind: 'deckB', targets: ids.deckB.map((id) => `row:${id}`) },
    { kind: 'soldiers', targets: ids.soldiers.map((id) => `soldiers:${id}`) },
    { kind: 'titans', targets: ids.titans.map((id) => `titan:${id}`) },
    { kind: 'provinces', aid: true, targets: ids.provinces.map((id) => `province:${id}`) },
  ];
}

/** Sheets, machines and cards, to be looked at beside any game. */

import type { AnaView } from '@castellan/anarchy';
import type { Pieces } from '../../shell/index.ts';
import { factsOf } from './facts.ts';

export function pieces(view: AnaView): readonly Pieces[] {
  const { areas, boxesOf, machines, paths, attackTypes, castles } = factsOf(view);
  return [
    { kind: 'areas', targets: areas.filter((id) => boxesOf(id).length > 0).map((id) => `area:${id}`) },
    { kind: 'machines', aid: true, targets: machines.map(({ target }) => target) },
    { kind: 'paths', aid: true, targets: paths.map((id) => `path:${id}`) },
    { kind: 'attacks', aid: true, targets: attackTypes.map((id) => `attackType:${id}`) },
    { kind: 'castles', targets: castles.map((id) => `castleCard:${id}`) },
  ];
}

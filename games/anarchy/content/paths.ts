/** What a path card asks for. */

import type { Metric } from '../vocabulary.ts';
import type { Condition } from './content.ts';
import type { Data } from './schema.ts';

type PathGoal = Data['pathCards'][number]['goal'];

/** The conditions for 1, 2 and 3 points; one card counts towers and the gate together. */
export function pathGoal({ metric, direction, vp1, vp2, vp3 }: PathGoal): readonly (readonly Condition[])[] {
  return [vp1, vp2, vp3].map((threshold) => conditionsOf(metric, direction === 'atLeast', threshold));
}

function conditionsOf(metric: Metric | 'towersAndGate', atLeast: boolean, threshold: PathGoal['vp1']): readonly Condition[] {
  const { tower, gate } = typeof threshold === 'number' ? { tower: threshold, gate: threshold } : threshold;
  if (metric !== 'towersAndGate') return [{ metric, atLeast, value: tower }];
  return [
    { metric: 'towerPips', atLeast, value: tower },
    { metric: 'gatePips', atLeast, value: gate },
  ];
}

/** What characters like beside what is sensible. */

import { type Instinct, weigher, weighing } from '@castellan/engine';
import { type Box, content } from '../content/content.ts';
import type { ActionOption } from '../options.ts';
import { action } from '../rules/actions.ts';
import type { AnaState } from '../state.ts';

type Liking = { readonly [area in Box['area']]?: number };

/** The areas of the sheets that are liked to be filled, and how much the other things that may be done are. */
function deeds(liked: Liking, others: { readonly [does in ActionOption['does']]?: number } = {}): Instinct<AnaState>['weigh'] {
  return weighing([
    weigher(action, (s: AnaState, option: ActionOption) =>
      option.does === 'fill' ? (liked[content.of(s).boxes[option.box].area] ?? 0) : (others[option.does] ?? 0),
    ),
  ]);
}

export const tastes: Instinct<AnaState>['tastes'] = {
  warlike: deeds(
    { warfare: 0.5, tactics: 0.4, stables: 0.5, machine: 0.4, knightTraining: 0.3, trainingGrounds: 0.3 },
    { attack: 0.5, prepare: 0.15 },
  ),
  thrifty: deeds({ quarryForest: 0.5, farms: 0.5, bank: 0.5, wheel: 0.25, machine: -0.2 }, { trade: -0.25 }),
  courtly: deeds({ entertainment: 0.5, tournaments: 0.5, michaelmas: 0.4, lammas: 0.4, valentine: 0.4, governance: 0.2, spies: 0.2 }),
  builder: deeds({ gate: 0.5, towers: 0.5, walls: 0.5, moat: 0.4, keep: 0.4, chapel: 0.4, ramparts: 0.3 }),
};

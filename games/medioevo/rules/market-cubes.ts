/** 36.1 to 36.3. The cube that a transport puts into an inhabited zone when it has sold there or leaves it. */

import { pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { cargoAt, NOWHERE, type UniState } from '../state.ts';
import { GOODS } from '../vocabulary.ts';
import { isPresent, putCube } from './markets.ts';
import { step } from './step.ts';
import type { GoodOption } from './trade-options.ts';

type Placing = { readonly seat: Seat; readonly slot: number; readonly zone: number; readonly sold: number };

/** Its colour was sold in that action (`sold`, as bits) or is aboard, is not present, and there is a cube of it (UNI-36.2, UNI-36.3). */
function qualifies(s: UniState, { slot, zone, sold }: Placing, good: number): boolean {
  if (((sold >> good) & 1) === 0 && s.cargo[cargoAt(slot, good)] === 0) return false;
  return s.cubes[good] > 0 && !isPresent(s, zone, good);
}

/** The owner chooses among several; if no colour qualifies nothing is placed. */
export const marketCube = step.pick('marketCube', {
  rule: ['UNI-36.1', 'UNI-36.2', 'UNI-36.3', 'UNI-36.7'],
  ask(s, { seat, slot, zone, sold }: Placing) {
    if (zone === NOWHERE) return null;
    const { nodes, options } = content.of(s);
    const open: GoodOption[] = [];
    for (let good = 0; good < GOODS.length; good++) if (qualifies(s, { seat, slot, zone, sold }, good)) open.push(options.trade.cube[good]);
    return open.length === 0 ? null : pick(seat, open, { params: { node: nodes[zone].id } });
  },
  answer(s, { seat, zone }, { index, good }: GoodOption) {
    putCube(s, zone, index);
    if (s.core.told !== null) s.core.told.push({ key: 'cubePlaced', params: { seat, good, node: content.of(s).nodes[zone].id } });
    return undefined;
  },
});

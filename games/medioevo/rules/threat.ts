/** 17. Which armies could strike where: each as if it set out now with all it has room for. Only what everybody sees enters. */

import type { Seat } from '@castellan/engine';
import { copy, NOWHERE, type UniState } from '../state.ts';
import { PHASE, TERRITORIES } from '../vocabulary.ts';
import { roomOf } from './loads.ts';
import { mayMove, mayWalk } from './march.ts';
import { beginMarch, NO_LOAD } from './movers.ts';
import { reachOf } from './outlook.ts';
import { armyIn } from './troops.ts';
import { fullMp, vehiclesOf } from './vehicles.ts';

/** Units of a seat that could be led into a place as one group. */
export type Threat = { readonly seat: Seat; readonly node: number; readonly units: number };

/** Of all but one seat. Once the combats of a turn are over it is the next turn's: movement points come back before (UNI-38.1). */
export function threatsTo(from: UniState, reader: Seat): Threat[] {
  const most = new Map<number, Threat>();
  for (const seat of from.order) {
    if (seat === reader || from.teams[seat] === from.teams[reader]) continue;
    const s = copy(from);
    s.march = beginMarch(seat);
    const slots = vehiclesOf(s, seat);
    if (s.phase > PHASE.combat) {
      s.stopped = [];
      for (const slot of slots) {
        s.halted[slot] = 0;
        s.mp[slot] = fullMp(s, slot);
      }
    }
    const strike = (slot: number, at: number, units: number): void => {
      if (units === 0) return;
      for (const { node } of reachOf(s, seat, { slot, from: at, load: NO_LOAD, along: [] }, false)) {
        const key = seat * s.inPlay.length + node;
        if ((most.get(key)?.units ?? 0) < units) most.set(key, { seat, node, units });
      }
    };
    for (const slot of slots) if (mayMove(s, seat, slot)) strike(slot, s.at[slot], Math.min(roomOf(s, slot), armyIn(s, seat, s.at[slot])));
    for (let territory = 0; territory < TERRITORIES; territory++)
      if (mayWalk(s, seat, territory)) strike(NOWHERE, territory, armyIn(s, seat, territory));
  }
  return [...most.values()];
}

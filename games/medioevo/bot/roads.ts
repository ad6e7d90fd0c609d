/** Where a transport could get to, as everybody can see: ways through places that would not stop it. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { entryOf, FREE, hasOpponents, tollDue } from '../rules/entering.ts';
import { isSea } from '../rules/map.ts';
import { mpOf, needsLogistics } from '../rules/reach.ts';
import type { UniState } from '../state.ts';
import { NODES } from '../vocabulary.ts';

/** By node: MP to get there (255 for not at all), and the place before it. */
export interface Reach {
  readonly cost: Uint8Array;
  readonly before: Int16Array;
  readonly reached: readonly number[];
}

export const FAR = 255;
const NOTHING: readonly number[] = [];

/** Ways of a mover from a place: it goes on wherever `opens`, and ends wherever it does not. */
function reachBy(
  s: UniState,
  seat: Seat,
  slot: number,
  from: number,
  mp: number,
  opens: (node: number) => boolean,
  lets: (node: number) => boolean,
): Reach {
  const { nodes } = content.of(s);
  const cost = new Uint8Array(NODES).fill(FAR);
  const before = new Int16Array(NODES).fill(-1);
  const reached = [from];
  cost[from] = 0;
  for (let i = 0; i < reached.length; i++) {
    const at = reached[i];
    if (i > 0 && !opens(at)) continue;
    for (const to of nodes[at].neighbours) {
      if (s.inPlay[to] === 0 || needsLogistics(slot, at, to) || !lets(to)) continue;
      const paid = cost[at] + mpOf(s, seat, slot, at, to, NOTHING);
      if (paid > mp || paid >= cost[to]) continue;
      if (cost[to] === FAR || s.terrain) reached.push(to);
      cost[to] = paid;
      before[to] = at;
    }
  }
  return { cost, before, reached };
}

/** Ways of an army: places that stop it are the ends of them. Nobody marches against his own team. */
export function armyReach(s: UniState, seat: Seat, slot: number, from: number, mp: number): Reach {
  return reachBy(
    s,
    seat,
    slot,
    from,
    mp,
    (node) => entryOf(s, seat, node, true) === FREE && tollDue(s, seat, node, NOTHING) === null,
    (node) => isSea(node) || s.control[node] < 0 || s.control[node] === seat || s.teams[s.control[node]] !== s.teams[seat],
  );
}

/** Ways of a trade transport: around hostile armies. */
export function tradeReach(s: UniState, seat: Seat, slot: number, from: number, mp: number): Reach {
  return reachBy(
    s,
    seat,
    slot,
    from,
    mp,
    () => true,
    (node) => !hasOpponents(s, seat, node),
  );
}

/** The first step on the way to a place; the place itself when it is next, -1 when one is there already. */
export function firstStep({ before }: Reach, from: number, to: number): number {
  if (from === to) return -1;
  let node = to;
  while (before[node] !== from && before[node] >= 0) node = before[node];
  return node;
}

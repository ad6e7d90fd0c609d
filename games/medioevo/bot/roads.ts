/** Where a transport could get to, as everybody can see: ways through places that would not stop it. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { entryOf, FREE, hasOpponents, isWild, tollDue } from '../rules/entering.ts';
import { isSea } from '../rules/map.ts';
import { owns, unflipped } from '../rules/points.ts';
import { mpOf, needsLogistics } from '../rules/reach.ts';
import { hue, type UniState } from '../state.ts';
import { NODES, ORANGE, TECHNOLOGIES } from '../vocabulary.ts';

/** By node: MP to get there (255 for not at all), and the place before it. */
export interface Reach {
  readonly cost: Uint8Array;
  readonly before: Int16Array;
  readonly reached: readonly number[];
}

export const FAR = 255;
const NOTHING: readonly never[] = [];

const EDICT = TECHNOLOGIES.indexOf('edict');

/** What a mover goes on through: freely, by an edict, or not at all. */
const FREELY = 0;
const BY_EDICT = 1;
const ENDS = FAR;

/** Ways of a mover from a place: it goes on through places as far as its edicts last, and ends where it cannot. */
function reachBy(
  s: UniState,
  seat: Seat,
  slot: number,
  from: number,
  mp: number,
  through: (node: number) => number,
  edicts: number,
  lets: (node: number) => boolean,
): Reach {
  const { nodes } = content.of(s);
  const cost = new Uint8Array(NODES).fill(FAR);
  const before = new Int16Array(NODES).fill(-1);
  const crossed = new Uint8Array(NODES);
  const reached = [from];
  cost[from] = 0;
  for (let i = 0; i < reached.length; i++) {
    const at = reached[i];
    const spent = i === 0 ? 0 : crossed[at] + through(at);
    if (spent > edicts) continue;
    for (const to of nodes[at].neighbours) {
      if (s.inPlay[to] === 0 || needsLogistics(slot, at, to) || !lets(to)) continue;
      const paid = cost[at] + mpOf(s, seat, slot, at, to, NOTHING);
      if (paid > mp || paid >= cost[to]) continue;
      if (cost[to] === FAR || s.terrain) reached.push(to);
      cost[to] = paid;
      crossed[to] = spent;
      before[to] = at;
    }
  }
  return { cost, before, reached };
}

/** Wild lands that an army could cross by Edict with points that cost nothing (UNI-46.9). */
function edictsOf(s: UniState, seat: Seat): number {
  return owns(s, seat, EDICT) ? s.points[hue(seat, ORANGE)] + unflipped(s, seat, ORANGE) : 0;
}

/** Whether the present move has paid for crossing a wild land already. */
export function isCalmed(s: UniState, node: number): boolean {
  return s.march?.edicts.includes(node) ?? false;
}

/** Ways of an army: places that stop it are the ends of them. Nobody marches against his own team. */
export function armyReach(s: UniState, seat: Seat, slot: number, from: number, mp: number): Reach {
  return reachBy(
    s,
    seat,
    slot,
    from,
    mp,
    (node) => {
      if (entryOf(s, seat, node, true) === FREE) return tollDue(s, seat, node, NOTHING) === null ? FREELY : ENDS;
      return isWild(s, node) ? (isCalmed(s, node) ? FREELY : BY_EDICT) : ENDS;
    },
    edictsOf(s, seat),
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
    () => FREELY,
    0,
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

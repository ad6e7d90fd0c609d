/** Where a transport could get to, as everybody can see: ways through places that would not stop it. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { entryOf, FREE, hasOpponents, isWild, tollDue } from '../rules/entering.ts';
import { isSea } from '../rules/map.ts';
import { owns, unflipped } from '../rules/points.ts';
import { mpOf, needsLogistics } from '../rules/reach.ts';
import { hue, NOWHERE, type UniState } from '../state.ts';
import { NODES, ORANGE, TECHNOLOGIES } from '../vocabulary.ts';

/** By node: MP to get there (255 for not at all), and the place before it. */
export interface Reach {
  readonly cost: readonly number[];
  readonly before: readonly number[];
  readonly reached: readonly number[];
}

export const FAR = 255;
const NOTHING: readonly never[] = [];

/** What every search begins with, copied: small typed arrays take far longer to make. */
const UNREACHED: readonly number[] = new Array<number>(NODES).fill(FAR);
const FROM_NOWHERE: readonly number[] = new Array<number>(NODES).fill(NOWHERE);
const UNCROSSED: readonly number[] = new Array<number>(NODES).fill(0);

const EDICT = TECHNOLOGIES.indexOf('edict');

/** What a mover goes on through: freely, by an edict, or not at all. */
const FREELY = 0;
const BY_EDICT = 1;
const ENDS = FAR;

/** Who goes how far, what he goes on through with how many edicts, and what lets him in. */
interface Mover {
  readonly seat: Seat;
  readonly slot: number;
  readonly mp: number;
  through(node: number): number;
  readonly edicts: number;
  lets(node: number): boolean;
}

/** Ways that are followed as far as somebody asks. */
export interface Ways extends Reach {
  readonly mover: Mover;
  readonly cost: number[];
  readonly before: number[];
  readonly crossed: number[];
  readonly reached: number[];
  /** How many of the places reached have been gone on from. */
  followed: number;
}

function waysFrom(from: number, mover: Mover): Ways {
  const cost = UNREACHED.slice();
  cost[from] = 0;
  return { mover, cost, before: FROM_NOWHERE.slice(), crossed: UNCROSSED.slice(), reached: [from], followed: 0 };
}

/** Goes on from the next place: through it as far as the edicts last, and no farther where nobody can. */
function follow(s: UniState, ways: Ways): void {
  const { mover, cost, before, crossed, reached } = ways;
  const { seat, slot, mp, edicts } = mover;
  const at = reached[ways.followed];
  const spent = ways.followed === 0 ? 0 : crossed[at] + mover.through(at);
  ways.followed++;
  if (spent > edicts) return;
  for (const to of content.of(s).nodes[at].neighbours) {
    // Most places have been reached from another side, which is asked first.
    if (cost[to] <= cost[at]) continue;
    const paid = cost[at] + mpOf(s, seat, slot, at, to, NOTHING);
    if (paid > mp || paid >= cost[to] || s.inPlay[to] === 0 || needsLogistics(slot, at, to) || !mover.lets(to)) continue;
    if (cost[to] === FAR || s.terrain) reached.push(to);
    cost[to] = paid;
    crossed[to] = spent;
    before[to] = at;
  }
}

/** Follows ways until whatever costs no more than this is known. Whether there is more to follow. */
export function followTo(s: UniState, ways: Ways, most: number): boolean {
  while (isOpenWithin(ways, most)) follow(s, ways);
  return ways.followed < ways.reached.length;
}

/** No step costs less than nothing: where all that is left is dearer, nothing so cheap is still to come. */
function isOpenWithin({ cost, reached, followed }: Ways, most: number): boolean {
  for (let i = followed; i < reached.length; i++) if (cost[reached[i]] <= most) return true;
  return false;
}

/** All ways of a mover from a place. */
function reachBy(s: UniState, from: number, mover: Mover): Reach {
  const ways = waysFrom(from, mover);
  while (ways.followed < ways.reached.length) follow(s, ways);
  return ways;
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
  return reachBy(s, from, {
    seat,
    slot,
    mp,
    through(node) {
      if (entryOf(s, seat, node, true) === FREE) return tollDue(s, seat, node, NOTHING) === null ? FREELY : ENDS;
      return isWild(s, node) ? (isCalmed(s, node) ? FREELY : BY_EDICT) : ENDS;
    },
    edicts: edictsOf(s, seat),
    lets(node) {
      return isSea(node) || s.control[node] < 0 || s.control[node] === seat || s.teams[s.control[node]] !== s.teams[seat];
    },
  });
}

/** Ways of a trade transport: around hostile armies. */
export function tradeReach(s: UniState, seat: Seat, slot: number, from: number, mp: number): Reach {
  return reachBy(s, from, trader(s, seat, slot, mp));
}

/** The same, to be followed (`followTo`). */
export function tradeWays(s: UniState, seat: Seat, slot: number, from: number, mp: number): Ways {
  return waysFrom(from, trader(s, seat, slot, mp));
}

function trader(s: UniState, seat: Seat, slot: number, mp: number): Mover {
  return {
    seat,
    slot,
    mp,
    through() {
      return FREELY;
    },
    edicts: 0,
    lets(node) {
      return !hasOpponents(s, seat, node);
    },
  };
}

/** The first step on the way to a place; the place itself when it is next, -1 when one is there already. */
export function firstStep({ before }: Reach, from: number, to: number): number {
  if (from === to) return -1;
  let node = to;
  while (before[node] !== from && before[node] >= 0) node = before[node];
  return node;
}

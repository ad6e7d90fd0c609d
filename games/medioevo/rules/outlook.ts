/** 17, 35. How far a piece gets with its MP, and what it would meet there: looked ahead step by step with the rules of each step. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { copy, NOBODY, type UniState } from '../state.ts';
import { NODES } from '../vocabulary.ts';
import { isCharged, isUndeclared } from './diplomacy.ts';
import { attackedIn, CLASHES, entryOf, FREE, HALTS, hasOpponents } from './entering.ts';
import { loadGroup } from './loads.ts';
import { isUnnoticed, type Purpose, road, whyNotRoad } from './march.ts';
import { type Group, isManned } from './movers.ts';
import { isFreeStep, mpOf, needsLogistics, whyNotStep } from './reach.ts';
import { armyIn } from './troops.ts';

/** A place that a piece can get to by plain steps, none of them paid for by a technology. */
export type Reach = {
  readonly node: number;
  /** MP left there. */
  readonly mp: number;
  /** Places on the way, this one last. */
  readonly way: readonly number[];
  /** What it meets: nothing, a stop, a clash; a trade transport falls into the hands of armies. */
  readonly meets: 'nothing' | 'stop' | 'clash' | 'capture';
  /** Whom entering attacks; -1 for nobody. And what honour that costs. */
  readonly attacks: number;
  readonly honour: number;
};

const MEETS = { [FREE]: 'nothing', [HALTS]: 'stop', [CLASHES]: 'clash' } as const;

/** A step further: what it costs, and what is met. Null where the piece may not go. */
type Ahead = (s: UniState, from: number, to: number) => Pick<Reach, 'meets' | 'attacks' | 'honour'> | null;

/** Cheapest ways first; who meets anything goes no further. */
function spread(from: UniState, seat: Seat, slot: number, start: number, castlesOf: (s: UniState) => number[], ahead: Ahead): Reach[] {
  const { nodes } = content.of(from);
  const s = copy(from);
  const used = castlesOf(s).slice();
  const found = new Map<number, Reach>();
  const open: { node: number; mp: number; way: readonly number[]; castles: readonly number[] }[] = [
    { node: start, mp: slot < 0 ? 0 : s.mp[slot], way: [], castles: used },
  ];
  const done = new Set<number>();
  while (open.length > 0) {
    let best = 0;
    for (let i = 1; i < open.length; i++)
      if (open[i].mp > open[best].mp || (open[i].mp === open[best].mp && open[i].way.length < open[best].way.length)) best = i;
    const [here] = open.splice(best, 1);
    if (done.has(here.node)) continue;
    done.add(here.node);
    if (slot >= 0) {
      s.at[slot] = here.node;
      s.mp[slot] = here.mp;
    }
    castlesOf(s).splice(0, Number.POSITIVE_INFINITY, ...here.castles);
    for (const to of nodes[here.node].neighbours) {
      if (to === start || done.has(to)) continue;
      const next = ahead(s, here.node, to);
      if (next === null) continue;
      const mp = slot < 0 ? 0 : here.mp - mpOf(s, seat, slot, here.node, to, here.castles);
      const way = [...here.way, to];
      const known = found.get(to);
      if (known !== undefined && (known.mp > mp || (known.mp === mp && known.way.length <= way.length))) continue;
      found.set(to, { node: to, mp, way, ...next });
      // On foot one gets a single step out of a castle (UNI-17.17).
      if (next.meets !== 'nothing' || slot < 0) continue;
      const free = isFreeStep(s, seat, slot, here.node, to, here.castles);
      open.push({ node: to, mp, way, castles: free ? [...here.castles, slot * NODES + here.node] : here.castles });
    }
  }
  return [...found.values()];
}

/** The group that a seat is about to load or to lead on; null where it is asked something else. */
export function groupInHand(s: UniState): { readonly seat: Seat; readonly group: Group; readonly isLoaded: boolean } | null {
  const top: object | undefined = s.core.stack[s.core.stack.length - 1];
  if (top === undefined || !isGroupFrame(top)) return null;
  if (top.step === road.name) return { seat: top.seat, group: top.group, isLoaded: true };
  return top.step === loadGroup.name && top.purpose?.kind === 'march' ? { seat: top.seat, group: top.group, isLoaded: false } : null;
}

interface GroupFrame {
  readonly step: string;
  readonly seat: Seat;
  readonly group: Group;
  readonly purpose?: Purpose;
}

function isGroupFrame(frame: object): frame is GroupFrame {
  return 'step' in frame && (frame.step === road.name || frame.step === loadGroup.name);
}

/** Where a group of a complete move can get to. Its load may still be open: then it is taken to have units with it. */
export function reachOf(s: UniState, seat: Seat, group: Group, isLoaded: boolean): Reach[] {
  const { slot, from } = group;
  if (s.march === null) return [];
  const { undeclaredAttack } = content.of(s).honour;
  const manned = !isLoaded || isManned(s, group, seat);
  return spread(
    s,
    seat,
    slot,
    from,
    (other) => other.march?.castles ?? [],
    (world, here, to) => {
      if (slot >= 0 && needsLogistics(slot, here, to)) return null;
      if (whyNotRoad(world, seat, slot, here, to) !== null) return null;
      if (isUnnoticed(world, slot)) return { meets: 'nothing', attacks: NOBODY, honour: 0 };
      const attacked = attackedIn(world, seat, to);
      const entry = entryOf(world, seat, to, manned || armyIn(world, seat, to) > 0);
      return {
        meets: MEETS[entry === HALTS ? HALTS : entry === CLASHES ? CLASHES : FREE],
        attacks: attacked !== NOBODY && isCharged(world, seat, attacked) ? attacked : NOBODY,
        honour: attacked !== NOBODY && isUndeclared(world, seat, attacked) ? undeclaredAttack : 0,
      };
    },
  );
}

/** Where the acting trade transport can get to (UNI-35.3, UNI-35.5). */
export function tradeReach(s: UniState, seat: Seat, slot: number): Reach[] {
  if (s.trade === null) return [];
  return spread(
    s,
    seat,
    slot,
    s.at[slot],
    (other) => other.trade?.castles ?? [],
    (world, here, to) => {
      if (needsLogistics(slot, here, to) || whyNotStep(world, seat, slot, to, world.trade?.castles ?? []) !== null) return null;
      const isTaken = !isUnnoticed(world, slot) && hasOpponents(world, seat, to);
      return { meets: isTaken ? 'capture' : 'nothing', attacks: NOBODY, honour: 0 };
    },
  );
}

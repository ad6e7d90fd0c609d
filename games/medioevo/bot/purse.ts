/** What a seat that buys has in hand, and what its purchases are judged by. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { roomOf } from '../rules/loads.ts';
import { isSea } from '../rules/map.ts';
import { interestOf } from '../rules/money.ts';
import { recruitingSites } from '../rules/recruiting.ts';
import { CONTESTS, type Contest, prizeFor } from '../rules/scoring.ts';
import { incomeOf } from '../rules/taxes.ts';
import { musterOf } from '../rules/troops.ts';
import { upkeepOf } from '../rules/upkeep.ts';
import { kindOf, vehiclesOf } from '../rules/vehicles.ts';
import type { UniState } from '../state.ts';
import { CARAVAN, CATEGORIES, GALLEY, LIGHT, SHIP, WAGON } from '../vocabulary.ts';
import { count } from './odds.ts';
import { once } from './once.ts';
import { armyReach, FAR } from './roads.ts';
import { lawReserve } from './taxing.ts';
import { honourWorth, turnsLeft } from './worth.ts';

/** What all purchases of a question are judged by, found out once. */
export interface Purse {
  readonly budget: number;
  /** What a florin is worth: less of many, and little when the game is about to end. */
  readonly thrift: number;
  readonly income: number;
  readonly hands: Hands;
  /** By category of buildings: the honour that one more of the highest would bring, if the game ended now. */
  readonly crowns: readonly number[];
  /** Transports that lead armies, and where each could fetch recruits. */
  readonly leaders: readonly { readonly slot: number; readonly near: readonly number[] }[];
}

function purseOf(s: UniState, seat: Seat): Purse {
  const leaders: { slot: number; near: number[] }[] = [];
  const sites = recruitingSites(s, seat);
  for (const slot of vehiclesOf(s, seat)) {
    const kind = kindOf(slot);
    if ((kind !== WAGON && kind !== GALLEY) || isSea(s.at[slot])) continue;
    const { cost } = armyReach(s, seat, slot, s.at[slot], Math.max(1, s.mp[slot] - 2));
    leaders.push({ slot, near: sites.filter((site) => cost[site] < FAR) });
  }
  const budget = s.florins[seat] - reserveOf(s, seat);
  return {
    budget,
    thrift: turnsLeft(s) === 0 ? 0.3 : Math.max(0.3, Math.min(1, 600 / Math.max(1, budget))),
    income: s.tax[seat] === 0 ? 240 : incomeOf(s, seat),
    hands: handsOf(s, seat),
    crowns: CATEGORIES.map((_, category) => honourForOneMore(s, seat, CROWNED[category])),
    leaders,
  };
}

export const purse = once((s: UniState, seat: Seat, _p: object) => purseOf(s, seat));

/** Turns before the end from which on the final scoring is looked at. */
export const SIGHT = 3;

/** Florins that are kept for the next taxes: what upkeep and interest take beyond what comes in, and what Law asks before. */
function reserveOf(s: UniState, seat: Seat): number {
  if (turnsLeft(s) === 0) return 0;
  const due = Math.max(interestOf(s, seat), s.loans[seat] * content.of(s).loans.interest);
  return Math.max(0, upkeepOf(s, seat) + due - incomeOf(s, seat)) + Math.max(40, lawReserve(s, seat));
}

/** Armies that a seat's transports could lead, and those it has. */
interface Hands {
  readonly wagons: number;
  readonly room: number;
  readonly fighters: number;
  readonly traders: number;
}

function handsOf(s: UniState, seat: Seat): Hands {
  let wagons = 0;
  let room = 0;
  let traders = 0;
  for (const slot of vehiclesOf(s, seat)) {
    const kind = kindOf(slot);
    if (kind === CARAVAN || kind === SHIP) traders++;
    if (kind !== WAGON && kind !== GALLEY) continue;
    wagons++;
    room += roomOf(s, slot);
  }
  const muster = musterOf(s, seat);
  return { wagons, room, fighters: count(muster) - muster[LIGHT], traders };
}

/** How many armies a realm can feed. */
export function armiesWanted(income: number): number {
  return income < 220 ? 1 : income < 500 ? 2 : income < 800 ? 3 : income < 1200 ? 4 : 5;
}

/** What those with most of the highest buildings have honour for, by category. */
const CROWNED: readonly Contest[] = ['cities', 'castles', 'cathedrals'];

function honourForOneMore(s: UniState, seat: Seat, contest: Contest): number {
  if (turnsLeft(s) > SIGHT) return 0;
  const own = CONTESTS[contest].count(s, seat);
  return prizeFor(s, seat, contest, own + 1) - prizeFor(s, seat, contest, own);
}

/** What so much more honour is worth if the game ended now; early on it is no more than a hope. */
export function endGain(s: UniState, honour: number): number {
  const left = turnsLeft(s);
  return left > SIGHT ? 0 : honour * honourWorth(s) * [0.95, 0.6, 0.4, 0.25][left];
}

/** 22. Captains: actions of the round, named before archery is rolled, and what they make of the abilities. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Battle, NOBODY, type UniState } from '../state.ts';
import { ARCHER, CAVALRY, HEAVY, LIGHT, UNITS } from '../vocabulary.ts';
import { ACT, CANCEL, ENABLE, ORDERS, type OrderOption } from './battle-options.ts';
import { MAJORITY } from './damage.ts';
import { aboutBattle, captainsOf, inFight, inTime, isPlayer, isSettled, ownIndex, present, sideAt } from './fighters.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

const NOT_AT_SEA = reason('UNI-24.4', 'notAtSea');
const ONCE_EACH = reason('UNI-22.5', 'captainActsOnce');
const NONE_LEFT = reason('UNI-22.5', 'noUnitForOrder');
const NOTHING_TO_ENABLE = reason('UNI-22.2', 'nothingBlocked');

/** At sea only archers and light infantry have abilities (UNI-24.4). */
export function worksIn(b: Battle, unit: number): boolean {
  return !b.naval || unit === ARCHER || unit === LIGHT;
}

/** Whether the enemy has a type too, and so keeps it from using its ability; with card 4 only by as many (UNI-21.1, UNI-45.4). */
export function isBlocked(s: UniState, b: Battle, i: number, unit: number): boolean {
  const theirs = inFight(s, b, 1 - i, unit);
  return theirs > 0 && ((b.effects[i] & MAJORITY) === 0 || theirs >= inFight(s, b, i, unit));
}

/** Units of a type that may use its ability, captain actions counted but for captains who act themselves (UNI-21.1, UNI-22.2, UNI-22.8). */
export function ableUnits(s: UniState, b: Battle, i: number, unit: number): number {
  const n = inFight(s, b, i, unit);
  if (n === 0 || !worksIn(b, unit)) return 0;
  if (isBlocked(s, b, i, unit)) return b.leader === i ? Math.min(n, b.orders[ENABLE + unit]) : 0;
  return Math.max(0, n - (b.leader === 1 - i ? b.orders[CANCEL + unit] : 0));
}

/** Captains who act as a type themselves, each at most once (UNI-22.2, UNI-22.5, UNI-22.8). */
export function actingCaptains(s: UniState, b: Battle, i: number, unit: number): number {
  return b.leader === i ? Math.min(b.orders[ACT + unit], captainsOf(s, b, i).n) : 0;
}

/** The side with more levels of captains has as many actions as the difference (UNI-22.1). */
function callCaptains(s: UniState, b: Battle): number {
  const [mine, theirs] = [captainsOf(s, b, 0).levels, captainsOf(s, b, 1).levels];
  b.leader = mine === theirs ? NOBODY : mine > theirs ? 0 : 1;
  return Math.abs(mine - theirs);
}

/** Barbarian captains shoot (UNI-41.7). */
function commandHorde(s: UniState, b: Battle, actions: number): void {
  b.orders[ACT + ARCHER] = Math.min(actions, captainsOf(s, b, b.leader).n);
}

/** Why an action cannot be named: the sea, a captain who has acted so, no further unit, nothing to enable (UNI-22.2, UNI-22.5). */
function whyNotOrder(s: UniState, b: Battle, i: number, order: number): Reason | null {
  const unit = order % ENABLE;
  if (!worksIn(b, unit)) return NOT_AT_SEA;
  if (order < ENABLE) return b.orders[order] < captainsOf(s, b, i).n ? null : ONCE_EACH;
  if (order >= CANCEL) return b.orders[order] < inFight(s, b, 1 - i, unit) ? null : NONE_LEFT;
  if (!isBlocked(s, b, i, unit)) return NOTHING_TO_ENABLE;
  return b.orders[order] < inFight(s, b, i, unit) ? null : NONE_LEFT;
}

/** What an action is worth in units of the enemy, by type of unit: to take from him what works, to let one's own work. */
const CANCELLED: readonly number[] = [0.1, 0.6, 0.35, 1.2];
const ENABLED: readonly number[] = [0, 0.9, 0.375, 1.1];

/** Horse of the enemy is held, own horse let loose, else the captain rides, stands or shoots; he is not given up (UNI-22.2). */
export function orderWorth(s: UniState, b: Battle, i: number, order: number): number {
  const unit = order % ENABLE;
  if (order >= CANCEL) return inFight(s, b, i, unit) > 0 ? -1 : CANCELLED[unit];
  if (order >= ENABLE) return ENABLED[unit];
  return order === ACT + HEAVY ? 0.8 : order === ACT + ARCHER ? 0.4 : order === ACT + CAVALRY ? 1 : -1;
}

/** One action after the other, up to the difference (UNI-22.2, UNI-22.4). */
export const captainActions = step.pick('captainActions', {
  rule: ['UNI-22.1', 'UNI-22.2', 'UNI-22.3', 'UNI-22.4', 'UNI-22.5', 'UNI-24.4'],
  ask(s, { seat, left }: { seat: Seat; left: number }) {
    const b = present(s);
    if (left === 0 || isSettled(s, b)) return null;
    const { battle } = content.of(s).options;
    const i = ownIndex(s, seat);
    const open: OrderOption[] = [battle.noOrder];
    for (let order = 0; order < ORDERS; order++) if (whyNotOrder(s, b, i, order) === null) open.push(battle.order[order]);
    return open.length === 1 ? null : pick(seat, open, { params: { ...aboutBattle(s, b), left }, limit: inTime(s, battle.noOrder.key) });
  },
  answer(s, { seat, left }, { order }: OrderOption): Next {
    if (order < 0) return undefined;
    present(s).orders[order]++;
    s.core.told?.push({
      key: order < ENABLE ? 'captainActs' : order < CANCEL ? 'captainEnables' : 'captainCancels',
      params: { seat, unit: UNITS[order % ENABLE] },
    });
    return captainActions.do({ seat, left: left - 1 });
  },
  ways: {
    /** Where they count most, action by action (UNI-47.15). */
    best: {
      find(s, { seat }) {
        const b = present(s);
        const i = ownIndex(s, seat);
        const { battle } = content.of(s).options;
        let [best, worth] = [battle.noOrder, 0];
        for (let order = 0; order < ORDERS; order++) {
          if (whyNotOrder(s, b, i, order) !== null || orderWorth(s, b, i, order) <= worth) continue;
          best = battle.order[order];
          worth = orderWorth(s, b, i, order);
        }
        return best.key;
      },
    },
    /** All of them shoot (UNI-47.15). */
    shoot: {
      find(s, { seat }) {
        const { battle } = content.of(s).options;
        const why = whyNotOrder(s, present(s), ownIndex(s, seat), ACT + ARCHER);
        return (why === null ? battle.order[ACT + ARCHER] : battle.noOrder).key;
      },
    },
  },
  refused(s, { seat }): Refused[] {
    const b = present(s);
    const refused: Refused[] = [];
    for (let order = 0; order < ORDERS; order++) {
      const why = whyNotOrder(s, b, ownIndex(s, seat), order);
      if (why !== null) refused.push(refuse(content.of(s).options.battle.order[order], why, { unit: UNITS[order % ENABLE] }));
    }
    return refused;
  },
});

/** Frames for the captains of the round. */
export function commanding(s: UniState, b: Battle): Next {
  const actions = callCaptains(s, b);
  if (b.leader === NOBODY) return undefined;
  const side = sideAt(b, b.leader);
  if (isPlayer(side)) return captainActions.do({ seat: side, left: actions });
  commandHorde(s, b, actions);
  return undefined;
}

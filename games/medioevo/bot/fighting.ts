/** Battles: fight, flee or talk; engines, captains, dice and damage (notes 4, 7 and 8 for bots). */

import type { Amount, Option, Seat } from '@castellan/engine';
import type { DieOption, TargetOption } from '../options.ts';
import { enginesOf } from '../rules/artillery.ts';
import {
  type CrewOption,
  type DamageOption,
  type FleetOption,
  type OrderOption,
  OUT,
  type ProtectionOption,
  type RoundOption,
  type YesOption,
} from '../rules/battle-options.ts';
import { orderWorth } from '../rules/captain-orders.ts';
import { armyOf, inFight, ownIndex, present, sideAt } from '../rules/fighters.ts';
import type { SpoilOption, TargetNode } from '../rules/march-options.ts';
import { lossValue } from '../rules/melee.ts';
import { lootOf } from '../rules/pillage.ts';
import { protectionIn } from '../rules/protection.ts';
import { bestReroll } from '../rules/rerolls.ts';
import { troopsIn } from '../rules/troops.ts';
import { isTrade, vehiclesOf } from '../rules/vehicles.ts';
import type { Battle, UniState } from '../state.ts';
import { ARCHER, ATTACKS, BARBARIANS, CAVALRY, LIGHT, SLOTS } from '../vocabulary.ts';
import { chanceOf, count, lossOf, toughness } from './odds.ts';
import { TASTE } from './taste.ts';
import { landWorth, turnsLeft } from './worth.ts';

/** How likely a side of the present battle is to win, at a glance. */
function chanceIn(s: UniState, b: Battle, i: number): number {
  const [mine, theirs] = [sideAt(b, i), sideAt(b, 1 - i)];
  const protection = b.naval || theirs === BARBARIANS ? 0 : protectionIn(s, theirs, b.place);
  return chanceOf(s, troopsIn(s, mine, b.place), troopsIn(s, theirs, b.place), theirs, protection);
}

/** The attacker goes on unless he would lose; the stronger asks the weaker to yield, once. */
export function weighRound(s: UniState, { act, mp }: RoundOption, seat: Seat): number {
  const b = present(s);
  const i = ownIndex(s, seat);
  const chance = chanceIn(s, b, i);
  switch (act) {
    case 'fight':
      return 1;
    case 'flee':
      return chance < TASTE.flees && armyOf(s, b, i) > 1 ? 3 - mp / 10 : -1;
    case 'offer':
      return chance < TASTE.yields && armyOf(s, b, i) > 2 ? 2 : -1;
    case 'demand':
      return chance > TASTE.demands && armyOf(s, b, 1 - i) > 1 ? 1.5 : -1;
  }
}

/** Whoever has no hope saves his units; whoever is offered a victory takes it. */
export function weighSurrender(s: UniState, { yes }: YesOption, { act }: { readonly act: 'offer' | 'demand' }, seat: Seat): number {
  if (!yes) return 0;
  const b = present(s);
  const i = ownIndex(s, seat);
  if (act === 'offer') return 1;
  return chanceIn(s, b, i) < 0.15 && armyOf(s, b, i) > 1 ? 1 : -1;
}

/** Prisoners bring ransoms, if they cost nothing. */
export function weighCapture(s: UniState, { yes }: YesOption, seat: Seat): number {
  const b = present(s);
  const i = ownIndex(s, seat);
  return yes && armyOf(s, b, i) >= b.ratio[i] * armyOf(s, b, 1 - i) ? 1 : yes ? -1 : 0;
}

/** Against engines, against bows where only the other shoots, else against the melee. */
export function weighProtection(s: UniState, { bits }: ProtectionOption, seat: Seat): number {
  const b = present(s);
  const i = ownIndex(s, seat);
  let worth = 0;
  if (bits & (1 << ATTACKS.indexOf('melee'))) worth += 1 + 0.3 * inFight(s, b, 1 - i, CAVALRY);
  if (bits & (1 << ATTACKS.indexOf('archers'))) worth += inFight(s, b, i, ARCHER) === 0 ? 0.375 * inFight(s, b, 1 - i, ARCHER) : 0;
  if (bits & (1 << ATTACKS.indexOf('artillery'))) worth += 0.8 * enginesOf(s, b, 1 - i).length;
  return worth;
}

export function weighCrew({ act }: CrewOption): number {
  return act === 'all' ? 2 : act === 'done' ? 1 : 0;
}

/** Where a captain counts most. */
export function weighOrder(s: UniState, { order }: OrderOption, seat: Seat): number {
  return order < 0 ? 0 : orderWorth(s, present(s), ownIndex(s, seat), order);
}

/** Light infantry is given up only where a horde could not be beaten else. */
export function sacrificeFor(s: UniState, { min, max }: Amount, seat: Seat): number {
  const b = present(s);
  const i = ownIndex(s, seat);
  const chance = chanceIn(s, b, i);
  if (chance > 0.75 || armyOf(s, b, i) < 4) return min;
  return Math.max(min, Math.min(max, 1));
}

/** Dice to be thrown again. */
export function rerollFor(s: UniState, options: readonly Option[], seat: Seat): readonly Option[] {
  const b = present(s);
  const at = 3 * ownIndex(s, seat);
  const subset = bestReroll(b.dice.slice(at, at + 3));
  return options.filter((_, die) => (subset >> die) & 1);
}

export function weighDie(s: UniState, { die }: DieOption, seat: Seat): number {
  const b = present(s);
  const at = 3 * ownIndex(s, seat);
  return (bestReroll(b.dice.slice(at, at + 3)) >> die) & 1 ? 1 : -1;
}

/** Damage as far as anybody is left to take it, else fewer losses. */
export function superiorityFor(s: UniState, { max }: Amount, { score }: { readonly score: number }, seat: Seat): number {
  const b = present(s);
  const i = ownIndex(s, seat);
  const left = toughness(troopsIn(s, sideAt(b, 1 - i), b.place)) - score;
  return Math.max(0, Math.min(max, Math.ceil(left), max - Math.min(lossValue(s, b, i), Math.max(0, max - Math.ceil(left)))));
}

/** All blood that a round may need, once the battle hangs on it. */
export function bloodFor(s: UniState, { max }: Amount, seat: Seat): number {
  const b = present(s);
  const chance = chanceIn(s, b, ownIndex(s, seat));
  return chance > 0.3 && chance < 0.8 ? Math.min(max, 3) : 0;
}

/** Who takes a point: the cheapest of one's own, the dearest of the enemy's. */
export function weighDamage(
  s: UniState,
  { kind, role }: DamageOption,
  { seat, side }: { readonly seat: Seat; readonly side: number },
): number {
  const loss = lossOf(s, kind) + (role === OUT ? -5 : 0);
  return seat === side ? -loss : loss;
}

export function weighEventDamage(s: UniState, { kind }: DamageOption): number {
  return -lossOf(s, kind);
}

/** Who flees with the transports: the dearest. */
export function fleeingOf({ min, max }: Amount, { unit }: { readonly unit: number }): number {
  return unit === LIGHT ? min : max;
}

export function weighLostUnit(s: UniState, { target }: TargetOption): number {
  return -lossOf(s, target);
}

export function weighFleet({ to }: FleetOption): number {
  return to < 0 ? 1 : 0;
}

/** Kept is what yields; in a land that will be lost again it is turned into money. */
export function weighSpoils(s: UniState, { keeps, element }: SpoilOption, { place }: { readonly place: number }, seat: Seat): number {
  const holds = turnsLeft(s) === 0 || count(troopsIn(s, seat, place)) > 1;
  if (element < 0) return -2;
  if (element < SLOTS) {
    // One merchant does the route; more of them only eat.
    const idle = isTrade(element) && vehiclesOf(s, seat).some((slot) => isTrade(slot));
    return keeps ? (idle ? 0 : 2) : lootOf(s, element) / 100;
  }
  return keeps ? (holds ? 2 : 0.5) : lootOf(s, element) / 200;
}

/** Tokens where land is worth most. */
export function weighReplacing(s: UniState, { index }: TargetNode, seat: Seat): number {
  return landWorth(s, seat, index);
}

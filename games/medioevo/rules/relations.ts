/** 39. Relations of two players: peace, war, armistice, and what pacts allow. */

import type { Seat } from '@castellan/engine';
import { type Pact, type Payment, pairAt, type Side, type UniState } from '../state.ts';
import { BARBARIANS, type PactKind } from '../vocabulary.ts';

/** Whether a war between the two is lawful now; a war declared this turn is still pending (UNI-39.3, UNI-39.32). */
export function atWar(s: UniState, one: Seat, other: Seat): boolean {
  const since = s.war[pairAt(one, other)];
  return since > 0 && since <= s.turn;
}

export function isPending(s: UniState, one: Seat, other: Seat): boolean {
  return s.war[pairAt(one, other)] > s.turn;
}

/** Fighting is suspended for the rest of the turn (UNI-39.8). */
export function hasArmistice(s: UniState, one: Seat, other: Seat): boolean {
  return s.armistice[pairAt(one, other)] === s.turn;
}

/** Whether two sides are hostile: at war without armistice, or one of them barbarian (UNI-3.9, UNI-39.8). */
export function areHostile(s: UniState, one: Side, other: Side): boolean {
  if (one === other) return false;
  if (one === BARBARIANS || other === BARBARIANS) return true;
  return atWar(s, one, other) && !hasArmistice(s, one, other);
}

/** The first begins a war with the second, from this turn on, lawful from `since` (UNI-39.3, UNI-39.6). */
export function beginWar(s: UniState, one: Seat, other: Seat, since: number): void {
  for (const at of [pairAt(one, other), pairAt(other, one)]) {
    s.war[at] = since;
    s.warBegan[at] = s.turn;
  }
  s.aggressor[pairAt(one, other)] = 1;
  s.aggressor[pairAt(other, one)] = 0;
}

export function endWar(s: UniState, one: Seat, other: Seat): void {
  s.war[pairAt(one, other)] = 0;
  s.war[pairAt(other, one)] = 0;
  s.aggressor[pairAt(one, other)] = 0;
  s.aggressor[pairAt(other, one)] = 0;
}

export function beginArmistice(s: UniState, one: Seat, other: Seat): void {
  s.armistice[pairAt(one, other)] = s.turn;
  s.armistice[pairAt(other, one)] = s.turn;
}

/** Whether the seats are partners of a pact. */
export function isBetween({ parties }: Pact, one: Seat, other: Seat): boolean {
  return parties.includes(one) && parties.includes(other);
}

/** A use of the giver's land or markets that a pact in force grants. */
export interface Grant {
  readonly pact: Pact;
  readonly kind: PactKind;
  readonly giver: Seat;
  readonly receiver: Seat;
}

/** Whether one grants another a use by these clauses. */
export function grants({ clauses }: Pick<Pact, 'clauses'>, kind: PactKind, giver: Seat, receiver: Seat): boolean {
  for (const clause of clauses) if (clause.kind === kind && clause.giver === giver && clause.receiver === receiver) return true;
  return false;
}

/** What one grants another by the pact in force that costs least (UNI-39.13 to UNI-39.16); null for nothing. */
export function grantOf(s: UniState, kind: PactKind, giver: Seat, receiver: Seat): Grant | null {
  let best: Grant | null = null;
  for (const pact of s.pacts) {
    if (!grants(pact, kind, giver, receiver)) continue;
    const grant = { pact, kind, giver, receiver };
    if (best === null || tollOf(grant) < tollOf(best)) best = grant;
  }
  return best;
}

/** Whether a pact forbids war between the two (UNI-39.17). */
export function isBoundToPeace(s: UniState, one: Seat, other: Seat): boolean {
  return s.pacts.some((pact) => isBetween(pact, one, other) && pact.clauses.some(({ kind }) => kind === 'nonAggression'));
}

/**
 * Whether a payment per use is due for a use of what is granted: by its user to the giver; by the giver to him unless it is the price of
 * the giver's own use (UNI-39.38). In a pact of several what others are paid for theirs is no part of it.
 */
export function isDue({ pact, kind, giver, receiver }: Grant, payment: Payment): boolean {
  if (payment.kind !== kind) return false;
  if (payment.from === receiver) return payment.to === giver;
  return payment.from === giver && payment.to === receiver && !grants(pact, kind, receiver, giver);
}

/** What one use costs its user (UNI-39.38). */
export function tollOf(grant: Grant): number {
  let florins = 0;
  for (const payment of grant.pact.perUse) if (payment.from === grant.receiver && isDue(grant, payment)) florins += payment.florins;
  return florins;
}

/** 39. Declaring war, breaking pacts, undeclared attacks. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Pact, pairAt, type UniState } from '../state.ts';
import { examineShared } from './control.ts';
import { addHonour } from './honour.ts';
import { type Reason, reason } from './reason.ts';
import { atWar, beginWar, hasArmistice, isBetween } from './relations.ts';

const AT_WAR = reason('UNI-39.2', 'atWarAlready');
const DECLARED = reason('UNI-39.33', 'declaredThisTurn');
const TEAMMATE = reason('UNI-44.9', 'teammate');

/** War may be declared on a player once per turn and pair, never on a member of one's team (UNI-39.33, UNI-44.9). */
export function whyNotDeclare(s: UniState, seat: Seat, other: Seat): Reason | null {
  if (s.teams[seat] === s.teams[other]) return TEAMMATE;
  if (s.war[pairAt(seat, other)] > 0) return AT_WAR;
  return s.warBegan[pairAt(seat, other)] === s.turn ? DECLARED : null;
}

/** Attacks are lawful from the next turn on; every pact of the two is broken at the declarer's charge (UNI-39.3, UNI-39.4). */
export function declareWar(s: UniState, seat: Seat, other: Seat): void {
  beginWar(s, seat, other, s.turn + 1);
  s.core.told?.push({ key: 'warDeclared', params: { seat, onSeat: other } });
  breakPacts(s, seat, other);
}

/** All pacts between two players end, each for 2 honour of the breaker; of more parties too, for all of them (UNI-39.23, UNI-39.40). */
export function breakPacts(s: UniState, breaker: Seat, other: Seat): void {
  for (const pact of s.pacts) if (isBetween(pact, breaker, other)) breakPact(s, pact, breaker);
}

export function breakPact(s: UniState, pact: Pact, breaker: Seat): void {
  s.pacts = s.pacts.filter(({ id }) => id !== pact.id);
  const params = { seat: breaker, pact: pact.id, seats: pact.parties };
  s.core.told?.push({ key: 'pactBroken', params, ...(pact.secret ? { to: pact.parties } : {}) });
  addHonour(s, breaker, content.of(s).honour.brokenPact, 'brokenPact');
}

/** Whether an attack on a player now would be undeclared: no lawful war, or an armistice (UNI-39.6, UNI-39.7, UNI-39.39). */
export function isUndeclared(s: UniState, seat: Seat, other: Seat): boolean {
  return !atWar(s, seat, other) || hasArmistice(s, seat, other);
}

/** Whether an attack on a player costs honour: it is undeclared, or breaks pacts that the two have signed in their war (UNI-39.6, UNI-39.24). */
export function isCharged(s: UniState, seat: Seat, other: Seat): boolean {
  return isUndeclared(s, seat, other) || s.pacts.some((pact) => isBetween(pact, seat, other));
}

/**
 * Pays for an undeclared attack: 3 honour, war at once, every pact broken; an armistice ends (UNI-39.6, UNI-39.39). A lawful one costs
 * nothing but the pacts of the two (UNI-39.24).
 */
export function attackOn(s: UniState, seat: Seat, other: Seat): void {
  s.attacked |= 1 << other;
  if (!isUndeclared(s, seat, other)) {
    breakPacts(s, seat, other);
    return;
  }
  s.armistice[pairAt(seat, other)] = 0;
  s.armistice[pairAt(other, seat)] = 0;
  s.core.told?.push({ key: 'undeclaredAttack', params: { seat, onSeat: other } });
  addHonour(s, seat, content.of(s).honour.undeclaredAttack, 'undeclaredAttack');
  if (!atWar(s, seat, other)) beginWar(s, seat, other, s.turn);
  breakPacts(s, seat, other);
  examineShared(s, seat, other);
}

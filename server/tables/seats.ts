/** Who sits where, and who plays there: questions only. */

import type { Character, Level } from '@castellan/bots';
import type { Seat } from '@castellan/engine';
import { Failed } from '../failed.ts';
import type { Charter, Head, Holding } from './stored.ts';

/** Strength of a bot that plays when nobody has chosen one. */
export const DEFAULT_LEVEL: Level = 'squire';

export function seatOf(head: Head, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = head.holdings.findIndex((holding) => holding.kind === 'person' && holding.person === person);
  return seat === -1 ? null : seat;
}

/** Whether a person sits there, hosts the table or is kept a seat. */
export function belongs(head: Head, person: string): boolean {
  return head.host === person || head.holdings.some((holding) => 'person' in holding && holding.person === person);
}

/** Strength of the bot that plays a seat; null when a person does. */
export function botOn(holding: Holding): Level | null {
  if (holding.kind === 'bot') return holding.level;
  return holding.kind === 'person' ? holding.standIn : null;
}

/** Those who play for a person have no whims. */
export function characterOf(holding: Holding): Character {
  return holding.kind === 'bot' ? (holding.character ?? 'even') : 'even';
}

/** Whether a bot plays for a person who may come back. */
export function standsIn(holding: Holding): boolean {
  return holding.kind === 'person' && holding.standIn !== null && !holding.resigned;
}

export function isResigned(holding: Holding): boolean {
  return holding.kind === 'person' && holding.resigned;
}

export function resignedSeats(head: Head): readonly Seat[] {
  return seatsWhere(head, isResigned);
}

export function seatsWhere(head: Head, test: (holding: Holding) => boolean): Seat[] {
  return head.holdings.flatMap((holding, seat) => (test(holding) ? [seat] : []));
}

/** People who play themselves: those whose consent counts. */
export function activePeople(head: Head): Seat[] {
  return seatsWhere(head, (holding) => holding.kind === 'person' && holding.standIn === null && !holding.resigned);
}

/** Whether all others are bots, or have resigned: whoever helps that seat wrongs nobody. */
export function playsAlone(head: Head, seat: Seat): boolean {
  return head.holdings.every((holding, other) => other === seat || holding.kind === 'bot' || isResigned(holding));
}

/** Those who have to agree to a request: everyone who plays, but not the seat it is about, and the asking seat has agreed already. */
export function openVoters(head: Head): readonly Seat[] {
  const { request } = head;
  return request === null ? [] : activePeople(head).filter((seat) => seat !== request.of && !request.agreed.includes(seat));
}

export function isFull(head: Head): boolean {
  return head.holdings.every((holding) => holding.kind === 'person' || holding.kind === 'bot');
}

export function isInvited(head: Head, token: string | undefined): boolean {
  return token !== undefined && token === head.invitation;
}

/** The seat a person may sit down on: the one named, or the first that is free for them. */
export function seatFor(charter: Charter, head: Head, person: string, wanted: Seat | undefined, token: string | undefined): Seat | Failed {
  if (seatOf(head, person) !== null) return new Failed('alreadySeated');
  const invited = isInvited(head, token);
  const expected = head.holdings.findIndex((holding) => holding.kind === 'friend' && holding.person === person);
  if (charter.access === 'invitation' && !invited && expected === -1) return new Failed('notInvited');
  const mayTake = (holding: Holding): boolean =>
    holding.kind === 'open' || (holding.kind === 'friend' && (holding.person === null ? invited : holding.person === person));
  if (wanted !== undefined) {
    const holding = head.holdings[wanted];
    if (holding === undefined) return new Failed('notFound');
    if (mayTake(holding)) return wanted;
    return new Failed(holding.kind === 'friend' && !invited ? 'notInvited' : 'seatTaken');
  }
  if (expected !== -1) return expected;
  const kept = invited ? head.holdings.findIndex((holding) => holding.kind === 'friend' && holding.person === null) : -1;
  const free = kept === -1 ? head.holdings.findIndex(mayTake) : kept;
  return free === -1 ? new Failed('seatTaken') : free;
}

/** A seat nobody holds any more: for anyone at an open table, else for whoever has the link. */
export function freeSeat({ access }: Charter): Holding {
  return access === 'open' ? { kind: 'open' } : { kind: 'friend', person: null };
}

export function withHolding(head: Head, seat: Seat, holding: Holding): readonly Holding[] {
  return head.holdings.with(seat, holding);
}

/** People who give up, are away, or come back. */

import type { Seat, Told } from '@castellan/engine';
import { Failed } from '../failed.ts';
import { clocksAfter, firstOutOfTime } from './clocks.ts';
import { type Draft, draft, type Sitting } from './draft.ts';
import { endIfLeft } from './endings.ts';
import { DEFAULT_LEVEL, withHolding } from './seats.ts';
import type { Head, Holding, OpenRequest } from './stored.ts';

const MINUTE = 60_000;

/** Gives seats up for good: bots play them on, unless that leaves nobody to play against. */
export function resign(sitting: Sitting, seats: readonly Seat[], reason: readonly Told[] = []): Draft {
  const { charter, head } = sitting;
  const holdings = head.holdings.map((holding, seat): Holding => {
    if (holding.kind !== 'person' || !seats.includes(seat)) return holding;
    return { ...holding, standIn: holding.standIn ?? DEFAULT_LEVEL, resigned: true };
  });
  const request = seats.reduce<OpenRequest | null>((open, seat) => lapsedRequest(open, seat), head.request);
  const after = endIfLeft(charter, settled(sitting, { ...head, holdings, request }), sitting.sides ?? null);
  const told: Told[] = [...reason, ...seats.map((seat) => ({ key: 'seatResigned', params: { seat } }))];
  if (after.ending?.by === 'resignation') told.push(wonBy(after.ending.winners));
  if (after.ending?.by === 'abandoned') told.push({ key: 'tableAbandoned', params: {} });
  return draft(after, { told, info: true });
}

function wonBy(winners: readonly Seat[]): Told {
  const [seat] = winners;
  return winners.length === 1 ? { key: 'wonByResignation', params: { seat } } : { key: 'sideWonByResignation', params: { seats: winners } };
}

/** The clocks up to now, and the time from which they go on. */
function settled(sitting: Sitting, next: Head): Head {
  return { ...next, clocks: clocksAfter(sitting, sitting.head.waiting, []), at: sitting.now };
}

function lapsedRequest(request: OpenRequest | null, gone: Seat): OpenRequest | null {
  return request === null || request.seat === gone || request.of === gone ? null : request;
}

function standIn(sitting: Sitting, seat: Seat, reason: readonly Told[] = []): Draft | Failed {
  const { head } = sitting;
  const holding = head.holdings[seat];
  if (holding.kind !== 'person' || holding.standIn !== null) return new Failed('noStandIn');
  const holdings = withHolding(head, seat, { ...holding, standIn: DEFAULT_LEVEL });
  const told: Told[] = [...reason, { key: 'seatStandIn', params: { seat } }];
  return draft(settled(sitting, { ...head, holdings, request: lapsedRequest(head.request, seat) }), { told, info: true });
}

/** Whose time was up first gets what the table has agreed on. Null when everybody has time. */
export function timeUp(sitting: Sitting): Draft | Failed | null {
  const seats = firstOutOfTime(sitting);
  if (seats.length === 0) return null;
  if (sitting.charter.onTimeout === 'resign') return resign(sitting, seats, seats.map(timeout));
  return standIn(sitting, seats[0], [timeout(seats[0])]);
}

function timeout(seat: Seat): Told {
  return { key: 'seatTimeout', params: { seat } };
}

/** The person is back. A live clock that had run out has at least a minute, or its increment when that is more. */
export function takeBack(sitting: Sitting, seat: Seat): Draft | Failed {
  const { charter, head } = sitting;
  const holding = head.holdings[seat];
  if (holding.kind !== 'person' || holding.standIn === null) return new Failed('noStandIn');
  if (holding.resigned) return new Failed('resigned');
  const next = settled(sitting, { ...head, holdings: withHolding(head, seat, { ...holding, standIn: null }) });
  const { clock } = charter;
  const atLeast =
    clock.kind === 'live' ? Math.max(MINUTE, clock.increment * 1_000) : clock.kind === 'correspondence' ? clock.hours * 60 * MINUTE : 0;
  const clocks = next.clocks.map((left, i) => (i === seat && left !== null ? Math.max(left, atLeast) : left));
  return draft({ ...next, clocks }, { told: [{ key: 'seatTakenBack', params: { seat } }], info: true });
}

/** Everybody wants a bot to play for the absent seat. */
export function grantStandIn(sitting: Sitting, of: Seat): Draft | Failed {
  return standIn({ ...sitting, head: { ...sitting.head, request: null } }, of);
}

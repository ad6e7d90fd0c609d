/** People who give up, are away, or come back. */

import type { Seat, Told } from '@castellan/engine';
import { Failed } from '../failed.ts';
import { clocksAfter, outOfTime } from './clocks.ts';
import { type Draft, draft, type Sitting } from './draft.ts';
import { endIfLeft } from './endings.ts';
import { DEFAULT_LEVEL, withHolding } from './seats.ts';
import type { Head, OpenRequest } from './stored.ts';

const MINUTE = 60_000;

/** Gives a seat up for good: a bot plays it on, unless that leaves nobody to play against. */
export function resign(sitting: Sitting, seat: Seat, reason: readonly Told[] = []): Draft | Failed {
  const { charter, head } = sitting;
  const holding = head.holdings[seat];
  if (holding.kind !== 'person') return new Failed('notSeated');
  const holdings = withHolding(head, seat, { ...holding, standIn: holding.standIn ?? DEFAULT_LEVEL, resigned: true });
  const after = endIfLeft(charter, settled(sitting, { ...head, holdings, request: lapsedRequest(head, seat) }));
  const told: Told[] = [...reason, { key: 'seatResigned', params: { seat } }];
  if (after.ending?.by === 'resignation') told.push({ key: 'wonByResignation', params: { seat: after.ending.winners[0] } });
  if (after.ending?.by === 'abandoned') told.push({ key: 'tableAbandoned', params: {} });
  return draft(after, { told, info: true });
}

/** The clocks up to now, and the time from which they go on. */
function settled(sitting: Sitting, next: Head): Head {
  return { ...next, clocks: clocksAfter(sitting, sitting.head.waiting, []), at: sitting.now };
}

function lapsedRequest({ request }: Head, gone: Seat): OpenRequest | null {
  return request === null || request.seat === gone || request.of === gone ? null : request;
}

function standIn(sitting: Sitting, seat: Seat, reason: readonly Told[] = []): Draft | Failed {
  const { head } = sitting;
  const holding = head.holdings[seat];
  if (holding.kind !== 'person' || holding.standIn !== null) return new Failed('noStandIn');
  const holdings = withHolding(head, seat, { ...holding, standIn: DEFAULT_LEVEL });
  const told: Told[] = [...reason, { key: 'seatStandIn', params: { seat } }];
  return draft(settled(sitting, { ...head, holdings, request: lapsedRequest(head, seat) }), { told, info: true });
}

/** The first seat whose time is up gets what the table has agreed on. Null when everybody has time. */
export function timeUp(sitting: Sitting): Draft | Failed | null {
  const [seat] = outOfTime(sitting);
  if (seat === undefined) return null;
  const told: Told[] = [{ key: 'seatTimeout', params: { seat } }];
  return sitting.charter.onTimeout === 'resign' ? resign(sitting, seat, told) : standIn(sitting, seat, told);
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

/** People who give up, are away, or come back. */

import { type Game, type Seat, type State, sayAs, type Table, type Told } from '@castellan/engine';
import { Failed } from '../failed.ts';
import { clocksAfter, firstOutOfTime } from './clocks.ts';
import { type Draft, draft, type PlayingSitting, type Sitting } from './draft.ts';
import { endIfLeft } from './endings.ts';
import { afterMoves, askedOf } from './play.ts';
import { DEFAULT_LEVEL, withHolding } from './seats.ts';
import type { Head, Holding, OpenRequest, Played } from './stored.ts';

const MINUTE = 60_000;
/** Where the clock answers, a seat gets what the table has agreed on when its time is over so often in a row. */
const MOST_MISSED = 3;

/** Null where the game cannot be taken up. */
type Playing = Table<State, Game> | null;

/** Gives seats up for good: bots play them on, unless that leaves nobody to play against. */
export function resign(sitting: Sitting, table: Playing, seats: readonly Seat[], reason: readonly Told[] = []): Draft {
  const { charter, head } = sitting;
  const holdings = head.holdings.map((holding, seat): Holding => {
    if (holding.kind !== 'person' || !seats.includes(seat)) return holding;
    return { ...holding, standIn: holding.standIn ?? DEFAULT_LEVEL, resigned: true };
  });
  const request = seats.reduce<OpenRequest | null>((open, seat) => lapsedRequest(open, seat), head.request);
  const after = endIfLeft(charter, settled(sitting, table, { ...head, holdings, request }), sitting.sides ?? null);
  const told: Told[] = [...reason, ...seats.map((seat) => ({ key: 'seatResigned', params: { seat } }))];
  if (after.ending?.by === 'resignation') told.push(wonBy(after.ending.winners));
  if (after.ending?.by === 'abandoned') told.push({ key: 'tableAbandoned', params: {} });
  return draft(after, { told, info: true });
}

function wonBy(winners: readonly Seat[]): Told {
  const [seat] = winners;
  return winners.length === 1 ? { key: 'wonByResignation', params: { seat } } : { key: 'sideWonByResignation', params: { seats: winners } };
}

/** The clocks up to now, and the time from which they go on; limits run by who plays from now on. */
function settled(sitting: Sitting, table: Playing, next: Head): Head {
  const asked = table === null ? next.asked : askedOf({ ...sitting, head: next, table });
  return { ...next, asked, clocks: clocksAfter(sitting, sitting.head.waiting, []), at: sitting.now };
}

function lapsedRequest(request: OpenRequest | null, gone: Seat): OpenRequest | null {
  return request === null || request.seat === gone || request.of === gone ? null : request;
}

function standIn(sitting: Sitting, table: Playing, seats: readonly Seat[], reason: readonly Told[] = []): Draft {
  const { head } = sitting;
  const holdings = head.holdings.map((holding, seat): Holding => {
    return holding.kind === 'person' && seats.includes(seat) ? { ...holding, standIn: holding.standIn ?? DEFAULT_LEVEL } : holding;
  });
  const missed = head.missed?.map((times, seat) => (seats.includes(seat) ? 0 : times));
  const request = seats.reduce<OpenRequest | null>((open, seat) => lapsedRequest(open, seat), head.request);
  const told: Told[] = [...reason, ...seats.map((seat) => ({ key: 'seatStandIn', params: { seat } }))];
  return draft(settled(sitting, table, { ...head, holdings, missed, request }), { told, info: true });
}

/**
 * Whose time was up first gets what the table has agreed on. Where the game says what counts then, the clock answers instead, and that
 * comes the third time in a row. Null when everybody has time.
 */
export function timeUp(sitting: Sitting, table: Playing): Draft | null {
  const seats = firstOutOfTime(sitting);
  if (seats.length === 0) return null;
  return (table === null ? null : answeredLate({ ...sitting, table }, seats)) ?? agreed(sitting, table, seats, seats.map(timeout));
}

/** What the table has agreed on for seats that are out of time: a clock runs for no seat that a bot plays. */
function agreed(sitting: Sitting, table: Playing, seats: readonly Seat[], reason: readonly Told[]): Draft {
  return sitting.charter.onTimeout === 'resign' ? resign(sitting, table, seats, reason) : standIn(sitting, table, seats, reason);
}

function timeout(seat: Seat): Told {
  return { key: 'seatTimeout', params: { seat } };
}

/** The clock's answers for seats that are out of time; null where the game does not say what they are. */
function answeredLate(sitting: PlayingSitting, seats: readonly Seat[]): Draft | null {
  const { head, table } = sitting;
  const { game } = table;
  const asked = seats.map((seat) => table.question(seat)).filter((q) => q !== null);
  const ids = asked.map((q) => table.questionId(q));
  const played: Played[] = [];
  const late: Seat[] = [];
  asked.forEach(({ seat }, at) => {
    const q = table.question(seat);
    // The answer of another may have changed what is asked: whose question is new has time for it.
    const said = q === null || game.late === undefined ? undefined : (q.limit?.answer ?? game.late(table.state, q));
    const outcome = said === undefined ? null : table.reply(seat, sayAs('clock', said), ids[at]);
    if (outcome?.ok !== true) return;
    played.push(...outcome.done);
    late.push(seat);
  });
  if (late.length === 0) return null;
  const missed = head.holdings.map((_, seat) => (head.missed?.[seat] ?? 0) + (late.includes(seat) ? 1 : 0));
  const byClock = (seat: Seat): Told => ({ key: 'clockAnswered', params: { seat, times: missed[seat], most: MOST_MISSED } });
  const after = afterMoves(sitting, played, { told: late.map(byClock) });
  const next = { ...after, head: { ...after.head, missed, clocks: withTime(sitting, after.head, late) } };
  const gone = late.filter((seat) => missed[seat] >= MOST_MISSED);
  return gone.length === 0 || next.head.stage !== 'playing' ? next : withAgreed(sitting, next, gone);
}

/** The clock has answered, and then what the table has agreed on is done for seats that are gone. */
function withAgreed(sitting: PlayingSitting, after: Draft, gone: readonly Seat[]): Draft {
  const { head, told } = agreed({ ...sitting, head: after.head }, sitting.table, gone, []);
  return { ...after, head, told: [...after.told, ...told], info: true };
}

/** The clocks of a head, in which seats that were out of time have at least a minute, or their increment when that is more. */
function withTime({ charter: { clock } }: Sitting, head: Head, seats: readonly Seat[]): Head['clocks'] {
  const atLeast =
    clock.kind === 'live' ? Math.max(MINUTE, clock.increment * 1_000) : clock.kind === 'correspondence' ? clock.hours * 60 * MINUTE : 0;
  return head.clocks.map((left, seat) => (seats.includes(seat) && left !== null ? Math.max(left, atLeast) : left));
}

/** The person is back, and has time. */
export function takeBack(sitting: Sitting, table: Playing, seat: Seat): Draft | Failed {
  const { head } = sitting;
  const holding = head.holdings[seat];
  if (holding.kind !== 'person' || holding.standIn === null) return new Failed('noStandIn');
  if (holding.resigned) return new Failed('resigned');
  const next = settled(sitting, table, { ...head, holdings: withHolding(head, seat, { ...holding, standIn: null }) });
  return draft({ ...next, clocks: withTime(sitting, next, [seat]) }, { told: [{ key: 'seatTakenBack', params: { seat } }], info: true });
}

/** Everybody wants a bot to play for the absent seat. */
export function grantStandIn(sitting: PlayingSitting, of: Seat): Draft | Failed {
  const holding = sitting.head.holdings[of];
  if (holding.kind !== 'person' || holding.standIn !== null) return new Failed('noStandIn');
  return standIn({ ...sitting, head: { ...sitting.head, request: null } }, sitting.table, [of]);
}

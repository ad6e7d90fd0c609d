/** Before the game: people come, go, and the host starts. */

import type { Level } from '@castellan/bots';
import { type Game, type Seat, type State, type Table, usualStandings } from '@castellan/engine';
import { Failed } from '../failed.ts';
import { newInvitation } from '../ids.ts';
import { freshClocks } from './clocks.ts';
import { type Draft, draft, type Sitting } from './draft.ts';
import { afterMoves } from './play.ts';
import { belongs, freeSeat, isFull, seatFor, seatOf } from './seats.ts';
import type { Charter, Head, Holding } from './stored.ts';

export function join({ charter, head }: Sitting, person: string, wanted: Seat | undefined, token: string | undefined): Draft | Failed {
  if (head.stage !== 'gathering') return new Failed(seatOf(head, person) === null ? 'alreadyStarted' : 'alreadySeated');
  const seat = seatFor(charter, head, person, wanted, token);
  if (seat instanceof Failed) return seat;
  const holdings = withoutKept(charter, head, person).with(seat, { kind: 'person', person, standIn: null, resigned: false });
  return draft({ ...head, holdings, host: head.host ?? person }, { moved: true, info: true });
}

/** Nothing is kept for somebody who sits elsewhere or does not come. */
function withoutKept(charter: Charter, head: Head, person: string): readonly Holding[] {
  return head.holdings.map((holding) => (holding.kind === 'friend' && holding.person === person ? freeSeat(charter) : holding));
}

/**
 * The seat is free again, also one that was only kept for the person; when the host leaves, the next person is host. Null when nobody is
 * left and the table closes.
 */
export function leave({ charter, head }: Sitting, person: string): Draft | Failed | null {
  if (head.stage !== 'gathering') return new Failed('alreadyStarted');
  if (!belongs(head, person)) return new Failed('notSeated');
  const seat = seatOf(head, person);
  const kept = withoutKept(charter, head, person);
  const holdings = seat === null ? kept : kept.with(seat, freeSeat(charter));
  const people = holdings.flatMap((holding) => (holding.kind === 'person' ? [holding.person] : []));
  const host = head.host === person ? (people[0] ?? null) : head.host;
  if (host === null) return null;
  return draft({ ...head, holdings, host }, { moved: true, info: true });
}

/** Before the first question is asked, every seat must be held; free ones are filled with bots when a level is named. */
export function seatsToStart({ head }: Sitting, person: string, fill: Level | undefined): Head | Failed {
  if (head.stage !== 'gathering') return new Failed(head.stage === 'playing' ? 'alreadyStarted' : 'finished');
  if (head.host !== person) return new Failed('notHost');
  if (isFull(head)) return head;
  if (fill === undefined) return new Failed('seatsOpen');
  const isFree = (holding: Holding): boolean => holding.kind === 'open' || holding.kind === 'friend';
  return { ...head, holdings: head.holdings.map((holding) => (isFree(holding) ? { kind: 'bot', level: fill } : holding)) };
}

export function start(sitting: Sitting, seated: Head, table: Table<State, Game>): Draft {
  const { charter } = sitting;
  const head: Head = { ...seated, stage: 'playing', clocks: freshClocks(charter, seated.holdings.length), waiting: [], at: sitting.now };
  const people = seated.holdings.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  table.restoreStandings(usualStandings(table.game, people));
  const told = charter.forked ? [] : table.opening;
  return { ...afterMoves({ ...sitting, head, table }, [], { told }), moved: true, info: true };
}

/** A guest's place is the account's that the guest has logged in to; nobody has two at one table. */
export function handedOver(head: Head, from: string, to: string): Draft | Failed {
  if (seatOf(head, to) !== null) return new Failed('alreadySeated');
  const holdings = head.holdings.map((holding) => ('person' in holding && holding.person === from ? { ...holding, person: to } : holding));
  return draft({ ...head, holdings, host: head.host === from ? to : head.host }, { moved: true, info: true });
}

/** A new link; the old one lets nobody in any more. */
export function inviteAnew({ head }: Sitting, person: string): Draft | Failed {
  if (head.host !== person) return new Failed('notHost');
  return draft({ ...head, invitation: newInvitation() }, { info: true });
}

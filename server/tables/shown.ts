/** A table as others are shown it. */

import type { SeatView, Table } from '@castellan/engine';
import { commitmentOf, type Seat } from '@castellan/engine';
import type { ChatLine, Request, SeatInfo, TableInfo } from '../protocol/index.ts';
import type { Eyes } from './audience.ts';
import { belongs, botOn, openVoters, seatOf } from './seats.ts';
import type { Head, StoredChat, StoredTable } from './stored.ts';

/** What is needed beside the table itself to show it to somebody. */
export interface Faces {
  nameOf(person: string): string;
  isOnline(seat: Seat): boolean;
  /** How many look on without a seat. */
  readonly watching: number;
}

/** Everything about a table but the game. `viewer` is the person it is shown to. */
export function infoOf({ id, charter, head }: StoredTable, viewer: string | null, faces: Faces): TableInfo {
  const mine = seatOf(head, viewer);
  const isHost = viewer !== null && head.host === viewer;
  return {
    id,
    title: charter.title,
    game: charter.game,
    rules: charter.rules,
    stage: head.stage,
    access: charter.access,
    spectators: charter.spectators,
    options: { ...charter.options },
    pack: charter.pack,
    seats: head.holdings.map((_, seat) => seatInfo(head, seat, faces)),
    clock: charter.clock,
    onTimeout: charter.onTimeout,
    commitment: commitmentOf(charter.seed),
    forked: charter.forked,
    answers: head.answers,
    watching: faces.watching,
    waiting: [...head.waiting],
    steps: head.asked.map(({ step, shown }) => shown ?? step),
    asked: askedOf(head, mine),
    ending: head.ending,
    next: head.next,
    created: charter.created,
    updated: head.at,
    mine,
    host: isHost,
    invitation: mine !== null || isHost ? head.invitation : null,
  };
}

function askedOf({ asked, waiting }: Head, seat: Seat | null): TableInfo['asked'] {
  const mine = seat === null ? undefined : asked[waiting.indexOf(seat)];
  return mine === undefined ? null : { step: mine.step, params: mine.params };
}

function seatInfo(head: Head, seat: Seat, faces: Faces): SeatInfo {
  const holding = head.holdings[seat];
  const base = { seat, name: '', level: botOn(holding), standIn: false, resigned: false, online: holding.kind === 'bot' };
  if (holding.kind === 'friend') return { ...base, kind: 'friend', name: holding.person === null ? '' : faces.nameOf(holding.person) };
  if (holding.kind !== 'person') return { ...base, kind: holding.kind };
  return {
    ...base,
    kind: 'person',
    name: faces.nameOf(holding.person),
    standIn: holding.standIn !== null && !holding.resigned,
    resigned: holding.resigned,
    online: faces.isOnline(seat),
  };
}

/** Once the table is over nobody is asked anything, although the game itself may not have ended. */
export function viewOf(table: Table, head: Head, seat: Seat | null): SeatView {
  const view = table.view(seat);
  if (head.stage !== 'finished') return view;
  return { ...view, asked: null, waiting: [], interjections: [], undo: { ok: false, reason: 'over' } };
}

export function shownRequest(head: Head): Request | null {
  const { request } = head;
  return request === null ? null : { ...request, open: openVoters(head) };
}

export function shownChat(lines: readonly StoredChat[], faces: Pick<Faces, 'nameOf'>): ChatLine[] {
  return lines.map(({ id, person, seat, text, at }) => ({ id, from: faces.nameOf(person), seat, text, at }));
}

/** What is said is for all who look on; where nobody may, for those who sit there and the host alone, also before the game. */
export function mayListen({ charter }: StoredTable, { person }: Eyes): boolean {
  return charter.spectators || person !== null;
}

/** Whether somebody may see the table at all: those who sit there or are expected, those with the link, and spectators where allowed. */
export function maySee(
  { charter, head }: StoredTable,
  viewer: string | null,
  token: string | undefined,
): 'yes' | 'notFound' | 'noSpectators' {
  if (viewer !== null && belongs(head, viewer)) return 'yes';
  if (charter.access === 'invitation' && token !== head.invitation) return 'notFound';
  return head.stage === 'gathering' || charter.spectators ? 'yes' : 'noSpectators';
}

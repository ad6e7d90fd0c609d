/** A table as others are shown it. */

import type { SeatView, Table } from '@castellan/engine';
import { commitmentOf, type Seat } from '@castellan/engine';
import { viewWhenOver } from '@castellan/tables';
import type { ChatLine, Request, SeatInfo, TableInfo } from '../protocol/index.ts';
import type { Eyes } from './audience.ts';
import { belongs, botOn, characterOf, openVoters, playsAlone, seatOf } from './seats.ts';
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
  const isTold = (at: number): boolean => head.asked[at]?.secret !== true || head.waiting[at] === mine;
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
    forkedAt: charter.forkedAt ?? null,
    answers: head.answers,
    watching: faces.watching,
    waiting: head.waiting.filter((_, at) => isTold(at)),
    steps: head.asked.filter((_, at) => isTold(at)).map(({ step, shown }) => shown ?? step),
    asked: askedOf(head, mine),
    ending: head.ending,
    next: head.next,
    created: charter.created,
    updated: head.at,
    mine,
    advised: mine !== null && head.stage === 'playing' && playsAlone(head, mine),
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
  if (holding.kind === 'bot') return { ...base, kind: 'bot', character: characterOf(holding) };
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

/** What a seat, or a spectator, is shown of the game. */
export function viewOf(table: Table, head: Head, seat: Seat | null): SeatView {
  const view = table.view(seat);
  return head.stage === 'finished' ? viewWhenOver(view) : view;
}

export function shownRequest(head: Head): Request | null {
  const { request } = head;
  return request === null ? null : { ...request, open: openVoters(head) };
}

/** A line of talk, and the seats that may hear it; null for all who may listen. */
export interface Spoken {
  readonly line: ChatLine;
  readonly heard: readonly Seat[] | null;
}

export function shownChat(lines: readonly StoredChat[], faces: Pick<Faces, 'nameOf'>): Spoken[] {
  return lines.map(({ id, person, seat, text, at, room, heard }) => ({
    line: { id, from: faces.nameOf(person), seat, text, at, ...(room === null ? {} : { room }) },
    heard,
  }));
}

/**
 * What is said is for all who look on; where nobody may, for those who sit there and the host alone, also before the game. What is said in a
 * private room is for those in it alone.
 */
export function heardBy(chat: readonly Spoken[], { charter }: StoredTable, { person, seat }: Eyes): ChatLine[] {
  const may = charter.spectators || person !== null;
  return chat.filter(({ heard }) => (heard === null ? may : seat !== null && heard.includes(seat))).map(({ line }) => line);
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

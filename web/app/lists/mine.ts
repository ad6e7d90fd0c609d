/** The tables of the reader: on this device and on the server, those that wait for them first. */

import type { Params, Seat } from '@castellan/engine';
import type { SeatInfo, TableInfo } from '@castellan/server/protocol';
import type { KeptTable } from '../../tables/local/kept.ts';
import { botName } from '../../tables/names.ts';
import { rest } from '../../tables/online/rest.ts';
import { hasMet } from '../people/me.ts';

export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly local: boolean;
  readonly stage: 'gathering' | 'playing' | 'finished';
  readonly names: readonly string[];
  /** My seat; null for records. */
  readonly seat: Seat | null;
  /** What I am asked. */
  readonly asked: { readonly step: string; readonly params: Params } | null;
  /** Whether it is my turn. */
  readonly turn: boolean;
  /** Who decides now, and at which step. */
  readonly waiting: readonly { readonly seat: Seat; readonly step: string | null }[];
  readonly touched: number;
}

export interface MyTables {
  readonly tables: readonly MyTable[];
  /** The server could not be asked, although there may be tables there. */
  readonly unreachable: boolean;
}

export function fromLocal(kept: KeptTable): MyTable {
  const { turn, waiting } = kept.summary;
  const first = kept.chairs.findIndex(({ kind }) => kind === 'person');
  const begun = kept.summary.seq > 0 || waiting.length > 0;
  return {
    id: kept.id,
    game: kept.game,
    title: kept.title,
    local: true,
    stage: kept.stage === 'playing' ? 'playing' : 'finished',
    names: kept.chairs.map(({ name }) => name),
    seat: turn?.seat ?? (first < 0 ? null : first),
    asked: turn === null ? null : { step: turn.step, params: turn.params },
    turn: kept.stage === 'playing' && (turn !== null || !begun),
    waiting,
    touched: kept.touched,
  };
}

export function fromServer(info: TableInfo): MyTable {
  return {
    id: info.id,
    game: info.game,
    title: info.title,
    local: false,
    stage: info.stage,
    names: info.seats.map(({ seat, kind, name }) => (kind === 'bot' ? botName(info.id, seat) : name)),
    seat: info.mine,
    asked: info.asked,
    turn: info.stage === 'playing' && info.mine !== null && info.waiting.includes(info.mine) && isMine(info.seats[info.mine]),
    waiting: info.waiting.map((seat, at) => ({ seat, step: info.steps[at] ?? null })),
    touched: info.updated,
  };
}

/** A bot may play the seat for the time being, or for good. */
function isMine({ standIn, resigned }: SeatInfo): boolean {
  return !standIn && !resigned;
}

export async function myTables(): Promise<MyTables> {
  const [local, online] = await Promise.all([localTables(), hasMet() ? rest.tables('mine') : null]);
  const server = online?.ok ? online.value.tables.map(fromServer) : [];
  const tables = [...local.filter(({ stage }) => stage === 'playing').map(fromLocal), ...server];
  tables.sort((a, b) => Number(b.turn) - Number(a.turn) || b.touched - a.touched);
  return { tables, unreachable: online !== null && !online.ok };
}

export async function localTables(): Promise<readonly KeptTable[]> {
  const { keptTables } = await import('../../tables/local/store.ts');
  return keptTables().catch(() => []);
}

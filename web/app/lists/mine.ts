/** The tables of the reader: on this device and on the server, those that wait for them first. */

import type { Params, Seat } from '@castellan/engine';
import type { SeatInfo, TableInfo } from '@castellan/server/protocol';
import type { Tincture } from '../../design/tinctures.ts';
import type { ForkedFrom } from '../../tables/client.ts';
import type { KeptTable } from '../../tables/local/kept.ts';
import { namesAt } from '../../tables/names.ts';
import { rest } from '../../tables/online/rest.ts';
import { shieldsOf } from '../games/shields.ts';
import { hasMet } from '../people/me.ts';

export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** Null for a game that was begun at this table. */
  readonly forked: Pick<ForkedFrom, 'at'> | null;
  /** The shield of each seat. */
  readonly shields: readonly Tincture[];
  readonly local: boolean;
  readonly stage: 'gathering' | 'playing' | 'finished';
  readonly names: readonly string[];
  /** My seat; null where I only look on. */
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
  // A table that was never opened waits for whoever sits there.
  const unopened = first >= 0 && kept.summary.seq === 0 && waiting.length === 0;
  return {
    id: kept.id,
    game: kept.game,
    title: kept.title,
    forked: kept.forked ?? null,
    shields: shieldsOf(kept.game, kept.seats, kept.options),
    local: true,
    stage: kept.stage === 'playing' ? 'playing' : 'finished',
    names: kept.chairs.map(({ name }) => name),
    seat: turn?.seat ?? (first < 0 ? null : first),
    asked: turn === null ? null : { step: turn.step, params: turn.params },
    turn: kept.stage === 'playing' && (turn !== null || unopened),
    waiting,
    touched: kept.touched,
  };
}

export function fromServer(info: TableInfo): MyTable {
  return {
    id: info.id,
    game: info.game,
    title: info.title,
    forked: info.forked ? { at: info.forkedAt } : null,
    shields: shieldsOf(info.game, info.seats.length, info.options),
    local: false,
    stage: info.stage,
    names: namesAt(info.id, info.seats),
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

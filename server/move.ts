/** Moves everything a server keeps from one database to another. What was moved is read again, row by row, before it counts. */

import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { KINDS, keyOf, type MovedKind, type MovedRow, type Moving, sumOfRow } from './store/moving.ts';
import { fileIn, isPostgres, withoutPassword } from './store/place.ts';
import { movingPostgres } from './store/postgres/moving.ts';
import { movingSqlite } from './store/sqlite/moving.ts';

/** A kept state may be a megabyte. */
const AT_ONCE = 100;

/** Why nothing was moved. */
export type MoveProblem = 'samePlace' | 'noSource' | 'noTarget' | 'notEmpty' | 'unfit' | 'differs';

export class CannotMove extends Error {
  readonly problem: MoveProblem;
  /** What it is about: an address, or a row. */
  readonly what: string;
  constructor(problem: MoveProblem, what: string, detail = '') {
    super(detail);
    this.problem = problem;
    this.what = what;
  }
}

export interface Moved {
  readonly kind: string;
  readonly rows: number;
}

/** Told after every few rows: how many of all are moved, and how many of them were read again. */
export type MoveListener = (moved: number, checked: number, all: number) => void;

/** `from` and `to` are folders of SQLite files, or addresses of PostgreSQL databases. */
export async function moveData(from: string, to: string, onProgress: MoveListener = () => {}): Promise<readonly Moved[]> {
  if (from === to) throw new CannotMove('samePlace', withoutPassword(to));
  const source = await opened(from, 'noSource');
  try {
    const target = await opened(to, 'noTarget');
    try {
      for (const kind of KINDS) if ((await target.count(kind)) > 0) throw new CannotMove('notEmpty', withoutPassword(to));
      const moved = await copied(source, target, onProgress);
      await target.commit();
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function opened(address: string, problem: 'noSource' | 'noTarget'): Promise<Moving> {
  try {
    if (isPostgres(address)) return await movingPostgres(address, problem === 'noSource');
    const file = fileIn(address);
    if (problem === 'noSource' && !existsSync(file)) throw new Error(`there is no ${file}`);
    if (!existsSync(dirname(file)) || !statSync(dirname(file)).isDirectory()) throw new Error(`there is no folder ${dirname(file)}`);
    return await movingSqlite(file);
  } catch (error) {
    throw new CannotMove(problem, withoutPassword(address), error instanceof Error ? error.message : String(error));
  }
}

async function copied(source: Moving, target: Moving, onProgress: MoveListener): Promise<readonly Moved[]> {
  const counts = new Map<MovedKind, number>();
  for (const kind of KINDS) counts.set(kind, await source.count(kind));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let moved = 0;
  for (const kind of KINDS)
    for await (const rows of pagesOf(source, kind)) {
      await put(target, kind, rows);
      moved += rows.length;
      onProgress(moved, 0, all);
    }
  let checked = 0;
  for (const kind of KINDS)
    for await (const count of compared(source, target, kind)) {
      checked += count;
      onProgress(moved, checked, all);
    }
  return [...counts].map(([{ name }, rows]) => ({ kind: name, rows }));
}

async function put(target: Moving, kind: MovedKind, rows: readonly MovedRow[]): Promise<void> {
  try {
    await target.add(kind, rows);
  } catch (error) {
    throw new CannotMove('unfit', kind.name, error instanceof Error ? error.message : String(error));
  }
}

/** Both sides are in the same order, so that they are read side by side. */
async function* compared(source: Moving, target: Moving, kind: MovedKind): AsyncGenerator<number> {
  const others = pagesOf(target, kind);
  for await (const rows of pagesOf(source, kind)) {
    const { value: there = [] } = await others.next();
    for (const [i, row] of rows.entries()) {
      const other: MovedRow | undefined = there[i];
      if (other === undefined || sumOfRow(kind, row) !== sumOfRow(kind, other)) throw new CannotMove('differs', nameOf(kind, row));
    }
    yield rows.length;
  }
  const { value: more } = await others.next();
  if (more !== undefined) throw new CannotMove('differs', nameOf(kind, more[0]));
}

async function* pagesOf(side: Moving, kind: MovedKind): AsyncGenerator<readonly MovedRow[], undefined> {
  for (let after: MovedRow | null = null; ; ) {
    const rows: readonly MovedRow[] = await side.rows(kind, after === null ? null : keyOf(kind, after), AT_ONCE);
    if (rows.length === 0) return undefined;
    yield rows;
    after = rows[rows.length - 1];
  }
}

function nameOf(kind: MovedKind, row: MovedRow): string {
  return `${kind.name} ${keyOf(kind, row).join('/')}`;
}

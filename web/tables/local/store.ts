/** Local tables in IndexedDB: one row for each table, one for each answer, one for each content pack and each that is being written, one for each analysis. */

import type { Analysis } from '@castellan/bots';
import type { Line } from '@castellan/engine';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { KeptDraft, KeptPack, KeptTable } from './kept.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { touched: number } };
  /** Answers by table and number. */
  lines: { key: [string, number]; value: Line };
  packs: { key: string; value: KeptPack };
  drafts: { key: string; value: KeptDraft };
  /** By table; as far as they have come. */
  analyses: { key: string; value: Analysis };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('castellan', 3, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched');
        db.createObjectStore('lines');
        db.createObjectStore('packs', { keyPath: 'id' });
      }
      if (before < 2) db.createObjectStore('analyses');
      db.createObjectStore('drafts', { keyPath: 'id' });
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function linesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

/** The newest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const db = await database();
  return (await db.getAllFromIndex('tables', 'touched')).reverse();
}

export async function keptTable(id: string): Promise<{ readonly kept: KeptTable; readonly lines: readonly Line[] } | null> {
  const tx = (await database()).transaction(['tables', 'lines']);
  const [kept, lines] = await Promise.all([tx.objectStore('tables').get(id), tx.objectStore('lines').getAll(linesOf(id))]);
  return kept === undefined ? null : { kept, lines };
}

/** It is not on this device any more: dropped by another page, or by the browser. */
export class TableGone extends Error {}

/** Puts a new table with the answers it begins with. */
export async function keepTable(kept: KeptTable, lines: readonly Line[] = []): Promise<void> {
  await write(await writing(), kept, 0, lines);
}

/** Replaces the answers from a number on: what was added, or what an undo left. Done only when it is on the disk. */
export async function writeFrom(kept: KeptTable, from: number, lines: readonly Line[]): Promise<void> {
  const tx = await writing();
  // Its last answers alone would make a table that cannot be opened.
  if ((await tx.objectStore('tables').getKey(kept.id)) === undefined) throw new TableGone(kept.id);
  await write(tx, kept, from, lines);
}

type Writing = IDBPTransaction<Schema, ['tables', 'lines'], 'readwrite'>;

async function writing(): Promise<Writing> {
  return (await database()).transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' });
}

async function write(tx: Writing, kept: KeptTable, from: number, lines: readonly Line[]): Promise<void> {
  const rows = tx.objectStore('lines');
  const work: Promise<unknown>[] = [tx.objectStore('tables').put(kept)];
  work.push(rows.delete(IDBKeyRange.bound([kept.id, from], [kept.id, Number.POSITIVE_INFINITY])));
  lines.forEach((line, i) => {
    work.push(rows.put(line, [kept.id, from + i]));
  });
  await Promise.all([...work, tx.done]);
}

export async function dropTable(id: string): Promise<void> {
  const tx = (await database()).transaction(['tables', 'lines', 'analyses'], 'readwrite');
  await Promise.all([
    tx.objectStore('tables').delete(id),
    tx.objectStore('lines').delete(linesOf(id)),
    tx.objectStore('analyses').delete(id),
    tx.done,
  ]);
}

export async function keptAnalysis(id: string): Promise<Analysis | null> {
  return (await (await database()).get('analyses', id)) ?? null;
}

export async function keepAnalysis(id: string, analysis: Analysis): Promise<void> {
  await (await database()).put('analyses', analysis, id);
}

export async function keptPack(id: string): Promise<KeptPack | null> {
  return (await (await database()).get('packs', id)) ?? null;
}

export async function keepPack(pack: KeptPack): Promise<void> {
  await (await database()).put('packs', pack);
}

/** The newest first. */
export async function keptDrafts(): Promise<KeptDraft[]> {
  return (await (await database()).getAll('drafts')).sort((one, other) => other.touched - one.touched);
}

export async function keptDraft(id: string): Promise<KeptDraft | null> {
  return (await (await database()).get('drafts', id)) ?? null;
}

export async function keepDraft(draft: KeptDraft): Promise<void> {
  await (await database()).put('drafts', draft);
}

export async function dropDraft(id: string): Promise<void> {
  await (await database()).delete('drafts', id);
}

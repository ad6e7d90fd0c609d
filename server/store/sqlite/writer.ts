/** The thread that writes: each batch is one transaction, durable before anyone is told. */

import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { nameLook } from '../../people/look.ts';
import { shielded } from '../../threads/shield.ts';
import { insistOnReader } from '../migrations.ts';
import type { StoreFault } from '../store.ts';
import type { Batch, Fault, SentWrite, WriterOptions, Written } from './batch.ts';
import { MIGRATIONS, SAYS_READER } from './schema.ts';

type Statement = ReturnType<InstanceType<typeof DatabaseSync>['prepare']>;

const BUSY = 5;
const LOCKED = 6;
const FULL = 13;
const CONSTRAINT = 19;
/** `pragma synchronous`: every commit waits for the disk. */
const FULLY = 2;

/** A write that was refused by what is stored, not by the database. */
class Unmet extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault) {
    super('the row is not as expected');
    this.fault = fault;
  }
}

const options: WriterOptions = workerData.data;
keepToOwner(options.file);
const db = new DatabaseSync(options.file, { timeout: options.patience });
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma journal_size_limit = 67108864');
insist('journal_mode', 'wal');
insist('synchronous', FULLY);
migrate();
if (options.maxPages !== null) db.exec(`pragma max_page_count = ${Math.trunc(options.maxPages)}`);

const statements = new Map<string, Statement>();

parentPort?.on('message', (batch: Batch | 'close') => {
  if (batch === 'close') {
    shielded(() => db.close());
    process.exit(0);
  }
  const written: Written = { no: batch.no, faults: shielded(() => writeAll(batch.writes, batch.texts)) };
  parentPort?.postMessage(written);
});
parentPort?.postMessage('ready');

function writeAll(writes: readonly SentWrite[], texts: readonly string[]): readonly (Fault | null)[] {
  const failed = inTransaction(() => writes.map((write) => writeOne(write, texts)));
  if (Array.isArray(failed)) return failed;
  // One write may have spoilt it for the others, which then succeed by themselves.
  if (writes.length > 1 && failed.fault === 'broken') return writes.flatMap((write) => writeAll([write], texts));
  return writes.map(() => failed);
}

function inTransaction(work: () => (Fault | null)[]): (Fault | null)[] | Fault {
  try {
    db.exec('begin immediate');
  } catch (error) {
    return faultOf(error);
  }
  try {
    const faults = work();
    db.exec('commit');
    return faults;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    return faultOf(error);
  }
}

/** A write that can only be refused at its first step leaves nothing behind; any other needs a savepoint to go back to. */
function writeOne(write: SentWrite, texts: readonly string[]): Fault | null {
  const isGuarded = write.some(({ otherwise }, i) => i > 0 && otherwise !== undefined);
  if (isGuarded) statement('savepoint one').run();
  try {
    for (const { sql, params, otherwise } of write) {
      const { changes } = runStep(texts[sql], params, otherwise);
      if (otherwise !== undefined && Number(changes) === 0) throw new Unmet(otherwise);
    }
  } catch (error) {
    if (!(error instanceof Unmet)) throw error;
    if (isGuarded) db.exec('rollback to one; release one');
    return { fault: error.fault, detail: error.message };
  }
  if (isGuarded) statement('release one').run();
  return null;
}

function runStep(sql: string, params: readonly (string | number | null)[], otherwise: StoreFault | undefined) {
  try {
    return statement(sql).run(...params);
  } catch (error) {
    if (otherwise !== undefined && sqliteCode(error) === CONSTRAINT) throw new Unmet(otherwise);
    throw error;
  }
}

function statement(sql: string): Statement {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const made = db.prepare(sql);
  statements.set(sql, made);
  return made;
}

function faultOf(error: unknown): Fault {
  const code = sqliteCode(error);
  const fault = code === FULL ? 'full' : code === BUSY || code === LOCKED ? 'locked' : 'broken';
  return { fault, detail: error instanceof Error ? error.message : String(error) };
}

/** The primary result code; extended ones carry more in their higher bits. */
function sqliteCode(error: unknown): number {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : 0;
  return typeof code === 'number' ? code & 0xff : 0;
}

/** The file holds the seeds of running games and everybody's hands: nobody but its owner may read it. SQLite gives its other files the same rights. */
function keepToOwner(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(path) && statSync(path).uid === process.getuid?.()) chmodSync(path, 0o600);
}

/** Rather no server than one that only believes that moves are stored. */
function insist(pragma: string, wanted: string | number): void {
  const found = db.prepare(`pragma ${pragma}`).get()?.[pragma];
  if (found !== wanted) throw new Error(`${pragma} is ${found} where ${wanted} is needed; is the folder on a network?`);
}

function migrate(): void {
  const done = Number(db.prepare('pragma user_version').get()?.user_version ?? 0);
  if (done >= MIGRATIONS.length) {
    insistOnReader(done, minReader() ?? done, MIGRATIONS.length);
    return;
  }
  db.function('look_of', (name: string) => nameLook(name));
  MIGRATIONS.slice(done).forEach(({ sql, minReader: oldest }, i) => {
    const now = done + i + 1;
    const said = now < SAYS_READER ? '' : `insert or replace into settings values ('min_reader', '${oldest}');`;
    db.exec(`begin; ${sql}; ${said} pragma user_version = ${now}; commit`);
  });
}

/** The oldest server that may work with the data; null when it does not say. */
function minReader(): number | null {
  if (db.prepare(`select 1 from sqlite_master where name = 'settings'`).get() === undefined) return null;
  const said = db.prepare(`select value from settings where key = 'min_reader'`).get()?.value;
  return said === undefined ? null : Number(said);
}

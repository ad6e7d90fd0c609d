/** A PostgreSQL server of one's own, on a free port and in a folder: for a cluster on one machine, and for tests. */

import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { Client } from 'pg';
import { Engine, freePort } from './engine.ts';

const DEBIAN = '/usr/lib/postgresql';
/** It does not start while the memory of one that was killed a moment ago is still held, and is tried so often. */
const STARTS = 20;

/** The folder of `initdb` and `postgres`: the one named, or that of the newest version Debian has put there. */
export function postgresPrograms(named: string | undefined): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [named ?? '', ...debian.map((version) => join(DEBIAN, version, 'bin'))];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to be run by root, so that root runs it as somebody else. */
function somebodyElse(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, user: string): number => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout || Number.NaN);
  for (const user of ['postgres', 'nobody']) {
    const ids = { uid: idOf('-u', user), gid: idOf('-g', user) };
    if (!Number.isNaN(ids.uid)) return ids;
  }
  throw new Error('there is nobody but root to run PostgreSQL as');
}

export interface PostgresOptions {
  /** Folder of its programs. */
  readonly programs: string;
  readonly folder: string;
  /** Whether the folder goes when the process that started it is gone. */
  readonly isPassing: boolean;
  /** Whether what it says is heard. */
  readonly isHeard: boolean;
  /** Settings that differ from its own. */
  readonly settings?: readonly string[];
}

/** For a database that comes and goes with a test. */
export const LITTLE_MEMORY: readonly string[] = ['shared_buffers=16MB'];
/** For one that is broken in: what it has once made it keeps. */
export const MANY_FILES: readonly string[] = ['min_wal_size=512MB'];

export class OwnPostgres {
  private readonly options: PostgresOptions;
  private readonly port: number;
  private engine: Engine | null = null;

  private constructor(options: PostgresOptions, port: number) {
    this.options = options;
    this.port = port;
  }

  /** Makes the folder when it is not there, and starts. */
  static async open(options: PostgresOptions): Promise<OwnPostgres> {
    const { programs, folder } = options;
    const as = somebodyElse();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (as !== null) chownSync(folder, as.uid, as.gid);
    if (!existsSync(join(folder, 'data'))) {
      const given = ['-D', join(folder, 'data'), '-U', 'castellan', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
      const made = spawnSync(join(programs, 'initdb'), given, { cwd: folder, encoding: 'utf8', ...as });
      if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    }
    const postgres = new OwnPostgres(options, await freePort());
    await postgres.start();
    return postgres;
  }

  async start(...settings: string[]): Promise<void> {
    const { programs, folder, isPassing, isHeard, settings: usual = [] } = this.options;
    const given = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...usual, ...settings];
    const engine = new Engine({
      program: join(programs, 'postgres'),
      args: [`-D${join(folder, 'data')}`, `-p${this.port}`, ...given.flatMap((setting) => ['-c', setting])],
      signal: 'QUIT',
      leaves: isPassing ? folder : '',
      as: somebodyElse(),
      isHeard,
    });
    this.engine = engine;
    engine.start();
    for (let starts = 1; ; ) {
      try {
        await this.ask('postgres', 'select 1');
        return;
      } catch (error) {
        if (!engine.isRunning && starts === STARTS) throw error;
        await later(20);
        if (engine.isRunning) continue;
        starts++;
        engine.start();
      }
    }
  }

  /** Ends it at once, as a crash would, and leaves nothing behind. */
  async kill(): Promise<void> {
    await this.engine?.end('QUIT');
  }

  /** All of its processes are killed, and none of them learns of it. */
  async crash(): Promise<void> {
    // What stands still has no more children, whom nobody would kill.
    this.engine?.signalAll('SIGSTOP');
    this.engine?.signalAll('SIGKILL');
    await this.engine?.end('KILL');
  }

  /** Lets it finish what it is doing. */
  async stop(): Promise<void> {
    await this.engine?.end('INT');
  }

  pause(): void {
    this.engine?.signalAll('SIGSTOP');
  }

  goOn(): void {
    this.engine?.signalAll('SIGCONT');
  }

  /** The address of a database, which is made when it is not there. */
  async database(name: string): Promise<string> {
    const { rows } = await this.ask('postgres', 'select 1 from pg_database where datname = $1', name);
    if (rows.length === 0) await this.ask('postgres', `create database ${name}`);
    return this.addressOf(name);
  }

  /**
   * As after a while in use: it writes its log into files that it has filled before. A new database makes each of them first, and whoever
   * writes waits for that, up to a tenth of a second.
   */
  async breakIn(files: number): Promise<void> {
    for (let made = 0; made < files; made++) {
      await this.ask('postgres', "select pg_logical_emit_message(true, 'castellan', 'one more file')");
      await this.ask('postgres', 'select pg_switch_wal()');
    }
    await this.ask('postgres', 'checkpoint');
  }

  private addressOf(database: string): string {
    return `postgres://castellan@127.0.0.1:${this.port}/${database}`;
  }

  private async ask(database: string, sql: string, ...params: readonly string[]) {
    const client = new Client({ connectionString: this.addressOf(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(sql, [...params]);
    } finally {
      await client.end();
    }
  }
}

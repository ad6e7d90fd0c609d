/** One connection to PostgreSQL, made when it is first needed and made anew when it is lost. */

import { createHash } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { Client, DatabaseError, type QueryResult, type QueryResultRow, TypeOverrides, types } from 'pg';
import { StoreError, type StoreFault } from '../store.ts';

/** Milliseconds after which the server gives a statement up, which is then known to have done nothing … */
const STATEMENT_TIMEOUT = 2_000;
/** … and after which the connection is destroyed, when nothing was heard at all. */
const QUERY_TIMEOUT = 2_500;
/** Milliseconds after which the server ends a transaction in which nothing happens: a process that was stopped must not hold rows. */
const IDLE_TIMEOUT = 3_000;
/** Milliseconds to wait for a row that somebody else holds. */
const LOCK_TIMEOUT = 500;
const AGAIN_AFTER = 100;

/** Classes of errors that another try does not mend: a wrong password, a database that is not there. */
const HOPELESS = /^(28|3D)/;

const numbers = new TypeOverrides();
// Whole numbers of eight bytes are times, places and counts here, all of which fit into a number.
numbers.setTypeParser(types.builtins.INT8, Number);

export interface ConnectionOptions {
  readonly url: string;
  /** Milliseconds to wait for a database that cannot be reached. */
  readonly patience: number;
  /** Whether statements may take as long as they take. */
  readonly unhurried?: boolean;
}

export class Connection {
  private readonly options: ConnectionOptions;
  private client: Client | null = null;
  private connecting: Promise<Client> | null = null;
  /** The one on which a transaction is under way: it is never gone on with on another. */
  private pinned: Client | null = null;
  private closed = false;

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  /** One statement. What breaks off on the way is `broken`: whether it was done is not known. */
  async run<R extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<QueryResult<R>> {
    const client = this.pinned ?? (await this.connected());
    if (this.pinned !== null && this.client !== this.pinned) throw new StoreError('broken', 'the connection was lost');
    return this.timed(client, client.query<R>({ name: nameOf(text), text, values: values.map(keepable) }));
  }

  /** Several statements without parameters. */
  async script(text: string): Promise<void> {
    const client = this.pinned ?? (await this.connected());
    await this.timed(client, client.query(text));
  }

  /** What `work` does is done as a whole or not at all. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    this.pinned = await this.connected();
    try {
      await this.run('begin');
      const done = await work();
      const { command } = await this.run('commit');
      if (command !== 'COMMIT') throw new StoreError('broken', `the database has answered ${command} to commit`);
      return done;
    } catch (error) {
      await this.undo();
      throw error;
    } finally {
      this.pinned = null;
    }
  }

  /** A connection in an unknown state is of no use to the next. */
  private async undo(): Promise<void> {
    try {
      await this.run('rollback');
    } catch {
      this.destroy();
    }
  }

  /** Cuts the connection off, whatever is under way. */
  destroy(): void {
    const { client } = this;
    this.client = null;
    // With a statement under way the socket is destroyed at once.
    client?.end().catch(() => {});
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connecting?.catch(() => {});
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private async timed<T>(client: Client, query: Promise<T>): Promise<T> {
    if (this.options.unhurried === true) return query.catch((error: unknown) => Promise.reject(storeError(error)));
    let timer: NodeJS.Timeout | undefined;
    let isHeard = false;
    const tooLate = new Promise<never>((_, failed) => {
      const giveUp = (): void => {
        if (isHeard) return;
        failed(new StoreError('broken', `nothing was heard from the database for ${QUERY_TIMEOUT} ms`));
        if (this.client === client) this.destroy();
      };
      // After a process was stopped its timers come first, and what it was sent meanwhile is read only then.
      timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), QUERY_TIMEOUT);
    });
    // What comes of it after the time is over is nobody's business any more.
    query.catch(() => {});
    try {
      return await Promise.race([query, tooLate]);
    } catch (error) {
      throw storeError(error);
    } finally {
      isHeard = true;
      clearTimeout(timer);
    }
  }

  private async connected(): Promise<Client> {
    if (this.closed) throw new StoreError('broken', 'the store is closed');
    if (this.client !== null) return this.client;
    this.connecting ??= this.connect().finally(() => {
      this.connecting = null;
    });
    return this.connecting;
  }

  /** A database that starts again is waited for. */
  private async connect(): Promise<Client> {
    const giveUp = performance.now() + this.options.patience;
    for (;;) {
      try {
        return await this.connectOnce();
      } catch (error) {
        const isHopeless = error instanceof StoreError || (error instanceof DatabaseError && HOPELESS.test(error.code ?? ''));
        if (isHopeless || this.closed || performance.now() >= giveUp) throw unreachable(error);
        await later(AGAIN_AFTER);
      }
    }
  }

  private async connectOnce(): Promise<Client> {
    const client = new Client({
      connectionString: this.options.url,
      connectionTimeoutMillis: QUERY_TIMEOUT,
      keepAlive: true,
      application_name: 'castellan',
      types: numbers,
    });
    const lost = (): void => {
      if (this.client === client) this.client = null;
    };
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      const [statement, idle, lock] = this.options.unhurried === true ? [0, 0, 0] : [STATEMENT_TIMEOUT, IDLE_TIMEOUT, LOCK_TIMEOUT];
      await client.query(
        `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') <> 'remote_apply';
         set client_encoding = 'UTF8'; set statement_timeout = ${statement};
         set idle_in_transaction_session_timeout = ${idle}; set lock_timeout = ${lock}`,
      );
      await insistOnDurability(client);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    return client;
  }
}

/** Rather no server than one that only believes that moves are stored. */
async function insistOnDurability(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting not in ('on', 'remote_apply')`,
  );
  for (const { name, setting } of rows) throw new StoreError('broken', `${name} is ${setting} where on is needed`);
}

/** PostgreSQL keeps no such character; what is looked for with one is not there. */
function keepable(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
}

const names = new Map<string, string>();

/** Statements are prepared once on each connection, under a name of their own. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

const FAULTS: readonly (readonly [RegExp, StoreFault])[] = [
  [/^53100$/, 'full'],
  // The server has given up waiting for a row, or was told to give the statement up: nothing was done.
  [/^(55P03|57014|40001|40P01|25P03)$/, 'locked'],
  [/^XX00[12]$/, 'damaged'],
];

export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const fault = FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? 'broken';
  return new PostgresError(fault, error instanceof Error ? error.message : String(error), code, constraintOf(error));
}

/** Errors after which it is not known what was done: the database goes down, or something in it is broken. */
const UNSURE = /^(08|57P|58|XX|$)/;

/** What PostgreSQL itself has said. */
export class PostgresError extends StoreError {
  readonly code: string;
  readonly constraint: string;

  /** Whether it has refused, and done nothing. */
  get isRefusal(): boolean {
    return !UNSURE.test(this.code);
  }

  constructor(fault: StoreFault, detail: string, code: string, constraint: string) {
    super(fault, detail);
    this.code = code;
    this.constraint = constraint;
  }
}

function codeOf(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? '') : '';
}

function constraintOf(error: unknown): string {
  return error instanceof DatabaseError ? (error.constraint ?? '') : '';
}

function unreachable(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError('unreachable', messageOf(error));
}

/** Where several addresses were tried, there is one error for each. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

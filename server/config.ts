/** Settings, from the environment. What is wrong is said in one line, before anything starts. */

import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPostgres, withoutPassword } from './store/place.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the database and the keys. */
  readonly data: string;
  /** Address of a PostgreSQL database; null for the SQLite file in the data folder. */
  readonly database: string | null;
  /** Address of the NATS servers over which several nodes on one database speak; null for a server alone. */
  readonly nats: string | null;
  /** Factor on all times after which a node is taken for gone. */
  readonly nodePatience: number;
  /** Folder of the built browser client; null when there is none. */
  readonly web: string | null;
  /** Module that has the games on its shelf. */
  readonly games: string;
  readonly logLevel: string;
  /** Milliseconds a bot takes at least; up to twice that. */
  readonly botDelay: number;
  readonly threads: number;
  /** Milliseconds after which a thread that has not answered is replaced. */
  readonly threadPatience: number;
  /** Tables held in memory when nobody is there. */
  readonly tablesInMemory: number;
  /** Milliseconds a person must be away before the others may vote for a stand-in. */
  readonly absence: number;
  /** Addresses under which browsers reach the server, when a proxy does not hand them on. */
  readonly origins: readonly string[];
  /** Number of proxies in front whose word on the client's address is believed. */
  readonly proxies: number;
  /** Factor on all limits of how much a client may ask for. */
  readonly rate: number;
  /** Sockets that may be open, in all and from one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Milliseconds after which a table is given up at which nobody has sat down, stood up or spoken. */
  readonly gathering: number;
  /** Milliseconds to wait for another process that holds the database. */
  readonly storePatience: number;
  /** Largest size of the database in bytes; null for no limit but the disk's. */
  readonly maxDatabase: number | null;
  /** Needed to read the metrics when set. */
  readonly metricsToken: string | null;
  /** Whom a push service may write to about our messages: `mailto:` or `https:`. */
  readonly pushContact: string;
  /** Push services beyond those of the big browsers. */
  readonly pushHosts: readonly string[];
}

/** What a person who runs the server did wrong. */
export class BadConfig extends Error {}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
const BUILT_CLIENT = fileURLToPath(new URL('../web/dist', import.meta.url));
const MEGABYTE = 1_048_576;
const DAY = 86_400_000;

export type Environment = { readonly [name: string]: string | undefined };

export function readConfig(env: Environment): Config {
  const data = resolve(set(env, 'CASTELLAN_DATA') ?? 'data');
  const web = set(env, 'CASTELLAN_WEB');
  const config: Config = {
    port: wholeNumber(env, 'PORT', 4600, 0, 65_535),
    host: set(env, 'HOST') ?? '127.0.0.1',
    data,
    database: database(set(env, 'DATABASE_URL')),
    nats: nats(set(env, 'NATS_URL')),
    nodePatience: wholeNumber(env, 'CASTELLAN_NODE_PATIENCE', 1, 1, 100),
    web: webFolder(web),
    games: '@castellan/games',
    logLevel: oneOf(env, 'CASTELLAN_LOG', 'info', LOG_LEVELS),
    botDelay: wholeNumber(env, 'CASTELLAN_BOT_DELAY', 600, 0, 60_000),
    threads: wholeNumber(env, 'CASTELLAN_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
    threadPatience: 1_000 * wholeNumber(env, 'CASTELLAN_THREAD_PATIENCE', 30, 1, 3_600),
    tablesInMemory: wholeNumber(env, 'CASTELLAN_TABLES_IN_MEMORY', 1_000, 1, 1_000_000),
    absence: 1_000 * wholeNumber(env, 'CASTELLAN_ABSENCE', 60, 0, 86_400),
    origins: list(env, 'CASTELLAN_ORIGINS').map((text) => originOf(text)),
    proxies: wholeNumber(env, 'CASTELLAN_PROXIES', 0, 0, 10),
    rate: wholeNumber(env, 'CASTELLAN_RATE', 1, 1, 1_000_000),
    sockets: wholeNumber(env, 'CASTELLAN_SOCKETS', 4_000, 2, 1_000_000),
    socketsPerAddress: wholeNumber(env, 'CASTELLAN_SOCKETS_PER_ADDRESS', 100, 2, 1_000_000),
    gathering: DAY * wholeNumber(env, 'CASTELLAN_GATHERING_DAYS', 30, 1, 3_650),
    storePatience: wholeNumber(env, 'CASTELLAN_STORE_PATIENCE', 3_000, 0, 60_000),
    maxDatabase:
      set(env, 'CASTELLAN_MAX_DATABASE_MB') === undefined
        ? null
        : MEGABYTE * wholeNumber(env, 'CASTELLAN_MAX_DATABASE_MB', 0, 1, 1_000_000),
    metricsToken: set(env, 'CASTELLAN_METRICS_TOKEN') ?? null,
    pushContact: contact(set(env, 'CASTELLAN_PUSH_CONTACT') ?? 'mailto:castellan@localhost'),
    pushHosts: list(env, 'CASTELLAN_PUSH_HOSTS'),
  };
  if (config.nats !== null && config.database === null)
    throw new BadConfig('NATS_URL is for several servers on one PostgreSQL database: set DATABASE_URL as well.');
  // In a database elsewhere nothing is kept in a folder.
  if (config.database === null) makeFolder(data);
  return config;
}

/** An empty variable is one that is not set. */
function set(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function list(env: Environment, name: string): string[] {
  return (set(env, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function wholeNumber(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = set(env, name);
  if (text === undefined) return otherwise;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw new BadConfig(`${name} must be a whole number from ${min} to ${max}, not “${text}”.`);
  return number;
}

function oneOf(env: Environment, name: string, otherwise: string, allowed: readonly string[]): string {
  const text = set(env, name) ?? otherwise;
  if (!allowed.includes(text)) throw new BadConfig(`${name} must be one of ${allowed.join(', ')}, not “${text}”.`);
  return text;
}

function originOf(text: string): string {
  try {
    const url = new URL(text);
    if (url.origin === text && /^https?:$/.test(url.protocol)) return text;
  } catch {
    // Said below.
  }
  throw new BadConfig(`CASTELLAN_ORIGINS must list addresses like https://example.org, not “${text}”.`);
}

function database(url: string | undefined): string | null {
  if (url === undefined) return null;
  try {
    if (isPostgres(url) && new URL(url).pathname.length > 1) return url;
  } catch {
    // Said below.
  }
  throw new BadConfig(`DATABASE_URL must be an address like postgres://user@host/database, not “${withoutPassword(url)}”.`);
}

function nats(url: string | undefined): string | null {
  if (url === undefined) return null;
  try {
    if (url.split(',').every((one) => /^(nats|tls):$/.test(new URL(one.trim()).protocol))) return url;
  } catch {
    // Said below.
  }
  throw new BadConfig(`NATS_URL must be an address like nats://host:4222, not “${withoutPassword(url)}”.`);
}

function contact(text: string): string {
  if (/^mailto:\S+@\S+$/.test(text) || /^https:\/\/\S+$/.test(text)) return text;
  throw new BadConfig(`CASTELLAN_PUSH_CONTACT must be a mailto: or https: address, not “${text}”.`);
}

function webFolder(wanted: string | undefined): string | null {
  const folder = wanted === undefined ? BUILT_CLIENT : resolve(wanted);
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (wanted === undefined) return null;
  throw new BadConfig(`CASTELLAN_WEB must be a folder with the built client: there is no index.html in ${folder}.`);
}

function makeFolder(folder: string): void {
  try {
    // Only the last folder of the path: a whole path that is not there is a slip of the pen.
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new BadConfig(`CASTELLAN_DATA must be a folder that can be written to, and ${folder} is not (${reason(error)}).`);
  }
}

function reason(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}

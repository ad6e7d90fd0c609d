/** Kill -9 at any moment loses no acknowledged move, shows none that is not stored, and carries none out twice. */

import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { below, fastChance } from '@castellan/engine';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, it } from 'vitest';
import type { ServerMessage } from '../protocol/index.ts';
import type { Entry } from '../tables/stored.ts';
import { built } from './fixtures/built.ts';
import { Client, type Socket } from './fixtures/client.ts';
import { ForgetfulDisk, whyNoForgetting } from './fixtures/forgetful.ts';
import { asked, sharedPostgres, whyNoPostgres } from './fixtures/postgres.ts';
import { freshFolder } from './fixtures/server.ts';

/** A start costs more than all that is played until the next kill, so that many tables are caught by each. */
const KILLS = { sqlite: 10, postgres: 4, power: 4 };
const TABLES = 24;
const MOST_BETWEEN = 120;
/** Where a server keeps its tables, what its process is given, and what becomes of the disk when it is killed. */
interface Kept {
  readonly data: string;
  readonly database: string | null;
  readonly env: NodeJS.ProcessEnv;
  lose(kill: number): void;
}

const SERVE = join(import.meta.dirname, 'fixtures/serve.ts');

const data = freshFolder();
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** A process that has everything loaded and waits: starting it while the other still runs saves most of the time. */
async function prepared(program: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(program, [], { execArgv: [], env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await heardFrom(child);
  return child;
}

function heardFrom(child: ChildProcess): Promise<string> {
  return new Promise((heard, failed) => {
    child.once('message', (message) => heard(String(message)));
    child.once('exit', (code) => failed(new Error(`the server did not start (${code})`)));
  });
}

function started(child: ChildProcess, { data, database }: Kept): Promise<string> {
  const address = heardFrom(child);
  child.send({ data, database });
  return address;
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((gone) => {
    child.once('exit', () => gone());
    child.kill('SIGKILL');
  });
}

interface Sent {
  readonly seat: number;
  readonly text: string;
  readonly question: string;
  readonly nonce: string;
}

/** Two people who play as fast as they can, and remember what the server has told them. */
class Pair {
  readonly id: string;
  private readonly people: readonly Client[];
  private sockets: Socket[] = [];
  /** What was accepted, by version. */
  readonly accepted: Map<number, Sent> = new Map();
  /** The highest version anyone was shown. */
  shown = 0;
  private underWay: Sent | null = null;
  private count = 0;

  private constructor(id: string, people: readonly Client[]) {
    this.id = id;
    this.people = people;
  }

  static async at(address: string): Promise<Pair> {
    const people = await Promise.all([Client.of(address), Client.of(address)]);
    const { id } = await people[0].create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open', options: { rounds: 5000 } });
    await people[1].at(id, 'join');
    await people[0].at(id, 'start');
    return new Pair(id, people);
  }

  /** Connects, sends once more what was not acknowledged, and plays on until the server is gone. */
  async play(address: string): Promise<void> {
    this.sockets = await Promise.all(
      this.people.map((person) => Object.assign(Object.create(Object.getPrototypeOf(person)), person, { address }).socket()),
    );
    this.sockets.forEach((socket, seat) => {
      socket.ws.on('message', (text) => this.hear(seat, JSON.parse(text.toString())));
      socket.send({ type: 'watch', table: this.id });
    });
    if (this.underWay !== null) this.send(this.underWay);
  }

  hangUp(): void {
    for (const socket of this.sockets) socket.ws.terminate();
  }

  private hear(seat: number, message: ServerMessage): void {
    if (message.type === 'accepted') this.accept(message.nonce, message.version);
    if (message.type === 'refused') {
      // The first is what one hears who asks again after the answer was carried out; the other, who answers what is no longer asked.
      expect(['staleQuestion', 'notAsked']).toContain(message.refusal?.key);
      this.underWay = null;
    }
    if (message.type !== 'table' && message.type !== 'update') return;
    this.shown = Math.max(this.shown, message.version);
    const asked = message.view?.asked;
    if (asked === null || asked === undefined || (this.underWay !== null && this.underWay.question === asked.id)) return;
    if (this.underWay !== null) return;
    const text = asked.kind === 'amount' ? '1' : asked.options[this.count % asked.options.length].key;
    this.underWay = { seat, text, question: asked.id, nonce: `k${++this.count}` };
    this.send(this.underWay);
  }

  private accept(nonce: string, version: number): void {
    if (this.underWay?.nonce !== nonce) return;
    this.accepted.set(version, this.underWay);
    this.underWay = null;
    // What is asked next may have been shown before the last was acknowledged.
    for (const socket of this.sockets) socket.send({ type: 'watch', table: this.id, since: version });
  }

  private send({ seat, text, question, nonce }: Sent): void {
    this.sockets[seat].send({ type: 'answer', table: this.id, question, text, nonce });
  }
}

const acknowledgedBy = (pairs: readonly Pair[]): number => pairs.reduce((sum, pair) => sum + pair.accepted.size, 0);

/** Waits until so many more answers are acknowledged; then others are on their way. */
async function accepted(pairs: readonly Pair[], more: number): Promise<void> {
  const target = acknowledgedBy(pairs) + more;
  while (acknowledgedBy(pairs) < target) await new Promise((soon) => setTimeout(soon, 1));
}

const sayingOf = (seat: number, text: string): string => `${seat} ${text}`;

interface Row {
  readonly version: number;
  readonly at: number;
  readonly nonce: string | null;
  readonly body: string;
}

/** What is stored of tables, read by somebody else. */
async function storedEntries({ data, database }: Kept, tables: readonly string[]): Promise<Entry[][]> {
  const rows = database === null ? rowsIn(data, tables) : await rowsOf(database, tables);
  return rows.map((one) => one.map(({ body, ...row }) => ({ ...row, ...JSON.parse(body) })));
}

function rowsOf(database: string, tables: readonly string[]): Promise<Row[][]> {
  const sql = 'select version, at::float8, nonce, body from journal where table_id = $1 order by version';
  return Promise.all(
    tables.map(async (table) =>
      (await asked(database, sql, table)).map(({ version, at, nonce, body }) => ({
        version: Number(version),
        at: Number(at),
        nonce: nonce === null ? null : String(nonce),
        body: String(body),
      })),
    ),
  );
}

/** In a copy: whoever closes a database may write to it, and the disk must not change by being looked at. */
function rowsIn(data: string, tables: readonly string[]): Row[][] {
  const copy = freshFolder();
  try {
    cpSync(data, copy, { recursive: true });
    const db = new DatabaseSync(join(copy, 'castellan.sqlite'));
    const found = db.prepare('select version, at, nonce, body from journal where table_id = ? order by version');
    const rows = tables.map((table): Row[] => found.all(table));
    db.close();
    return rows;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Kills the server so many times in the midst of play, and looks each time at what is stored. */
async function survives(kills: number, kept: Kept): Promise<void> {
  const program = await built(SERVE);
  let child = await prepared(program, kept.env);
  let address = await started(child, kept);
  const pairs: Pair[] = [];
  while (pairs.length < TABLES) pairs.push(await Pair.at(address));
  const rng = fastChance(9);
  for (let kill = 0; kill < kills; kill++) {
    await Promise.all(pairs.map((pair) => pair.play(address)));
    const next = prepared(program, kept.env);
    await accepted(pairs, 1 + below(rng, MOST_BETWEEN));
    await killed(child);
    for (const pair of pairs) pair.hangUp();
    kept.lose(kill);
    const all = await storedEntries(
      kept,
      pairs.map(({ id }) => id),
    );
    for (const [i, { accepted: told, shown }] of pairs.entries()) {
      const entries = all[i];
      expect(entries.map(({ version }) => version)).toEqual(entries.map((_, n) => n + 1));
      expect(entries.length).toBeGreaterThanOrEqual(shown);
      const nonces = entries.flatMap(({ nonce }) => (nonce === null ? [] : [nonce]));
      expect(new Set(nonces).size).toBe(nonces.length);
      const stored = entries.map(({ played }) => played.map(({ line }) => sayingOf(line.seat, line.text)).join('\n'));
      expect([...told].filter(([version, { seat, text }]) => stored[version - 1] !== sayingOf(seat, text))).toEqual([]);
    }
    child = await next;
    address = await started(child, kept);
  }
  await killed(child);
  expect(acknowledgedBy(pairs)).toBeGreaterThan(kills * 20);
}

const usual = { data, env: process.env, lose: () => {} };

it(
  `keeps every acknowledged move through ${KILLS.sqlite} kills of a loaded server`,
  () => survives(KILLS.sqlite, { ...usual, database: null }),
  600_000,
);

const missing = whyNoPostgres();
it.skipIf(missing !== null)(
  missing ?? `keeps every acknowledged move in PostgreSQL through ${KILLS.postgres} kills of a loaded server`,
  async () => survives(KILLS.postgres, { ...usual, database: await (await sharedPostgres()).database() }),
  600_000,
);

const unforgetting = whyNoForgetting();
it.skipIf(unforgetting !== null)(
  unforgetting ?? `keeps every acknowledged move when the power fails ${KILLS.power} times and the disk forgets what was not synced`,
  async () => {
    const disk = new ForgetfulDisk();
    const rng = fastChance(12);
    try {
      await survives(KILLS.power, {
        data: disk.data,
        database: null,
        env: disk.env,
        lose: (kill) => disk.lose(kill % 2 === 0 ? null : rng),
      });
    } finally {
      disk.remove();
    }
  },
  600_000,
);

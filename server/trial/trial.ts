/** Several nodes in processes of their own on a PostgreSQL and a NATS of their own, with lines in between that can be cut. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodesOf } from '../cluster/report.ts';
import { OwnNats } from '../local/nats.ts';
import { LITTLE_MEMORY, OwnPostgres } from '../local/postgres.ts';
import { Line } from './line.ts';
import { Player } from './player.ts';

export interface TrialOptions {
  /** Folder of PostgreSQL's programs, and the program of NATS. */
  readonly postgres: string;
  readonly nats: string;
  /** The program of a node, and what Node needs to run it. */
  readonly program: string;
  readonly execArgv: readonly string[];
  readonly nodes: number;
  /** How patient nodes are with each other (`CASTELLAN_NODE_PATIENCE`). */
  readonly patience: number;
  /** Milliseconds that players think. */
  readonly think: number;
  /** Whether the process of a node that is to come back is loaded before it is needed: then it comes back soon. */
  readonly hasSpares: boolean;
  /** Further settings of the nodes. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A node, its process and its lines. */
export class TrialNode {
  readonly postgres: Line;
  readonly nats: Line;
  private readonly options: TrialOptions;
  private child: ChildProcess | null = null;
  private next: Promise<ChildProcess> | null;
  address: string | null = null;

  private constructor(options: TrialOptions, postgres: Line, nats: Line) {
    this.options = options;
    this.postgres = postgres;
    this.nats = nats;
    this.next = this.prepared();
  }

  static async of(options: TrialOptions, postgres: number, nats: number): Promise<TrialNode> {
    return new TrialNode(options, await Line.to(postgres), await Line.to(nats));
  }

  /** Starts it; the next one is loaded meanwhile, since that takes longest. */
  async start(database: string): Promise<void> {
    const child = await (this.next ?? this.prepared());
    this.next = null;
    this.child = child;
    const address = heardFrom(child);
    const url = new URL(database);
    url.port = String(this.postgres.port);
    child.send({
      PORT: '0',
      DATABASE_URL: url.href,
      NATS_URL: `nats://127.0.0.1:${this.nats.port}`,
      CASTELLAN_LOG: process.env.CASTELLAN_LOG ?? 'silent',
      CASTELLAN_RATE: '100000',
      CASTELLAN_BOT_DELAY: String(Math.ceil(this.options.think / 3)),
      CASTELLAN_THREADS: '1',
      CASTELLAN_SOCKETS_PER_ADDRESS: '10000',
      CASTELLAN_STORE_PATIENCE: '3000',
      CASTELLAN_NODE_PATIENCE: String(this.options.patience),
      ...this.options.env,
    });
    this.address = await address;
    if (!this.options.hasSpares) return;
    this.next = this.prepared();
    this.next.catch(() => {});
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    this.address = null;
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.end('SIGKILL');
    const spare = await this.next?.catch(() => null);
    spare?.kill('SIGKILL');
    this.postgres.close();
    this.nats.close();
  }

  private async prepared(): Promise<ChildProcess> {
    const { program, execArgv } = this.options;
    const child = fork(program, [], { execArgv: [...execArgv], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    await heardFrom(child);
    return child;
  }
}

interface Laid {
  readonly game: string;
  readonly people: number;
  readonly bots: number;
}

function heardFrom(child: ChildProcess): Promise<string> {
  return new Promise((heard, failed) => {
    child.once('message', (message) => heard(String(message)));
    child.once('exit', (code) => failed(new Error(`a node did not start (${code})`)));
  });
}

export class Trial {
  readonly postgres: OwnPostgres;
  readonly nats: OwnNats;
  readonly database: string;
  readonly nodes: readonly TrialNode[];
  readonly players: Player[] = [];
  /** What is to be played all the time, and where it is played now. */
  private readonly laid: Map<string, Laid> = new Map();
  private readonly folder: string;
  private readonly think: number;

  private constructor(folder: string, think: number, postgres: OwnPostgres, nats: OwnNats, database: string, nodes: readonly TrialNode[]) {
    this.folder = folder;
    this.think = think;
    this.postgres = postgres;
    this.nats = nats;
    this.database = database;
    this.nodes = nodes;
  }

  static async open(options: TrialOptions): Promise<Trial> {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-trial-'));
    const postgres = await OwnPostgres.open({
      programs: options.postgres,
      folder,
      isPassing: true,
      isHeard: false,
      settings: LITTLE_MEMORY,
    });
    const nats = await OwnNats.open(options.nats);
    const database = await postgres.database('castellan');
    const { port } = new URL(database);
    const nodes = await Promise.all(Array.from({ length: options.nodes }, () => TrialNode.of(options, Number(port), nats.port)));
    const trial = new Trial(folder, options.think, postgres, nats, database, nodes);
    await Promise.all(nodes.map((node) => node.start(database)));
    return trial;
  }

  get addresses(): readonly string[] {
    const all = this.nodes.flatMap(({ address }) => address ?? []);
    if (all.length === 0) throw new Error('no node is there');
    return all;
  }

  /** A table of a game, at which people sit who are at different nodes. */
  async lay(game: string, people: number, bots: number): Promise<void> {
    const players = Array.from({ length: people }, (_, i) => new Player(() => this.addresses, this.players.length + i, this.think));
    for (const player of players) await player.arrive();
    const seats = [
      { kind: 'me' },
      ...players.slice(1).map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'page' })),
    ];
    const { id } = await players[0].request<{ readonly id: string }>('POST', '/api/tables', { game, seats, access: 'open' });
    for (const player of players.slice(1)) await player.at(id, 'join');
    await players[0].at(id, 'start');
    for (const player of players) player.play(id);
    this.players.push(...players);
    this.laid.set(id, { game, people, bots });
  }

  /** Where a game is over, the same is begun at another table. */
  async layAgain(): Promise<void> {
    for (const [table, { game, people, bots }] of [...this.laid]) {
      if (!this.players.some((player) => player.table === table && player.isFinished)) continue;
      this.laid.delete(table);
      for (const player of this.players) if (player.table === table) player.stop();
      await this.lay(game, people, bots);
    }
  }

  /** The node that has the most tables: there it hurts. */
  async busiest(): Promise<TrialNode> {
    const { nodes } = await nodesOf(this.database);
    const [most] = nodes.toSorted((a, b) => b.tables - a.tables);
    return this.nodes.find(({ address }) => address === most?.address) ?? this.nodes[0];
  }

  /** How many answers were acknowledged. */
  get acknowledged(): number {
    return this.players.reduce((sum, { told }) => sum + told.length, 0);
  }

  /** The longest time in which nobody at a table got an answer acknowledged, since a moment; tables that are over do not count. */
  longestPause(since: number): number {
    const until = performance.now();
    const tables = new Set(this.players.filter(({ isFinished }) => !isFinished).map(({ table }) => table));
    let longest = 0;
    for (const table of tables) {
      const times = this.players.flatMap((player) => (player.table === table ? player.told.map(({ at }) => at) : [])).sort((a, b) => a - b);
      const during = [since, ...times.filter((at) => at >= since), until];
      for (let i = 1; i < during.length; i++) longest = Math.max(longest, during[i] - during[i - 1]);
    }
    return longest;
  }

  /** Tables that are not over and at which nothing was acknowledged since a moment, each with its game. */
  waitingTables(since: number): readonly string[] {
    const goesOn = new Map<string, boolean>();
    for (const { table, told, isFinished } of this.players)
      goesOn.set(table, (goesOn.get(table) ?? false) || isFinished || (told.at(-1)?.at ?? 0) > since);
    return [...goesOn].flatMap(([table, on]) => (on ? [] : [`${this.laid.get(table)?.game ?? ''} ${table}`]));
  }

  /** Every table that is not over has gone on since a moment. */
  async allGoOn(since: number, patience: number): Promise<boolean> {
    const giveUp = performance.now() + patience;
    while (performance.now() < giveUp) {
      if (this.waitingTables(since).length === 0) return true;
      await new Promise((soon) => setTimeout(soon, 20));
    }
    return false;
  }

  async close(): Promise<void> {
    for (const player of this.players) player.stop();
    await Promise.all(this.nodes.map((node) => node.close()));
    await this.nats.kill();
    await this.postgres.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

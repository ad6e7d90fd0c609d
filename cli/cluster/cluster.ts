/** Several nodes on this machine, with a PostgreSQL and a NATS of their own in a folder, behind one address. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Engine, Front, freePort, natsProgram, OwnNats, OwnPostgres, postgresPrograms } from '@castellan/server/local';
import SERVING from '@castellan/server/serving' with { type: 'json' };
import { Complaint, messageOf } from '../complaint.ts';

const CASTELLAN = fileURLToPath(new URL('../bin/castellan.mjs', import.meta.url));
/** Milliseconds between two looks at the nodes. */
const LOOK = 500;

export interface ClusterOptions {
  readonly nodes: number;
  readonly host: string;
  readonly port: number;
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface Member {
  readonly port: number;
  readonly engine: Engine;
}

export class LocalCluster {
  private readonly postgres: OwnPostgres;
  private readonly nats: OwnNats;
  private readonly members: readonly Member[];
  private readonly front: Front;
  private readonly looking: NodeJS.Timeout;
  readonly database: string;

  private constructor(postgres: OwnPostgres, nats: OwnNats, members: readonly Member[], front: Front, database: string) {
    this.postgres = postgres;
    this.nats = nats;
    this.members = members;
    this.front = front;
    this.database = database;
    this.looking = setInterval(() => this.look(), LOOK);
  }

  static async open({ nodes, host, port, folder, env }: ClusterOptions): Promise<LocalCluster> {
    const programs = postgresPrograms(env.CASTELLAN_TEST_POSTGRES);
    if (programs === null) throw new Complaint('cluster.noPostgres');
    const program = natsProgram(env.CASTELLAN_TEST_NATS);
    if (program === null) throw new Complaint('cluster.noNats');
    mkdirSync(folder, { recursive: true });
    const place = { programs, folder: join(folder, 'postgres'), isPassing: false, isHeard: false };
    const postgres = await OwnPostgres.open(place).catch((error: unknown) => {
      throw new Complaint('cluster.cannotStart', { folder, detail: messageOf(error).trim() });
    });
    const nats = await OwnNats.open(program);
    const database = await postgres.database('castellan');
    const members: Member[] = [];
    for (let i = 0; i < nodes; i++) members.push(await memberOf({ ...env, DATABASE_URL: database, NATS_URL: nats.address }));
    const front = await Front.open(host, port, () => members.map((member) => member.port)).catch(async (error: unknown) => {
      await ended(members, nats, postgres);
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      throw isTaken ? new Complaint('cluster.portTaken', { port }) : error;
    });
    while (front.count < nodes) {
      await later(LOOK / 5);
      if (members.every(({ engine }) => engine.isRunning)) continue;
      front.close();
      await ended(members, nats, postgres);
      throw new Complaint('cluster.nodeEnded');
    }
    return new LocalCluster(postgres, nats, members, front, database);
  }

  get port(): number {
    return this.front.port;
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    await ended(this.members, this.nats, this.postgres);
    this.front.close();
  }

  /** A node that was killed comes back. */
  private look(): void {
    for (const { engine } of this.members) if (!engine.isRunning) engine.start();
  }
}

async function ended(members: readonly Member[], nats: OwnNats, postgres: OwnPostgres): Promise<void> {
  await Promise.all(members.map(({ engine }) => engine.end('TERM')));
  await nats.kill();
  await postgres.stop();
}

async function memberOf(env: Readonly<Record<string, string | undefined>>): Promise<Member> {
  const port = await freePort();
  const engine = new Engine({
    program: process.execPath,
    args: [...SERVING, CASTELLAN, 'serve'],
    signal: 'TERM',
    leaves: '',
    as: null,
    isHeard: true,
    env: { CASTELLAN_LOG: 'error', ...env, PORT: String(port), HOST: '127.0.0.1' },
  });
  engine.start();
  return { port, engine };
}

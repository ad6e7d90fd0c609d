/** One node on SQLite, one on PostgreSQL and three on PostgreSQL and NATS under the same load, and the pauses when something fails. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANY_FILES, natsProgram, OwnNats, OwnPostgres, postgresPrograms } from '@castellan/server/local';
import { FAULTS, suffered, Trial } from '@castellan/server/trial';
import { Complaint } from '../complaint.ts';
import { median, type Pace } from './measure.ts';
import { castellanHost, messageOf, processorMs, stopped } from './server/hosts.ts';
import { type LoadedTable, measureLoad, type Numbers, type Stretch, TABLES } from './server/load.ts';
import type { Measured, Suite } from './suite.ts';

/** Bars: a share of what SQLite does, and milliseconds. */
const BARS = { shareOfSqlite: 0.8, p99Ms: 25, killedMs: 2_000, stoppedMs: 4_000, restartedMs: 1_000 };
const ANSWERS = 3_000;
const WARM_UP = 60;
const AT_ONCE = 10;
/** So often one node is measured on each store. */
const TURNS = 3;
/** What all loads together write fits into so many files of its log. */
const LOG_FILES = 30;
const STEADY_MS = 1_000 / ((ANSWERS * 1.01) / TABLES);
/** Tables of real games that go on while something fails. */
const LAID: readonly (readonly [string, number, number])[] = [
  ['monde-oublie', 2, 0],
  ['medievalia', 2, 1],
  ['anarchy', 2, 1],
  ['fief', 3, 0],
  ['medioevo', 3, 0],
];

interface Loaded {
  readonly full: Numbers;
  readonly steady: Numbers;
  /** Milliseconds of processor that the nodes together took for an answer. */
  readonly cpuMs: number;
}

interface Engines {
  readonly postgres: OwnPostgres;
  readonly nats: OwnNats;
}

export const nodesSuite: Suite = {
  flag: 'nodes',
  async measure(call, pace) {
    const programs = postgresPrograms(call.env.CASTELLAN_TEST_POSTGRES);
    if (programs === null) throw new Complaint('cluster.noPostgres');
    const program = natsProgram(call.env.CASTELLAN_TEST_NATS);
    if (program === null) throw new Complaint('cluster.noNats');
    const { sqlite, postgres, three } = await withEngines(programs, program, async (engines) => {
      // By turns, so that whatever else goes on at this machine meets both.
      const files: Loaded[] = [];
      const databases: Loaded[] = [];
      for (let turn = 0; turn < (pace.repeats > 1 ? TURNS : 1); turn++) {
        files.push(await underLoad(pace, 1, () => []));
        databases.push(await underLoad(pace, 1, async () => [await engines.postgres.database(`one${turn}`)]));
      }
      const spread = await underLoad(pace, 3, async () => [await engines.postgres.database('three'), engines.nats.address]);
      return { sqlite: middleOf(files), postgres: middleOf(databases), three: spread };
    });
    const faults = await pausesOf(programs, program, pace);
    return measured(sqlite, postgres, three, faults);
  },
};

/** Of several runs what was in the middle, number by number. */
function middleOf(runs: readonly Loaded[]): Loaded {
  const middle = (number: (run: Loaded) => number): number => median(runs.map(number));
  const numbers = (of: (run: Loaded) => Numbers): Numbers => ({
    answersPerSecond: middle((run) => of(run).answersPerSecond),
    p50Ms: middle((run) => of(run).p50Ms),
    p99Ms: middle((run) => of(run).p99Ms),
  });
  return { full: numbers(({ full }) => full), steady: numbers(({ steady }) => steady), cpuMs: middle(({ cpuMs }) => cpuMs) };
}

async function withEngines<T>(programs: string, program: string, work: (engines: Engines) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
  const postgres = await OwnPostgres.open({ programs, folder, isPassing: true, isHeard: false, settings: MANY_FILES });
  await postgres.breakIn(LOG_FILES);
  const nats = await OwnNats.open(program);
  try {
    return await work({ postgres, nats });
  } finally {
    await nats.kill();
    await postgres.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts so many nodes, fills them with tables whose players are spread over them, and measures. */
async function underLoad(pace: Pace, nodes: number, place: () => readonly string[] | Promise<readonly string[]>): Promise<Loaded> {
  const { spreadTable } = await load();
  const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
  const given = await place();
  const hosts = Array.from({ length: nodes }, () => castellanHost(folder, given));
  const tables: LoadedTable[] = [];
  try {
    const addresses = (await Promise.all(hosts.map((host) => messageOf(host)))).map(String);
    for (let i = 0; i < TABLES; i += AT_ONCE)
      tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => spreadTable(addresses, i + at)))));
    let answers = 0;
    const counted = tables.map((table) => ({
      ...table,
      answer: () => {
        answers++;
        return table.answer();
      },
    }));
    // Every node makes its code ready for itself, which is no part of what an answer takes.
    await measureLoad(counted, { warmUp: WARM_UP * nodes, counted: 1, everyMs: 0 });
    answers = 0;
    const full: Stretch = { warmUp: pace.repeats, counted: 16 * pace.repeats, everyMs: 0 };
    const steady: Stretch = { warmUp: 2 * pace.repeats, counted: 16 * pace.repeats, everyMs: STEADY_MS };
    const before = await processorMs(hosts);
    const numbers = await measureLoad(counted, full);
    const cpuMs = ((await processorMs(hosts)) - before) / answers;
    return { full: numbers, steady: await measureLoad(counted, steady), cpuMs };
  } finally {
    for (const table of tables) table.close();
    await Promise.all(hosts.map(stopped));
    await rm(folder, { recursive: true, force: true });
  }
}

async function load() {
  try {
    return await import('./server/castellan-tables.ts');
  } catch {
    throw new Complaint('bench.noBoardgameio');
  }
}

interface Pauses {
  readonly worst: number;
  readonly killed: number;
  readonly stopped: number;
  readonly restarted: number;
  readonly wrong: number;
}

/** Nodes are killed, stopped, cut off and restarted while real games are played. */
async function pausesOf(postgres: string, nats: string, pace: Pace): Promise<Pauses> {
  const node = fileURLToPath(new URL('./node.ts', import.meta.resolve('@castellan/server/trial')));
  const trial = await Trial.open({
    postgres,
    nats,
    program: node,
    execArgv: ['--import', 'tsx'],
    nodes: 3,
    patience: 1,
    think: 15,
    hasSpares: true,
  });
  try {
    for (const [game, people, bots] of LAID) await trial.lay(game, people, bots);
    const faults = FAULTS.filter(({ what }) => what === 'node');
    const longest = new Map<string, number>();
    for await (const { fault, pauses } of suffered(trial, faults, pace.repeats > 1 ? 3 : 1)) longest.set(fault.how, Math.max(...pauses));
    const of = (isOne: (how: string) => boolean): number => Math.max(...[...longest].filter(([how]) => isOne(how)).map(([, ms]) => ms));
    return {
      worst: of(() => true),
      killed: of((how) => how.startsWith('kill')),
      stopped: of((how) => /^(SIGSTOP|cut)/.test(how)),
      restarted: of((how) => how === 'restarted'),
      wrong: trial.players.reduce((sum, player) => sum + player.wrong.length, 0),
    };
  } finally {
    await trial.close();
  }
}

function measured(sqlite: Loaded, postgres: Loaded, three: Loaded, faults: Pauses): Measured {
  const share = rounded(postgres.full.answersPerSecond / sqlite.full.answersPerSecond);
  // With a core for each node: this machine may have fewer, and then it is worked out and not measured.
  const grown = rounded((3 * 1_000) / three.cpuMs / (1_000 / postgres.cpuMs));
  const json = ({ full, steady, cpuMs }: Loaded): object => ({
    answersPerSecond: Math.round(full.answersPerSecond),
    p50Ms: rounded(steady.p50Ms),
    p99Ms: rounded(steady.p99Ms),
    steadyAnswersPerSecond: Math.round(steady.answersPerSecond),
    cpuMsPerAnswer: rounded(cpuMs),
  });
  return {
    json: {
      nodes: {
        sqlite: json(sqlite),
        postgres: { ...json(postgres), shareOfSqlite: share },
        three: { ...json(three), computedGrowth: grown },
      },
      faults: {
        worstPauseMs: Math.round(faults.worst),
        killedMs: Math.round(faults.killed),
        stoppedOrCutMs: Math.round(faults.stopped),
        restartedMs: Math.round(faults.restarted),
        wrong: faults.wrong,
      },
    },
    sections: [
      {
        title: 'nodes',
        marks: [
          { key: 'nodesSqlite', value: sqlite.full.answersPerSecond },
          { key: 'nodesPostgres', value: postgres.full.answersPerSecond },
          { key: 'nodesThree', value: three.full.answersPerSecond },
          { key: 'nodesShare', value: share, least: BARS.shareOfSqlite },
          { key: 'nodesPostgresP99', value: postgres.steady.p99Ms, most: BARS.p99Ms },
          { key: 'nodesThreeP99', value: three.steady.p99Ms, most: BARS.p99Ms },
          { key: 'nodesSqliteCpu', value: sqlite.cpuMs },
          { key: 'nodesPostgresCpu', value: postgres.cpuMs },
          { key: 'nodesThreeCpu', value: three.cpuMs },
          { key: 'nodesGrowth', value: grown },
        ],
      },
      {
        title: 'faults',
        marks: [
          { key: 'faultsKilled', value: faults.killed, most: BARS.killedMs },
          { key: 'faultsStopped', value: faults.stopped, most: BARS.stoppedMs },
          { key: 'faultsRestarted', value: faults.restarted, most: BARS.restartedMs },
          { key: 'faultsWrong', value: faults.wrong, most: 0 },
        ],
      },
    ],
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

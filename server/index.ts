/** The server: everything put together, started and stopped. */

import type { Agent } from 'node:https';
import { pino } from 'pino';
import { Analyses } from './analyses/analyses.ts';
import { Crew } from './bots/crew.ts';
import { Budget } from './budget.ts';
import { Cluster, type ClusterOptions } from './cluster/cluster.ts';
import { everywhereOf, homeOf, tableNews } from './cluster/everywhere.ts';
import { SharedTime } from './cluster/time.ts';
import { BadConfig, type Config } from './config.ts';
import { damageBook } from './damage.ts';
import type { House } from './house.ts';
import { buildApp } from './http/app.ts';
import { newOwner } from './ids.ts';
import { makeMetrics } from './metrics.ts';
import { Paced } from './paced.ts';
import { Packs } from './packs.ts';
import { People } from './people/people.ts';
import { Push } from './push/push.ts';
import { loadGames, loadTitles } from './shelf.ts';
import { Hub } from './sockets/hub.ts';
import { fileIn, nameOfPlace, openStore, type Place, withoutPassword } from './store/place.ts';
import type { Store, StoreListeners } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import { realTime, type Time } from './time.ts';
import { Turns } from './turns.ts';

export { type Checked, checkData, type Trouble } from './check.ts';
export { type NodeReport, type NodesReport, nodesOf } from './cluster/report.ts';
export { BadConfig, type Config, readConfig } from './config.ts';
export { CannotMove, type Moved, moveData } from './move.ts';
export { NoData } from './store/archive.ts';
export { isPostgres } from './store/place.ts';

const PAGE = 4_096;
/** Milliseconds that clients have to take leave when the server stops; by then all they were told is stored. */
const FAREWELL = 2_000;
/** Snapshots of whole games are long: of all tables one is kept at a time, so that none of their answers waits for a heap of them. */
const SNAPSHOTS = { burst: 1, between: 10, longest: 0 };

export interface Server {
  /** Where it listens, e.g. `http://127.0.0.1:4600`. */
  readonly address: string;
  readonly store: Store;
  /** Lets what is under way finish, tells the clients to come back, and stops. */
  close(): Promise<void>;
}

export interface Surroundings {
  readonly time?: Time;
  /** How push services are called. */
  readonly pushAgent?: Agent;
}

export async function startServer(config: Config, { time: ownTime = realTime(), pushAgent }: Surroundings = {}): Promise<Server> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  const metrics = makeMetrics();
  const games = await loadGames(config.games);
  const damaged = damageBook(log, metrics);
  const onBatch = (writes: number, ms: number): void => {
    metrics.batch.observe(writes);
    metrics.commit.observe(ms / 1_000);
  };
  const place = placeOf(config);
  const store = await opened(place, { onBatch, onDamage: damaged });
  const shared = new SharedTime(ownTime);
  const cluster = await clusterOf(config, { store, games, time: shared, log, metrics });
  const time = cluster === null ? ownTime : shared;
  const crew = new Crew({
    games: config.games,
    database: place,
    threads: config.threads,
    patience: config.threadPatience,
    onDeath: (why) => {
      metrics.threadDeaths.inc();
      log.error({ why }, 'a thread died and is replaced');
    },
  });
  const packs = await Packs.open(store, games, damaged);
  const alone = { start: time.now(), owner: newOwner() };
  const snapshots = new Paced(time, SNAPSHOTS);
  const house: House = {
    store,
    games,
    crew,
    time,
    get start() {
      return cluster?.nodes.darkUntil ?? alone.start;
    },
    get owner() {
      return cluster?.nodes.inc ?? alone.owner;
    },
    isShared: cluster !== null,
    isElsewhere: ({ owner }) => cluster !== null && owner !== cluster.nodes.inc,
    meetPack: (game, pack) => packs.meet(game, pack),
    log,
    metrics,
    botDelay: config.botDelay,
    absence: config.absence,
    gathering: config.gathering,
    damaged,
    packJson: (game, pack) => packs.jsonOf(game, pack),
    mayKeepSnapshot: () => snapshots.wait('') !== null,
  };
  const titles = await loadTitles(config.games);
  const push = await Push.open(house, titles, {
    data: config.data,
    contact: config.pushContact,
    hosts: config.pushHosts,
    agent: pushAgent,
    rate: config.rate,
  });

  const budget = new Budget(time, config.rate, metrics, cluster !== null);
  const turns = new Turns((count) => metrics.turnsWaiting.set(count));
  const doorLimits = { all: config.sockets, perAddress: config.socketsPerAddress };
  const hub = new Hub(house, budget, turns, doorLimits, config.rate, cluster?.people ?? null);
  const hall = new Hall(house, tableNews(hub, push, cluster), config.tablesInMemory, cluster);
  const everywhere = everywhereOf(hall, hub, cluster);
  const analyses = new Analyses(house, cluster === null ? null : (table) => cluster.offerAnalysis(table));
  let stopping = false;
  const people = new People(store, time, config.rate, everywhere.share);
  const whyAway = (): string | null => (stopping ? 'stopping' : cluster?.isCut === true ? 'cut off from the other nodes' : null);
  const app = await buildApp({ config, house, hall, hub, people, packs, push, everywhere, analyses, budget, turns, titles }, log, whyAway);

  const close = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    await cluster?.handOver();
    hub.close();
    await hall.close();
    await cluster?.close();
    const late = setTimeout(() => {
      hub.cutOff();
      app.server.closeAllConnections();
    }, FAREWELL);
    await app.close();
    clearTimeout(late);
    await Promise.all([analyses.close(), crew.close()]);
    await store.close();
    log.info('stopped');
  };
  try {
    // Tables come at once, those of a node that was killed with many who wait for them: nobody should wait for a thread as well.
    if (cluster !== null)
      await crew
        .ready()
        .catch((error: unknown) => log.warn({ err: error }, 'no thread is ready yet; the first that is needed is waited for'));
    await cluster?.join(homeOf(hall, hub, packs, budget, analyses));
    const address = await app.listen({ port: config.port, host: config.host });
    cluster?.callItself(address);
    await hall.open();
    log.info({ address, data: nameOfPlace(place), games: [...games.keys()] }, 'listening');
    return { address, store, close };
  } catch (error) {
    await close();
    throw cannotListen(error, config);
  }
}

async function clusterOf(
  { nats, database, storePatience: patience, nodePatience }: Config,
  parts: Pick<ClusterOptions, 'store' | 'games' | 'time' | 'log' | 'metrics'>,
): Promise<Cluster | null> {
  if (nats === null || database === null) return null;
  try {
    return await Cluster.open({ natsUrl: nats, databaseUrl: database, patience, nodePatience, ...parts });
  } catch (error) {
    await parts.store.close();
    throw new BadConfig(`NATS at ${withoutPassword(nats)} cannot be reached: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function placeOf({ data, database, storePatience: patience, maxDatabase }: Config): Place {
  if (database !== null) return { kind: 'postgres', url: database, patience };
  return { kind: 'sqlite', file: fileIn(data), patience, maxPages: maxDatabase === null ? null : Math.floor(maxDatabase / PAGE) };
}

async function opened(place: Place, listeners: StoreListeners): Promise<Store> {
  try {
    return await openStore(place, listeners);
  } catch (error) {
    throw new BadConfig(`The database ${nameOfPlace(place)} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function cannotListen(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new BadConfig(`PORT ${port} is already in use on ${host}: stop what uses it, or choose another.`);
  if (code === 'EACCES') return new BadConfig(`PORT ${port} may not be used without more rights: choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new BadConfig(`HOST ${host} is not an address of this machine.`);
  return error;
}

/** The server: everything put together, started and stopped. */

import type { Agent } from 'node:https';
import { pino } from 'pino';
import { Crew } from './bots/crew.ts';
import { Budget } from './budget.ts';
import { BadConfig, type Config } from './config.ts';
import { damageBook } from './damage.ts';
import type { House } from './house.ts';
import { buildApp } from './http/app.ts';
import { newOwner } from './ids.ts';
import { makeMetrics } from './metrics.ts';
import { Packs } from './packs.ts';
import { People } from './people/people.ts';
import type { LobbyList } from './protocol/index.ts';
import { Push } from './push/push.ts';
import { loadGames, loadTitles } from './shelf.ts';
import { Hub } from './sockets/hub.ts';
import { fileIn, nameOfPlace, openStore, type Place } from './store/place.ts';
import type { Store, StoreListeners } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import type { StoredTable } from './tables/stored.ts';
import { realTime, type Time } from './time.ts';
import { Turns } from './turns.ts';

export { type Checked, checkData, type Trouble } from './check.ts';
export { BadConfig, type Config, readConfig } from './config.ts';
export { CannotMove, type Moved, moveData } from './move.ts';
export { NoData } from './store/archive.ts';
export { isPostgres } from './store/place.ts';

const PAGE = 4_096;
/** Milliseconds that clients have to take leave when the server stops; by then all they were told is stored. */
const FAREWELL = 2_000;

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

export async function startServer(config: Config, { time = realTime(), pushAgent }: Surroundings = {}): Promise<Server> {
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
  const house: House = {
    store,
    games,
    crew,
    time,
    start: time.now(),
    owner: newOwner(),
    log,
    metrics,
    botDelay: config.botDelay,
    absence: config.absence,
    gathering: config.gathering,
    damaged,
    packJson: (game, pack) => packs.jsonOf(game, pack),
  };
  const push = await Push.open(house, await loadTitles(config.games), {
    data: config.data,
    contact: config.pushContact,
    hosts: config.pushHosts,
    agent: pushAgent,
    rate: config.rate,
  });

  const budget = new Budget(time, config.rate, metrics);
  const turns = new Turns((count) => metrics.turnsWaiting.set(count));
  const hub = new Hub(house, budget, turns, { all: config.sockets, perAddress: config.socketsPerAddress }, config.rate);
  const hall = new Hall(house, tableNews(hub, push), config.tablesInMemory);
  let stopping = false;
  const people = new People(store, time, config.rate);
  const app = await buildApp({ config, house, hall, hub, people, packs, push, budget, turns }, log, () => stopping);

  const close = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    hub.close();
    await hall.close();
    const late = setTimeout(() => {
      hub.cutOff();
      app.server.closeAllConnections();
    }, FAREWELL);
    await app.close();
    clearTimeout(late);
    await crew.close();
    await store.close();
    log.info('stopped');
  };
  try {
    const address = await app.listen({ port: config.port, host: config.host });
    await hall.open();
    log.info({ address, data: nameOfPlace(place), games: [...games.keys()] }, 'listening');
    return { address, store, close };
  } catch (error) {
    await close();
    throw cannotListen(error, config);
  }
}

/** Turns and ends are told in the page; for correspondence games also to those who have not got it open. */
function tableNews(hub: Hub, push: Push) {
  const people = ({ head }: StoredTable): string[] =>
    head.holdings.flatMap((holding) => (holding.kind === 'person' ? [holding.person] : []));
  const isSlow = ({ charter }: StoredTable): boolean => charter.clock.kind === 'correspondence';
  const notify = (table: StoredTable, person: string, kind: 'turn' | 'started' | 'finished'): void => {
    if (isSlow(table) && !hub.isConnected(person)) void push.notify(person, kind, table);
  };
  return {
    turn: (table: StoredTable, seats: readonly number[]): void => {
      const { id, charter, head } = table;
      for (const seat of seats) {
        const holding = head.holdings[seat];
        if (holding.kind !== 'person') continue;
        hub.tellElsewhere(holding.person, id, { type: 'turn', table: id, game: charter.game, title: charter.title });
        notify(table, holding.person, 'turn');
      }
    },
    began: (table: StoredTable): void => {
      for (const person of people(table)) if (!isAskedFirst(table, person)) notify(table, person, 'started');
    },
    ended: (table: StoredTable): void => {
      for (const person of people(table)) notify(table, person, 'finished');
    },
    lobby: (list: LobbyList): void => hub.tellLobby(list),
  };
}

/** Whoever is asked at once hears that, which also says that the game has begun. */
function isAskedFirst({ head }: StoredTable, person: string): boolean {
  return head.waiting.some((seat) => {
    const holding = head.holdings[seat];
    return holding.kind === 'person' && holding.person === person;
  });
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

/** One visitor must not be able to hurt the others: what is asked has its price, and nobody waits behind somebody else's heap. */

import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { API, type TableInfo, type TableList } from '../protocol/index.ts';
import { Client, type Socket } from './fixtures/client.ts';
import { begin, Mirror } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end();
});

/** A server as it is when nobody has set anything, on which time stands still: what is spent stays spent. */
async function strict(changes: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  const server = await testServer({ rate: 1, socketsPerAddress: 100, ...changes }, { time: new HandTime() });
  servers.push(server);
  return server;
}

const closed = (socket: Socket): Promise<number> =>
  new Promise((done) => {
    if (socket.ws.readyState === socket.ws.CLOSED) done(0);
    socket.ws.once('close', done);
  });
const nobody = (server: TestServer): Promise<Socket | null> => new Client(server.address).socket().catch(() => null);
const shown = (sockets: readonly Socket[]): number =>
  sockets.reduce((sum, { messages }) => sum + messages.filter(({ type }) => type === 'table' || type === 'update').length, 0);
const metric = async (server: TestServer, name: string): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
};

describe('sockets of nobody’s', () => {
  it('that ask for a table without end are soon thrown out, and those who play there play on', async () => {
    const server = await strict();
    const [ada, bob] = await begin([await Client.of(server.address), await Client.of(server.address)]);
    const visitors: Socket[] = [];
    for (let i = 0; i < 40; i++) {
      const socket = await nobody(server);
      if (socket !== null) visitors.push(socket);
    }
    const gone = visitors.map(closed);
    for (let i = 0; i < 40; i++) for (const socket of visitors) socket.send({ type: 'watch', table: ada.table });
    expect(new Set(await Promise.all(gone))).toEqual(new Set([1008]));
    expect(shown(visitors)).toBeLessThan(200);
    await ada.answer('lean left');
    await bob.until(() => bob.view.seq === 1);
    const late = await Mirror.of(ada.client, ada.table);
    expect(late.view.seq).toBe(1);
  });

  it('are let in only so many from one address, and leave room for people', async () => {
    const server = await strict({ socketsPerAddress: 8, rate: 10 });
    const ada = await Client.of(server.address);
    const visitors = await Promise.all(Array.from({ length: 12 }, () => nobody(server)));
    const inside = (
      await Promise.all(visitors.map(async (socket) => (socket === null ? 0 : Promise.race([closed(socket), here(socket)]))))
    ).filter((code) => code === -1);
    expect(inside.length).toBeLessThanOrEqual(4);
    const own = await ada.socket();
    expect(await own.next('hello')).toMatchObject({ me: ada.me.id });
    expect(await metric(server, 'castellan_sockets')).toBeLessThanOrEqual(5);
  });

  it('pay for control frames as well', async () => {
    const server = await strict();
    const socket = await nobody(server);
    if (socket === null) throw new Error('not let in');
    const gone = closed(socket);
    for (let i = 0; i < 2_000; i++) socket.ws.ping();
    expect(await gone).toBe(1008);
  });

  it('pay for bytes that never become a message', async () => {
    const server = await strict();
    const { port } = new URL(server.address);
    const line = connect(Number(port), '127.0.0.1');
    const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
    line.write(`GET ${API.socket} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\n`);
    await new Promise((heard) => line.once('data', heard));
    line.on('error', () => {});
    const gone = new Promise((end) => line.once('close', end));
    const empty = (first: number): Buffer => Buffer.from([first, 0x80, 0, 0, 0, 0]);
    line.write(empty(0x01));
    const more = Buffer.concat(Array.from({ length: 10_000 }, () => empty(0x00)));
    const pour = (cut?: Error | null): void => {
      if (!cut) line.write(more, pour);
    };
    pour();
    await gone;
  });
});

/** It was greeted, and is inside. */
async function here(socket: Socket): Promise<number> {
  await socket.next('hello');
  return -1;
}

describe('one person', () => {
  it('has only so many sockets', async () => {
    const server = await strict();
    const ada = await Client.of(server.address);
    const bob = await Client.of(server.address);
    for (let i = 0; i < 24; i++) await ada.socket();
    await expect(ada.socket()).rejects.toThrow('429');
    await bob.socket();
  });

  it('sits at only so many tables at once, whether made or joined', async () => {
    const server = await testServer();
    servers.push(server);
    const [ada, bob] = [await Client.of(server.address), await Client.of(server.address)];
    const open = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const inviting = await bob.create({ seats: open, access: 'open' });
    for (let i = 0; i < 200; i++) await ada.create({ seats: open });
    expect(await ada.refusal('POST', API.tables, { game: 'ford', seats: open })).toBe('403 tooManyKept');
    expect(await ada.refusal('POST', `${API.tables}/${inviting.id}/join`, {})).toBe('403 tooManyKept');
    const { tables, before } = await ada.get<TableList>(`${API.tables}?list=mine`);
    expect([tables.length, before]).toEqual([200, null]);
    const first = await ada.get<TableList>(`${API.tables}?list=mine&limit=50`);
    const second = await ada.get<TableList>(`${API.tables}?list=mine&limit=50&before=${first.before}`);
    expect(new Set([...first.tables, ...second.tables].map(({ id }) => id)).size).toBe(100);
  });

  it('has only a few tables played by bots alone', async () => {
    const server = await testServer({ botDelay: 60_000 });
    servers.push(server);
    const ada = await Client.of(server.address);
    const bots = [{ kind: 'bot' as const, level: 'page' as const }, { kind: 'open' as const }];
    const started = async (): Promise<TableInfo> => {
      const { id } = await ada.create({ seats: bots });
      return ada.at(id, 'start', { fill: 'page' });
    };
    for (let i = 0; i < 4; i++) expect(await started()).toMatchObject({ stage: 'playing' });
    await expect(started()).rejects.toThrow('tooManyKept');
  });
});

describe('requests of nobody’s', () => {
  it('beyond what an address may ask for are refused, with when to come back; people there are served', async () => {
    const server = await strict();
    const ada = await Client.of(server.address);
    const list = `${API.tables}?list=open`;
    let refused = await fetch(`${server.address}${list}`);
    for (let i = 0; i < 700 && refused.status === 200; i++) refused = await fetch(`${server.address}${list}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: 'tooMany', params: { seconds: expect.any(Number) } } });
    expect((await ada.request('GET', list)).status).toBe(200);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it('for a socket that are refused leave no connection behind', async () => {
    const server = await strict({ socketsPerAddress: 2 });
    await nobody(server);
    const { port } = new URL(server.address);
    const line = connect(Number(port), '127.0.0.1');
    const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
    let heard = '';
    line.on('data', (part) => {
      heard += part.toString();
    });
    const ended = new Promise((end) => line.once('close', end));
    line.write(`GET ${API.socket} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\n`);
    await ended;
    expect(heard).toMatch(/^HTTP\/1.1 429 /);
  });
});

describe('connections', () => {
  it('that are only held open are so many from one address and no more', async () => {
    const server = await strict({ socketsPerAddress: 2 });
    const { port } = new URL(server.address);
    let ended = 0;
    const lines = Array.from({ length: 20 }, () => {
      const line = connect(Number(port), '127.0.0.1');
      line.on('error', () => {});
      line.once('close', () => ended++);
      return line;
    });
    await expect.poll(() => ended).toBe(14);
    for (const line of lines) line.destroy();
  });

  it('that come in a crowd are let in one by one, and what they said meanwhile is heard', async () => {
    const time = new HandTime();
    const server = await testServer({ rate: 1, socketsPerAddress: 4 }, { time });
    servers.push(server);
    const { port } = new URL(server.address);
    let answered = 0;
    const lines = Array.from({ length: 9 }, () => {
      const line = connect(Number(port), '127.0.0.1');
      line.once('data', () => answered++);
      line.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      return line;
    });
    await expect.poll(() => answered).toBe(4);
    for (let more = 5; more <= 9; more++) {
      time.pass(1_000);
      await expect.poll(() => answered).toBe(more);
    }
    for (const line of lines) line.destroy();
  });

  it('that leave before their turn trouble nobody', async () => {
    const time = new HandTime();
    const server = await testServer({ rate: 1, socketsPerAddress: 2 }, { time });
    servers.push(server);
    const { port } = new URL(server.address);
    const lines = Array.from({ length: 6 }, () => connect(Number(port), '127.0.0.1'));
    await Promise.all(lines.map((line) => new Promise((here) => line.once('connect', here))));
    for (const line of lines) line.resetAndDestroy();
    time.pass(60_000);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});

describe('tables', () => {
  it('that are not there push none out of memory that are', async () => {
    const server = await strict({ tablesInMemory: 3 });
    const ada = await Client.of(server.address);
    const [mirror] = await begin([ada], 1);
    await mirror.socket.close();
    const socket = await ada.socket();
    for (let i = 0; i < 40; i++) {
      socket.send({ type: 'watch', table: `missing${i}` });
      await socket.until((messages) => (messages.filter(({ type }) => type === 'gone').length > i ? true : undefined));
    }
    expect(await metric(server, 'castellan_tables_in_memory')).toBe(1);
  });

  it('with a crowd do not tell everybody of each who comes', async () => {
    const time = new HandTime();
    const server = await testServer({}, { time });
    servers.push(server);
    const [ada] = await begin([await Client.of(server.address)], 1);
    const presence = (): number => ada.socket.messages.filter(({ type }) => type === 'presence').length;
    for (let i = 0; i < 40; i++) await Mirror.of(new Client(server.address), ada.table);
    expect(presence()).toBeLessThan(20);
    time.pass(1_000);
    await ada.until(() => ada.info.watching === 40);
  });
});

/** Bad input and faults: each has a defined outcome, a message a person understands, and loses nothing. */

import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { API, ERROR_CODES, LIMITS, type TableInfo, type TableList } from '../protocol/index.ts';
import en from '../protocol/messages/en.ts';
import fr from '../protocol/messages/fr.ts';
import { StoreError } from '../store/store.ts';
import { Client, Socket } from './fixtures/client.ts';
import { DEATHS_FILE } from './fixtures/fragile.ts';
import { begin, Mirror, playOn, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';
import { change, entry } from './store/contract.ts';

let server: TestServer;
const newcomer = (address = server.address): Promise<Client> => Client.of(address);
const newcomers = (n: number, address?: string): Promise<Client[]> => Promise.all(Array.from({ length: n }, () => newcomer(address)));
const closed = (socket: Socket): Promise<number> => new Promise((done) => socket.ws.once('close', done));

beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.end();
  rmSync(DEATHS_FILE, { force: true });
});

it('has words for everything the server can say no with, in both languages', () => {
  const wanted = ERROR_CODES.map((code) => `error.${code}`);
  expect(Object.keys(en)).toEqual(expect.arrayContaining(wanted));
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});

describe('a message on the socket', () => {
  const nonsense: readonly [string, string][] = [
    ['that is no JSON', 'hello'],
    ['that is cut off', '{"type":"ping","at":'],
    ['that is no object', '[1,2]'],
    ['of an unknown type', '{"type":"cheat"}'],
    ['without what it needs', '{"type":"answer","table":"x"}'],
    ['with more than it should have', '{"type":"unwatch","table":"x","seat":3}'],
    ['with a number where a text should be', '{"type":"chat","table":"x","text":5,"nonce":"n"}'],
    ['with an endless answer', JSON.stringify({ type: 'answer', table: 'x', text: 'y'.repeat(LIMITS.answer + 1), nonce: 'n' })],
    ['with a negative version', '{"type":"watch","table":"x","since":-1}'],
    ['with a poisoned prototype', '{"type":"ping","at":1,"__proto__":{"x":1}}'],
  ];
  it.each(nonsense)('%s is answered with an error, and the socket goes on', async (_what, text) => {
    const socket = await (await newcomer()).socket();
    socket.ws.send(text);
    expect(await socket.next('error')).toEqual({ type: 'error', code: 'malformed' });
    socket.send({ type: 'ping', at: 7 });
    expect(await socket.next('pong')).toMatchObject({ at: 7 });
  });

  it('in binary is answered with an error', async () => {
    const socket = await (await newcomer()).socket();
    socket.ws.send(Buffer.from('{"type":"ping","at":1}'));
    expect(await socket.next('error')).toEqual({ type: 'error', code: 'malformed' });
  });

  it('that is never read to its end, and clients that never answer, do not keep the server from stopping', async () => {
    const own = await testServer();
    const { port } = new URL(own.address);
    const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
    const mute = connect(Number(port), '127.0.0.1');
    mute.write(`GET ${API.socket} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\n`);
    await new Promise((heard) => mute.once('data', heard));
    const slow = connect(Number(port), '127.0.0.1');
    slow.write(`POST ${API.tables} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`);
    const ends = [mute, slow].map((line) => new Promise((end) => line.on('error', () => {}).once('close', end)));
    await Client.of(own.address);
    await own.end();
    await Promise.all(ends);
  });

  it('that waits unread behind too many others costs the client its socket, and not the server its memory', async () => {
    const [ada] = await begin(await newcomers(2));
    for (let i = 0; i < 100; i++) await ada.request({ type: 'chat', table: ada.table, text: `${i} `.padEnd(LIMITS.chat, 'blah ') });
    const { port } = new URL(server.address);
    const deaf = connect(Number(port), '127.0.0.1');
    const gone = new Promise((end) => deaf.on('error', () => {}).once('close', end));
    const socket = new WebSocket(`ws://127.0.0.1:${port}${API.socket}`, { createConnection: () => deaf, perMessageDeflate: false });
    await new Promise((open) => socket.once('open', open));
    socket.pause();
    const open = async (): Promise<number> => {
      const numbers = await (await ada.client.request('GET', '/metrics')).text();
      return Number(/^castellan_sockets (\d+)$/m.exec(numbers)?.[1]);
    };
    const before = await open();
    while ((await open()) === before) for (let i = 0; i < 50; i++) socket.send(JSON.stringify({ type: 'watch', table: ada.table }));
    socket.terminate();
    await gone;
    expect((await Mirror.of(ada.client, ada.table)).view.seq).toBe(0);
  });

  it('that takes a wish to watch back before it is fulfilled leaves nobody behind at the table', async () => {
    const [ada] = await begin(await newcomers(2));
    await ada.socket.close();
    const socket = await ada.client.socket();
    socket.send({ type: 'watch', table: ada.table });
    socket.send({ type: 'unwatch', table: ada.table });
    await socket.next('table');
    socket.send({ type: 'ping', at: 1 });
    await socket.next('pong');
    const { seats } = await ada.client.get<TableInfo>(`${API.tables}/${ada.table}`);
    expect(seats[0].online).toBe(false);
  });

  it('larger than allowed closes the socket; the table is not touched', async () => {
    const [ada] = await begin(await newcomers(2));
    const before = structuredClone(ada.view);
    const gone = closed(ada.socket);
    ada.socket.ws.send(JSON.stringify({ type: 'chat', table: ada.table, text: 'x'.repeat(LIMITS.socketMessage), nonce: 'n' }));
    expect(await gone).toBe(1009);
    expect((await Mirror.of(ada.client, ada.table)).view).toEqual(before);
  });

  it('that cannot be read ten times over closes the socket', async () => {
    const socket = await (await newcomer()).socket();
    const gone = closed(socket);
    for (let i = 0; i < 10; i++) socket.ws.send('nonsense');
    expect(await gone).toBe(1008);
  });

  it('in a flood is refused, in the end with the socket', async () => {
    const strict = await testServer({ rate: 1 }, { time: new HandTime() });
    const socket = await (await newcomer(strict.address)).socket();
    const gone = closed(socket);
    for (let i = 0; i < 2_000; i++) socket.send({ type: 'ping', at: i });
    expect(await gone).toBe(1008);
    const { messages } = socket;
    expect(messages.filter(({ type }) => type === 'pong').length).toBeLessThan(1_000);
    expect(messages.filter(({ type }) => type === 'error')).toHaveLength(10);
    expect(messages.at(-1)).toEqual({ type: 'error', code: 'tooMany' });
    await strict.end();
  });

  it('said over and over is refused with words, whatever tab it is said in, while answers go on', async () => {
    const strict = await testServer({ rate: 1 }, { time: new HandTime() });
    const [ada, bob] = await begin([await newcomer(strict.address), await newcomer(strict.address)]);
    const tab = await Mirror.of(ada.client, ada.table);
    for (let i = 0; i < 10; i++)
      expect(await ada.request({ type: 'chat', table: ada.table, text: `${i}` })).toMatchObject({ type: 'accepted' });
    expect(await tab.request({ type: 'chat', table: ada.table, text: 'more' })).toMatchObject({ type: 'refused', code: 'tooMany' });
    expect(await bob.request({ type: 'chat', table: ada.table, text: 'stop' })).toMatchObject({ type: 'accepted' });
    await ada.answer(ada.anyAnswer);
    await strict.end();
  });

  it('that looks back takes its turn after the former one; all are answered', async () => {
    const [ada, bob] = await begin(await newcomers(2));
    await playOn([ada, bob], () => ada.view.seq >= 4);
    const looks = await Promise.all([3, 1, 99, 2].map((seq) => ada.socket.ask({ type: 'at', table: ada.table, seq })));
    expect(looks.map((reply) => (reply.type === 'at' ? reply.view.seq : reply.type))).toEqual([3, 1, 'refused', 2]);
  });

  it('from another site’s page never gets a socket', async () => {
    const ada = await newcomer();
    await expect(Socket.open(ada, { origin: 'https://evil.example' })).rejects.toThrow('403');
    const own = await Socket.open(ada, { origin: ada.address });
    expect(await own.next('hello')).toMatchObject({ me: ada.me.id });
  });

  it('about more tables than one may watch is refused', async () => {
    const socket = await (await newcomer()).socket();
    const [first] = await begin(await newcomers(2));
    for (let i = 0; i < LIMITS.watched; i++) socket.send({ type: 'watch', table: `missing${i}` });
    await socket.until((messages) => (messages.filter(({ type }) => type === 'gone').length === LIMITS.watched ? true : undefined));
    await socket.watch(first.table);
    const tables = await Promise.all(
      Array.from({ length: LIMITS.watched }, () => first.client.create({ seats: [{ kind: 'open' }, { kind: 'open' }], access: 'open' })),
    );
    for (const { id } of tables) socket.send({ type: 'watch', table: id });
    expect(await socket.until((messages) => messages.find((m) => m.type === 'gone' && m.code === 'watchingTooMany'))).toBeDefined();
  });
});

describe('an answer', () => {
  it('to an old question is refused, and the present one stays open', async () => {
    const [ada] = await begin(await newcomers(2));
    const old = ada.asked.id;
    await ada.answer('lean left');
    expect(await ada.ask('lean right', old)).toMatchObject({ type: 'refused', refusal: { key: 'staleQuestion' } });
    expect(ada.asked.step).toBe('play');
  });

  it('of a wrong seat is refused', async () => {
    const [ada, bob] = await begin(await newcomers(2));
    expect(await bob.ask('lean left', ada.asked.id)).toMatchObject({ type: 'refused', refusal: { key: 'notAsked' } });
    expect(ada.view.seq).toBe(0);
  });

  it('without its question is refused, so that nobody answers blindly', async () => {
    const [ada] = await begin(await newcomers(2));
    expect(await ada.socket.ask({ type: 'answer', table: ada.table, text: 'lean left' })).toMatchObject({
      type: 'refused',
      code: 'malformed',
    });
  });

  it('sent twice is carried out once and accepted twice, also after a restart', async () => {
    const own = await testServer();
    const [ada, bob] = await begin(await newcomers(2, own.address));
    const question = ada.asked.id;
    const first = await ada.ask('lean left', question, 'same');
    const second = await ada.ask('lean left', question, 'same');
    expect(second).toEqual(first);
    expect(ada.view.seq).toBe(1);
    const again = await own.again();
    const [ada2, bob2] = await Promise.all([ada.resumed(again.address), bob.resumed(again.address)]);
    expect(await ada2.ask('lean left', question, 'same')).toEqual(first);
    expect(ada2.view.seq).toBe(1);
    expect(await bob2.ask('lean left', question, 'same')).toMatchObject({ type: 'refused' });
    await again.end();
  });

  it('said in chat twice with the same nonce is heard once', async () => {
    const [ada, bob] = await begin(await newcomers(2));
    for (let i = 0; i < 2; i++) await ada.request({ type: 'chat', table: ada.table, text: 'Hello' }, 'once');
    await bob.until(() => bob.shown.chat.length > 0);
    expect((await Mirror.of(bob.client, bob.table)).shown.chat).toHaveLength(1);
  });

  it('sent before the reply to the last has come is carried out in its order', async () => {
    const [ada] = await begin(await newcomers(2));
    const { table } = ada;
    const early = ada.socket.ask({ type: 'answer', table, question: 'not yet known', text: 'play 1' }, 'b');
    const first = ada.socket.ask({ type: 'answer', table, question: ada.asked.id, text: 'lean left' }, 'a');
    const late = ada.socket.ask({ type: 'answer', table, question: ada.asked.id, text: 'lean right' }, 'c');
    expect(await early).toMatchObject({ type: 'refused', refusal: { key: 'staleQuestion' } });
    expect(await first).toMatchObject({ type: 'accepted' });
    expect(await late).toMatchObject({ type: 'refused', refusal: { key: 'staleQuestion' } });
  });

  it('with a forged cookie is a stranger’s', async () => {
    const [ada] = await begin(await newcomers(2));
    const forger = new Client(server.address);
    forger.cookie = ada.client.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const socket = await forger.socket();
    expect(await socket.next('hello')).toMatchObject({ me: null });
    const forged = await socket.ask({ type: 'answer', table: ada.table, question: ada.asked.id, text: 'lean left' });
    expect(forged).toMatchObject({ type: 'refused', code: 'notSeated' });
  });

  it('from one of two tabs is shown in both; the other’s to the same question comes too late', async () => {
    const [ada] = await begin(await newcomers(2));
    const other = await Mirror.of(ada.client, ada.table);
    const question = other.asked.id;
    await ada.answer('lean left');
    expect(await other.ask('lean right', question)).toMatchObject({ type: 'refused', refusal: { key: 'staleQuestion' } });
    await other.untilVersion(ada.version);
    expect(other.view).toEqual(ada.view);
    await ada.socket.close();
    await other.answer(other.anyAnswer);
    expect(other.view.seq).toBe(2);
  });
});

describe('resuming', () => {
  it('brings exactly what was missed, whatever was missed', async () => {
    const mirrors = await begin(await newcomers(2), 0, { options: { rounds: 3 } });
    const [ada, bob] = mirrors;
    await playOn(mirrors, () => ada.view.seq === 4);
    await bob.socket.close();
    await bob.client.socket();
    const away = await Mirror.of(bob.client, bob.table);
    await ada.request({ type: 'chat', table: ada.table, text: 'Where are you?' });
    await playOn([ada, away], () => ada.view.seq === 12);
    const back = await bob.resumed();
    expect(back.socket.messages.map(({ type }) => type)).not.toContain('table');
    const fresh = await Mirror.of(bob.client, bob.table);
    expect(back.shown.log).toEqual(fresh.shown.log);
    expect(back.shown.chat).toEqual(fresh.shown.chat);
    expect(back.view).toEqual(fresh.view);
    expect(back.version).toBe(fresh.version);
  });

  it('from a version that never was brings the whole table', async () => {
    const [ada] = await begin(await newcomers(2));
    const socket = await ada.client.socket();
    expect((await socket.watch(ada.table, 999)).type).toBe('table');
    expect((await socket.watch(ada.table, ada.version)).type).toBe('update');
    expect((await socket.watch(ada.table, 0)).type).toBe('update');
  });
});

describe('the store', () => {
  it('that is full refuses answers with words, keeps all that was accepted, and goes on when there is room', async () => {
    const small = await testServer({ maxDatabase: 220_000 });
    const mirrors = await begin(await newcomers(2, small.address), 0, { options: { rounds: 12 } });
    const [ada, bob] = mirrors;
    for (let reply = 'accepted'; reply === 'accepted'; ) {
      const said = await ada.request({ type: 'chat', table: ada.table, text: 'x'.repeat(LIMITS.chat) });
      if (said.type === 'refused') expect(said.code).toBe('storeUnavailable');
      reply = said.type;
    }
    const asked = (): Mirror => mirrors.find((mirror) => mirror.view.asked !== null) ?? ada;
    let answers = 0;
    for (;;) {
      const reply = await asked().ask(asked().anyAnswer);
      if (reply.type === 'accepted') answers++;
      else {
        expect(reply).toMatchObject({ type: 'refused', code: 'storeUnavailable' });
        break;
      }
      await settle(mirrors);
    }
    expect(ada.view.seq).toBe(answers);
    expect((await ada.client.request('GET', '/healthz')).status).toBe(503);
    const roomy = await small.again({});
    const [ada2, bob2] = await Promise.all([ada.resumed(roomy.address), bob.resumed(roomy.address)]);
    expect(ada2.version).toBe(ada.version);
    expect(ada2.view.seq).toBe(answers);
    await playOn([ada2, bob2], () => ada2.view.seq === answers + 5);
    await roomy.end();
  });

  it('that is locked by another process refuses after a while; the same message sent again is then accepted', async () => {
    const [ada, bob] = await begin(await newcomers(2));
    const other = new DatabaseSync(join(server.data, 'castellan.sqlite'));
    other.exec('begin immediate');
    const question = ada.asked.id;
    expect(await ada.ask('lean left', question, 'again')).toMatchObject({ type: 'refused', code: 'storeUnavailable' });
    expect(await ada.client.refusal('PATCH', API.me, { name: 'Ada' })).toBe('503 storeUnavailable');
    expect((await ada.client.request('GET', '/healthz')).status).toBe(503);
    expect((await Mirror.of(bob.client, bob.table)).view.seq).toBe(0);
    other.exec('rollback');
    other.close();
    expect(await ada.ask('lean left', question, 'again')).toMatchObject({ type: 'accepted' });
    await bob.until(() => bob.view.seq === 1);
  });

  it('whose writing thread dies is mended; nothing is shown that is not stored', async () => {
    const own = await testServer();
    const mirrors = await begin(await newcomers(2, own.address), 0, { options: { rounds: 12 } });
    const [ada] = mirrors;
    for (let i = 0; i < 5; i++) {
      const asked = mirrors.find((mirror) => mirror.view.asked !== null) ?? ada;
      const nonce = `death ${i}`;
      const { asked: question, anyAnswer } = asked;
      const answer = asked.ask(anyAnswer, question.id, nonce);
      await own.store.loseWriter();
      let reply = await answer;
      if (reply.type === 'refused') reply = await asked.ask(anyAnswer, question.id, nonce);
      expect(reply).toMatchObject({ type: 'accepted' });
      await settle(mirrors);
      expect(ada.view.seq).toBe(i + 1);
      const entries = await own.store.entries(ada.table, 0);
      expect(entries.reduce((sum, { played }) => sum + played.length, 0)).toBe(i + 1);
    }
    await own.end();
  });

  it('that breaks down over a change is asked whether it is stored after all', async () => {
    const own = await testServer();
    const [ada, bob] = await begin(await newcomers(2, own.address));
    const { append } = own.store;
    Object.assign(own.store, {
      append: async (...args: Parameters<typeof append>) => {
        Object.assign(own.store, { append });
        await append(...args);
        throw new StoreError('broken', 'the writing thread died');
      },
    });
    expect(await ada.ask('lean left')).toMatchObject({ type: 'accepted' });
    await bob.until(() => bob.view.seq === 1);
    await own.end();
  });

  it('that is locked for a while stops no bot for good', async () => {
    const own = await testServer({ botDelay: 200, storePatience: 0 });
    const [ada] = await begin(await newcomers(1, own.address), 1);
    for (let i = 0; i < 3; i++) await ada.answer(ada.anyAnswer);
    const other = new DatabaseSync(join(own.data, 'castellan.sqlite'));
    other.exec('begin immediate');
    const faults = async (): Promise<string> => (await ada.client.request('GET', '/metrics')).text();
    while (!(await faults()).includes('castellan_store_faults_total{fault="locked"}'));
    other.exec('rollback');
    other.close();
    await ada.untilAsked();
    await own.end();
  });

  it('that cannot be read when a change is to be shown does not make it unsaid', async () => {
    const own = await testServer();
    const [ada, bob] = await begin(await newcomers(2, own.address));
    const { chat } = own.store;
    Object.assign(own.store, {
      chat: async () => {
        Object.assign(own.store, { chat });
        throw new StoreError('broken', 'nothing can be read');
      },
    });
    expect(await ada.socket.ask({ type: 'chat', table: ada.table, text: 'Hello' })).toMatchObject({ type: 'accepted' });
    await ada.answer('lean left');
    await bob.until(() => bob.view.seq === 1 && bob.shown.chat.length === 1);
    await own.end();
  });

  it('that fails when seats are to be given up or handed over leaves the person as they were', async () => {
    const own = await testServer();
    const failing = (): void => {
      const { append } = own.store;
      Object.assign(own.store, {
        append: async () => {
          Object.assign(own.store, { append });
          throw new StoreError('locked', 'somebody else writes');
        },
      });
    };
    const [account, guest, rival] = await newcomers(3, own.address);
    await account.post(API.account, { name: 'Palamedes', password: 'a long password' });
    const [, mirror] = await begin([guest, rival]);
    failing();
    expect(await guest.refusal('POST', API.session, { name: 'Palamedes', password: 'a long password' })).toBe('503 storeUnavailable');
    await guest.post(API.session, { name: 'Palamedes', password: 'a long password' });
    await mirror.until(() => mirror.info.seats[0].name === 'Palamedes');
    expect(mirror.info.seats[0].resigned).toBe(false);
    failing();
    expect(await guest.refusal('DELETE', API.me)).toBe('503 storeUnavailable');
    expect((await guest.request('DELETE', API.me)).status).toBe(204);
    await mirror.until(() => mirror.info.ending?.by === 'resignation');
    await own.end();
  });

  it('that fails leaves no half-made rematch behind', async () => {
    const own = await testServer();
    const mirrors = await begin(await newcomers(2, own.address), 0, { options: { rounds: 1 } });
    const [ada] = mirrors;
    await playOn(mirrors, () => ada.info.stage === 'finished');
    const { append } = own.store;
    Object.assign(own.store, {
      append: async () => {
        Object.assign(own.store, { append });
        throw new StoreError('full', 'no room');
      },
    });
    expect(await ada.client.refusal('POST', `${API.tables}/${ada.table}/rematch`, {})).toBe('503 storeUnavailable');
    const mine = `${API.tables}?list=mine`;
    expect((await ada.client.get<TableList>(mine)).tables).toEqual([]);
    const { id } = await ada.client.at(ada.table, 'rematch');
    expect((await ada.client.get<TableList>(mine)).tables.map((table) => table.id)).toEqual([id]);
    await own.end();
  });

  it('in which somebody else has written meanwhile is looked at again', async () => {
    const [ada] = await begin(await newcomers(2));
    const stored = await server.store.table(ada.table);
    if (stored === null) throw new Error('no table');
    const { version, fence, head } = stored;
    const played = [{ line: { seat: 0, text: 'lean right' }, told: [] }];
    const seen = { version, fence };
    await server.store.append(ada.table, seen, change(version + 1, { head, entry: entry(version + 1, { at: head.at, played }) }));
    const late = await ada.ask('lean left', ada.asked.id);
    expect(late).toMatchObject({ type: 'refused', refusal: { key: 'staleQuestion' } });
    await ada.untilVersion(version + 1);
    expect(ada.view.board).toMatchObject({ side: ['right', ''] });
    expect(ada.asked.step).toBe('play');
  });
});

describe('a thread of the bots', () => {
  it('that dies is replaced and the move tried again', async () => {
    const [ada] = await begin(await newcomers(1), 1, { game: 'fragile' });
    writeFileSync(DEATHS_FILE, 'die 2');
    await playOn([ada], () => ada.info.stage === 'finished');
    expect(ada.view.result).not.toBeNull();
    const metrics = await (await ada.client.request('GET', '/metrics')).text();
    expect(Number(/castellan_thread_deaths_total (\d+)/.exec(metrics)?.[1])).toBeGreaterThanOrEqual(2);
  });

  it('that hangs is replaced, and nobody else waits for it', async () => {
    const own = await testServer({ threadPatience: 2_500 });
    const [ada] = await begin(await newcomers(1, own.address), 1, { game: 'fragile' });
    const [cat, dan] = await begin(await newcomers(2, own.address));
    writeFileSync(DEATHS_FILE, 'hang 1');
    for (let i = 0; i < 3; i++) await ada.answer(ada.anyAnswer);
    await cat.answer('lean left');
    await settle([cat, dan]);
    await ada.untilAsked();
    await playOn([ada], () => ada.info.stage === 'finished');
    await own.end();
  });

  it('that dies for every try leaves the seat to chance, so that the game goes on', async () => {
    const [ada] = await begin(await newcomers(1), 1, { game: 'fragile', options: { rounds: 1 } });
    writeFileSync(DEATHS_FILE, 'die 1000');
    for (let i = 0; i < 3; i++) await ada.answer(ada.anyAnswer);
    await ada.until(() => ada.view.seq > 3);
    writeFileSync(DEATHS_FILE, 'die 0');
    await playOn([ada], () => ada.info.stage === 'finished');
  });
});

describe('an HTTP request', () => {
  it('that is malformed is refused with what is wrong', async () => {
    const ada = await newcomer();
    const response = await ada.request('POST', API.tables, { game: 'ford', seats: 'all' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'malformed', params: { where: expect.stringContaining('seats') } } });
    expect(await ada.refusal('POST', API.tables, { game: 'ford', seats: [{ kind: 'me' }, { kind: 'open' }], extra: 1 })).toBe(
      '400 malformed',
    );
    expect(await ada.refusal('GET', `${API.tables}?list=all`)).toBe('400 malformed');
    const broken = await fetch(`${server.address}${API.tables}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"game"',
    });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ error: { code: 'malformed' } });
    expect(
      (await fetch(`${server.address}${API.tables}`, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' })).status,
    ).toBe(400);
    expect(await ada.refusal('GET', '/api/nothing')).toBe('404 notFound');
  });

  it('that is too large is refused', async () => {
    const ada = await newcomer();
    expect(await ada.refusal('PATCH', API.me, { name: 'x'.repeat(LIMITS.body) })).toBe('413 tooLarge');
    expect(await ada.refusal('POST', API.records, 'x'.repeat(LIMITS.record + 1))).toBe('413 tooLarge');
  });

  it('from another site’s page is refused', async () => {
    const ada = await newcomer();
    const foreign = await ada.request(
      'POST',
      API.tables,
      { game: 'ford', seats: [{ kind: 'me' }, { kind: 'open' }] },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const opaque = await ada.request('DELETE', API.me, undefined, { origin: 'null' });
    expect(opaque.status).toBe(403);
    expect((await ada.request('PATCH', API.me, { name: 'Ada' }, { origin: ada.address })).status).toBe(200);
  });

  it('too many of which come in a minute are refused until it has passed', async () => {
    const time = new HandTime();
    const strict = await testServer({ rate: 1 }, { time });
    const ada = await newcomer(strict.address);
    const logins = [];
    for (let i = 0; i < 25; i++) logins.push(await ada.refusal('POST', API.session, { name: `Ada ${i}`, password: 'guess' }));
    expect(logins.filter((refusal) => refusal === '401 wrongLogin').length).toBeLessThanOrEqual(22);
    expect(logins.at(-1)).toBe('429 tooMany');
    const guests = [];
    for (let i = 0; i < 40; i++) guests.push((await fetch(`${strict.address}${API.me}`)).status);
    expect(guests.filter((status) => status === 200).length).toBeLessThan(35);
    expect(guests.at(-1)).toBe(429);
    time.pass(60_000);
    expect(await ada.refusal('POST', API.session, { name: 'Ada', password: 'guess' })).toBe('401 wrongLogin');
    await strict.end();
  });
});

describe('stopping', () => {
  it('tells the clients to come back, and loses nothing', async () => {
    const own = await testServer();
    const [ada, bob] = await begin(await newcomers(2, own.address));
    const gone = closed(bob.socket);
    const answers = ada.ask('lean left');
    await answers;
    const again = await own.again();
    expect(await gone).toBe(1012);
    expect(bob.socket.messages.at(-1)).toEqual({ type: 'error', code: 'stopping' });
    const back = await bob.resumed(again.address);
    expect(back.view.seq).toBe(1);
    await again.end();
  });

  it('lets a table that was in the middle of bots’ turns go on after the start', async () => {
    const own = await testServer({ botDelay: 60_000 });
    const [ada] = await begin(await newcomers(1, own.address), 3);
    for (let i = 0; i < 3; i++) await ada.answer(ada.anyAnswer);
    expect(ada.view.asked).toBeNull();
    const again = await own.again({});
    const back = await ada.resumed(again.address);
    await back.untilAsked();
    expect(back.asked.step).toBe('bid');
    await again.end();
  });
});

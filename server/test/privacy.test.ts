/** A seat's view only ever to that seat: checked over everything that really goes over the wire. */

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { below, type Chance, canonical, fastChance, guess, type Line, openQuestions, type Seat, Table } from '@castellan/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { API, type Invitation, type TableInfo } from '../protocol/index.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { setupOfTable } from '../tables/loading.ts';
import { Log } from '../tables/log.ts';
import { linesAfter } from '../tables/replaying.ts';
import { Client } from './fixtures/client.ts';
import { type FordState, ford } from './fixtures/ford.ts';
import { begin, Mirror, playOn, settle } from './fixtures/mirror.ts';
import { freshFolder, type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const SEATS = 3;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A game that has gone on for a while, and everybody gone. */
async function interrupted(answers: number): Promise<{ readonly data: string; readonly mirrors: readonly Mirror[] }> {
  const server = await testServer({}, { time: new HandTime() });
  const people = await Promise.all(Array.from({ length: SEATS }, () => Client.of(server.address)));
  const mirrors = await begin(people, 0, { options: { rounds: 12 } });
  await playOn(mirrors, () => mirrors[0].view.seq === answers);
  await settle(mirrors);
  await server.close();
  folders.push(server.data);
  return { data: server.data, mirrors };
}

/** The state of the table in a folder; `change` puts another in its place, which is what a server that starts there takes up. */
async function stateIn(data: string, table: string, change: (state: FordState) => FordState): Promise<void> {
  const store = await openSqlite({ file: join(data, 'castellan.sqlite'), patience: 1_000, maxPages: null });
  const stored = await store.table(table);
  if (stored === null) throw new Error('no table');
  const entries = await store.entries(table, 0);
  const lines = linesAfter([], entries);
  const game = new Table(ford, setupOfTable(stored));
  for (const { seat, text } of lines) game.reply(seat, text);
  const { version, fence } = stored;
  await store.keep(table, fence, { version, lines, log: Log.of(entries).items, state: JSON.stringify(change(game.state)) });
  await store.close();
}

/** Everything a seat (or a spectator) hears at a server while the others answer, as far as both worlds allow the same answers. */
async function heardAt(server: TestServer, mirrors: readonly Mirror[], seat: Seat | null, answers: readonly Line[]): Promise<string[]> {
  const here = await Promise.all(mirrors.map((mirror) => mirror.resumed(server.address)));
  const listener = new Client(server.address);
  if (seat !== null) listener.cookie = mirrors[seat].client.cookie;
  const listening = await Mirror.of(listener, mirrors[0].table);
  for (const { seat: by, text } of answers) {
    await here[by].answer(text);
    await settle([...here, listening]);
  }
  await listening.socket.ask({ type: 'at', table: listening.table, seq: 1 }, 'at');
  await listening.socket.ask({ type: 'why', table: listening.table, question: listening.view.asked?.id ?? '' }, 'why');
  const heard = [...listening.socket.heard];
  await Promise.all([...here, listening].map(({ socket }) => socket.close()));
  return heard;
}

/** Answers of other seats that are legal in both worlds and show nothing that was hidden: choosing a side, paying, sealed bids. */
function sharedAnswers(worlds: readonly FordState[], seat: Seat | null, rng: Chance): Line[] {
  const tables = worlds.map((state) =>
    Table.resume(ford, { seats: SEATS, options: { rounds: 12 }, seed: '0'.repeat(64) }, [], ford.copy(state)),
  );
  const lines: Line[] = [];
  for (let i = 0; i < 6; i++) {
    const [first, second] = tables;
    const open = openQuestions(ford, first.state).filter((q) => q.seat !== seat && q.frame.step !== 'play' && q.kind === 'pick');
    if (open.length === 0) break;
    const q = open[below(rng, open.length)];
    const text = q.kind === 'pick' ? q.options[below(rng, q.options.length)].key : '0';
    const copies = [first, second].map((table) => table.reply(q.seat, text).ok);
    const seen = tables.map((table) => canonical(table.view(seat).board));
    if (copies.includes(false) || seen[0] !== seen[1]) break;
    lines.push({ seat: q.seat, text });
  }
  return lines;
}

describe('two worlds that differ only in what a seat cannot know', () => {
  it.each([
    ['while seats choose in turn', 7],
    ['in the middle of sealed bids', 22],
    ['at a later bid', 34],
  ])('send that seat, and spectators, byte for byte the same, %s', async (_when, answers) => {
    const { data, mirrors } = await interrupted(answers);
    const [{ table }] = mirrors;
    for (const seat of [0, 1, 2, null]) {
      const rng = fastChance(answers * 10 + (seat ?? 7));
      const real = freshFolder();
      const other = freshFolder();
      folders.push(real, other);
      for (const folder of [real, other]) cpSync(data, folder, { recursive: true });
      const worlds: FordState[] = [];
      await stateIn(real, table, (state) => {
        worlds.push(state);
        return state;
      });
      await stateIn(other, table, (state) => {
        const guessed = guess(ford, state, seat, rng);
        worlds.push(guessed);
        return guessed;
      });
      expect(canonical(worlds[0])).not.toBe(canonical(worlds[1]));
      const lines = sharedAnswers(worlds, seat, rng);
      const heard: string[][] = [];
      for (const folder of [real, other]) {
        const server = await testServer({}, { time: new HandTime() }, folder);
        heard.push(await heardAt(server, mirrors, seat, lines));
        await server.close();
      }
      expect(heard[0].length).toBeGreaterThan(3 + lines.length);
      expect(heard[1]).toEqual(heard[0]);
    }
  });
});

describe('over a whole game', () => {
  it('no socket is ever sent a card that its seat may not see', async () => {
    const server = await testServer();
    const people = await Promise.all(Array.from({ length: SEATS }, () => Client.of(server.address)));
    const mirrors = await begin(people, 1, { options: { rounds: 3 } });
    const watching = await Mirror.of(await Client.of(server.address), mirrors[0].table);
    await playOn(mirrors, () => mirrors[0].info.stage === 'finished');
    await settle([...mirrors, watching]);
    for (const mirror of [...mirrors, watching]) {
      const { seat } = mirror.view;
      for (const message of mirror.socket.messages) {
        if (message.type !== 'table' && message.type !== 'update') continue;
        if (message.view !== undefined && message.view !== null) {
          expect(message.view.seat).toBe(seat);
          expect(message.view.asked === null || message.view.waiting.some((waiting) => waiting.seat === seat)).toBe(true);
        }
        for (const { key, params } of message.log ?? []) if (key === 'drew') expect('card' in params).toBe(params.seat === seat);
        if (message.info !== undefined && message.info.stage !== 'finished') expect(JSON.stringify(message.info)).not.toContain('seed"');
      }
    }
    const seed = mirrors[0].info.ending?.seed ?? '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const mirror of [...mirrors, watching]) {
      const before = mirror.socket.messages.filter((m) => !((m.type === 'update' || m.type === 'table') && m.info?.stage === 'finished'));
      expect(JSON.stringify(before)).not.toContain(seed);
    }
    await server.end();
  });

  it('nobody is told how far others have come in what is sealed', async () => {
    const server = await testServer();
    const people = await Promise.all(Array.from({ length: SEATS }, () => Client.of(server.address)));
    const mirrors = await begin(people, 0, { options: { deep: true } });
    const [ada, bob] = mirrors;
    await playOn(mirrors, () => ada.view.waiting.length === SEATS);
    await ada.answer('bid 2');
    await settle(mirrors);
    expect(ada.asked.step).toBe('pledge');
    expect(bob.view.waiting.map(({ step }) => step)).toEqual(['bid', 'bid', 'bid']);
    const shownTo = async (client: Client) => (await client.get<TableInfo>(`${API.tables}/${ada.table}`)).steps;
    for (const client of [bob.client, await Client.of(server.address)]) expect(await shownTo(client)).toEqual(['bid', 'bid', 'bid']);
    const mine = await people[0].get<TableInfo>(`${API.tables}/${ada.table}`);
    expect(mine.asked).toEqual({ step: 'pledge', params: {} });
    await server.end();
  });

  it('who looked on while people gathered is sent away when a game begins that nobody may watch', async () => {
    const server = await testServer();
    const [ada, bob, eve] = await Promise.all(Array.from({ length: 3 }, () => Client.of(server.address)));
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open', spectators: false });
    const watching = await Mirror.of(eve, id);
    const elsewhere = await Mirror.of(new Client(server.address), id);
    await bob.at(id, 'join');
    await ada.at(id, 'start');
    for (const mirror of [watching, elsewhere]) {
      await mirror.until(() => mirror.gone === 'noSpectators');
      expect(mirror.shown.view).toBeNull();
    }
    const seated = await Mirror.of(ada, id);
    expect(seated.info.watching).toBe(0);
    const heard = watching.socket.heard.length;
    await seated.answer('lean left');
    watching.socket.send({ type: 'ping', at: 1 });
    await watching.socket.next('pong');
    expect(watching.socket.messages.slice(heard).map(({ type }) => type)).toEqual(['pong']);
    await server.end();
  });

  it('a new invitation sends away those who watch by the old one', async () => {
    const server = await testServer();
    const [ada, eve] = await Promise.all([Client.of(server.address), Client.of(server.address)]);
    const { id, invitation } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'page' }] });
    await ada.at(id, 'start');
    const watching = await Mirror.of(eve, id, invitation ?? '');
    expect(watching.gone).toBeNull();
    const { token } = await ada.post<Invitation>(`${API.tables}/${id}/invite`);
    await watching.until(() => watching.gone === 'notFound');
    expect((await Mirror.of(eve, id, token)).gone).toBeNull();
    await server.end();
  });

  it('a record is not given out before the end, whoever asks', async () => {
    const server = await testServer();
    const [ada] = await begin(await Promise.all([Client.of(server.address), Client.of(server.address)]));
    expect(await ada.client.refusal('GET', `/api/tables/${ada.table}/record`)).toBe('409 notFinished');
    expect(await ada.client.refusal('POST', `/api/tables/${ada.table}/fork`, { seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe(
      '409 notFinished',
    );
    await server.end();
  });
});

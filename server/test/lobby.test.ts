/** What others find in the lobby: tables being played, and the talk of those who gather. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API, LIMITS, type TableInfo, type TableList } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { begin, Mirror, playOn } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const MINUTE = 60_000;
const ME_AND_A_BOT = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'page' as const }];

let time: HandTime;
let server: TestServer;
const newcomer = (): Promise<Client> => Client.of(server.address);
const newcomers = (n: number): Promise<Client[]> => Promise.all(Array.from({ length: n }, newcomer));

beforeEach(async () => {
  time = new HandTime();
  server = await testServer({}, { time });
});
afterEach(() => server.end());

/** The tables being played, as somebody sees them who has never been here. */
const stranger = (): Client => new Client(server.address);
const playing = (who = stranger(), before?: number): Promise<TableList> =>
  who.get(`${API.tables}?list=playing${before === undefined ? '' : `&before=${before}`}`);
const played = async (who?: Client): Promise<string[]> => (await playing(who)).tables.map(({ id }) => id);

describe('tables being played', () => {
  it('are listed with who plays, how far they are, how long ago that was, and how many look on', async () => {
    const [ada, bob] = await begin(await newcomers(2), 1, { title: 'At the ford', options: { rounds: 2 } });
    await ada.answer('lean left');
    time.pass(3 * MINUTE);
    await Mirror.of(stranger(), ada.table);
    await Mirror.of(await newcomer(), ada.table);
    const { tables, before, now } = await playing();
    expect(before).toBeNull();
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ id: ada.table, title: 'At the ford', game: 'ford', stage: 'playing', answers: 1, watching: 2 });
    expect(tables[0].seats.map(({ kind, name, level }) => ({ kind, name, level }))).toEqual([
      { kind: 'person', name: ada.client.me.name, level: null },
      { kind: 'person', name: bob.client.me.name, level: null },
      { kind: 'bot', name: '', level: 'page' },
    ]);
    expect(now - tables[0].updated).toBe(3 * MINUTE);
    expect(tables[0]).toMatchObject({ mine: null, host: false });
    expect((await playing(bob.client)).tables[0]).toMatchObject({ mine: 1 });
  });

  it('are those that anyone may watch: neither by invitation, nor without spectators, nor before the game or after it', async () => {
    const [ada, bob] = await newcomers(2);
    const gathering = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    await begin([ada, bob], 0, { spectators: false });
    const invited = await ada.create({ seats: [{ kind: 'me' }, { kind: 'friend' }], access: 'invitation' });
    await bob.at(invited.id, 'join', { token: invited.invitation });
    await ada.at(invited.id, 'start');
    for (const who of [undefined, ada, bob]) expect(await played(who)).toEqual([]);
    await bob.at(gathering.id, 'join');
    await ada.at(gathering.id, 'start');
    expect(await played()).toEqual([gathering.id]);
    const mirrors = [await Mirror.of(ada, gathering.id), await Mirror.of(bob, gathering.id)];
    await mirrors[0].request({ type: 'resign', table: gathering.id });
    await mirrors[1].untilStage('finished');
    expect(await played()).toEqual([]);
  });

  it('may be one person’s against bots, when they have laid their table open', async () => {
    const ada = await newcomer();
    const alone = await ada.create({ seats: ME_AND_A_BOT });
    await ada.at(alone.id, 'start');
    expect(await played()).toEqual([]);
    const shown = await ada.create({ seats: ME_AND_A_BOT, access: 'open' });
    await ada.at(shown.id, 'start');
    expect(await played()).toEqual([shown.id]);
  });

  it('come with the latest answer first; what is said there moves nothing', async () => {
    const people = await newcomers(2);
    const [first] = await begin(people);
    const [second] = await begin(people);
    const [third] = await begin(people);
    expect(await played()).toEqual([third.table, second.table, first.table]);
    time.pass(MINUTE);
    await first.answer('lean left');
    expect(await played()).toEqual([first.table, third.table, second.table]);
    time.pass(MINUTE);
    await second.request({ type: 'chat', table: second.table, text: 'Still here' });
    expect(await played()).toEqual([first.table, third.table, second.table]);
    await third.answer('lean left');
    await third.request({ type: 'undo', table: third.table });
    expect(await played()).toEqual([third.table, first.table, second.table]);
  });

  it('are listed page by page, as many to a page as in the other lists', async () => {
    const ada = await newcomer();
    const ids: string[] = [];
    for (let i = 0; i < LIMITS.page + 2; i++) {
      const { id } = await ada.create({ seats: ME_AND_A_BOT, access: 'open' });
      await ada.at(id, 'start');
      ids.unshift(id);
    }
    const first = await playing();
    expect(first.tables.map(({ id }) => id)).toEqual(ids.slice(0, LIMITS.page));
    const rest = await playing(stranger(), first.before ?? 0);
    expect(rest.tables.map(({ id }) => id)).toEqual(ids.slice(LIMITS.page));
    expect(rest.before).toBeNull();
    expect((await playing(stranger(), 0)).tables).toEqual([]);
    const few = await stranger().get<TableList>(`${API.tables}?list=playing&limit=3`);
    expect(few.tables.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect((await playing(stranger(), few.before ?? 0)).tables[0].id).toBe(ids[3]);
  });

  it('are listed again after a restart, in the same order, without anybody having opened them', async () => {
    const people = await newcomers(2);
    const tables: string[] = [];
    for (let i = 0; i < 3; i++) {
      const [ada] = await begin(people);
      tables.push(ada.table);
      time.pass(MINUTE);
    }
    const again = await Mirror.of(people[0], tables[1]);
    await again.answer('lean left');
    const before = await played();
    expect(before).toEqual([tables[1], tables[2], tables[0]]);
    server = await server.again();
    expect(await played()).toEqual(before);
  });

  it('show a stranger nothing that is hidden: no seed, no invitation, no question', async () => {
    const mirrors = await begin(await newcomers(2), 0, { options: { rounds: 1 } });
    const [ada] = mirrors;
    await playOn(mirrors, () => ada.view.seq === 6);
    const body = await (await stranger().request('GET', `${API.tables}?list=playing`)).text();
    const list: TableList = JSON.parse(body);
    expect(list.tables[0]).toMatchObject({ asked: null, invitation: null, ending: null });
    expect(body).not.toContain(ada.info.invitation);
    const shown = await stranger().get<TableInfo>(`${API.tables}/${ada.table}`);
    expect(list.tables[0]).toEqual({ ...shown, watching: list.tables[0].watching });
    await playOn(mirrors, () => ada.info.stage === 'finished');
    const seed = ada.info.ending?.seed ?? '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(body).not.toContain(seed);
  });

  it('are told of in the lobby, at most once in five seconds, however much is answered', async () => {
    const lobby = await (await newcomer()).socket();
    lobby.send({ type: 'lobby', on: true });
    lobby.send({ type: 'ping', at: 1 });
    await lobby.next('pong');
    const told = (): string[] => lobby.messages.flatMap((message) => (message.type === 'lobby' ? [message.list] : []));
    const [ada] = await begin(await newcomers(2));
    for (let i = 0; i < 3; i++) await ada.answer(ada.anyAnswer);
    time.pass(1_000);
    await lobby.until(() => (told().length === 1 ? true : undefined));
    expect(told()).toEqual(['open']);
    time.pass(4_000);
    await lobby.until(() => (told().length === 2 ? true : undefined));
    expect(told()).toEqual(['open', 'playing']);
    await ada.request({ type: 'chat', table: ada.table, text: 'Hm' });
    time.pass(MINUTE);
    await ada.request({ type: 'resign', table: ada.table });
    time.pass(MINUTE);
    await lobby.until(() => (told().length === 3 ? true : undefined));
    expect(told()).toEqual(['open', 'playing', 'playing']);
  });

  it('are asked for in words that are understood, or refused', async () => {
    const ada = await newcomer();
    for (const query of [
      'list=watch',
      'list=playing&before=-1',
      'list=playing&before=soon',
      'list=playing&limit=0',
      'list=playing&limit=51',
      'list=playing&of=me',
      'before=3',
      '',
    ])
      expect(await ada.refusal('GET', `${API.tables}?${query}`)).toBe('400 malformed');
  });
});

describe('a table to which nobody comes', () => {
  const DAY = 24 * 60 * MINUTE;
  const open = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const there = async (id: string): Promise<boolean> => (await stranger().request('GET', `${API.tables}/${id}`)).status === 200;

  it('is given up after a month, unless something has happened there or somebody is there', async () => {
    const [ada, bob] = await newcomers(2);
    const tables = await Promise.all([0, 1, 2].map(() => ada.create({ seats: open, access: 'open' })));
    const [forgotten, joined, seen] = tables.map(({ id }) => id);
    const looking = await Mirror.of(bob, seen);
    time.pass(20 * DAY);
    await bob.at(joined, 'join');
    time.pass(11 * DAY);
    await expect.poll(() => there(forgotten)).toBe(false);
    expect([await there(joined), await there(seen)]).toEqual([true, true]);
    await looking.socket.close();
    time.pass(31 * DAY);
    await expect.poll(() => there(seen)).toBe(false);
    await expect.poll(() => there(joined)).toBe(false);
  });
});

describe('talking before the game', () => {
  it('is for those who sit there and the host, and goes on at the table', async () => {
    const [host, ada, bob] = await newcomers(3);
    const { id } = await host.create({ seats: [{ kind: 'open' }, { kind: 'open' }], access: 'open' });
    await ada.at(id, 'join');
    const [hosting, first, looking] = [await Mirror.of(host, id), await Mirror.of(ada, id), await Mirror.of(bob, id)];
    await first.request({ type: 'chat', table: id, text: '  Anybody \n here? ' });
    await hosting.request({ type: 'chat', table: id, text: 'One more to come' });
    expect(await looking.socket.ask({ type: 'chat', table: id, text: 'Me' })).toMatchObject({ type: 'refused', code: 'notSeated' });
    await bob.at(id, 'join');
    await looking.request({ type: 'chat', table: id, text: 'Here I am' });
    const said = [
      { from: ada.me.name, seat: 0, text: 'Anybody here?' },
      { from: host.me.name, seat: null, text: 'One more to come' },
      { from: bob.me.name, seat: 1, text: 'Here I am' },
    ];
    await first.until(() => first.shown.chat.length === 3);
    expect(first.shown.chat).toMatchObject(said);
    await host.at(id, 'start');
    await first.untilAsked();
    expect(first.shown.chat).toMatchObject(said);
    expect((await Mirror.of(bob, id)).shown.chat).toMatchObject(said);
  });

  it('is over for who has stood up; what they said stays', async () => {
    const [ada, bob] = await newcomers(2);
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    await bob.at(id, 'join');
    const leaving = await Mirror.of(bob, id);
    await leaving.request({ type: 'chat', table: id, text: 'I must go' });
    await bob.at(id, 'leave');
    expect(await leaving.socket.ask({ type: 'chat', table: id, text: 'No' })).toMatchObject({ type: 'refused', code: 'notSeated' });
    expect((await Mirror.of(ada, id)).shown.chat).toMatchObject([{ from: bob.me.name, text: 'I must go' }]);
  });

  it('has the limits it has at the table', async () => {
    const strict = await testServer({ rate: 1 }, { time: new HandTime() });
    const ada = await Client.of(strict.address);
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    const mirror = await Mirror.of(ada, id);
    mirror.socket.send({ type: 'chat', table: id, text: 'x'.repeat(LIMITS.chat + 1), nonce: 'long' });
    expect(await mirror.socket.next('error')).toEqual({ type: 'error', code: 'malformed' });
    expect(await mirror.socket.ask({ type: 'chat', table: id, text: ' \n ' })).toMatchObject({ type: 'refused', code: 'malformed' });
    for (let i = 0; i < 10; i++)
      expect(await mirror.request({ type: 'chat', table: id, text: `${i}` })).toMatchObject({ type: 'accepted' });
    expect(await mirror.request({ type: 'chat', table: id, text: 'more' })).toMatchObject({ type: 'refused', code: 'tooMany' });
    await strict.end();
  });

  it('is not heard by strangers where the table allows no spectators; who sits down reads it from the beginning', async () => {
    const [ada, bob] = await newcomers(2);
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open', spectators: false });
    const [first, looking] = [await Mirror.of(ada, id), await Mirror.of(bob, id)];
    await first.request({ type: 'chat', table: id, text: 'Between us' });
    const late = await Mirror.of(stranger(), id);
    await looking.untilVersion(first.version);
    expect([looking, late].flatMap(({ socket }) => socket.heard).join()).not.toContain('Between us');
    await bob.at(id, 'join');
    await looking.until(() => looking.shown.chat.length === 1);
    await first.request({ type: 'chat', table: id, text: 'Welcome' });
    await looking.until(() => looking.shown.chat.length === 2);
    expect(looking.shown.chat.map(({ text }) => text)).toEqual(['Between us', 'Welcome']);
    await late.untilVersion(first.version);
    expect(late.socket.heard.join()).not.toMatch(/Between us|Welcome/);
    const back = await looking.resumed();
    expect(back.shown.chat).toEqual(looking.shown.chat);
  });
});

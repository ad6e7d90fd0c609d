/** The life of a table, from its making to the rematch. */

import { parseRecord, verify } from '@castellan/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type Invitation, type TableInfo, type TableList } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { ford } from './fixtures/ford.ts';
import { begin, Mirror, playOn, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';

let server: TestServer;
const newcomer = (): Promise<Client> => Client.of(server.address);
const newcomers = (n: number): Promise<Client[]> => Promise.all(Array.from({ length: n }, newcomer));
const list = (client: Client, which: string): Promise<TableList> => client.get(`${API.tables}?list=${which}`);

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

describe('making a table', () => {
  it('shows who sits where, the settings, and the promise of the seed', async () => {
    const ada = await newcomer();
    const table = await ada.create({
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'friend' }, { kind: 'bot', level: 'knight', character: 'warlike' }],
      title: '  Tuesday \n night ',
      options: { rounds: 3 },
      access: 'open',
      spectators: false,
      clock: { kind: 'live', initial: 600, increment: 5 },
      onTimeout: 'resign',
    });
    expect(table).toMatchObject({
      title: 'Tuesday night',
      game: 'ford',
      rules: 1,
      stage: 'gathering',
      access: 'open',
      spectators: false,
      options: { rounds: 3, deep: false },
      clock: { kind: 'live', initial: 600, increment: 5 },
      onTimeout: 'resign',
      mine: 0,
      host: true,
      answers: 0,
      waiting: [],
      ending: null,
    });
    expect(table.seats.map(({ kind, name, level, character }) => ({ kind, name, level, character }))).toEqual([
      { kind: 'person', name: ada.me.name, level: null },
      { kind: 'open', name: '', level: null },
      { kind: 'friend', name: '', level: null },
      { kind: 'bot', name: '', level: 'knight', character: 'warlike' },
    ]);
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(table.invitation).toHaveLength(20);
  });

  it('refuses what the game cannot be set up with, and says which rule stands against it', async () => {
    const ada = await newcomer();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    expect(await ada.refusal('POST', API.tables, { game: 'chess', seats })).toBe('422 unknownGame');
    expect(await ada.refusal('POST', API.tables, { game: 'ford', seats: [{ kind: 'me' }] })).toBe('422 badSetup');
    expect(await ada.refusal('POST', API.tables, { game: 'ford', seats, options: { rounds: 99 } })).toBe('422 badSetup');
    expect(await ada.refusal('POST', API.tables, { game: 'ford', seats, pack: 'unknown' })).toBe('422 badSetup');
    expect(await ada.refusal('POST', API.tables, { game: 'ford', seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('422 badSeats');
    const deep = await ada.request('POST', API.tables, { game: 'ford', seats, options: { deep: true } });
    expect(await deep.json()).toEqual({ error: { code: 'badSetup', refusal: { rule: 'FORD-9', key: 'tooDeep', params: { seats: 2 } } } });
  });

  it('may be hosted by somebody who does not sit there', async () => {
    const [host, ada, bob] = await newcomers(3);
    const { id } = await host.create({ seats: [{ kind: 'open' }, { kind: 'open' }], access: 'open' });
    expect(await host.get<TableInfo>(`${API.tables}/${id}`)).toMatchObject({ mine: null, host: true });
    expect((await host.get<TableList>(`${API.tables}?list=mine`)).tables.map((table) => table.id)).toEqual([id]);
    await ada.at(id, 'join');
    await bob.at(id, 'join');
    expect(await ada.refusal('POST', `${API.tables}/${id}/start`, {})).toBe('403 notHost');
    expect(await host.at(id, 'start')).toMatchObject({ stage: 'playing', mine: null });
  });
});

describe('joining and leaving', () => {
  it('takes a free seat, one for each person, and not one that is taken', async () => {
    const [ada, bob, cat] = await newcomers(3);
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], access: 'open' });
    expect(await bob.refusal('POST', `${API.tables}/${id}/join`, { seat: 0 })).toBe('409 seatTaken');
    expect(await bob.refusal('POST', `${API.tables}/${id}/join`, { seat: 7 })).toBe('404 notFound');
    expect(await bob.at(id, 'join', { seat: 2 })).toMatchObject({ mine: 2, host: false });
    expect(await bob.refusal('POST', `${API.tables}/${id}/join`, {})).toBe('409 alreadySeated');
    expect(await cat.at(id, 'join')).toMatchObject({ mine: 1 });
    const late = await newcomer();
    expect(await late.refusal('POST', `${API.tables}/${id}/join`, {})).toBe('409 seatTaken');
    expect(await late.refusal('POST', `${API.tables}/nowhere/join`, {})).toBe('404 notFound');
  });

  it('lets friends in by the link only, and keeps their seat for them', async () => {
    const [ada, bob, cat, dan] = await newcomers(4);
    const { id, invitation } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }] });
    expect(await bob.refusal('GET', `${API.tables}/${id}`)).toBe('404 notFound');
    expect(await bob.refusal('POST', `${API.tables}/${id}/join`, {})).toBe('403 notInvited');
    expect(await bob.refusal('POST', `${API.tables}/${id}/join`, { token: 'wrong' })).toBe('403 notInvited');
    expect(await bob.get<TableInfo>(`${API.tables}/${id}?token=${invitation}`)).toMatchObject({ mine: null, invitation: null });
    expect(await bob.at(id, 'join', { token: invitation })).toMatchObject({ mine: 1, invitation });
    const { token } = await ada.post<Invitation>(`${API.tables}/${id}/invite`);
    expect(await bob.refusal('POST', `${API.tables}/${id}/invite`)).toBe('403 notHost');
    expect(await cat.refusal('POST', `${API.tables}/${id}/join`, { token: invitation })).toBe('403 notInvited');
    expect(await cat.at(id, 'join', { token })).toMatchObject({ mine: 2 });
    expect(await dan.refusal('POST', `${API.tables}/${id}/join`, { token })).toBe('409 seatTaken');
  });

  it('keeps a friend’s seat free at an open table', async () => {
    const [ada, bob, cat] = await newcomers(3);
    const { id, invitation } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'open' }], access: 'open' });
    expect(await bob.refusal('POST', `${API.tables}/${id}/join`, { seat: 1 })).toBe('403 notInvited');
    expect(await bob.at(id, 'join')).toMatchObject({ mine: 2 });
    expect(await cat.refusal('POST', `${API.tables}/${id}/join`, {})).toBe('409 seatTaken');
    expect(await cat.at(id, 'join', { token: invitation })).toMatchObject({ mine: 1 });
  });

  it('stays where its host is, who need not sit there, when the others leave', async () => {
    const [ada, bob] = await newcomers(2);
    const { id } = await ada.create({ seats: [{ kind: 'open' }, { kind: 'open' }], access: 'open' });
    await bob.at(id, 'join');
    expect(await bob.at(id, 'leave')).toMatchObject({ mine: null });
    expect(await ada.get<TableInfo>(`${API.tables}/${id}`)).toMatchObject({ host: true, stage: 'gathering' });
    expect((await ada.request('POST', `${API.tables}/${id}/leave`, {})).status).toBe(204);
  });

  it('frees the seat of who leaves; the next person is host; the last one closes the table', async () => {
    const [ada, bob] = await newcomers(2);
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    await bob.at(id, 'join');
    const watching = await Mirror.of(bob, id);
    expect(await ada.at(id, 'leave')).toMatchObject({ mine: null, host: false });
    await watching.until(() => watching.info.host);
    expect(watching.info.seats[0].kind).toBe('open');
    expect(await ada.refusal('POST', `${API.tables}/${id}/leave`)).toBe('403 notSeated');
    const last = await bob.request('POST', `${API.tables}/${id}/leave`);
    expect(last.status).toBe(204);
    await watching.until(() => watching.gone !== null);
    expect(await bob.refusal('GET', `${API.tables}/${id}`)).toBe('404 notFound');
    expect((await list(bob, 'mine')).tables).toEqual([]);
  });

  it('cannot be left once it has begun', async () => {
    const [ada, bob] = await newcomers(2);
    const [first] = await begin([ada, bob]);
    expect(await ada.refusal('POST', `${API.tables}/${first.table}/leave`)).toBe('409 alreadyStarted');
    const late = await newcomer();
    expect(await late.refusal('POST', `${API.tables}/${first.table}/join`, {})).toBe('409 alreadyStarted');
  });
});

describe('starting', () => {
  it('waits for all seats, or fills them with bots', async () => {
    const ada = await newcomer();
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'friend' }] });
    expect(await ada.refusal('POST', `${API.tables}/${id}/start`, {})).toBe('409 seatsOpen');
    const started = await ada.at(id, 'start', { fill: 'castellan' });
    expect(started.stage).toBe('playing');
    expect(started.seats.map(({ kind, level }) => `${kind} ${level}`)).toEqual(['person null', 'bot castellan', 'bot castellan']);
    expect(await ada.refusal('POST', `${API.tables}/${id}/start`, {})).toBe('409 alreadyStarted');
  });

  it('shows those who watch the first question', async () => {
    const [ada, bob] = await newcomers(2);
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    const watching = await Mirror.of(ada, id);
    expect(watching.shown.view).toBeNull();
    await bob.at(id, 'join');
    await watching.until(() => watching.info.seats[1].kind === 'person');
    expect(watching.info.seats[1].name).toBe(bob.me.name);
    await ada.at(id, 'start');
    await watching.untilAsked();
    expect(watching.asked.step).toBe('lean');
    expect(watching.info).toMatchObject({ stage: 'playing', waiting: [0], steps: ['lean'], asked: { step: 'lean', params: {} } });
    expect(await bob.get<TableInfo>(`${API.tables}/${id}`)).toMatchObject({ waiting: [0], steps: ['lean'], asked: null });
  });

  it('counts nobody as a spectator who has sat down', async () => {
    const [ada, bob] = await newcomers(2);
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    const watching = await Mirror.of(bob, id);
    expect(watching.info.watching).toBe(1);
    await bob.at(id, 'join');
    await watching.until(() => watching.info.watching === 0 && watching.shown.online[1] === true);
  });
});

describe('playing', () => {
  it('shows every answer to every seat, with what that seat may know, and ends with result, seed and a record that verifies', async () => {
    const mirrors = await begin(await newcomers(3));
    const [first] = mirrors;
    await playOn(mirrors, () => first.info.stage === 'finished');
    for (const mirror of mirrors) {
      expect(mirror.info.ending).toMatchObject({ by: 'result', resigned: [], result: { by: 'score' } });
      expect(mirror.view.result?.scores).toEqual(first.info.ending?.result?.scores);
      expect(mirror.view.asked).toBeNull();
    }
    const text = await (await first.client.request('GET', `${API.tables}/${first.table}/record`)).text();
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.error.key);
    expect(parsed.record.seed).toBe(first.info.ending?.seed);
    expect(parsed.record.commitment).toBe(first.info.commitment);
    expect(parsed.record.names).toEqual(mirrors.map(({ client }) => client.me.name));
    expect(verify(ford, parsed.record).ok).toBe(true);
    expect(await first.ask('lean left', 'any')).toMatchObject({ type: 'refused', code: 'finished' });
  });

  it('tells each seat its own log: what it drew is told to itself only, sealed bids at the reveal', async () => {
    const mirrors = await begin(await newcomers(2));
    const [ada, bob] = mirrors;
    await playOn(mirrors, () => ada.view.waiting.some(({ step }) => step === 'bid'));
    const drew = (mirror: Mirror) => mirror.shown.log.filter(({ key }) => key === 'drew').map(({ params }) => 'card' in params);
    expect(drew(ada)).toEqual([true, false]);
    expect(drew(bob)).toEqual([false, true]);
    await ada.answer('bid 2');
    await settle(mirrors);
    const bids = (mirror: Mirror) => mirror.shown.log.filter(({ key }) => key === 'bade').map(({ params }) => params);
    expect(bids(ada)).toEqual([{ seat: 0, n: 2 }]);
    expect(bids(bob)).toEqual([]);
    expect(bob.view.waiting).toEqual([{ seat: 1, step: 'bid' }]);
    await bob.answer('bid 1');
    await settle(mirrors);
    expect(bids(bob)).toHaveLength(2);
    expect(ada.shown.log.at(-1)).toEqual({ seq: 7, seat: 1, key: 'revealed', params: { bids: [2, 1] } });
  });

  it('has bots that play their seats by themselves, to the end', async () => {
    const [ada] = await begin([await newcomer()], 3);
    await playOn([ada], () => ada.info.stage === 'finished');
    expect(ada.info.answers).toBe(2 * 4 * 4);
    expect(ada.view.result).not.toBeNull();
  });

  it('lets a seat interject when it is not asked', async () => {
    const mirrors = await begin(await newcomers(2));
    const [ada, bob] = mirrors;
    expect(bob.view.asked).toBeNull();
    const reply = await bob.socket.ask({ type: 'answer', table: bob.table, text: '! shout' });
    expect(reply.type).toBe('accepted');
    await ada.until(() => ada.shown.log.some(({ key, seat }) => key === 'shouted' && seat === 1));
    expect(ada.asked.step).toBe('lean');
  });

  it('says why not: the rule’s refusal of what was answered, and of all that is refused now', async () => {
    const [ada] = await begin(await newcomers(2));
    const { version } = ada;
    expect(await ada.ask('lean back')).toMatchObject({ type: 'refused', refusal: { rule: 'FORD-2', key: 'noBack' } });
    expect(await ada.ask('fly')).toMatchObject({ type: 'refused', refusal: { rule: 'kernel', key: 'unknownOption' } });
    const question = ada.asked.id;
    expect(await ada.socket.ask({ type: 'why', table: ada.table, question })).toMatchObject({
      type: 'why',
      refused: [{ key: 'lean back', refusal: { key: 'noBack' } }],
    });
    await ada.answer('lean left');
    expect(ada.version).toBe(version + 1);
    expect(await ada.socket.ask({ type: 'why', table: ada.table, question })).toMatchObject({ type: 'why', refused: [] });
  });

  it('shows a seat the game as it saw it at an earlier moment', async () => {
    const mirrors = await begin(await newcomers(2));
    const [ada, bob] = mirrors;
    const before = structuredClone(bob.view);
    await playOn(mirrors, () => ada.view.seq === 6);
    const reply = await bob.socket.ask({ type: 'at', table: bob.table, seq: 0 });
    expect(reply).toMatchObject({ type: 'at', view: before });
    expect(await bob.socket.ask({ type: 'at', table: bob.table, seq: 99 })).toMatchObject({ type: 'refused', code: 'notFound' });
    const stranger = await (await newcomer()).socket();
    expect(await stranger.ask({ type: 'at', table: bob.table, seq: 0 })).toMatchObject({ type: 'refused', code: 'notFound' });
  });

  it('answers by a standing answer, until it has had its day, also after a restart', async () => {
    const own = await testServer();
    const people = await Promise.all([Client.of(own.address), Client.of(own.address)]);
    let [ada, bob] = await begin(people, 0, { options: { rounds: 3 } });
    await playOn([ada, bob], () => ada.view.waiting.length === 2);
    const standing = { step: 'bid', key: 'bid 2', until: 'ever' as const };
    expect(await ada.socket.ask({ type: 'setStanding', table: ada.table, standing })).toMatchObject({ type: 'accepted' });
    await ada.until(() => ada.shown.standing.length === 1);
    await ada.answer('bid 2');
    await settle([ada, bob]);
    expect(bob.socket.heard.join()).not.toContain('standing":[{');
    expect(ada.view.waiting).toEqual([{ seat: 1, step: 'bid' }]);
    const after = await own.again();
    [ada, bob] = await Promise.all([ada.resumed(after.address), bob.resumed(after.address)]);
    await bob.answer('bid 0');
    await settle([ada, bob]);
    await playOn([ada, bob], () => ada.view.waiting.some(({ step }) => step === 'bid'));
    expect(ada.view.waiting).toEqual([{ seat: 1, step: 'bid' }]);
    expect(await ada.socket.ask({ type: 'clearStanding', table: ada.table, step: 'bid' })).toMatchObject({ type: 'accepted' });
    await bob.answer('bid 0');
    await settle([ada, bob]);
    await playOn([ada, bob], () => ada.view.waiting.some(({ step }) => step === 'bid'));
    expect(ada.view.waiting).toHaveLength(2);
    await after.end();
  });

  it('takes as standing answers only what the game asks and the seat could answer, and not without end', async () => {
    const [ada, bob] = await begin(await newcomers(2));
    const set = (step: string, key: string, where?: { readonly [name: string]: number }) =>
      ada.socket.ask({ type: 'setStanding', table: ada.table, standing: { step, key, until: 'ever', where } });
    for (let i = 0; i < 30; i++) expect(await set(`invented ${i}`, 'x')).toMatchObject({ type: 'refused', refusal: { key: 'noSuchStep' } });
    expect(await set('lean', 'lean down')).toMatchObject({ type: 'refused', refusal: { key: 'unknownOption' } });
    expect(await set('lean', 'lean back')).toMatchObject({ type: 'refused', refusal: { key: 'noBack' } });
    expect(await set('lean', '~back')).toMatchObject({ type: 'refused', refusal: { key: 'noBack' } });
    expect(await set('lean', '~up')).toMatchObject({ type: 'refused', refusal: { key: 'unknownOption' } });
    expect(await set('lean', '~left')).toMatchObject({ type: 'accepted' });
    await ada.until(() => ada.shown.standing.length === 1);
    expect(ada.socket.messages.filter(({ type }) => type === 'standing')).toHaveLength(1);
    expect(bob.socket.messages.filter(({ type }) => type === 'standing')).toHaveLength(0);
    let kept = 1;
    while ((await set('bid', 'bid 1', { round: kept })).type === 'accepted') kept++;
    expect(kept).toBe(32);
    expect(await set('bid', 'bid 2', { round: 1 })).toMatchObject({ type: 'accepted' });
    expect(await set('bid', 'bid 1', { round: 99 })).toMatchObject({ type: 'refused', code: 'badStanding' });
  });

  it('tells who comes back which standing answers are left', async () => {
    const [ada] = await begin(await newcomers(2));
    const standing = { step: 'lean', key: 'lean left', until: 'ever' } as const;
    expect((await ada.request({ type: 'setStanding', table: ada.table, standing })).type).toBe('accepted');
    await ada.until(() => ada.shown.standing.length === 1);
    const tab = await Mirror.of(ada.client, ada.table);
    await ada.socket.close();
    expect((await tab.request({ type: 'clearStanding', table: tab.table, step: 'lean' })).type).toBe('accepted');
    const back = await ada.resumed();
    await back.until(() => back.shown.standing.length === 0);
  });

  it('carries chat to everybody at the table; only those who sit there may speak', async () => {
    const [ada, bob] = await begin(await newcomers(2));
    await ada.socket.ask({ type: 'chat', table: ada.table, text: '  Good\tluck!\n' });
    await bob.until(() => bob.shown.chat.length === 1);
    expect(bob.shown.chat[0]).toMatchObject({ from: ada.client.me.name, seat: 0, text: 'Good luck!' });
    const stranger = await Mirror.of(await newcomer(), ada.table);
    expect(stranger.shown.chat).toHaveLength(1);
    expect(await stranger.socket.ask({ type: 'chat', table: ada.table, text: 'Boo' })).toMatchObject({
      type: 'refused',
      code: 'notSeated',
    });
  });
});

describe('spectators', () => {
  it('see what everybody may see, and no hidden card', async () => {
    const mirrors = await begin(await newcomers(2));
    const [ada, bob] = mirrors;
    const watching = await Mirror.of(await newcomer(), ada.table);
    expect(watching.view.seat).toBeNull();
    expect(watching.info).toMatchObject({ mine: null, invitation: null });
    await ada.until(() => ada.info.watching === 1);
    await playOn(mirrors, () => ada.view.seq === 14);
    await settle([ada, bob, watching]);
    expect(watching.view.asked).toBeNull();
    expect(watching.view.board).toMatchObject({ hand: [], handSizes: [3, 3] });
    expect(watching.view.interjections).toEqual([]);
    expect(watching.shown.log.filter(({ params }) => 'card' in params).every(({ key }) => key === 'played')).toBe(true);
    expect(await watching.socket.ask({ type: 'answer', table: ada.table, question: ada.asked.id, text: 'bid 1' })).toMatchObject({
      type: 'refused',
      code: 'notSeated',
    });
    expect(await watching.socket.ask({ type: 'why', table: ada.table, question: ada.asked.id })).toMatchObject({
      type: 'refused',
      code: 'notSeated',
    });
    await watching.socket.close();
    await ada.until(() => ada.info.watching === 0);
  });

  it('are not let in where the table allows none, nor without the link where one is needed', async () => {
    const closed = await begin(await newcomers(2), 0, { spectators: false });
    const stranger = await newcomer();
    expect((await Mirror.of(stranger, closed[0].table)).gone).toBe('noSpectators');
    expect(await stranger.refusal('GET', `${API.tables}/${closed[0].table}`)).toBe('403 noSpectators');
    const [ada] = await newcomers(1);
    const { id, invitation } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'page' }] });
    await ada.at(id, 'start');
    expect((await Mirror.of(stranger, id)).gone).toBe('notFound');
    expect((await Mirror.of(stranger, id, 'guess')).gone).toBe('notFound');
    expect((await Mirror.of(stranger, id, invitation ?? '')).view.seat).toBeNull();
    expect((await Mirror.of(stranger, 'no-such-table')).gone).toBe('notFound');
  });

  it('may be a device that has never been here', async () => {
    const [ada] = await begin(await newcomers(2));
    const nobody = new Client(server.address);
    const watching = await Mirror.of(nobody, ada.table);
    expect(watching.view.seat).toBeNull();
    expect(await watching.socket.next('hello')).toMatchObject({ me: null });
    expect(await watching.socket.ask({ type: 'resign', table: ada.table })).toMatchObject({ type: 'refused', code: 'notSeated' });
  });
});

describe('lists', () => {
  it('has open tables, mine with my turn first, and finished ones', async () => {
    const [ada, bob] = await newcomers(2);
    const lobby = await ada.socket();
    lobby.send({ type: 'lobby', on: true });
    const [first] = await begin([ada, bob]);
    const [second] = await begin([bob, ada]);
    const open = await bob.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    const hidden = await bob.create({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await lobby.next('lobby');
    const opens = (await list(ada, 'open')).tables.map(({ id }) => id);
    expect(opens).toContain(open.id);
    expect(opens).not.toContain(hidden.id);
    expect(opens).not.toContain(first.table);
    expect((await list(ada, 'mine')).tables.map(({ id }) => id)).toEqual([first.table, second.table]);
    await first.answer('lean left');
    await first.answer(first.anyAnswer);
    await first.answer('0');
    await second.answer('lean left');
    await second.answer(second.anyAnswer);
    await second.answer('0');
    expect((await list(ada, 'mine')).tables.map(({ id }) => id)).toEqual([second.table, first.table]);
    expect((await list(ada, 'finished')).tables).toEqual([]);
    await second.socket.ask({ type: 'resign', table: second.table });
    expect((await list(ada, 'finished')).tables.map(({ id, ending }) => `${id} ${ending?.by}`)).toEqual([`${second.table} resignation`]);
    expect((await list(new Client(server.address), 'mine')).tables).toEqual([]);
  });

  it('tells people elsewhere on the site that it is their turn', async () => {
    const [ada, bob] = await newcomers(2);
    const home = await bob.socket();
    const [first] = await begin([ada, bob]);
    for (let i = 0; i < 3; i++) await first.answer(first.anyAnswer);
    expect(await home.next('turn')).toEqual({ type: 'turn', table: first.table, game: 'ford', title: '' });
  });
});

describe('the rematch', () => {
  it('is made by the first to ask, with the same people expected on the same seats', async () => {
    const people = await newcomers(2);
    const mirrors = await begin(people, 1, { options: { rounds: 1 }, title: 'Again' });
    const [ada, bob] = mirrors;
    expect(await people[0].refusal('POST', `${API.tables}/${ada.table}/rematch`, {})).toBe('409 notFinished');
    await playOn(mirrors, () => ada.info.stage === 'finished');
    const next = await people[1].post<TableInfo>(`${API.tables}/${bob.table}/rematch`, {});
    expect(next).toMatchObject({ stage: 'gathering', mine: 1, host: true, title: 'Again', options: { rounds: 1 } });
    expect(next.commitment).not.toBe(ada.info.commitment);
    expect(next.seats.map(({ kind }) => kind)).toEqual(['friend', 'person', 'bot']);
    expect(next.seats[0].name).toBe(people[0].me.name);
    await ada.until(() => ada.info.next === next.id);
    const stranger = await newcomer();
    expect(await stranger.refusal('POST', `${API.tables}/${next.id}/join`, { token: 'x' })).toBe('409 seatTaken');
    expect(await stranger.refusal('POST', `${API.tables}/${ada.table}/rematch`, {})).toBe('403 notSeated');
    expect(await people[0].post<TableInfo>(`${API.tables}/${ada.table}/rematch`, {})).toMatchObject({ id: next.id, mine: 0 });
    expect(await people[1].at(next.id, 'start')).toMatchObject({ stage: 'playing' });
    expect(await people[0].post<TableInfo>(`${API.tables}/${ada.table}/rematch`, {})).toMatchObject({ id: next.id, stage: 'playing' });
  });

  it('may be the game that follows from this one, where one does', async () => {
    const people = await newcomers(2);
    const mirrors = await begin(people, 1, { options: { rounds: 1 } });
    const [ada] = mirrors;
    expect(ada.view.sequel).toBeUndefined();
    await playOn(mirrors, () => ada.info.stage === 'finished');
    expect(ada.view.sequel).toMatchObject({ rounds: 2 });
    const next = await people[0].post<TableInfo>(`${API.tables}/${ada.table}/rematch`, { sequel: true });
    expect(next).toMatchObject({ stage: 'gathering', mine: 0, options: { rounds: 2 } });

    const short = await begin(await newcomers(2), 1, { options: { rounds: 2 } });
    await playOn(short, () => short[0].info.stage === 'finished');
    const asking = `${API.tables}/${short[0].table}/rematch`;
    expect(await short[0].client.refusal('POST', asking, { sequel: true })).toBe('409 noSequel');
    expect(await short[0].client.post<TableInfo>(asking, { sequel: false })).toMatchObject({ options: { rounds: 2 } });
  });

  it('is made anew when the table that was made for it has been closed again', async () => {
    const people = await newcomers(2);
    const mirrors = await begin(people, 0, { options: { rounds: 1 } });
    const [ada] = mirrors;
    await playOn(mirrors, () => ada.info.stage === 'finished');
    const first = await people[0].at(ada.table, 'rematch');
    await people[0].request('POST', `${API.tables}/${first.id}/leave`, {});
    expect(await people[1].refusal('GET', `${API.tables}/${first.id}`)).toBe('404 notFound');
    const second = await people[1].at(ada.table, 'rematch');
    expect(second).toMatchObject({ stage: 'gathering', mine: 1 });
    expect(await people[0].at(ada.table, 'rematch')).toMatchObject({ id: second.id, mine: 0 });
  });

  it('keeps no seat for somebody who does not want it, or has left for good', async () => {
    const people = await newcomers(3);
    const mirrors = await begin(people, 0, { options: { rounds: 1 } });
    const [ada] = mirrors;
    await playOn(mirrors, () => ada.info.stage === 'finished');
    await people[2].request('DELETE', API.me);
    const next = await people[0].at(ada.table, 'rematch');
    expect(next.seats.map(({ kind }) => kind)).toEqual(['person', 'friend', 'open']);
    expect((await list(people[1], 'mine')).tables.map(({ id }) => id)).toEqual([next.id]);
    await people[1].at(next.id, 'leave');
    expect((await list(people[1], 'mine')).tables).toEqual([]);
    const stranger = await newcomer();
    expect(await stranger.at(next.id, 'join', { seat: 1 })).toMatchObject({ mine: 1 });
  });
});

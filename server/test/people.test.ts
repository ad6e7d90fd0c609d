/** People: guests, accounts, devices, their data. */

import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type Lessons, LIMITS, type Me, type MyData, type TableInfo, type TableList } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { begin, Mirror, playOn } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';
import { change, head, newTable, seated, seen } from './store/contract.ts';

let server: TestServer;
const newcomer = (): Promise<Client> => Client.of(server.address);
const PASSWORD = 'correct horse battery';

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

async function withAccount(name: string): Promise<Client> {
  const client = await newcomer();
  client.me = await client.post<Me>(API.account, { name, password: PASSWORD });
  return client;
}

describe('a guest', () => {
  it('is known at once by a cookie that scripts cannot read, and of which only the hash is kept', async () => {
    const response = await fetch(`${server.address}${API.me}`);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^castellan=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const me: Me = JSON.parse(await response.text());
    expect(me).toMatchObject({ name: expect.stringMatching(/^Vassal \d{4}$/), account: false });
    const token = cookie.slice('castellan='.length).split(';')[0];
    const db = new DatabaseSync(join(server.data, 'castellan.sqlite'), { readOnly: true });
    const rows = JSON.stringify(db.prepare('select * from devices').all());
    db.close();
    expect(rows).toContain(me.id);
    expect(rows).not.toContain(token);
  });

  it('stays the same person on the same device', async () => {
    const ada = await newcomer();
    expect(await ada.get<Me>(API.me)).toEqual(ada.me);
    expect((await ada.request('GET', API.me)).headers.getSetCookie()).toEqual([]);
  });

  it('is made as soon as somebody new does something', async () => {
    const nobody = new Client(server.address);
    const table = await nobody.create({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(table.mine).toBe(0);
    expect(nobody.cookie).toMatch(/^castellan=/);
  });

  it('may choose a name, which their tables show', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const [, watching] = await begin([ada, bob]);
    const response = await ada.request('PATCH', API.me, { name: '  Ada \u202e of  Lovelace ' });
    expect(await response.json()).toMatchObject({ name: 'Ada of Lovelace' });
    await watching.until(() => watching.info.seats[0].name === 'Ada of Lovelace');
    for (const name of ['', '   ', '\u200b', '***', 'x'.repeat(25), 'a\u0000b'.repeat(20)])
      expect(await ada.refusal('PATCH', API.me, { name })).toMatch(/422 badName|400 malformed/);
  });

  it('may not take the name of somebody’s account', async () => {
    await withAccount('Lancelot');
    const ada = await newcomer();
    for (const name of ['Lancelot', 'LANCELOT', 'ｌancelot', 'lance lot'])
      expect(await ada.refusal('PATCH', API.me, { name })).toBe('409 nameTaken');
  });
});

describe('an account', () => {
  it('is the same person with a name and a password', async () => {
    const ada = await newcomer();
    const { id } = ada.me;
    expect(await ada.post<Me>(API.account, { name: 'Guinevere', password: PASSWORD })).toEqual({ id, name: 'Guinevere', account: true });
    expect(await ada.get<Me>(API.me)).toEqual({ id, name: 'Guinevere', account: true });
    expect(await ada.refusal('POST', API.account, { name: 'Other', password: PASSWORD })).toBe('409 hasAccount');
  });

  it('needs a good name nobody has, and a password that is long enough', async () => {
    const ada = await newcomer();
    expect(await ada.refusal('POST', API.account, { name: 'guinevere', password: PASSWORD })).toBe('409 nameTaken');
    expect(await ada.refusal('POST', API.account, { name: 'Short', password: '1234567' })).toBe('422 badPassword');
    expect(await ada.refusal('POST', API.account, { name: '!', password: PASSWORD })).toBe('422 badName');
    expect(await ada.refusal('POST', API.account, { name: 'Long', password: 'x'.repeat(201) })).toBe('400 malformed');
  });

  it('can be logged in to from another device; a wrong name and a wrong password sound the same', async () => {
    const ada = await withAccount('Morgana');
    const phone = await newcomer();
    expect(await phone.refusal('POST', API.session, { name: 'Morgana', password: 'wrong' })).toBe('401 wrongLogin');
    expect(await phone.refusal('POST', API.session, { name: 'Nobody', password: PASSWORD })).toBe('401 wrongLogin');
    expect(await phone.post<Me>(API.session, { name: 'morgana', password: PASSWORD })).toEqual(ada.me);
    expect(await phone.get<Me>(API.me)).toEqual(ada.me);
    const [onPhone, atHome] = [await phone.socket(), await ada.socket()];
    const closed = new Promise((done) => onPhone.ws.once('close', done));
    expect((await phone.request('DELETE', API.session)).status).toBe(204);
    expect(await closed).toBe(4000);
    atHome.send({ type: 'ping', at: 1 });
    await atHome.next('pong');
    expect((await phone.get<Me>(API.me)).id).not.toBe(ada.me.id);
    expect(await ada.get<Me>(API.me)).toEqual(ada.me);
  });

  it('takes along what the guest of that device was playing', async () => {
    const ada = await withAccount('Percival');
    const phone = await newcomer();
    const [playing, rival] = await begin([phone, await newcomer()]);
    await phone.post<Me>(API.session, { name: 'Percival', password: PASSWORD });
    await rival.until(() => rival.info.seats[0].name === 'Percival');
    expect((await ada.get<TableList>(`${API.tables}?list=mine`)).tables.map(({ id }) => id)).toEqual([playing.table]);
    const here = await Mirror.of(ada, playing.table);
    await here.answer('lean left');
  });

  it('takes along what the guest has finished, said and brought; the guest is forgotten', async () => {
    const ada = await withAccount('Bedivere');
    const phone = await newcomer();
    const guest = phone.me.id;
    const [mine, rival] = await begin([phone, await newcomer()], 0, { options: { rounds: 2 } });
    await mine.request({ type: 'chat', table: mine.table, text: 'From my phone' });
    await playOn([mine, rival], () => mine.info.stage === 'finished');
    const text = await (await phone.request('GET', `${API.tables}/${mine.table}/record`)).text();
    await phone.post(API.records, text);
    await phone.post<Me>(API.session, { name: 'Bedivere', password: PASSWORD });
    const { tables } = await ada.get<TableList>(`${API.tables}?list=finished`);
    expect(tables).toMatchObject([{ id: mine.table, mine: 0, seats: [{ name: 'Bedivere' }, {}] }]);
    const data = await ada.get<MyData>(API.myData);
    expect(data.chat).toMatchObject([{ text: 'From my phone' }]);
    expect(data.records).toHaveLength(1);
    expect(await server.store.person(guest)).toMatchObject({ name: '' });
  });

  it('keeps its own seat where the guest sat at the same table, whose seat is given up', async () => {
    const ada = await withAccount('Lamorak');
    const phone = await newcomer();
    const [, , rival] = await begin([ada, phone, await newcomer()]);
    await phone.post<Me>(API.session, { name: 'Lamorak', password: PASSWORD });
    await rival.until(() => rival.info.seats[1].resigned);
    expect(rival.info.seats[0]).toMatchObject({ name: 'Lamorak', resigned: false });
  });

  it('is logged in to by the name as it was typed, invisible letters and all', async () => {
    const typed = 'می\u200cروم ❤\ufe0f';
    const ada = await withAccount(typed);
    expect((await (await newcomer()).post<Me>(API.session, { name: typed, password: PASSWORD })).id).toBe(ada.me.id);
  });

  it('is renamed together with its login name', async () => {
    const ada = await withAccount('Gawain');
    await ada.request('PATCH', API.me, { name: 'Sir Gawain' });
    const phone = await newcomer();
    expect(await phone.refusal('POST', API.session, { name: 'Gawain', password: PASSWORD })).toBe('401 wrongLogin');
    expect((await phone.post<Me>(API.session, { name: 'Sir Gawain', password: PASSWORD })).id).toBe(ada.me.id);
  });

  it('changes its password with the old one, which logs out all other devices', async () => {
    const ada = await withAccount('Tristan');
    const phone = await newcomer();
    await phone.post(API.session, { name: 'Tristan', password: PASSWORD });
    expect(await ada.refusal('PATCH', API.account, { old: 'wrong', password: 'a new password' })).toBe('401 wrongLogin');
    expect(await ada.refusal('PATCH', API.account, { old: PASSWORD, password: 'short' })).toBe('422 badPassword');
    expect((await ada.request('PATCH', API.account, { old: PASSWORD, password: 'a new password' })).status).toBe(200);
    expect((await phone.get<Me>(API.me)).id).not.toBe(ada.me.id);
    expect(await ada.get<Me>(API.me)).toEqual(ada.me);
    expect(await (await newcomer()).refusal('POST', API.session, { name: 'Tristan', password: PASSWORD })).toBe('401 wrongLogin');
    expect(await (await newcomer()).refusal('PATCH', API.account, { old: 'x', password: 'a new password' })).toBe('403 noAccount');
  });

  it('keeps passwords as argon2 only', async () => {
    const db = new DatabaseSync(join(server.data, 'castellan.sqlite'), { readOnly: true });
    const hashes: { password_hash: string }[] = db.prepare('select password_hash from people where password_hash is not null').all();
    db.close();
    expect(hashes.length).toBeGreaterThan(0);
    for (const { password_hash } of hashes) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('a token', () => {
  it('that was known before there was an account is good for nothing once there is one, nor is a socket it opened', async () => {
    const ada = await newcomer();
    const planted = Object.assign(new Client(server.address), { cookie: ada.cookie });
    const listening = await planted.socket();
    await listening.next('hello');
    const closed = new Promise((done) => listening.ws.once('close', done));
    await ada.post<Me>(API.account, { name: 'Dinadan', password: PASSWORD });
    expect(ada.cookie).not.toBe(planted.cookie);
    expect(await closed).toBe(4000);
    expect((await ada.get<Me>(API.me)).account).toBe(true);
    expect((await planted.get<Me>(API.me)).id).not.toBe(ada.me.id);
  });

  it('is another after the password was changed', async () => {
    const ada = await withAccount('Gareth');
    const stolen = Object.assign(new Client(server.address), { cookie: ada.cookie });
    expect((await ada.request('PATCH', API.account, { old: PASSWORD, password: 'a new password' })).status).toBe(200);
    expect((await stolen.get<Me>(API.me)).id).not.toBe(ada.me.id);
    expect(await ada.get<Me>(API.me)).toEqual(ada.me);
  });

  it('is kept under TLS in a cookie that no neighbour can plant; an older one is exchanged, for guests', async () => {
    const own = await testServer({ proxies: 1 });
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' };
    const me = (cookie: string): Promise<Response> => fetch(`${own.address}${API.me}`, { headers: { ...secure, cookie } });
    const first = await me('');
    const [set] = first.headers.getSetCookie();
    expect(set).toMatch(/^__Host-castellan=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const greeted: Me = JSON.parse(await first.text());
    expect(await (await me(set.split(';')[0])).json()).toEqual(greeted);
    const guest = await Client.of(own.address);
    const exchanged = await me(guest.cookie);
    expect(await exchanged.json()).toMatchObject({ id: guest.me.id });
    const cookies = exchanged.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^__Host-castellan=/);
    expect(cookies[1]).toMatch(/^castellan=; .*Expires=Thu, 01 Jan 1970/);
    expect(await (await me(cookies[0].split(';')[0])).json()).toMatchObject({ id: guest.me.id });
    expect((await guest.get<Me>(API.me)).id).not.toBe(guest.me.id);
    const member = await Client.of(own.address);
    await member.post(API.account, { name: 'Bors', password: PASSWORD });
    expect(await (await me(member.cookie)).json()).not.toMatchObject({ id: member.me.id });
    await own.end();
  });
});

describe('guesses at a password', () => {
  const tried = async (own: TestServer, name: string, password: string, from: string): Promise<number> => {
    const response = await fetch(`${own.address}${API.session}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ name, password }),
    });
    return response.status;
  };

  it('are few at one account, wherever they come from; who has been there before is let in', async () => {
    const own = await testServer({ rate: 1, proxies: 1 }, { time: new HandTime() });
    const ada = await Client.of(own.address);
    await ada.post(API.account, { name: 'Kay', password: PASSWORD });
    expect(await tried(own, 'Kay', PASSWORD, '198.51.100.1')).toBe(200);
    const statuses = [];
    for (let i = 0; i < 15; i++) statuses.push(await tried(own, 'Kay', 'guess', `203.0.113.${i}`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(await tried(own, 'Kay', PASSWORD, '203.0.113.99')).toBe(429);
    expect(await tried(own, 'Kay', PASSWORD, '198.51.100.1')).toBe(200);
    expect(await tried(own, 'Ector', 'guess', '203.0.113.99')).toBe(401);
    await own.end();
  });

  it('from one network of IPv6 count together', async () => {
    const own = await testServer({ rate: 1, proxies: 1 }, { time: new HandTime() });
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push(await tried(own, `Nobody ${i}`, 'guess', `2001:db8:1:2:${i}::1`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(await tried(own, 'Nobody', 'guess', '2001:db8:1:3::1')).toBe(401);
    await own.end();
  });
});

describe('a name', () => {
  it('that looks like the name of somebody’s account cannot be taken, by a guest or for an account', async () => {
    await withAccount('Lionel');
    const ada = await newcomer();
    for (const name of ['Lіonel', 'Liоnel', 'LIONEL', 'Ⅼionel', 'l1onel', 'Lioɴel'])
      expect(await ada.refusal('PATCH', API.me, { name }), name).toBe('409 nameTaken');
    expect(await ada.refusal('POST', API.account, { name: 'Liоnеl', password: PASSWORD })).toBe('409 nameTaken');
    await withAccount('Morholt');
    expect(await ada.refusal('PATCH', API.me, { name: 'rnorholt' })).toBe('409 nameTaken');
    expect((await ada.request('PATCH', API.me, { name: 'Лионель' })).status).toBe(200);
  });

  it('of one’s own may be spelt anew', async () => {
    const ada = await withAccount('Ivain');
    expect((await ada.request('PATCH', API.me, { name: 'IVAIN' })).status).toBe(200);
    expect((await ada.request('PATCH', API.me, { name: 'Lvain' })).status).toBe(200);
  });
});

describe('what was learned', () => {
  it('is known on every device of a person: each tells what it knows and learns the rest; a guest’s comes along at login', async () => {
    const here = await withAccount('Lerner');
    expect(await here.post<Lessons>(API.lessons, { fief: ['first/vote'] })).toEqual({ fief: ['first/vote'] });
    const there = await newcomer();
    await there.post<Lessons>(API.lessons, { fief: ['first/vote', 'siege/dig'], anarchy: ['walls/gate'] });
    await there.post<Me>(API.session, { name: 'Lerner', password: PASSWORD });
    const all = { anarchy: ['walls/gate'], fief: ['first/vote', 'siege/dig'] };
    expect(await there.post<Lessons>(API.lessons, {})).toEqual(all);
    expect(await here.post<Lessons>(API.lessons, { fief: ['first/vote'] })).toEqual(all);
    expect((await here.get<MyData>(API.myData)).lessons).toEqual(all);
    const many = Array.from({ length: LIMITS.lessons.most }, (_, n) => `n${n}`);
    expect((await here.request('POST', API.lessons, { fief: many })).status).toBe(413);
    expect(await here.post<Lessons>(API.lessons, {})).toEqual(all);
  });
});

describe('logging in', () => {
  it('takes along a thousand games that nobody has open without taking one of them up', async () => {
    const own = await testServer();
    const account = await Client.of(own.address);
    await account.post(API.account, { name: 'Agravain', password: PASSWORD });
    const guest = await Client.of(own.address);
    const games = 1_000;
    await Promise.all(
      Array.from({ length: games }, async (_, i) => {
        const table = newTable(`old${i}`, { head: { ...head, host: guest.me.id, holdings: [seated(guest.me.id), seated('somebody')] } });
        await own.store.createTable(table);
        await own.store.append(table.id, seen(0), change(1, { head: { ...table.head, stage: 'finished' } }));
      }),
    );
    await guest.post<Me>(API.session, { name: 'Agravain', password: PASSWORD });
    const found = new Set<string>();
    for (let before: number | null = null, page: TableList | null = null; page === null || before !== null; ) {
      page = await account.get<TableList>(`${API.tables}?list=finished${before === null ? '' : `&before=${before}`}`);
      for (const { id, mine, host } of page.tables) if (mine === 0 && host) found.add(id);
      before = page.before;
    }
    expect(found.size).toBe(games);
    const numbers = await (await fetch(`${own.address}/metrics`)).text();
    expect(numbers).toMatch(/^castellan_tables_in_memory 0$/m);
    await own.end();
  });
});

describe('one’s own data', () => {
  it('can be exported: person, devices, tables, what was said', async () => {
    const ada = await withAccount('Elaine');
    const [mirror] = await begin([ada, await newcomer()]);
    await mirror.request({ type: 'chat', table: mirror.table, text: 'Remember me' });
    const response = await ada.request('GET', API.myData);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const data: MyData = JSON.parse(await response.text());
    expect(data.person).toMatchObject({ id: ada.me.id, name: 'Elaine', account: true });
    expect(data.devices).toHaveLength(1);
    expect(data.tables.map(({ id }) => id)).toEqual([mirror.table]);
    expect(data.chat).toEqual([{ table: mirror.table, at: expect.any(Number), text: 'Remember me' }]);
    expect(data).toMatchObject({ records: [], packs: [], push: [] });
    expect(await new Client(server.address).refusal('GET', API.myData)).toBe('404 notFound');
  });

  it('is forgotten on demand: seats are given up, name, chat and account are gone', async () => {
    const ada = await withAccount('Isolde');
    const bob = await newcomer();
    const [mirror, rival] = await begin([ada, bob, await newcomer()]);
    await mirror.request({ type: 'chat', table: mirror.table, text: 'Forget me' });
    const gathering = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    const { cookie } = ada;
    const closed = new Promise((done) => mirror.socket.ws.once('close', done));
    expect((await ada.request('DELETE', API.me)).status).toBe(204);
    expect(await closed).toBe(4000);
    await rival.until(() => rival.info.seats[0].resigned);
    const later = await Mirror.of(bob, mirror.table);
    expect(later.info.seats[0]).toMatchObject({ name: '', resigned: true });
    expect(later.shown.chat).toEqual([]);
    expect(await bob.refusal('GET', `${API.tables}/${gathering.id}`)).toBe('404 notFound');
    const ghost = new Client(server.address);
    ghost.cookie = cookie;
    expect((await ghost.get<Me>(API.me)).id).not.toBe(ada.me.id);
    expect(await bob.refusal('POST', API.session, { name: 'Isolde', password: PASSWORD })).toBe('401 wrongLogin');
    expect((await withAccount('Isolde')).me.id).not.toBe(ada.me.id);
    const db = new DatabaseSync(join(server.data, 'castellan.sqlite'), { readOnly: true });
    expect(db.prepare('select count(*) as n from chat where text = ?').get('Forget me')).toEqual({ n: 0 });
    db.close();
  });
});

describe('a table’s people', () => {
  it('are shown as here or away', async () => {
    const [ada, bob] = await begin([await newcomer(), await newcomer()]);
    await ada.until(() => ada.shown.online[1] === true);
    await bob.socket.close();
    await ada.until(() => ada.shown.online[1] === false);
    expect((await ada.client.get<TableInfo>(`${API.tables}/${ada.table}`)).seats.map(({ online }) => online)).toEqual([true, false]);
  });
});

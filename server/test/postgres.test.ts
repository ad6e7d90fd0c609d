/** A server on PostgreSQL: what is damaged is set apart, and a database that goes away is waited for. */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../index.ts';
import { API, type MyData, type PackInfo, type TableList } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { begin, Mirror, playOn } from './fixtures/mirror.ts';
import { asked, sharedPostgres, type TestPostgres, whyNoPostgres } from './fixtures/postgres.ts';
import { freshFolder, type TestServer, testServer } from './fixtures/server.ts';

const missing = whyNoPostgres();
const data = freshFolder();
afterAll(() => rmSync(data, { recursive: true, force: true }));

const at = (client: Client, server: TestServer): Client =>
  Object.assign(new Client(server.address), { cookie: client.cookie, me: client.me });
const ids = ({ tables }: TableList): string[] => tables.map(({ id }) => id);
const list = (client: Client, which: string): Promise<TableList> => client.get(`${API.tables}?list=${which}`);
const numbers = async (server: TestServer): Promise<string> => (await fetch(`${server.address}/metrics`)).text();

describe.skipIf(missing !== null)(missing ?? 'a server on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await sharedPostgres();
  });
  const serverOn = (database: string, changes: Partial<Config> = {}): Promise<TestServer> =>
    testServer({ database, storePatience: 10_000, ...changes }, {}, data);

  it('is played on to the end and through a restart, and has everything a person keeps', async () => {
    const url = await postgres.database();
    const server = await serverOn(url);
    const [ada, bob] = [await Client.of(server.address), await Client.of(server.address)];
    const mirrors = await begin([ada, bob], 0, { options: { rounds: 3 } });
    await mirrors[0].answer('lean left');
    await mirrors[0].socket.ask({ type: 'chat', table: mirrors[0].table, text: 'Hello' });
    await ada.post<PackInfo>(`${API.games}/ford/packs`, { name: 'Deeper' });
    const again = await server.again();
    const back = await Promise.all(mirrors.map((mirror) => mirror.resumed(again.address)));
    await playOn(back, () => back[0].info.stage === 'finished');
    const me = at(ada, again);
    const record = await (await me.request('GET', `${API.tables}/${back[0].table}/record`)).text();
    await me.post(API.records, record);
    expect(ids(await list(me, 'finished'))).toEqual([back[0].table]);
    expect(await me.get<MyData>(API.myData)).toMatchObject({ chat: [{ text: 'Hello' }], records: [{ text: record }] });
    await back[0].socket.close();
    expect((await me.request('DELETE', API.me)).status).toBe(204);
    expect(await asked(url, 'select name from people where id = $1', ada.me.id)).toEqual([{ name: '' }]);
    await again.close();
  });

  it('sets damaged rows apart, and all others go on', async () => {
    const url = await postgres.database();
    const server = await serverOn(url);
    const [ada, bob] = [await Client.of(server.address), await Client.of(server.address)];
    const [unread] = await begin([ada, bob]);
    const changed = await begin([ada, bob]);
    await changed[0].answer('lean left');
    const [fine] = await begin([ada, bob]);
    await server.close();
    await asked(url, `update tables set head = '{"stage":' where id = $1`, unread.table);
    await asked(url, `update journal set body = replace(body, 'lean left', 'lean right') where table_id = $1`, changed[0].table);
    await asked(url, `update table_parts set standings = '[1]' where table_id = $1`, fine.table);
    await asked(url, `insert into packs (id, game, name, person, json) values ('Broken@1', 'ford', 'Broken', $1, '{"name"')`, ada.me.id);
    const again = await serverOn(url);
    const me = at(ada, again);
    expect(ids(await list(me, 'mine')).toSorted()).toEqual([changed[0].table, fine.table].toSorted());
    expect(await me.refusal('GET', `${API.tables}/${unread.table}`)).toBe('409 damaged');
    const table = await Mirror.of(me, changed[0].table);
    expect(table.shown.view).toBeNull();
    expect((await table.request({ type: 'resign', table: table.table }, 'resign')).type).toBe('accepted');
    const other = await Mirror.of(me, fine.table);
    await other.answer('lean left');
    for (const kind of ['table', 'journal', 'standings', 'pack'])
      expect(await numbers(again)).toContain(`castellan_damaged_rows{kind="${kind}"} 1`);
    await again.close();
  });

  it('goes on when the database was gone for a moment: every answer that was accepted is stored, and stored once', async () => {
    const url = await postgres.database();
    const server = await serverOn(url);
    const mirrors = await begin([await Client.of(server.address), await Client.of(server.address)], 0, { options: { rounds: 12 } });
    const [ada] = mirrors;
    for (let i = 0; i < 3; i++) {
      const mirror = mirrors.find(({ view }) => view.asked !== null) ?? ada;
      const nonce = `gone ${i}`;
      const { asked: question, anyAnswer } = mirror;
      const before = ada.view.seq;
      const answering = mirror.ask(anyAnswer, question.id, nonce);
      await postgres.kill();
      await postgres.start();
      let reply = await answering;
      while (reply.type === 'refused') reply = await mirror.ask(anyAnswer, question.id, nonce);
      expect(reply).toMatchObject({ type: 'accepted' });
      for (const other of mirrors) await other.until(() => other.view.seq === before + 1);
    }
    const rows = await asked(url, 'select version, nonce from journal where table_id = $1 order by version', ada.table);
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.filter(({ nonce }) => String(nonce).includes('gone'))).toHaveLength(3);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    await server.close();
  });

  it('of two on the same data neither loses anything: who comes later claims the table, and the other looks again', async () => {
    const url = await postgres.database();
    const [one, other] = [await serverOn(url), await serverOn(url)];
    const people = [await Client.of(one.address), await Client.of(one.address)];
    const [ada] = await begin(people, 0, { options: { rounds: 12 } });
    const there = await Promise.all(people.map((person) => Mirror.of(at(person, other), ada.table)));
    const seats = { one: await Promise.all(people.map((person) => Mirror.of(person, ada.table))), other: there };
    for (let i = 0; i < 6; i++) {
      const mirrors = i % 2 === 0 ? seats.one : seats.other;
      const stored = async (): Promise<number> =>
        Number((await asked(url, 'select version from tables where id = $1', ada.table))[0].version);
      const before = await stored();
      for (let tries = 0; tries < 4 && (await stored()) === before; tries++) {
        const mirror = mirrors.find(({ view }) => view.asked !== null) ?? mirrors[0];
        const reply = await mirror.ask(mirror.anyAnswer, mirror.asked.id, `two ${i} ${tries}`);
        // This server has seen nothing of what the other did until it wrote.
        const known = reply.type === 'accepted' ? reply.version : before;
        for (const shown of mirrors) await shown.untilVersion(known);
      }
      expect(await stored()).toBeGreaterThan(before);
    }
    const rows = await asked(url, 'select version from journal where table_id = $1 order by version', ada.table);
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
    const [{ fence }] = await asked(url, 'select fence from tables where id = $1', ada.table);
    expect(Number(fence)).toBeGreaterThanOrEqual(6);
    await one.close();
    await other.close();
  });
});

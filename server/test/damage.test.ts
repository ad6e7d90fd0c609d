/** Damaged rows: each is set apart, and keeps nobody else from anything. */

import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { API, type MyData, type PackInfo, type TableList } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { begin, Mirror, playOn } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.end();
});

/** Stops a server, damages its data, and starts it again. */
async function damaged(server: TestServer, change: (db: InstanceType<typeof DatabaseSync>) => void): Promise<TestServer> {
  await server.close();
  const db = new DatabaseSync(join(server.data, 'castellan.sqlite'));
  change(db);
  db.close();
  const again = await testServer({}, {}, server.data);
  servers.push(again);
  return again;
}

const at = (client: Client, server: TestServer): Client => {
  const same = new Client(server.address);
  same.cookie = client.cookie;
  same.me = client.me;
  return same;
};
const ids = ({ tables }: TableList): string[] => tables.map(({ id }) => id);
const list = (client: Client, which: string): Promise<TableList> => client.get(`${API.tables}?list=${which}`);
const numbers = async (server: TestServer): Promise<string> => (await fetch(`${server.address}/metrics`)).text();

describe('a table’s row', () => {
  const open = [{ kind: 'me' as const }, { kind: 'open' as const }];

  it.each([
    ['without holdings', `json_remove(head, '$.holdings')`],
    ['that is no JSON', `'{"stage":'`],
    ['that names a seat which is not there', `json_set(head, '$.waiting', json('[7]'))`],
    ['with a person where a text should be', `json_set(head, '$.holdings[0].person', 5)`],
  ])('%s is set apart, whether the game has begun or not; all others are listed, exported and given up', async (_what, head) => {
    const server = await testServer();
    const [ada, bob] = [await Client.of(server.address), await Client.of(server.address)];
    const [playing] = await begin([ada, bob], 1);
    const [fine] = await begin([ada, bob]);
    const gathering = await ada.create({ seats: open, access: 'open' });
    const inviting = await ada.create({ seats: open, access: 'open' });
    const again = await damaged(server, (db) => {
      for (const id of [playing.table, gathering.id]) db.prepare(`update tables set head = ${head} where id = ?`).run(id);
    });
    const me = at(ada, again);
    expect(ids(await list(me, 'open'))).toEqual([inviting.id]);
    expect(ids(await list(new Client(again.address), 'playing'))).toEqual([fine.table]);
    expect(ids(await list(me, 'mine')).toSorted()).toEqual([fine.table, inviting.id].toSorted());
    expect(await me.refusal('GET', `${API.tables}/${playing.table}`)).toBe('409 damaged');
    const socket = await me.socket();
    socket.send({ type: 'watch', table: playing.table });
    expect(await socket.next('gone')).toEqual({ type: 'gone', table: playing.table, code: 'damaged' });
    const mine = await me.get<MyData>(API.myData);
    expect(mine.tables.map(({ id }) => id).toSorted()).toEqual([fine.table, inviting.id].toSorted());
    expect(await numbers(again)).toMatch(/castellan_damaged_rows\{kind="table"\} 2/);
    const other = await Mirror.of(at(bob, again), fine.table);
    expect((await me.request('DELETE', API.me)).status).toBe(204);
    await other.until(() => other.info.seats[0].resigned);
  });
});

describe('a change in the journal', () => {
  const broken: readonly [string, string][] = [
    ['that is another than was written', `update journal set body = replace(body, 'lean left', 'lean right') where table_id = ?`],
    ['that cannot be read', `update journal set body = 'x', sum = null where table_id = ? and version = 2`],
    ['that is missing', 'delete from journal where table_id = ? and version = 2'],
    ['that is missing at the end', 'delete from journal where table_id = ? and version > 2'],
    ['that is not allowed', `update journal set sum = null, body = replace(body, 'lean left', 'lean down') where table_id = ?`],
  ];
  it.each(broken)('%s stops the table and nothing else; its seats can still be given up', async (_what, sql) => {
    const server = await testServer();
    const [ada, bob] = [await Client.of(server.address), await Client.of(server.address)];
    const mirrors = await begin([ada, bob]);
    await mirrors[0].answer('lean left');
    const [fine] = await begin([ada, bob]);
    const again = await damaged(server, (db) => db.prepare(sql).run(mirrors[0].table));
    const table = await Mirror.of(at(ada, again), mirrors[0].table);
    expect(table.shown.view).toBeNull();
    const answer = { type: 'answer' as const, table: table.table, question: 'any', text: 'lean left' };
    expect(await table.socket.ask(answer, 'other')).toMatchObject({ type: 'refused', code: 'damaged' });
    expect(ids(await list(at(ada, again), 'mine'))).toContain(table.table);
    expect(await numbers(again)).toMatch(/castellan_damaged_rows\{kind="journal"\} 1/);
    expect((await table.request({ type: 'resign', table: table.table }, 'resign')).type).toBe('accepted');
    expect(table.info).toMatchObject({ stage: 'finished', ending: { by: 'resignation', winners: [1] } });
    const other = await Mirror.of(at(ada, again), fine.table);
    await other.answer('lean left');
  });

  it('from before there were checksums is taken as it is', async () => {
    const server = await testServer();
    const mirrors = await begin([await Client.of(server.address), await Client.of(server.address)]);
    await mirrors[0].answer('lean left');
    const again = await damaged(server, (db) => db.exec('update journal set sum = null'));
    const back = await mirrors[0].resumed(again.address);
    await back.answer(back.anyAnswer);
  });
});

describe('what else is damaged', () => {
  it('a content pack keeps neither the server nor other packs from being there', async () => {
    const server = await testServer();
    const ada = await Client.of(server.address);
    const path = `${API.games}/ford/packs`;
    await ada.post<PackInfo>(path, { name: 'Deeper' });
    const [mirror] = await begin([ada], 1, { pack: 'Deeper@1' });
    const again = await damaged(server, (db) => {
      db.exec(`insert into packs (id, game, name, person, json) values ('Broken@1', 'ford', 'Broken', '${ada.me.id}', '{"name"')`);
      db.exec(`insert into packs (id, game, name, person, json) values ('Old@1', 'ford', 'Old', '${ada.me.id}', '{"name":"Old"}')`);
    });
    const me = at(ada, again);
    const packs = await me.get<PackInfo[]>(path);
    expect(packs.map(({ name, errors }) => [name, errors.length > 0])).toEqual([
      ['Broken', true],
      ['Deeper', false],
      ['Old', true],
    ]);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    expect(await me.refusal('POST', API.tables, { game: 'ford', seats, pack: 'Old@1' })).toBe('422 badSetup');
    expect(await me.get(`${path}/Old@1`)).toEqual({ name: 'Old' });
    expect(await me.refusal('GET', `${path}/Broken@1`)).toBe('404 notFound');
    expect(await numbers(again)).toMatch(/castellan_damaged_rows\{kind="pack"\} 1/);
    const back = await mirror.resumed(again.address);
    await playOn([back], () => back.info.stage === 'finished');
  });

  it('standing answers and a record are left out', async () => {
    const server = await testServer();
    const mirrors = await begin([await Client.of(server.address), await Client.of(server.address)], 0, { options: { rounds: 1 } });
    const [ada] = mirrors;
    await playOn(mirrors, () => ada.info.stage === 'finished');
    const text = await (await ada.client.request('GET', `${API.tables}/${ada.table}/record`)).text();
    await ada.client.post(API.records, text);
    const [running] = await begin([ada.client, mirrors[1].client]);
    const again = await damaged(server, (db) => {
      db.exec(`update records set names = '['`);
      db.prepare(`update tables set standings = '[1]' where id = ?`).run(running.table);
    });
    const me = at(ada.client, again);
    expect(await me.get(API.records)).toEqual([]);
    expect((await me.get<MyData>(API.myData)).records).toEqual([]);
    const back = await running.resumed(again.address);
    await back.answer('lean left');
  });
});

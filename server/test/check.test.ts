/** What would become of everything stored: found without a server, and without changing anything. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, it } from 'vitest';
import { type Checked, checkData } from '../check.ts';
import { API } from '../protocol/index.ts';
import { NoData } from '../store/archive.ts';
import { Client } from './fixtures/client.ts';
import { begin, playOn } from './fixtures/mirror.ts';
import { freshFolder, testServer } from './fixtures/server.ts';

const SHELF = new URL('./fixtures/shelf.ts', import.meta.url).href;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function checked(folder: string): Promise<Checked[]> {
  const all: Checked[] = [];
  for await (const one of checkData(folder, SHELF)) all.push(one);
  return all;
}

it('is that all goes on, or which table, record and pack does not, and why', async () => {
  const server = await testServer();
  folders.push(server.data);
  const people = await Promise.all([Client.of(server.address), Client.of(server.address)]);
  const [running] = await begin(people);
  await running.answer('lean left');
  const finished = await begin(people, 0, { options: { rounds: 1 } });
  await playOn(finished, () => finished[0].info.stage === 'finished');
  const [other] = await begin(people);
  const record = await (await people[0].request('GET', `${API.tables}/${finished[0].table}/record`)).text();
  await people[0].post(API.records, record);
  await people[0].post(`${API.games}/ford/packs`, { name: 'Deeper' });
  await server.close();
  expect((await checked(server.data)).map(({ kind, trouble }) => [kind, trouble])).toEqual([
    ['pack', null],
    ['table', null],
    ['table', null],
    ['table', null],
    ['record', null],
  ]);
  const file = join(server.data, 'castellan.sqlite');
  const db = new DatabaseSync(file);
  const damage = (sql: string, table: string): void => {
    db.prepare(sql).run(table);
  };
  damage(`update journal set sum = null, body = replace(body, 'lean left', 'lean down') where table_id = ?`, running.table);
  damage(`update tables set head = json_set(head, '$.hash', 'another') where id = ?`, finished[0].table);
  damage(`update tables set charter = json_set(charter, '$.rules', 99) where id = ?`, other.table);
  db.exec(`update records set text = replace(text, 'game ford 1', 'game ford 9')`);
  db.exec(`update packs set json = '{'`);
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
  const before = readFileSync(file);
  const troubles = (await checked(server.data)).map(({ kind, trouble }) => [kind, trouble]);
  expect(troubles).toEqual([
    ['pack', 'damaged'],
    ['table', 'illegal'],
    ['table', 'differs'],
    ['table', 'otherRules'],
    ['record', 'otherRules'],
  ]);
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('is nothing where there is no database', async () => {
  const folder = freshFolder();
  folders.push(folder);
  await expect(checked(folder)).rejects.toThrow(NoData);
});

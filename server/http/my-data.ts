/** Everything the server knows of somebody, piece by piece: it may be more than should be in memory at once. */

import type { House } from '../house.ts';
import type { MyData, TableList } from '../protocol/index.ts';
import type { Person } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { byGame } from './lessons.ts';

/** The text of a `MyData`. */
export async function* myData({ store }: House, hall: Hall, { id, name, account, created }: Person): AsyncGenerator<string> {
  const person: MyData['person'] = { id, name, account, created };
  const devices: MyData['devices'] = (await store.devicesOf(id)).map((device) => ({ created: device.created, seen: device.seen }));
  yield `{"person":${JSON.stringify(person)},"devices":${JSON.stringify(devices)},"tables":[`;
  yield* joined(tablesOf(hall, id));
  yield '],"chat":[';
  yield* joined((await store.chatOf(id)).values());
  yield '],"records":[';
  yield* joined(recordsOf(store, id));
  yield '],"packs":[';
  yield* joined((await store.packsOf(id)).map(({ id: pack, json }): MyData['packs'][number] => ({ id: pack, pack: json })).values());
  const push: MyData['push'] = (await store.subscriptionsOf(id)).map(({ endpoint }) => endpoint);
  const lessons: MyData['lessons'] = byGame(await store.lessonsOf(id));
  yield `],"push":${JSON.stringify(push)},"lessons":${JSON.stringify(lessons)}}`;
}

async function* tablesOf(hall: Hall, person: string): AsyncGenerator<MyData['tables'][number]> {
  const lists = [
    (before?: number): Promise<TableList> => hall.tablesOf(person, before),
    (before?: number): Promise<TableList> => hall.finishedTablesOf(person, before),
  ];
  for (const list of lists) {
    for (let page = await list(); ; page = await list(page.before)) {
      yield* page.tables;
      if (page.before === null) break;
    }
  }
}

async function* recordsOf(store: House['store'], person: string): AsyncGenerator<MyData['records'][number]> {
  for (const { id } of await store.recordsOf(person)) {
    const record = await store.record(id);
    if (record !== null) yield { id, text: record.text };
  }
}

/** Values with commas between them. */
async function* joined(values: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let comma = '';
  for await (const value of values) {
    yield comma + JSON.stringify(value);
    comma = ',';
  }
}

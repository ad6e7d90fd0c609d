/** Records and content packs that people have brought, where they are called by push, and what the server has settled once. */

import { type LibraryStore, type StoredAnalysis, type StoredPack, StoreError, type Subscription } from '../store.ts';
import { RECORD_COLUMNS, type RecordRow, recordOf } from './rows.ts';
import { type Sql, step } from './statements.ts';

const ANALYSIS_COLUMNS = 'table_id as "table", answers, total, json, trouble, owner, until';

export function libraryIn({ one, all, write, report }: Sql): LibraryStore {
  return {
    addRecord: (record) =>
      write([
        step(
          `insert into records (id, person, game, rules, names, answers, finished, uploaded, text, bytes)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
          record.id,
          record.person,
          record.game,
          record.rules,
          JSON.stringify(record.names),
          record.answers,
          record.finished ? 1 : 0,
          record.uploaded,
          record.text,
          Buffer.byteLength(record.text),
        ),
      ]),
    record: async (id) => {
      const row = await one<RecordRow & { readonly text: string }>(
        `select ${RECORD_COLUMNS}, text from records where id = ? order by uploaded limit 1`,
        id,
      );
      const record = row === null ? null : recordOf(row, report);
      return row === null || record === null ? null : { ...record, text: row.text };
    },
    recordsOf: async (person) => {
      const found = await all<RecordRow>(`select ${RECORD_COLUMNS} from records where person = ? order by uploaded desc`, person);
      return found.flatMap((row) => recordOf(row, report) ?? []);
    },
    recordsKept: async (person) => {
      const kept = await one<{ count: number; bytes: number }>(
        'select count(*) as count, coalesce(sum(bytes), 0) as bytes from records where person = ?',
        person,
      );
      return kept ?? { count: 0, bytes: 0 };
    },
    dropRecord: (id, person) => write([step('delete from records where id = ? and person = ?', id, person)]),
    addPack: (pack) =>
      write([
        step(
          'insert into packs (id, game, name, person, json) values (?, ?, ?, ?, ?) on conflict do nothing',
          pack.id,
          pack.game,
          pack.name,
          pack.person,
          pack.json,
        ),
      ]),
    packs: () => all<StoredPack>('select id, game, name, person, json from packs'),
    pack: (game, id) => one<StoredPack>('select id, game, name, person, json from packs where game = ? and id = ? limit 1', game, id),
    packsOf: (person) => all<StoredPack>('select id, game, name, person, json from packs where person = ? order by name', person),
    analysis: (table) => one<StoredAnalysis>(`select ${ANALYSIS_COLUMNS} from analyses where table_id = ?`, table),
    takeAnalysis: (table, total, owner, now, until) =>
      write([
        {
          sql: `insert into analyses (table_id, answers, total, owner, until) values (?, 0, ?, ?, ?)
                on conflict (table_id) do update set owner = excluded.owner, until = excluded.until
                where analyses.owner = excluded.owner or analyses.until < ?`,
          params: [table, total, owner, until, now],
          otherwise: 'conflict',
        },
      ]),
    keepAnalysis: ({ table, answers, json, trouble, owner, until }) =>
      write([
        {
          sql: 'update analyses set answers = ?, json = ?, trouble = ?, until = ? where table_id = ? and owner = ?',
          params: [answers, json, trouble, until, table, owner],
          otherwise: 'conflict',
        },
      ]),
    addSubscription: ({ endpoint, person, p256dh, auth, language, device }) =>
      write([
        step(
          `insert into subscriptions (endpoint, person, p256dh, auth, language, device) values (?, ?, ?, ?, ?, ?)
           on conflict (endpoint) do update set person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
           language = excluded.language, device = excluded.device`,
          endpoint,
          person,
          p256dh,
          auth,
          language,
          device,
        ),
      ]),
    dropSubscription: (endpoint, person) =>
      write([
        person === null
          ? step('delete from subscriptions where endpoint = ?', endpoint)
          : step('delete from subscriptions where endpoint = ? and person = ?', endpoint, person),
      ]),
    subscriptionsOf: (person) =>
      all<Subscription>('select endpoint, person, p256dh, auth, language, device from subscriptions where person = ?', person),
    settled: async (key, value) => {
      const read = () => one<{ value: string }>('select value from settings where key = ?', key);
      const known = await read();
      if (known !== null) return known.value;
      await write([step('insert into settings (key, value) values (?, ?) on conflict do nothing', key, value())]);
      const stands = await read();
      if (stands === null) throw new StoreError('broken', `the setting ${key} is gone`);
      return stands.value;
    },
  };
}

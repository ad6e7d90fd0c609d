/** People, their devices and accounts. */

import type { Device, LessonDone, PeopleStore, Person } from '../store.ts';
import { type Sql, type Step, step } from './statements.ts';

/** Whether no other account has this name, or one that looks like it. */
const FREE_NAME = 'not exists (select 1 from people where (account_key = ? or look = ?) and id <> ?)';

export function peopleIn({ one, all, write, dialect }: Sql): PeopleStore {
  return {
    addGuest: (person, device) =>
      write([
        step('insert into people (id, name, created) values (?, ?, ?)', person.id, person.name, person.created),
        deviceStep(person.id, device),
      ]),
    personOfDevice: async (hash) =>
      personOf(await one('select p.* from devices d join people p on p.id = d.person where d.hash = ?', hash)),
    person: async (id) => personOf(await one('select * from people where id = ?', id)),
    names: async (ids) => {
      if (ids.length === 0) return new Map();
      const found = await all<{ id: string; name: string }>(
        `select id, name from people where id in (${dialect.listed})`,
        JSON.stringify(ids),
      );
      return new Map(found.map(({ id, name }) => [id, name]));
    },
    rename: (person, { name, key, look }) =>
      write([
        ...dialect.naming,
        {
          sql: `update people set name = ?, account_key = case when account_key is null then null else ? end,
                look = case when account_key is null then null else ? end where id = ? and ${FREE_NAME}`,
          params: [name, key, look, person, key, look, person],
          otherwise: 'taken',
        },
      ]),
    addAccount: (person, { name, key, look }, passwordHash, device) =>
      write([
        ...dialect.naming,
        {
          sql: `update people set name = ?, account_key = ?, look = ?, password_hash = ? where id = ? and account_key is null and ${FREE_NAME}`,
          params: [name, key, look, passwordHash, person, key, look, person],
          otherwise: 'taken',
        },
        ...onlyDevice(person, device),
      ]),
    account: async (key) => {
      const row = await one<PersonRow & { password_hash: string }>('select * from people where account_key = ?', key);
      const person = personOf(row);
      return row === null || person === null ? null : { person, passwordHash: row.password_hash };
    },
    accountOf: async (person) => {
      const row = await one<{ password_hash: string }>('select password_hash from people where id = ? and account_key is not null', person);
      return row === null ? null : { passwordHash: row.password_hash };
    },
    setPassword: (person, passwordHash, former, device) =>
      write([
        step('update people set password_hash = ? where id = ?', passwordHash, person),
        step('delete from subscriptions where person = ? and (device is null or device <> ?)', person, former),
        ...onlyDevice(person, device),
      ]),
    addDevice: (person, device) => write([deviceStep(person, device)]),
    replaceDevice: (person, former, device) =>
      write([
        step('delete from devices where hash = ?', former),
        deviceStep(person, device),
        step('update subscriptions set device = ? where device = ?', device.hash, former),
      ]),
    dropDevice: (person, hash) =>
      write([
        step('delete from devices where hash = ?', hash),
        // Where it is not known on which device one was made, it may be this one.
        step('delete from subscriptions where person = ? and (device = ? or device is null)', person, hash),
      ]),
    seeDevice: (hash, seen) => write([step('update devices set seen = ? where hash = ?', seen, hash)]),
    devicesOf: (person) => all<Device>('select hash, created, seen from devices where person = ? order by created', person),
    lessonsOf: (person) => all<LessonDone>('select game, exercise from lessons where person = ? order by game, exercise', person),
    addLessons: (person, done) =>
      write(
        done.map(({ game, exercise }) =>
          step('insert into lessons (person, game, exercise) values (?, ?, ?) on conflict do nothing', person, game, exercise),
        ),
      ),
    deletePerson: (person) =>
      write([
        step(`update people set name = '', account_key = null, look = null, password_hash = null where id = ?`, person),
        ...given('packs', person, ''),
        ...['devices', 'chat', 'records', 'subscriptions', 'lessons', 'members'].map((table) =>
          step(`delete from ${table} where person = ?`, person),
        ),
      ]),
    handOver: (from, to, device) =>
      write([
        step('update chat set person = ? where person = ?', to, from),
        step(
          'insert into lessons (person, game, exercise) select ?, game, exercise from lessons where person = ? on conflict do nothing',
          to,
          from,
        ),
        step('delete from lessons where person = ?', from),
        ...given('records', from, to),
        ...given('packs', from, to),
        step('update subscriptions set person = ?, device = ? where person = ?', to, device, from),
      ]),
  };
}

/** What one person has brought is another's, who keeps their own where they have brought the same. */
function given(table: 'records' | 'packs', from: string, to: string): Step[] {
  return [
    step(`delete from ${table} where person = ? and id in (select id from ${table} where person = ?)`, from, to),
    step(`update ${table} set person = ? where person = ?`, to, from),
  ];
}

/** The person is known by this device alone; what they are told by push goes on. */
function onlyDevice(person: string, device: Device): Step[] {
  return [
    step('delete from devices where person = ?', person),
    deviceStep(person, device),
    step('update subscriptions set device = ? where person = ?', device.hash, person),
  ];
}

function deviceStep(person: string, { hash, created, seen }: Device): Step {
  return step('insert into devices (hash, person, created, seen) values (?, ?, ?, ?)', hash, person, created, seen);
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly account_key: string | null;
  readonly created: number;
}

function personOf(row: PersonRow | null): Person | null {
  return row === null ? null : { id: row.id, name: row.name, account: row.account_key !== null, created: row.created };
}

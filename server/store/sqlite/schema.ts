/**
 * The tables of the SQLite file. Each migration is run once, in order, and never changed afterwards. `look_of` is `nameLook` of
 * `texts.ts`, which the writing thread lends to them.
 */

import type { Migration } from '../migrations.ts';

const FIRST = `
  create table people (
    id text primary key,
    name text not null,
    account_key text unique,
    password_hash text,
    created integer not null
  ) without rowid;

  create table devices (
    hash text primary key,
    person text not null references people (id),
    created integer not null,
    seen integer not null
  ) without rowid;
  create index devices_of_person on devices (person);

  create table tables (
    no integer primary key,
    id text not null unique,
    charter text not null,
    head text not null,
    version integer not null,
    stage text not null,
    listed integer not null,
    created integer not null,
    finished integer,
    due integer,
    standings text not null default '[]'
  );
  create index open_tables on tables (created) where stage = 'gathering' and listed = 1;
  create index playing_tables on tables (id) where stage = 'playing';
  create index due_tables on tables (due) where due is not null;

  create table members (
    person text not null,
    table_id text not null,
    primary key (person, table_id)
  ) without rowid;
  create index members_of_table on members (table_id);

  create table journal (
    no integer primary key,
    table_id text not null,
    version integer not null,
    at integer not null,
    nonce text,
    body text not null
  );
  create unique index journal_of_table on journal (table_id, version);

  create table snapshots (
    table_id text not null,
    version integer not null,
    answers integer not null,
    lines text not null,
    state text not null,
    primary key (table_id, version)
  );

  create table chat (
    id integer primary key,
    table_id text not null,
    version integer not null,
    person text not null,
    seat integer,
    text text not null,
    at integer not null
  );
  create index chat_of_table on chat (table_id, version);
  create index chat_of_person on chat (person);

  create table records (
    id text not null,
    person text not null,
    game text not null,
    rules integer not null,
    names text not null,
    answers integer not null,
    finished integer not null,
    uploaded integer not null,
    text text not null,
    primary key (id, person)
  );
  create index records_of_person on records (person, uploaded);

  create table packs (
    id text not null,
    game text not null,
    name text not null,
    person text not null,
    json text not null,
    primary key (id, person)
  );

  create table subscriptions (
    endpoint text primary key,
    person text not null,
    p256dh text not null,
    auth text not null,
    language text not null
  );
  create index subscriptions_of_person on subscriptions (person);

  -- Written to find out whether anything can be written.
  create table pulse (no integer primary key, beats integer not null);
  insert into pulse values (1, 0);
`;

const CHECKSUMS = `
  -- Null on rows that were written before there were checksums.
  alter table journal add column sum text;

  -- Kept states of another shape could not be read; tables are taken up from their journals, and new ones are kept then.
  drop table snapshots;
  create table snapshots (
    table_id text not null,
    version integer not null,
    answers integer not null,
    format integer not null,
    lines text not null,
    log text not null,
    sum text not null,
    -- Null once an answer was taken back that led to it.
    state text,
    state_sum text,
    primary key (table_id, version)
  );

  -- The place of a table among those that are over: two may have ended in the same millisecond.
  alter table tables add column ended integer;
  update tables set ended = places.place
    from (select no, row_number() over (order by finished, no) as place from tables where stage = 'finished') as places
    where places.no = tables.no;
  create unique index ended_tables on tables (ended) where ended is not null;
  alter table members add column ended integer;
  update members set ended = (select ended from tables where id = table_id);
  create index finished_of_person on members (person, ended) where ended is not null;
  create index running_of_person on members (person) where ended is null;

  drop index open_tables;
  create index open_tables on tables (no) where stage = 'gathering' and listed = 1;
  create index gathering_tables on tables (created) where stage = 'gathering';

  -- Names of accounts as they look.
  alter table people add column look text;
  update people set look = look_of(name) where account_key is not null;
  create index people_by_look on people (look) where look is not null;

  -- Whose device it is; null for those that came before.
  alter table subscriptions add column device text;
  create index subscriptions_of_device on subscriptions (device);

  alter table records add column bytes integer not null default 0;
  update records set bytes = length(cast(text as blob));

  -- Room that is taken and given back, to find out whether there is any.
  alter table pulse add column room blob;
`;

const PRIVATE_ROOMS = `
  -- What is said in a private room, and which seats hear it.
  alter table chat add column room integer;
  alter table chat add column heard text;
`;

const FENCES = `
  -- Who claimed a table last, and how often it was claimed: every write to it names the fence.
  alter table tables add column owner text;
  alter table tables add column fence integer not null default 0;

  -- What all servers on this data have settled; among it the oldest server that may work with it.
  create table settings (key text primary key, value text not null) without rowid;
`;

const ANALYSES = `
  -- Finished tables that are looked back at: how far that has come, and which server does it until when.
  create table analyses (
    table_id text primary key,
    answers integer not null,
    total integer not null,
    json text,
    trouble text,
    owner text not null,
    until integer not null
  ) without rowid;
`;

const LESSONS = `
  -- Exercises of the lessons that a person has done.
  create table lessons (
    person text not null,
    game text not null,
    exercise text not null,
    primary key (person, game, exercise)
  ) without rowid;
`;

/** From this migration on the data says which servers can work with it. */
export const SAYS_READER = 4;

export const MIGRATIONS: readonly Migration[] = [
  { sql: FIRST, minReader: 1 },
  { sql: CHECKSUMS, minReader: 2 },
  { sql: PRIVATE_ROOMS, minReader: 3 },
  { sql: FENCES, minReader: 4 },
  { sql: ANALYSES, minReader: 4 },
  { sql: LESSONS, minReader: 4 },
];

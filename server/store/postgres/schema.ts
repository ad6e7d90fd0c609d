/**
 * The tables of the PostgreSQL database. Each migration is run once, in order, and never changed afterwards. Columns are called and kept as in
 * the SQLite file, so that rows are moved as they are; texts are compared byte by byte, as they are there.
 */

import type { Migration } from '../migrations.ts';

const FIRST = `
  create table people (
    id text collate "C" primary key,
    name text not null,
    account_key text collate "C" unique,
    password_hash text,
    created bigint not null,
    look text collate "C"
  );
  create index people_by_look on people (look) where look is not null;

  create table devices (
    hash text collate "C" primary key,
    person text collate "C" not null references people (id),
    created bigint not null,
    seen bigint not null
  );
  create index devices_of_person on devices (person);

  -- What every answer changes, and little else. Room is left in every page, and no index has what an answer changes, so that it costs no index.
  create table tables (
    no bigint generated always as identity,
    id text collate "C" primary key,
    head text not null,
    version integer not null,
    fence integer not null default 0,
    owner text,
    stage text not null,
    listed smallint not null,
    created bigint not null,
    finished bigint,
    due bigint,
    ended bigint
  ) with (fillfactor = 50);
  create unique index tables_by_no on tables (no);
  create index open_tables on tables (no) where stage = 'gathering' and listed = 1;
  create index gathering_tables on tables (created) where stage = 'gathering';
  create index playing_tables on tables (id) where stage = 'playing';
  create unique index ended_tables on tables (ended) where ended is not null;
  create sequence ends;

  create table table_parts (
    table_id text collate "C" primary key,
    charter text not null,
    standings text not null default '[]'
  );

  create table members (
    person text collate "C" not null,
    table_id text collate "C" not null,
    ended bigint,
    primary key (person, table_id)
  );
  create index members_of_table on members (table_id);
  create index finished_of_person on members (person, ended) where ended is not null;
  create index running_of_person on members (person) where ended is null;

  create table journal (
    table_id text collate "C" not null,
    version integer not null,
    at bigint not null,
    nonce text collate "C",
    body text not null,
    -- Null on rows that were written before there were checksums.
    sum text,
    constraint journal_of_table primary key (table_id, version),
    constraint journal_by_nonce unique (table_id, nonce)
  );

  create table snapshots (
    table_id text collate "C" not null,
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

  create table chat (
    id bigint generated always as identity primary key,
    table_id text collate "C" not null,
    version integer not null,
    person text collate "C" not null,
    seat integer,
    text text not null,
    at bigint not null,
    room integer,
    heard text
  );
  create index chat_of_table on chat (table_id, version);
  create index chat_of_person on chat (person);

  create table records (
    id text collate "C" not null,
    person text collate "C" not null,
    game text not null,
    rules integer not null,
    names text not null,
    answers integer not null,
    finished smallint not null,
    uploaded bigint not null,
    text text not null,
    bytes integer not null default 0,
    primary key (id, person)
  );
  create index records_of_person on records (person, uploaded);

  create table packs (
    id text collate "C" not null,
    game text not null,
    name text collate "C" not null,
    person text collate "C" not null,
    json text not null,
    primary key (id, person)
  );

  create table subscriptions (
    endpoint text collate "C" primary key,
    person text collate "C" not null,
    p256dh text not null,
    auth text not null,
    language text not null,
    device text collate "C"
  );
  create index subscriptions_of_person on subscriptions (person);
  create index subscriptions_of_device on subscriptions (device);

  -- Written to find out whether anything can be written.
  create table pulse (no integer primary key, beats bigint not null);
  insert into pulse values (1, 0);
`;

/** Several servers on the same data: which of them live, and until when that is believed. */
const NODES = `
  create table nodes (
    inc text collate "C" primary key,
    until timestamptz not null,
    bus boolean not null,
    -- Milliseconds that a message to itself takes over the bus.
    lag integer not null default 0,
    rules text not null,
    address text not null,
    started bigint not null
  );
`;

const ANALYSES = `
  -- Finished tables that are looked back at: how far that has come, and which server does it until when.
  create table analyses (
    table_id text collate "C" primary key,
    answers integer not null,
    total integer not null,
    json text,
    trouble text,
    owner text collate "C" not null,
    until bigint not null
  );
`;

const LESSONS = `
  -- Exercises of the lessons that a person has done.
  create table lessons (
    person text collate "C" not null,
    game text collate "C" not null,
    exercise text collate "C" not null,
    primary key (person, game, exercise)
  );
`;

export const MIGRATIONS: readonly Migration[] = [
  { sql: FIRST, minReader: 1 },
  { sql: NODES, minReader: 1 },
  { sql: ANALYSES, minReader: 1 },
  { sql: LESSONS, minReader: 1 },
];

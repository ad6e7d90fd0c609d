/** Bots on the server: people wait for none of them, hosts and their tables take turns, and nobody goes on thinking for no one. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Level, type Memory, newMemory } from '@castellan/bots';
import { type Line, Table } from '@castellan/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest';
import { Crew } from '../bots/crew.ts';
import { fileIn, openStore } from '../store/place.ts';
import { Client } from './fixtures/client.ts';
import { READERS_FILE } from './fixtures/counted-shelf.ts';
import { begin, playOn } from './fixtures/mirror.ts';
import { ALLOWED_FILE, pondering, TRIED_FILE } from './fixtures/pondering.ts';
import { freshFolder, type TestServer, testServer } from './fixtures/server.ts';

const SETUP = { seats: 2, options: {}, seed: 'ab'.repeat(32), pack: '' };
const game = { game: 'pondering', pack: null };

const allow = (tries: number): void => writeFileSync(ALLOWED_FILE, String(tries));
const allowAll = (): void => {
  for (const file of [ALLOWED_FILE, TRIED_FILE]) rmSync(file, { force: true });
};
const tried = (): number => (existsSync(TRIED_FILE) ? readFileSync(TRIED_FILE).length : 0);

afterEach(allowAll);

describe('the threads of the server', () => {
  const crews: Crew[] = [];
  const crewOfOne = (file = '', shelf = new URL('./fixtures/shelf.ts', import.meta.url)): Crew => {
    const games = shelf.href;
    const database = { kind: 'sqlite', file, patience: 0, maxPages: null } as const;
    const crew = new Crew({ games, database, threads: 1, patience: 60_000, onDeath: () => {} });
    crews.push(crew);
    return crew;
  };
  afterEach(async () => {
    for (const crew of crews.splice(0)) await crew.close();
  });

  interface Asked {
    readonly at?: Table;
    readonly host?: string;
    readonly level?: Level;
    readonly memory?: Memory;
    readonly signal?: AbortSignal;
  }

  const choose = (crew: Crew, table: string, asked: Asked = {}) => {
    const { at = new Table(pondering, SETUP), host = null, level = 'castellan', memory = newMemory(), signal } = asked;
    const [{ seat }] = at.questions();
    const bot = { seat, level, character: 'even', standsIn: false, seed: at.lines.length, memory } as const;
    return crew.choose({ ...game, state: at.state, ...bot }, { host, table }, signal);
  };

  it('do what people wait for while bots think', async () => {
    const crew = crewOfOne();
    const { state } = new Table(pondering, SETUP);
    const lines: Line[] = [{ seat: 0, text: 'lean left' }];
    const done: string[] = [];
    allow(0);
    const bot = choose(crew, 'one').then(() => done.push('bot'));
    await expect.poll(tried).toBe(1);
    await crew.stateAt({ ...game, setup: SETUP, lines }, 'two').then(() => done.push('taken back by all'));
    await crew.shows({ ...game, state, lines }, 'two').then(() => done.push('taken back'));
    allowAll();
    await bot;
    expect(done).toEqual(['taken back by all', 'taken back', 'bot']);
  });

  it('think for each table in its turn', async () => {
    const crew = crewOfOne();
    const done: string[] = [];
    allow(0);
    const all = ['one', 'one', 'one', 'two'].map((table) => choose(crew, table).then(() => done.push(table)));
    allowAll();
    await Promise.all(all);
    expect(done).toEqual(['one', 'one', 'two', 'one']);
  });

  it('think for each host in turn, however many tables one has laid, and for each table of a host', async () => {
    const crew = crewOfOne();
    const done: string[] = [];
    const asks = (host: string, table: string) => choose(crew, table, { host }).then(() => done.push(`${host} ${table}`));
    allow(0);
    const tables = Array.from({ length: 100 }, (_, n) => String(n));
    const all = tables.flatMap((table) => [asks('ada', table), asks('ada', table)]);
    all.push(asks('bob', 'one'));
    allowAll();
    await Promise.all(all);
    // The first had begun, and another of Ada's waited before Bob came.
    expect(done.indexOf('bob one')).toBe(2);
    const ofAda = done.filter((one) => one !== 'bob one').map((one) => one.slice('ada '.length));
    expect(ofAda).toEqual(['0', ...tables, ...tables.slice(1)]);
  });

  it('are there before people wait for them: one that thinks, and one that takes tables up', async () => {
    const folder = freshFolder();
    writeFileSync(READERS_FILE, '');
    try {
      const file = fileIn(folder);
      await (await openStore({ kind: 'sqlite', file, patience: 0, maxPages: null }, {})).close();
      await crewOfOne(file, new URL('./fixtures/counted-shelf.ts', import.meta.url)).ready();
      expect(readFileSync(READERS_FILE)).toHaveLength(2);
    } finally {
      for (const gone of [folder, READERS_FILE]) rmSync(gone, { recursive: true, force: true });
    }
  });

  it('make no further try for what nobody wants any more', async () => {
    const crew = crewOfOne();
    const unwanted = new AbortController();
    allow(0);
    const forgotten = choose(crew, 'one', unwanted);
    await expect.poll(tried).toBe(1);
    unwanted.abort();
    await expect(forgotten).rejects.toThrow('nobody wants it any more');
    const begun = new AbortController();
    begun.abort();
    await expect(choose(crew, 'one', begun)).rejects.toThrow('nobody wants it any more');
    // The thread thinks for others after the try in which it was called off.
    allow(1);
    expect((await choose(crew, 'two', { level: 'page' })).text).toBe('lean left');
    expect(tried()).toBe(1);
  });

  it('let a bot go on with its plan, whichever of them it thinks in', async () => {
    const [here, there] = [crewOfOne(), crewOfOne()];
    const played = async (crewOf: (n: number) => Crew): Promise<{ readonly texts: readonly string[]; readonly plans: number }> => {
      const table = new Table(pondering, SETUP);
      const memories = [newMemory(), newMemory()];
      let plans = 0;
      while (table.result === null) {
        const [{ seat }] = table.questions();
        const said = await choose(crewOf(table.lines.length), 'one', { at: table, memory: memories[seat] });
        memories[seat] = said.memory;
        if ((said.memory.followed?.plan.length ?? 0) > 0) plans++;
        if (said.text === null || !table.reply(seat, said.text).ok) throw new Error(`seat ${seat} says ${said.text}`);
      }
      return { texts: table.lines.map(({ text }) => text), plans };
    };
    const once = await played(() => here);
    expect(once.plans).toBeGreaterThan(0);
    expect(await played((n) => (n % 2 === 0 ? here : there))).toEqual(once);
  });
});

describe('the bots of a table', () => {
  let server: TestServer;
  let asked: MockInstance<Crew['choose']>;

  beforeAll(async () => {
    asked = vi.spyOn(Crew.prototype, 'choose');
    server = await testServer();
  });
  afterEach(() => {
    asked.mockClear();
  });
  afterAll(async () => {
    asked.mockRestore();
    await server.end();
  });

  const withCastellan = async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'castellan' }];
    const [ada] = await begin([await Client.of(server.address)], 0, { game: 'pondering', seats });
    return ada;
  };

  it('ask in the name of their host and table, and remember what they planned', async () => {
    const ada = await withCastellan();
    await playOn([ada], () => ada.info.stage === 'finished');
    const given = asked.mock.calls.map(([{ memory }]) => memory);
    for (const [, asker] of asked.mock.calls) expect(asker).toEqual({ host: ada.client.me.id, table: ada.table });
    const thoughts = await Promise.allSettled<Awaited<ReturnType<Crew['choose']>>>(asked.mock.results.map(({ value }) => value));
    // What nobody wanted any more changed nothing.
    const found = [newMemory()];
    for (const thought of thoughts) found.push(thought.status === 'fulfilled' ? thought.value.memory : (found.at(-1) ?? newMemory()));
    expect(found.some(({ followed }) => followed !== null)).toBe(true);
    expect(given).toEqual(found.slice(0, -1));
  });

  it('think no longer when the game is given up', async () => {
    const ada = await withCastellan();
    allow(0);
    for (let i = 0; i < 3; i++) await ada.answer(ada.anyAnswer);
    await expect.poll(tried).toBe(1);
    await ada.request({ type: 'resign', table: ada.table });
    await expect.poll(() => asked.mock.calls.at(-1)?.[2]?.aborted).toBe(true);
    allow(1);
    // Had it made another try, its thread would think for nobody else.
    const [bob] = await begin([await Client.of(server.address)], 1);
    for (let i = 0; i < 3; i++) await bob.answer(bob.anyAnswer);
    await bob.until(() => bob.view.seq > 3);
    expect(tried()).toBe(1);
  });
});

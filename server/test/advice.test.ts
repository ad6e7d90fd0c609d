/** Hints and the coach at tables of the server: for whoever plays against bots, and for nobody whose rivals are people. */

import { readFileSync } from 'node:fs';
import type { Mistake } from '@castellan/bots';
import { type Asked, fork, parseRecord, type Seat, Table } from '@castellan/engine';
import { game } from '@castellan/medievalia';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Crew } from '../bots/crew.ts';
import { API } from '../protocol/index.ts';
import { Help } from '../tables/help.ts';
import { Busy } from '../threads/pool.ts';
import { Client } from './fixtures/client.ts';
import { ford } from './fixtures/ford.ts';
import { Mirror } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const RECORD = readFileSync(new URL('../../games/medievalia/test/records/conquest.txt', import.meta.url), 'utf8');

/** A moment of the record at which a Soldier is all that can be played: to end the turn instead leaves nobody at home. */
function lastSoldier(): { readonly at: number; readonly seat: Seat } {
  const parsed = parseRecord(RECORD);
  if (!parsed.ok) throw new Error(parsed.error.key);
  const { lines } = parsed.record;
  const begun = fork(game, parsed.record, 0);
  if (!begun.ok) throw new Error(begun.error.key);
  const { table } = begun;
  for (const [at, { seat, text }] of lines.entries()) {
    const q = table.question(seat);
    const played = q?.kind === 'pick' && q.frame.step === 'action' ? q.options.filter(({ key }) => key.startsWith('play ')) : [];
    if (played.length === 1 && played[0].key === 'play soldier') return { at, seat };
    table.reply(seat, text);
  }
  throw new Error('nobody has but a Soldier to play there');
}

const advise = (mirror: Mirror, question: string) => mirror.socket.ask({ type: 'advise', table: mirror.table, question });
const doubt = (mirror: Mirror, { id }: Asked, text: string, share = 0.05) =>
  mirror.socket.ask({ type: 'doubt', table: mirror.table, question: id, text, share });

describe('help at a table of the server', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer({ games: '@castellan/games' });
  });
  afterAll(() => server.end());

  /** Ada goes on from the moment against a bot that waits for her. */
  async function alone(): Promise<Mirror> {
    const ada = await Client.of(server.address);
    const { at, seat } = lastSoldier();
    const { id } = await ada.post<{ readonly id: string }>(API.records, RECORD);
    const seats = [0, 1].map((one) => (one === seat ? { kind: 'me' } : { kind: 'bot', level: 'page' }));
    const table = await ada.post<{ readonly id: string }>(`${API.records}/${id}/fork`, { at, seats });
    await ada.at(table.id, 'start');
    const mirror = await Mirror.of(ada, table.id);
    await mirror.untilAsked();
    return mirror;
  }

  it('tells the best answers, what the first is after and how far the others are behind, twice the same', async () => {
    const mirror = await alone();
    const { version, asked } = mirror;
    expect(mirror.info.advised).toBe(true);
    const told = await advise(mirror, asked.id);
    if (told.type !== 'advice' || told.advice === null) throw new Error(JSON.stringify(told));
    const { answers, reasons } = told.advice;
    expect(answers.map(({ text }) => text)[0]).toBe('play soldier');
    expect(answers).toHaveLength(3);
    expect(answers[1].less?.by).toBeGreaterThan(0);
    expect(reasons.length).toBeGreaterThan(0);
    // How many tries there is time for may differ.
    expect(await advise(mirror, asked.id)).toMatchObject({ type: 'advice', advice: { answers: [{ text: 'play soldier' }, {}, {}] } });
    expect(mirror.version).toBe(version);
  });

  it('tells what an answer gives away, and of a good one nothing', async () => {
    const mirror = await alone();
    const { asked } = mirror;
    const end = 'end turn';
    const told = await doubt(mirror, asked, end);
    if (told.type !== 'doubted' || told.mistake === null) throw new Error(JSON.stringify(told));
    const mistake: Mistake = told.mistake;
    expect(mistake.surely).toBeGreaterThan(0.05);
    expect(mistake).toMatchObject({ played: { text: end }, better: { text: 'play soldier' } });
    expect(await doubt(mirror, asked, end, 0.99)).toMatchObject({ type: 'doubted', mistake: null });
    expect(await doubt(mirror, asked, 'play soldier')).toMatchObject({ type: 'doubted', mistake: null });
    expect(await doubt(mirror, asked, 'fly to the moon')).toMatchObject({ type: 'doubted', mistake: null });
    await mirror.answer(end);
  });

  it('is about the question that is open, and nobody else’s', async () => {
    const mirror = await alone();
    expect(await advise(mirror, 'another')).toMatchObject({ type: 'advice', advice: null });
    const onlooker = await Mirror.of(await Client.of(server.address), mirror.table, mirror.info.invitation ?? undefined);
    expect(onlooker.info.advised).toBe(false);
    expect(await advise(onlooker, mirror.asked.id)).toMatchObject({ type: 'refused', code: 'notSeated' });
    expect(await doubt(onlooker, mirror.asked, 'end turn')).toMatchObject({ type: 'refused', code: 'notSeated' });
  });

  it('is refused where other people play, until they have resigned', async () => {
    const [ada, ben] = [await Client.of(server.address), await Client.of(server.address)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'page' as const }];
    const { id } = await ada.create({ game: 'medievalia', access: 'open', seats });
    await ben.at(id, 'join');
    await ada.at(id, 'start');
    const mine = await Mirror.of(ada, id);
    expect(mine.info.advised).toBe(false);
    const theirs = await Mirror.of(ben, id);
    for (const mirror of [mine, theirs]) {
      expect(await advise(mirror, 'any')).toMatchObject({ type: 'refused', code: 'notAlone' });
      expect(await mirror.socket.ask({ type: 'doubt', table: id, question: 'any', text: 'end turn', share: 0.05 })).toMatchObject({
        type: 'refused',
        code: 'notAlone',
      });
    }
    await theirs.request({ type: 'resign', table: id });
    await mine.until(() => mine.info.advised);
    await mine.untilAsked();
    expect(await advise(mine, mine.asked.id)).toMatchObject({ type: 'advice', advice: { answers: expect.any(Array) } });
    expect(await advise(theirs, 'any')).toMatchObject({ type: 'refused', code: 'resigned' });
  });
});

describe('the thread that helps', () => {
  const crews: Crew[] = [];
  afterEach(async () => {
    for (const crew of crews.splice(0)) await crew.close();
  });

  it('serves visitors by turns, however many people one of them is, and lets nobody fill it', async () => {
    const games = new URL('./fixtures/shelf.ts', import.meta.url).href;
    const crew = new Crew({
      games,
      database: { kind: 'sqlite', file: '', patience: 0, maxPages: null },
      threads: 1,
      patience: 60_000,
      onDeath: () => {},
    });
    crews.push(crew);
    const { state } = new Table(ford, { seats: 2, options: {}, seed: 'ab'.repeat(32), pack: '' });
    const served: string[] = [];
    const ask = async (address: string, person: string): Promise<void> => {
      await crew.advise({ game: 'ford', pack: null, state, seat: 0, seed: 1 }, { address, person });
      served.push(person);
    };
    const crowd = Array.from({ length: 30 }, (_, i) => ask('1.1.1.1', `guest ${i}`));
    const ada = ask('2.2.2.2', 'ada');
    const told = await Promise.allSettled([...crowd, ada]);
    const refused = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.length).toBeGreaterThan(15);
    for (const reason of refused) expect(reason).toBeInstanceOf(Busy);
    expect(served.slice(0, 3)).toContain('ada');
    expect(served.length + refused.length).toBe(31);
  });
});

describe('help under way', () => {
  /** Help with which nobody is ever done. */
  const endless = (signal: AbortSignal): Promise<string> =>
    new Promise((_, failed) => signal.addEventListener('abort', () => failed(new Error('nobody wants it any more'))));
  const start = () => {
    const time = new HandTime();
    const table = new Table(ford, { seats: 2, options: {}, seed: 'ab'.repeat(32), pack: '' });
    const q = table.question(0) ?? table.question(1);
    if (q === null) throw new Error('nobody is asked');
    return { time, table, seat: q.seat, question: table.questionId(q), help: new Help(time) };
  };

  it('is called off when something else is wanted, asked, or nobody is there for whom it would be', async () => {
    const { table, seat, question, help } = start();
    const first = help.given(seat, question, 'hint', endless);
    const second = help.given(seat, question, 'coach', endless);
    expect(await first).toBeNull();
    help.look(table, () => true);
    expect(await Promise.race([second, Promise.resolve('under way')])).toBe('under way');
    help.look(table, () => false);
    expect(await second).toBeNull();
    const third = help.given(seat, question, 'hint', endless);
    expect(table.reply(seat, 'lean left')).toMatchObject({ ok: true });
    help.look(table, () => true);
    expect(await third).toBeNull();
    const last = help.given(seat, question, 'hint', endless);
    help.stop();
    expect(await last).toBeNull();
  });

  it('is given up after a while, so that no answer waits for ever for a coach; what fails has failed', async () => {
    const { time, seat, question, help } = start();
    const late = help.given(seat, question, 'coach', endless);
    time.pass(15_000);
    expect(await late).toMatchObject({ code: 'tooMany' });
    await expect(help.given(seat, question, 'hint', () => Promise.reject(new Error('it fell asleep')))).rejects.toThrow('asleep');
    expect(await help.given(seat, question, 'hint', () => Promise.resolve('this'))).toBe('this');
  });
});

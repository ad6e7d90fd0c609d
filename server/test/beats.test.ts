/** Questions with a limit at live tables: the countdown of one's own, putting it off once, and the beat of answers given in advance. */

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkData } from '../check.ts';
import { API } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { begin, Mirror, playOn, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

let server: TestServer;
const time = new HandTime();
const live = { clock: { kind: 'live', initial: 600, increment: 0 } };

beforeAll(async () => {
  server = await testServer({}, { time });
});
afterAll(() => server.end());

const SHELF = new URL('./fixtures/shelf.ts', import.meta.url).href;
const nay = { step: 'moot', key: 'nay', until: 'ever' } as const;

/** The first round is over but for the last word; who says it opens the moot. */
async function before(spec: object = live): Promise<{ readonly mirrors: Mirror[]; readonly last: Mirror }> {
  const clients = await Promise.all([1, 2, 3].map(() => Client.of(server.address)));
  const mirrors = await begin(clients, 0, { game: 'caravan', options: { moots: true }, ...spec });
  for (const mirror of mirrors) await mirror.answer('0');
  await settle(mirrors);
  const first = mirrors.findIndex(({ view }) => view.asked !== null);
  for (const mirror of [...mirrors.slice(first), ...mirrors.slice(0, first)]) {
    await mirror.untilAsked();
    await mirror.answer('rest');
  }
  await settle(mirrors);
  for (const mirror of mirrors.slice(0, -1)) await mirror.answer('leave');
  await settle(mirrors);
  return { mirrors, last: mirrors[mirrors.length - 1] };
}

async function stand(mirror: Mirror): Promise<void> {
  const reply = await mirror.socket.ask({ type: 'setStanding', table: mirror.table, standing: nay });
  expect(reply.type).toBe('accepted');
}

const hold = (mirror: Mirror, question = mirror.asked.id) => mirror.request({ type: 'hold', table: mirror.table, question });
const isOver = (mirror: Mirror): boolean => !mirror.view.waiting.some(({ step }) => step === 'moot');
/** A moot that ends in a draw is held again at once, and is never seen to be over. */
const hasMooted = (mirror: Mirror): boolean => mirror.shown.log.some(({ key }) => key === 'mooted');

/** What a socket was sent of the game from a moment on: how much and of what kind. */
function kinds(mirror: Mirror, from: number): string[] {
  return mirror.socket.messages
    .slice(from)
    .filter(({ type }) => type !== 'pong')
    .map((message) => `${message.type}: ${Object.keys(message).sort().join(' ')}`);
}

describe('the time of a question', () => {
  it('is told to the seat that is asked, and to nobody else', async () => {
    const { mirrors, last } = await before();
    await last.answer('leave');
    await settle(mirrors);
    const [ada, bob] = mirrors;
    expect(ada.shown.due).toEqual({ question: ada.asked.id, left: 30_000, answer: 'nay', hold: 20_000 });
    await ada.answer('aye');
    expect(ada.shown.due).toBeNull();
    const spectator = await Mirror.of(await Client.of(server.address), ada.table);
    expect(spectator.shown.due).toBeNull();
    time.pass(5_000);
    expect((await Mirror.of(bob.client, bob.table)).shown.due).toMatchObject({ left: 25_000 });
  });

  it('is put off once for each seat and question, which nobody else is told', async () => {
    const { mirrors, last } = await before();
    await last.answer('leave');
    await settle(mirrors);
    const [ada, bob, cat] = mirrors;
    await cat.answer('aye');
    const heard = bob.socket.heard.length;
    time.pass(10_000);
    expect((await hold(ada)).type).toBe('accepted');
    expect(ada.shown.due).toMatchObject({ left: 40_000, hold: 0 });
    expect(await hold(ada)).toMatchObject({ type: 'refused', code: 'noHold' });
    expect(kinds(bob, heard)).toEqual([]);
    // The parley is over by the clock, which changes nothing of the time of the vote.
    time.pass(10_000);
    await bob.until(() => bob.view.rooms === undefined);
    time.pass(10_000);
    await bob.until(() => bob.view.asked === null);
    expect(isOver(bob)).toBe(false);
    expect(ada.asked.step).toBe('moot');
    time.pass(20_000);
    for (const mirror of mirrors) await mirror.until(() => isOver(mirror));
  });

  it('is put off by nobody who is not asked, nor for another question, nor when it is over', async () => {
    const { mirrors, last } = await before();
    await last.answer('leave');
    await settle(mirrors);
    const [ada, bob] = mirrors;
    const { id } = ada.asked;
    expect(await hold(bob, id)).toMatchObject({ type: 'refused', code: 'noHold' });
    await ada.answer('aye');
    expect(await hold(ada, id)).toMatchObject({ type: 'refused', code: 'noHold' });
    const nobody = await Mirror.of(await Client.of(server.address), ada.table);
    expect(await hold(nobody, id)).toMatchObject({ type: 'refused', code: 'notSeated' });
  });

  it('is not put off by correspondence', async () => {
    const { mirrors, last } = await before({ clock: { kind: 'correspondence', hours: 48 } });
    await last.answer('leave');
    await settle(mirrors);
    expect(last.shown.due).toMatchObject({ left: 24 * 3_600_000, hold: 0 });
    expect(await hold(last)).toMatchObject({ type: 'refused', code: 'noHold' });
  });

  it('is still counted, and still put off, after the server was started anew', async () => {
    const own = new HandTime();
    const other = await testServer({}, { time: own });
    const former = server;
    server = other;
    try {
      const { mirrors, last } = await before();
      await last.answer('leave');
      await settle(mirrors);
      own.pass(4_000);
      await hold(last);
      own.pass(1_000);
      const again = await other.again();
      const back = await last.resumed(again.address);
      expect(back.shown.due).toMatchObject({ left: 45_000, hold: 0 });
      await again.end();
    } finally {
      server = former;
    }
  });
});

describe('who plays alone among bots', () => {
  const moots = { game: 'caravan', options: { moots: true } };
  const soon = ({ asked, anyAnswer }: Mirror) => asked.options.find(({ key }) => ['rest', 'leave'].includes(key))?.key ?? anyAnswer;
  const holdsMoot = (mirror: Mirror) => () => mirror.view.asked?.step === 'moot';
  const newcomers = (n: number) => Promise.all(Array.from({ length: n }, () => Client.of(server.address)));

  it.each([
    ['live', live.clock],
    ['by correspondence', { kind: 'correspondence', hours: 48 }],
  ])('%s is not hurried by a question; the clock that the host chose runs', async (_, clock) => {
    const [ada] = await begin(await newcomers(1), 2, { ...moots, clock });
    await playOn([ada], holdsMoot(ada), soon);
    expect(ada.shown.due).toBeNull();
    expect(await hold(ada)).toMatchObject({ type: 'refused', code: 'noHold' });
    // The room is over that stops the clock.
    time.pass(clock.kind === 'live' ? 20_000 : 12 * 3_600_000);
    await ada.until(() => ada.view.rooms === undefined);
    const { left = 0, running } = (await Mirror.of(ada.client, ada.table)).shown.clocks[0] ?? {};
    expect(running).toBe(true);
    time.pass(left - 1);
    const later = await Mirror.of(ada.client, ada.table);
    expect([later.asked.step, later.shown.due]).toEqual(['moot', null]);
    time.pass(1);
    await ada.until(() => ada.info.seats[0].standIn);
  });

  it('has no limit from when the other has gone, and has one from when the other is back', async () => {
    const mirrors = await begin(await newcomers(2), 1, { ...moots, ...live });
    const [ada, bob] = mirrors;
    await ada.answer('0');
    await bob.untilAsked();
    time.pass(600_000);
    await ada.until(() => ada.info.seats[1].standIn);
    await playOn([ada], holdsMoot(ada), soon);
    expect(ada.shown.due).toBeNull();
    expect((await bob.request({ type: 'takeBack', table: bob.table })).type).toBe('accepted');
    await settle(mirrors);
    expect([ada.shown.due, bob.shown.due]).toMatchObject([{ left: 30_000 }, { left: 30_000 }]);
    time.pass(10_000);
    expect((await bob.request({ type: 'resign', table: bob.table })).type).toBe('accepted');
    await settle(mirrors);
    expect(ada.shown.due).toBeNull();
    time.pass(30_000);
    expect((await Mirror.of(ada.client, ada.table)).asked.step).toBe('moot');
  });
});

describe('the beat', () => {
  it('closes a question that all have answered in advance, and asks nobody anything', async () => {
    const { mirrors, last } = await before();
    for (const mirror of mirrors) await stand(mirror);
    const heard = mirrors.map(({ socket }) => socket.heard.length);
    await last.answer('leave');
    await settle(mirrors);
    for (const { view, info, shown } of mirrors) {
      expect(view).toMatchObject({ asked: null, waiting: [{ seat: null, step: 'moot' }] });
      expect([info.waiting.length, shown.due]).toEqual([expect.any(Number), null]);
    }
    time.pass(999);
    await last.socket.ask({ type: 'why', table: last.table, question: '' });
    expect(mirrors.map(isOver)).toEqual([false, false, false]);
    time.pass(1);
    for (const mirror of mirrors) await mirror.until(() => isOver(mirror));
    const updates = mirrors.map((mirror, at) => kinds(mirror, heard[at]).filter((kind) => kind.startsWith('update')).length);
    expect(updates).toEqual([2, 2, 2]);
  });

  it('waits also for who was quicker by hand, and is not noticed by whoever is still asked', async () => {
    const { mirrors, last } = await before();
    const [ada, bob] = mirrors;
    await stand(ada);
    await last.answer('leave');
    await settle(mirrors);
    await last.answer('aye');
    const heard = bob.socket.heard.length;
    time.pass(1_000);
    await bob.socket.ask({ type: 'why', table: bob.table, question: bob.asked.id });
    expect(kinds(bob, heard).filter((kind) => !kind.startsWith('why'))).toEqual([]);
    expect(isOver(bob)).toBe(false);
    await bob.answer('aye');
    for (const mirror of mirrors) await mirror.until(() => isOver(mirror));
  });

  it('asks after all whoever takes the answer back before it is over', async () => {
    const { mirrors, last } = await before();
    for (const mirror of mirrors) await stand(mirror);
    await last.answer('leave');
    await settle(mirrors);
    const [ada, bob] = mirrors;
    await ada.socket.ask({ type: 'clearStanding', table: ada.table, step: 'moot' });
    await ada.untilAsked();
    expect(ada.shown.due).toMatchObject({ left: 30_000 });
    time.pass(1_000);
    await ada.socket.ask({ type: 'why', table: ada.table, question: ada.asked.id });
    expect(isOver(ada)).toBe(false);
    await ada.answer('aye');
    for (const mirror of [ada, bob]) await mirror.until(() => isOver(mirror));
  });

  it('costs no time by correspondence', async () => {
    const { mirrors, last } = await before({ clock: { kind: 'correspondence', hours: 48 } });
    for (const mirror of mirrors) await stand(mirror);
    await last.answer('leave');
    await settle(mirrors);
    expect(mirrors.map(isOver)).toEqual([true, true, true]);
  });

  it('is kept by bots as well, whatever they hold', async () => {
    const clients = await Promise.all([1, 2].map(() => Client.of(server.address)));
    const mirrors = await begin(clients, 1, { game: 'caravan', options: { moots: true }, ...live });
    const [ada, bob] = mirrors;
    const leaves = ({ asked, anyAnswer }: Mirror) => (asked.options.some(({ key }) => key === 'leave') ? 'leave' : anyAnswer);
    await playOn(mirrors, () => ada.view.waiting[0]?.step === 'moot', leaves);
    await ada.answer('nay');
    await bob.answer('nay');
    expect(hasMooted(bob)).toBe(false);
    time.pass(1_000);
    for (const mirror of mirrors) await mirror.until(() => hasMooted(mirror));
  });

  it('is waited for in no list, and what is stored of it is found good', async () => {
    const former = server;
    server = await testServer({}, { time });
    const { mirrors, last } = await before();
    for (const mirror of mirrors) await stand(mirror);
    await last.answer('leave');
    await settle(mirrors);
    const listed = await last.client.get<{ readonly waiting: readonly number[] }>(`${API.tables}/${last.table}`);
    expect(listed.waiting).toEqual([]);
    await server.close();
    const troubles: unknown[] = [];
    for await (const { id, trouble } of checkData(server.data, SHELF)) if (id === last.table) troubles.push(trouble);
    expect(troubles).toEqual([null]);
    rmSync(server.data, { recursive: true, force: true });
    server = former;
  });
});

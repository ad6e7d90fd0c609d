/** Fief at a live table: windows that cost nobody a click and tell nothing of the hands, and embassies that nobody else hears. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { asks, boardOf, playQuietly } from './fixtures/fief.ts';
import { begin, Mirror, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const WORLDS = new URL('./fixtures/fief-worlds.ts', import.meta.url).href;
const EMBASSY = 180_000;
const live = { clock: { kind: 'live', initial: 3_600, increment: 0 } };
const passing = { step: 'surprise', key: 'pass', until: 'ever' } as const;

let server: TestServer;
const time = new HandTime();

beforeAll(async () => {
  server = await testServer({ games: WORLDS }, { time });
});
afterAll(() => server.end());

async function table(people: number, bots = 0, options: object = {}, spec: object = live): Promise<Mirror[]> {
  const clients = await Promise.all(Array.from({ length: people }, () => Client.of(server.address)));
  return begin(clients, bots, { game: 'fief', options, ...spec });
}

/** What a socket was sent between two moments: how many messages, and of which kind. */
function kinds({ socket }: Mirror, from: number): string[] {
  return socket.messages.slice(from).map((message) => `${message.type}: ${Object.keys(message).sort().join(' ')}`);
}

describe('a surprise window', () => {
  it('tells nothing of the hands by its messages, nor by when they come', async () => {
    const courses: unknown[] = [];
    const hands: string[] = [];
    for (const surprises of [false, true]) {
      const mirrors = await table(3, 0, { surprises });
      for (const { socket, table: id } of mirrors) await socket.ask({ type: 'setStanding', table: id, standing: passing });
      const start = time.now();
      const heard = mirrors.map(({ socket }) => socket.heard.length);
      const course: unknown[] = [];
      await playQuietly(
        time,
        mirrors,
        () => boardOf(mirrors[0]).round === 2,
        () => {
          course.push([time.now() - start, mirrors.map((mirror, at) => kinds(mirror, heard[at]))]);
          mirrors.forEach(({ socket }, at) => {
            heard[at] = socket.heard.length;
          });
        },
      );
      courses.push(course);
      hands.push(mirrors.flatMap((mirror, seat) => boardOf(mirror).players[seat].hand.cards).join());
    }
    expect(hands[0]).not.toBe(hands[1]);
    expect(courses[1]).toEqual(courses[0]);
  });

  it('costs nobody a click in a whole round with the usual answers, and the record shows what the clock did', async () => {
    const mirrors = await table(3);
    const answered = await playQuietly(time, mirrors, () => boardOf(mirrors[0]).round === 2);
    expect(answered.get('surprise')).toBeUndefined();
    expect(answered.get('purchase')).toBe(3);
    for (const mirror of mirrors.slice(1)) await mirror.request({ type: 'resign', table: mirror.table });
    await mirrors[0].untilStage('finished');
    const record = await (await mirrors[0].client.request('GET', `${API.tables}/${mirrors[0].table}/record`)).text();
    const passes = record.split('\n').filter((line) => /^\d (@ )?pass$/.test(line));
    // Each is asked in the own turns alone, from the first card in hand on; elsewhere the answer given in advance counts.
    const byClock = passes.filter((line) => line.includes('@'));
    expect(byClock.length).toBeGreaterThanOrEqual(3);
    expect(passes.length).toBeGreaterThan(2 * byClock.length);
  });

  it('closes at once by correspondence when all have passed in advance', async () => {
    const mirrors = await table(3, 0, {}, { clock: { kind: 'correspondence', hours: 24 } });
    for (const { socket, table: id } of mirrors) await socket.ask({ type: 'setStanding', table: id, standing: passing });
    const start = time.now();
    await playQuietly(time, mirrors, () => boardOf(mirrors[0]).round === 2);
    expect(time.now()).toBe(start);
  });
});

/** Everybody has settled, and somebody is asked whether to marry. */
async function atMarriages(people: number, bots = 0): Promise<Mirror[]> {
  const mirrors = await table(people, bots);
  await playQuietly(time, mirrors, () => boardOf(mirrors[0]).round === 1 && mirrors.some(asks));
  return mirrors;
}

const says = (mirror: Mirror, text: string) =>
  mirror.request({ type: 'answer', table: mirror.table, text, question: mirror.view.aside?.id });
const talks = (mirror: Mirror, text: string, room?: number) => mirror.request({ type: 'chat', table: mirror.table, text, room });

async function invite(mirror: Mirror, ...seats: readonly number[]): Promise<void> {
  expect((await says(mirror, '! embassy')).type).toBe('accepted');
  const invited = mirror.view.aside?.options.filter((option) => 'toSeat' in option && seats.includes(Number(option.toSeat))) ?? [];
  const keys = invited.map(({ key }) => key);
  expect((await says(mirror, `~ ${keys.join(' + ')}`)).type).toBe('accepted');
}

async function accept(mirror: Mirror): Promise<void> {
  await mirror.until(() => mirror.view.offers.length > 0);
  expect((await says(mirror, `! accept offer ${mirror.view.offers[0].id}`)).type).toBe('accepted');
}

const markers = (mirror: Mirror, seat: number): number => boardOf(mirror).players[seat].embassies;

describe('an embassy', () => {
  it('FIE-6.8 FIE-6.10 carries talk to those in it alone, also after the server was started anew; public talk is free', async () => {
    const own = await testServer({ games: WORLDS }, { time });
    const former = server;
    server = own;
    const mirrors = await atMarriages(3);
    const [ada, bob, cat] = mirrors;
    await invite(ada, 1);
    await accept(bob);
    for (const mirror of mirrors) await mirror.until(() => mirror.view.rooms !== undefined);
    expect(markers(cat, 0)).toBe(2);
    const room = ada.view.rooms?.[0].id;
    expect((await talks(ada, 'against the third', room)).type).toBe('accepted');
    expect(await talks(cat, 'what are you saying', room)).toMatchObject({ type: 'refused', code: 'noSuchRoom' });
    expect((await talks(cat, 'I can see you')).type).toBe('accepted');
    await bob.until(() => bob.shown.chat.length === 2);
    const spectator = await Mirror.of(await Client.of(server.address), ada.table);
    expect([cat, spectator].map(({ shown }) => shown.chat.map(({ text }) => text))).toEqual([['I can see you'], ['I can see you']]);
    expect(cat.socket.heard.join()).not.toContain('against the third');
    const again = await own.again();
    const [there, outside] = await Promise.all([bob, cat].map((mirror) => mirror.resumed(again.address)));
    expect(there.shown.chat.map(({ text }) => text)).toContain('against the third');
    const anew = await Mirror.of(outside.client, cat.table);
    expect(anew.shown.chat.map(({ text }) => text)).toEqual(['I can see you']);
    await again.end();
    server = former;
  });

  it('stops the clocks, and is closed by time', async () => {
    const mirrors = await atMarriages(3);
    const [ada, bob] = mirrors;
    await invite(ada, 1);
    await accept(bob);
    await settle(mirrors);
    expect(ada.shown.clocks.map((clock) => clock?.running)).toEqual([false, false, false]);
    const room = ada.view.rooms?.[0].id;
    // All know that it is open, and all see when it ends.
    expect(mirrors.map(({ shown }) => shown.rooms)).toEqual(mirrors.map(() => [{ room, left: EMBASSY }]));
    time.pass(EMBASSY - 1_000);
    await talks(ada, 'still here', room);
    const late = await Mirror.of(await Client.of(server.address), ada.table);
    expect(late.shown.rooms).toEqual([{ room, left: 1_000 }]);
    time.pass(1_000);
    for (const mirror of mirrors) await mirror.until(() => mirror.view.rooms === undefined);
    await settle(mirrors);
    expect(mirrors.map(({ shown }) => shown.rooms)).toEqual([[], [], []]);
    expect(mirrors.some((mirror) => mirror.shown.clocks.some((clock) => clock?.running))).toBe(true);
  });

  it('is closed by its opener, and when one is left in it', async () => {
    const mirrors = await atMarriages(3);
    const [ada, bob, cat] = mirrors;
    await invite(ada, 1, 2);
    await accept(bob);
    await accept(cat);
    await ada.until(() => ada.view.rooms?.[0]?.seats.length === 3);
    expect((await says(cat, '! leave embassy')).type).toBe('accepted');
    await ada.until(() => ada.view.rooms?.[0]?.seats.length === 2);
    expect((await says(bob, '! leave embassy')).type).toBe('accepted');
    for (const mirror of mirrors) await mirror.until(() => mirror.view.rooms === undefined);
    expect(markers(ada, 0)).toBe(2);
    await invite(ada, 1);
    await accept(bob);
    await ada.until(() => ada.view.rooms !== undefined);
    expect((await says(ada, '! close embassy')).type).toBe('accepted');
    for (const mirror of mirrors) await mirror.until(() => mirror.view.rooms === undefined);
    expect(markers(ada, 0)).toBe(1);
  });

  it('FIE-6.20 is declined by bots, and costs no marker when all decline', async () => {
    // Bots think in threads, which know the games of the shelf.
    const former = server;
    server = await testServer({ games: '@castellan/games' }, { time });
    const mirrors = await atMarriages(2, 1);
    const [ada, bob] = mirrors;
    await invite(ada, 2);
    await ada.until(() => ada.view.offers.length === 0);
    expect([ada.view.rooms, markers(ada, 0)]).toEqual([undefined, 3]);
    expect(bob.socket.heard.join()).not.toContain('"deal":"embassy"');
    await server.end();
    server = former;
  });
});

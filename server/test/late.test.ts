/** Fief's online notes 11 and 12: the clock answers for who is out of time, and the third time in a row the seat is played for. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { asks, playQuietly } from './fixtures/fief.ts';
import { begin, type Mirror, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const WORLDS = new URL('./fixtures/fief-worlds.ts', import.meta.url).href;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const live = { clock: { kind: 'live', initial: 600, increment: 0 } };
const slow = { clock: { kind: 'correspondence', hours: 24 } };
const passing = { step: 'surprise', key: 'pass', until: 'ever' } as const;

let server: TestServer;
const time = new HandTime();

beforeAll(async () => {
  server = await testServer({ games: WORLDS }, { time });
});
afterAll(() => server.end());

async function table(spec: object): Promise<Mirror[]> {
  const clients = await Promise.all([1, 2, 3].map(() => Client.of(server.address)));
  const mirrors = await begin(clients, 0, { game: 'fief', ...spec });
  for (const { socket, table: id } of mirrors) await socket.ask({ type: 'setStanding', table: id, standing: passing });
  return mirrors;
}

const isAsked = (mirror: Mirror): boolean => asks(mirror) && mirror.asked.step !== 'surprise';
const missed = (mirror: Mirror, seat: number): unknown[] =>
  mirror.shown.log.filter(({ key, params }) => key === 'clockAnswered' && params.seat === seat).map(({ params }) => params.times);
const keys = (mirror: Mirror): string[] => mirror.shown.log.map(({ key }) => key);

/** The others play until it is this seat's turn, which then lets its time run out; what it was asked. */
async function runOut(mirrors: readonly Mirror[], seat: number): Promise<string> {
  const mirror = mirrors[seat];
  await playQuietly(time, mirrors, () => isAsked(mirror));
  const { step, id } = mirror.asked;
  const others = mirrors.filter((other) => other !== mirror && isAsked(other));
  for (const other of others) await other.answer(other.anyAnswer);
  await settle(mirrors);
  expect(mirror.asked.id).toBe(id);
  const before = missed(mirror, seat).length;
  time.pass(mirror.shown.clocks[seat]?.left ?? expect.unreachable('no clock'));
  await mirror.until(() => missed(mirror, seat).length > before);
  await settle(mirrors);
  return step;
}

/** The record, once all but the first have given up. */
async function recordOf(mirrors: readonly Mirror[]): Promise<string> {
  const [first, ...others] = mirrors;
  for (const mirror of others) await mirror.request({ type: 'resign', table: mirror.table });
  await first.untilStage('finished');
  return (await first.client.request('GET', `${API.tables}/${first.table}/record`)).text();
}

describe.each([
  ['live', live, MINUTE],
  ['by correspondence', slow, DAY],
] as const)('the clock %s', (_, pace, again) => {
  it('answers for who is out of time: it passes, says no and takes what is suggested, and the record says that it was the clock', async () => {
    const mirrors = await table(pace);
    const [ada] = mirrors;
    expect(await runOut(mirrors, 0)).toBe('chooseStartVillage');
    expect(ada.shown.clocks[0]?.left).toBe(again);
    await playQuietly(time, mirrors, () => mirrors.some((mirror) => isAsked(mirror) && mirror.asked.step === 'proposeMarriage'));
    const suitor = mirrors.find(isAsked) ?? ada;
    await suitor.answer(suitor.anyAnswer);
    await settle(mirrors);
    const wooed = mirrors.findIndex(isAsked);
    expect(await runOut(mirrors, wooed)).toBe('answerMarriage');
    expect(keys(ada)).toContain('matchRefused');
    await playQuietly(time, mirrors, () => isAsked(ada) && ada.asked.step === 'purchase');
    expect(await runOut(mirrors, 0)).toBe('purchase');
    expect(seatKinds(ada)).toEqual(['person', 'person', 'person']);
    const byClock = (await recordOf(mirrors)).split('\n').filter((line) => /^\d @/.test(line) && !line.endsWith('@ pass'));
    expect(byClock).toEqual([expect.stringMatching(/^1 @ \w+/), `${wooed + 1} @ no`, '1 @ done']);
  });
});

describe('time-outs in a row', () => {
  it('hand the seat to a bot when there are three; an answer in between counts anew, and its player may come back', async () => {
    const mirrors = await table(slow);
    const [ada, bob] = mirrors;
    await runOut(mirrors, 0);
    await runOut(mirrors, 0);
    expect(missed(bob, 0)).toEqual([1, 2]);
    await playQuietly(time, mirrors, () => isAsked(ada));
    await ada.answer(ada.anyAnswer);
    await settle(mirrors);
    for (const times of [1, 2, 3]) {
      expect(seatKinds(bob)[0]).toBe('person');
      await runOut(mirrors, 0);
      expect(missed(bob, 0).at(-1)).toBe(times);
    }
    expect(seatKinds(bob)).toEqual(['standIn', 'person', 'person']);
    expect(keys(bob).filter((key) => key.startsWith('seat'))).toEqual(['seatStandIn']);
    expect((await ada.request({ type: 'takeBack', table: ada.table })).type).toBe('accepted');
    await settle(mirrors);
    expect(seatKinds(bob)[0]).toBe('person');
    await playQuietly(time, mirrors, () => isAsked(ada));
    await runOut(mirrors, 0);
    expect(missed(bob, 0).at(-1)).toBe(1);
  });

  it('are remembered when the server is started anew, and resign the seat where its host chose so', async () => {
    const former = server;
    server = await testServer({ games: WORLDS }, { time });
    const mirrors = await table({ ...slow, onTimeout: 'resign' });
    await runOut(mirrors, 0);
    await runOut(mirrors, 0);
    const again = await server.again();
    const back = await Promise.all(mirrors.map((mirror) => mirror.resumed(again.address)));
    await runOut(back, 0);
    expect(seatKinds(back[1])).toEqual(['resigned', 'person', 'person']);
    expect(missed(back[1], 0)).toEqual([1, 2, 3]);
    await again.end();
    server = former;
  });

  it('are not counted where a window closed by itself', async () => {
    const mirrors = await table(live);
    const [ada] = mirrors;
    await ada.socket.ask({ type: 'clearStanding', table: ada.table, step: 'surprise' });
    let windows = 0;
    await playQuietly(
      time,
      mirrors,
      () => windows > 3,
      () => {
        if (asks(ada) && ada.asked.step === 'surprise') windows++;
      },
    );
    expect([missed(ada, 0), seatKinds(ada)[0]]).toEqual([[], 'person']);
  });
});

function seatKinds(mirror: Mirror): string[] {
  return mirror.info.seats.map(({ kind, standIn, resigned }) => (resigned ? 'resigned' : standIn ? 'standIn' : kind));
}

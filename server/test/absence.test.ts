/** Clocks, giving up, being away, and coming back. Time is the test's own. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type TableList } from '../protocol/index.ts';
import { timeUp } from '../tables/absence.ts';
import { Client } from './fixtures/client.ts';
import { begin, Mirror, playOn, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';
import { charter, head, seated } from './store/contract.ts';

const time = new HandTime();
let server: TestServer;
const newcomers = (n: number): Promise<Client[]> => Promise.all(Array.from({ length: n }, () => Client.of(server.address)));
const resign = (mirror: Mirror) => mirror.request({ type: 'resign', table: mirror.table });
const takeBack = (mirror: Mirror) => mirror.request({ type: 'takeBack', table: mirror.table });
const botVote = (mirror: Mirror, seat: number) => mirror.request({ type: 'botVote', table: mirror.table, seat });
const keys = (mirror: Mirror): string[] => mirror.shown.log.map(({ key }) => key);
const turnOf = async (mirror: Mirror): Promise<void> => {
  for (let i = 0; i < 3; i++) await mirror.answer(mirror.anyAnswer);
};
const seatsOf = (mirror: Mirror): string[] =>
  mirror.info.seats.map(({ kind, standIn, resigned }) => (resigned ? 'resigned' : standIn ? 'standIn' : kind));

beforeAll(async () => {
  server = await testServer({ absence: 60_000 }, { time });
});
afterAll(() => server.end());

describe('a live clock', () => {
  const live = { clock: { kind: 'live', initial: 60, increment: 5 } };

  it('runs while its seat is asked, and gains its increment when the seat has done deciding', async () => {
    const mirrors = await begin(await newcomers(2), 0, live);
    const [ada, bob] = mirrors;
    expect(ada.shown.clocks).toEqual([
      { left: 60_000, running: true },
      { left: 60_000, running: false },
    ]);
    time.pass(10_000);
    await ada.answer('lean left');
    expect(ada.shown.clocks[0]).toEqual({ left: 50_000, running: true });
    time.pass(1_000);
    await ada.answer(ada.anyAnswer);
    await ada.answer('0');
    await settle(mirrors);
    expect(bob.shown.clocks).toEqual([
      { left: 54_000, running: false },
      { left: 60_000, running: true },
    ]);
    time.pass(30_000);
    const late = await Mirror.of((await newcomers(1))[0], ada.table);
    expect(late.shown.clocks[1]).toEqual({ left: 30_000, running: true });
  });

  it('hands the seat to a bot when it runs out; the person may take it back with a minute to go', async () => {
    const mirrors = await begin(await newcomers(2), 0, live);
    const [ada, bob] = mirrors;
    time.pass(59_999);
    expect(seatsOf(bob)).toEqual(['person', 'person']);
    time.pass(1);
    await bob.untilAsked();
    expect(seatsOf(bob)).toEqual(['standIn', 'person']);
    expect(keys(bob)).toEqual(expect.arrayContaining(['seatTimeout', 'seatStandIn', 'leant', 'played', 'paid']));
    expect(await ada.ask('lean left', 'any')).toMatchObject({ type: 'refused', code: 'standIn' });
    await settle(mirrors);
    expect((await takeBack(ada)).type).toBe('accepted');
    await settle(mirrors);
    expect(seatsOf(bob)).toEqual(['person', 'person']);
    expect(bob.shown.clocks[0]).toEqual({ left: 60_000, running: false });
    await turnOf(bob);
    await playOn(mirrors, () => ada.info.stage === 'finished');
    expect(await takeBack(ada)).toMatchObject({ type: 'refused', code: 'finished' });
  });

  it('resigns the seat when the table says so, which ends a game of two', async () => {
    const [ada, bob] = await begin(await newcomers(2), 0, { ...live, onTimeout: 'resign' });
    time.pass(60_000);
    await bob.untilStage('finished');
    expect(bob.info.ending).toMatchObject({ by: 'resignation', winners: [1], resigned: [0], result: null });
    expect(keys(bob)).toEqual(['seatTimeout', 'seatResigned', 'wonByResignation']);
    await ada.untilStage('finished');
  });

  it('stands still while the server is down, and goes on after a restart', async () => {
    const own = await testServer({}, { time });
    const people = await Promise.all([Client.of(own.address), Client.of(own.address)]);
    const [ada] = await begin(people, 0, live);
    time.pass(20_000);
    await ada.answer('lean left');
    await own.close();
    time.pass(3_600_000);
    const again = await testServer({}, { time }, own.data);
    const back = await ada.resumed(again.address);
    expect(back.shown.clocks[0]).toEqual({ left: 40_000, running: true });
    time.pass(40_000);
    await back.until(() => back.info.seats[0].standIn);
    await again.end();
  });

  it('does not run for bots', async () => {
    const [ada] = await begin(await newcomers(1), 1, live);
    await turnOf(ada);
    await ada.untilAsked();
    expect(ada.shown.clocks[1]).toMatchObject({ left: 60_000 });
  });

  it('counts an answer that comes at the very end, and not one that comes after', async () => {
    const [ada, bob] = await begin(await newcomers(2), 0, live);
    time.pass(59_999);
    await ada.answer('lean left');
    expect(ada.shown.clocks[0]).toEqual({ left: 1, running: true });
    time.pass(1);
    await bob.until(() => bob.info.seats[0].standIn);
  });
});

describe('seats that decide side by side', () => {
  const slow = { clock: { kind: 'correspondence', hours: 1 }, onTimeout: 'resign' };
  const bidding = async (): Promise<Mirror[]> => {
    const mirrors = await begin(await newcomers(2), 0, slow);
    await playOn(mirrors, () => mirrors[0].view.waiting.length === 2);
    return mirrors;
  };

  it('and run out of time at the same moment have both lost', async () => {
    time.pass(3_600_000);
    const [ada] = await bidding();
    time.pass(3_600_000);
    await ada.untilStage('finished');
    expect(ada.info.ending).toMatchObject({ by: 'abandoned', winners: [], resigned: [0, 1] });
  });

  it('lose in the order in which their time is up, whatever their place at the table', async () => {
    const sitting = {
      charter: { ...charter, clock: { kind: 'live' as const, initial: 60, increment: 0 }, onTimeout: 'resign' as const },
      head: {
        ...head,
        stage: 'playing' as const,
        holdings: [seated('ada'), seated('bob')],
        waiting: [0, 1],
        clocks: [900, 800],
        at: 0,
      },
      now: 1_000,
      serverStart: 0,
    };
    expect(timeUp(sitting, null)).toMatchObject({ head: { ending: { by: 'resignation', winners: [0] } } });
  });
});

describe('taking an answer back', () => {
  const bidding = async (clock: object): Promise<Mirror[]> => {
    const mirrors = await begin(await newcomers(2), 0, { clock });
    await playOn(mirrors, () => mirrors[0].view.waiting.length === 2);
    return mirrors;
  };
  const undo = (mirror: Mirror) => mirror.request({ type: 'undo', table: mirror.table });
  const left = (mirror: Mirror): (number | undefined)[] => mirror.shown.clocks.map((clock) => clock?.left);

  it('gains nobody an increment', async () => {
    const [ada] = await bidding({ kind: 'live', initial: 60, increment: 5 });
    const before = left(ada);
    for (let i = 0; i < 3; i++) {
      await ada.answer('bid 1');
      expect((await undo(ada)).type).toBe('accepted');
    }
    expect(left(ada)).toEqual(before);
  });

  it('gives no fresh time for a decision by correspondence', async () => {
    const HOUR = 3_600_000;
    const [ada] = await bidding({ kind: 'correspondence', hours: 24 });
    time.pass(23 * HOUR);
    await ada.answer('bid 1');
    expect((await undo(ada)).type).toBe('accepted');
    expect(ada.shown.clocks).toEqual([
      { left: HOUR, running: true },
      { left: HOUR, running: true },
    ]);
  });
});

describe('a correspondence clock', () => {
  const slow = { clock: { kind: 'correspondence', hours: 24 } };
  const HOUR = 3_600_000;

  it('gives every decision its time anew', async () => {
    const [ada] = await begin(await newcomers(2), 0, slow);
    time.pass(23 * HOUR);
    await ada.answer('lean left');
    expect(ada.shown.clocks[0]).toEqual({ left: 24 * HOUR, running: true });
  });

  it('runs out also at tables that nobody looks at and that were put away', async () => {
    const own = await testServer({ tablesInMemory: 1 }, { time });
    const people = await Promise.all([Client.of(own.address), Client.of(own.address)]);
    const [ada, bob] = await begin(people, 0, slow);
    await Promise.all([ada.socket.close(), bob.socket.close()]);
    const elsewhere = await begin([people[1]], 1);
    const mine = async () => (await people[1].get<TableList>(`${API.tables}?list=mine`)).tables.find(({ id }) => id === ada.table);
    time.pass(24 * HOUR - 1);
    expect((await mine())?.seats[0].standIn).toBe(false);
    time.pass(20_000);
    const back = await Mirror.of(people[1], ada.table);
    await back.untilAsked();
    expect(back.info.seats[0].standIn).toBe(true);
    expect(elsewhere).toHaveLength(1);
    await own.end();
  });
});

describe('resigning', () => {
  it('hands the seat to a bot for good; it plays on and cannot win', async () => {
    const mirrors = await begin(await newcomers(3));
    const [ada, bob, cat] = mirrors;
    expect((await resign(ada)).type).toBe('accepted');
    await bob.untilAsked();
    expect(seatsOf(bob)).toEqual(['resigned', 'person', 'person']);
    expect(await ada.ask('lean left', 'x')).toMatchObject({ type: 'refused', code: 'resigned' });
    expect(await takeBack(ada)).toMatchObject({ type: 'refused', code: 'resigned' });
    expect(await resign(ada)).toMatchObject({ type: 'refused', code: 'resigned' });
    await playOn([bob, cat], () => bob.info.stage === 'finished');
    expect(bob.info.ending?.resigned).toEqual([0]);
    expect(bob.info.ending?.winners).not.toEqual([]);
    expect(bob.info.ending?.winners).not.toContain(0);
  });

  it('gives the victory to the one who is left', async () => {
    const [ada, bob, cat] = await begin(await newcomers(3));
    await resign(cat);
    await resign(ada);
    await bob.untilStage('finished');
    expect(bob.info.ending).toMatchObject({ by: 'resignation', winners: [1], resigned: [0, 2], result: null });
    expect(bob.view).toMatchObject({ asked: null, waiting: [] });
    expect(await resign(bob)).toMatchObject({ type: 'refused', code: 'finished' });
    expect((await bob.client.request('GET', `${API.tables}/${bob.table}/record`)).status).toBe(200);
  });

  it('of all who play on one side gives the victory to the other', async () => {
    const own = await testServer({ games: '@castellan/games' }, { time });
    const people = await Promise.all(Array.from({ length: 4 }, () => Client.of(own.address)));
    const mirrors = await begin(people, 0, { game: 'medievalia' });
    const [first, second, ally] = mirrors;
    await resign(first);
    await second.until(() => seatsOf(second)[0] === 'resigned');
    expect(second.info.stage).toBe('playing');
    await resign(ally);
    await second.untilStage('finished');
    expect(second.info.ending).toMatchObject({ by: 'resignation', winners: [1, 3], resigned: [0, 2] });
    expect(second.shown.log.at(-1)).toMatchObject({ key: 'sideWonByResignation', params: { seats: [1, 3] } });
    await own.end();
  });

  it('ends the game when no person is left', async () => {
    const [ada] = await begin(await newcomers(1), 2);
    await resign(ada);
    await ada.untilStage('finished');
    expect(ada.info.ending).toMatchObject({ by: 'abandoned', winners: [], resigned: [0] });
    expect(keys(ada).at(-1)).toBe('tableAbandoned');
  });

  it('is not for those who only watch, nor before the game', async () => {
    const [ada, bob] = await newcomers(2);
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    expect(await resign(await Mirror.of(bob, id))).toMatchObject({ type: 'refused', code: 'notSeated' });
    expect(await resign(await Mirror.of(ada, id))).toMatchObject({ type: 'refused', code: 'notStarted' });
  });
});

describe('voting for a stand-in', () => {
  it('puts a bot on the seat of somebody who is away for long enough, when all others want it', async () => {
    const [ada, bob, cat] = await begin(await newcomers(3));
    await turnOf(ada);
    expect(await botVote(ada, 1)).toMatchObject({ type: 'refused', code: 'notAbsent' });
    await bob.socket.close();
    await ada.until(() => ada.shown.online[1] === false);
    time.pass(59_999);
    expect(await botVote(ada, 1)).toMatchObject({ type: 'refused', code: 'notAbsent' });
    time.pass(1);
    expect((await botVote(ada, 1)).type).toBe('accepted');
    await cat.until(() => cat.shown.request !== null);
    expect(cat.shown.request).toMatchObject({ kind: 'bot', seat: 0, of: 1, agreed: [0], open: [2] });
    expect((await botVote(cat, 1)).type).toBe('accepted');
    await cat.untilAsked();
    expect(seatsOf(cat)).toEqual(['person', 'standIn', 'person']);
    expect(cat.shown.request).toBeNull();
    expect(await botVote(ada, 1)).toMatchObject({ type: 'refused', code: 'standIn' });
    const back = await bob.resumed();
    expect(seatsOf(back)).toEqual(['person', 'standIn', 'person']);
    expect((await takeBack(back)).type).toBe('accepted');
    expect(await takeBack(back)).toMatchObject({ type: 'refused', code: 'noStandIn' });
    await cat.until(() => seatsOf(cat)[1] === 'person');
  });

  it('is void when the absent seat answers after all, and is not for bots, oneself or seats that are not there', async () => {
    const [ada, bob] = await begin(await newcomers(2), 1);
    expect(await botVote(ada, 2)).toMatchObject({ type: 'refused', code: 'notFound' });
    expect(await botVote(ada, 0)).toMatchObject({ type: 'refused', code: 'notFound' });
    expect(await botVote(ada, 9)).toMatchObject({ type: 'refused', code: 'notFound' });
    await turnOf(ada);
    await bob.untilAsked();
    await bob.socket.close();
    await ada.until(() => ada.shown.online[1] === false);
    const other = await begin(await newcomers(3));
    const [first, second, third] = other;
    await turnOf(first);
    await second.untilAsked();
    await second.socket.close();
    await first.until(() => first.shown.online[1] === false);
    time.pass(60_000);
    await botVote(first, 1);
    await third.until(() => third.shown.request !== null);
    const back = await second.resumed();
    await back.answer('lean left');
    await third.until(() => third.shown.request === null);
    expect(seatsOf(third)).toEqual(['person', 'person', 'person']);
  });

  it('needs no voice of others who are away as well', async () => {
    const [ada, bob, cat] = await begin(await newcomers(3));
    await turnOf(ada);
    await Promise.all([bob.socket.close(), cat.socket.close()]);
    await ada.until(() => ada.shown.online[1] === false && ada.shown.online[2] === false);
    time.pass(60_000);
    expect((await botVote(ada, 1)).type).toBe('accepted');
    await ada.until(() => seatsOf(ada)[1] === 'standIn');
    expect((await botVote(ada, 2)).type).toBe('accepted');
    await ada.until(() => seatsOf(ada)[2] === 'standIn');
  });

  it('comes to nothing when the absent person is back before the last voice', async () => {
    const [ada, bob, cat] = await begin(await newcomers(3));
    await turnOf(ada);
    await bob.socket.close();
    await ada.until(() => ada.shown.online[1] === false);
    time.pass(60_000);
    expect((await botVote(ada, 1)).type).toBe('accepted');
    await cat.until(() => cat.shown.request !== null);
    await bob.resumed();
    const request = cat.shown.request?.id ?? 0;
    expect((await cat.request({ type: 'consent', table: cat.table, request, yes: true })).type).toBe('accepted');
    expect(cat.shown.request).toBeNull();
    expect(seatsOf(cat)).toEqual(['person', 'person', 'person']);
  });
});

/** The small parts by themselves. */

import { newMemory } from '@castellan/bots';
import { fastChance, printAnswer, printRecord, randomAnswer, recordOf, Table, type Told } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../address.ts';
import { Crew } from '../bots/crew.ts';
import { type Asker, Budget } from '../budget.ts';
import { Failed } from '../failed.ts';
import { Gate } from '../gate.ts';
import { Limiter } from '../limiter.ts';
import { Engine } from '../local/engine.ts';
import { makeMetrics } from '../metrics.ts';
import { nameLook } from '../people/look.ts';
import { Door } from '../sockets/door.ts';
import { endByResult } from '../tables/endings.ts';
import { Log, onlyAdds, shownEntry } from '../tables/log.ts';
import { seatFor } from '../tables/seats.ts';
import type { Entry, Head } from '../tables/stored.ts';
import { cleanName, nameKey, oneLine } from '../texts.ts';
import { Busy, Pool } from '../threads/pool.ts';
import { type AskerPath, Queue } from '../threads/queue.ts';
import { realTime } from '../time.ts';
import { type InTurn, Turns } from '../turns.ts';
import { ford } from './fixtures/ford.ts';
import { HandTime } from './fixtures/time.ts';
import { charter, entry, head, seated } from './store/contract.ts';

describe('texts', () => {
  it('lose line breaks, control characters and invisible marks', () => {
    expect(oneLine(' a\n\tb\u0007\u202e\u200bc  d ')).toBe('a b c d');
    expect(oneLine('a\u3164\u115f\u2800\u{e0041}b')).toBe('a b');
  });

  it('keep the marks of a letter, but not a tower of them', () => {
    expect(oneLine('ệ̃')).toBe('ệ̃'.normalize('NFC'));
    expect(oneLine(`Z${'\u0335'.repeat(40)}x`)).toBe(`Z${'\u0335'.repeat(4)}x`);
  });

  it('make names that can be read, of at most 24 characters', () => {
    expect(cleanName('  Jeanne   d’Arc ')).toBe('Jeanne d’Arc');
    expect(cleanName('é'.repeat(24))).toBe('é'.repeat(24));
    expect(cleanName('🏰'.repeat(3))).toBeNull();
    expect(cleanName('x'.repeat(25))).toBeNull();
    expect(cleanName('\u200d')).toBeNull();
    expect(cleanName('\u3164\u3164')).toBeNull();
  });

  it('know names that look alike, whatever letters they are made of', () => {
    for (const [one, other] of [
      ['Lancelot', 'Lаncеlоt'],
      ['Lancelot', 'LANCELOT'],
      ['Lancelot', 'Iance1ot'],
      ['Arthur', 'Αrthur'],
      ['modern', 'modem'],
      ['Gwen', 'Gvven'],
    ])
      expect(nameLook(one), other).toBe(nameLook(other));
    for (const [one, other] of [
      ['Ada', 'Adam'],
      ['René', 'Rene'],
      ['Анна', 'Ada'],
    ])
      expect(nameLook(one), other).not.toBe(nameLook(other));
  });

  it('compare names as people read them', () => {
    expect(nameKey('Jeanne d’Arc')).toBe(nameKey('JEANNE  D’ARC'));
    expect(nameKey('Ａda')).toBe(nameKey('ada'));
    expect(nameKey('Ada')).not.toBe(nameKey('Adam'));
  });
});

describe('a limiter', () => {
  it('allows so many at once, and more as time passes; everybody has their own', () => {
    const time = new HandTime();
    const limiter = new Limiter(time, 3, 1);
    const take = (key: string, times: number): boolean[] => Array.from({ length: times }, () => limiter.allows(key));
    expect(take('a', 4)).toEqual([true, true, true, false]);
    expect(take('b', 1)).toEqual([true]);
    time.pass(2_000);
    expect(take('a', 3)).toEqual([true, true, false]);
    limiter.forget('a');
    expect(take('a', 4)).toEqual([true, true, true, false]);
  });
});

describe('a limiter of amounts', () => {
  it('lets a debt be made by what was used already, and paid back before anything more', () => {
    const time = new HandTime();
    const limiter = new Limiter(time, 10, 1);
    limiter.charge('a', 15);
    expect(limiter.allows('a')).toBe(false);
    expect(limiter.wait('a')).toBe(6);
    time.pass(6_000);
    expect(limiter.allows('a')).toBe(true);
    limiter.charge('a', 1_000);
    expect(limiter.wait('a')).toBe(11);
  });

  it('leaves over what is kept for others', () => {
    const limiter = new Limiter(new HandTime(), 10, 1);
    expect(limiter.has('a', 5, 5)).toBe(true);
    expect(limiter.has('a', 6, 5)).toBe(false);
    expect(limiter.wait('a', 6, 5)).toBe(0);
  });

  it('remembers only so many', () => {
    const limiter = new Limiter(new HandTime(), 10, 1);
    limiter.charge('first', 10);
    for (let i = 0; i < 100_000; i++) limiter.charge(String(i), 1);
    expect(limiter.allows('first')).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, counted) => {
    expect(addressOf(ip)).toBe(counted);
  });
});

describe('the budget', () => {
  const budget = (isShared = false): Budget => new Budget(new HandTime(), 1, makeMetrics(), isShared);

  it('is one for all nodes: what was spent at one of them is missing at the others', () => {
    const [here, there] = [budget(true), budget(true)];
    const somebody = { person: 'ada', address: '1.2.3.4', socket: null };
    expect(here.take(somebody, 1_990)).toBe(0);
    const news = here.news();
    expect(here.news()).toBeNull();
    expect(there.take(somebody, 20)).toBe(0);
    if (news !== null) there.spentElsewhere(news);
    expect(there.take(somebody, 20)).toBeGreaterThan(0);
  });
  const nobody = (socket: string | null) => ({ person: null, address: 'here', socket });
  const spend = (of: Budget, asker: Asker, price: number): number => {
    let spent = 0;
    while (of.take(asker, price) === 0) spent += price;
    return spent;
  };

  it('is each person’s own, and an address’s for all who come from it', () => {
    const one = budget();
    const person = (id: string): Asker => ({ person: id, address: 'here', socket: null });
    expect(spend(one, person('ada'), 20)).toBe(2_000);
    expect(spend(one, person('bob'), 20)).toBe(2_000);
    for (const id of ['cat', 'dan']) expect(spend(one, person(id), 20)).toBe(2_000);
    expect(spend(one, person('eve'), 20)).toBe(0);
    expect(spend(one, { ...person('eve'), address: 'there' }, 20)).toBe(2_000);
  });

  it('of an address cannot be used up by who is nobody there, neither by sockets nor by requests', () => {
    const one = budget();
    let sockets = 0;
    for (let i = 0; i < 100; i++) sockets += spend(one, nobody(String(i)), 20);
    expect(sockets).toBe(4_000);
    expect(spend(one, nobody(null), 20)).toBe(2_000);
    expect(spend(one, { person: 'ada', address: 'here', socket: null }, 20)).toBe(2_000);
  });

  it('is charged for what turns out to have been used', () => {
    const one = budget();
    one.charge({ person: 'ada', address: 'here', socket: null }, 2_500);
    expect(one.take({ person: 'ada', address: 'here', socket: null }, 1)).toBe(6);
    expect(one.take({ person: 'bob', address: 'here', socket: null }, 1)).toBe(0);
  });
});

describe('turns', () => {
  const flood = { person: null, address: 'there' };
  const ada = { person: 'ada', address: 'here' };
  let now = 0;
  const takeTurns = (): Turns =>
    new Turns(
      () => {},
      () => now,
    );
  /** Whoever rests may go on each time it is looked. */
  const rested = <T>(look: () => T): (() => T) => {
    return () => {
      now += 20;
      return look();
    };
  };

  it('go round among those who ask, and whoever was served rests while others are', async () => {
    const turns = takeTurns();
    const done: string[] = [];
    const take = (asker: InTurn, price: number): boolean => turns.take(asker, price, () => done.push(asker === ada ? 'ada' : 'flood'));
    for (let i = 0; i < 5; i++) take(flood, 40);
    for (let i = 0; i < 2; i++) take(ada, 5);
    expect(done).toEqual(['flood']);
    await new Promise((next) => setImmediate(next));
    expect(done).toEqual(['flood', 'ada', 'ada']);
    await expect.poll(rested(() => done.length)).toBe(7);
  });

  it('are kept by each in his order, and come at once where all who wait have to rest', async () => {
    const turns = takeTurns();
    const done: string[] = [];
    for (const word of ['one', 'two', 'three']) turns.take(flood, 40, () => done.push(word));
    await new Promise((next) => setImmediate(next));
    turns.take(ada, 5, () => done.push('ada'));
    turns.take(flood, 40, () => done.push('four'));
    expect(done).toEqual(['one', 'ada']);
    await expect.poll(rested(() => done)).toEqual(['one', 'ada', 'two', 'three', 'four']);
  });

  it('are refused to who has too many waiting, and to nobody else', async () => {
    const turns = takeTurns();
    let taken = 0;
    while (turns.take(flood, 40, () => {})) taken++;
    expect(taken).toBe(301);
    expect(await turns.come(ada, 40)).toBe(true);
  });
});

describe('the door', () => {
  it('lets in so many, half of them nobody’s, and again when somebody has left', () => {
    const door = new Door({ all: 100, perAddress: 4 });
    const nobody = { person: null, address: 'here' };
    const ada = { person: 'ada', address: 'here' };
    for (const guest of [nobody, nobody]) {
      expect(door.admits(guest)).toBe(true);
      door.enter(guest);
    }
    expect(door.admits(nobody)).toBe(false);
    expect(door.admits({ ...nobody, address: 'there' })).toBe(true);
    for (const guest of [ada, ada]) {
      expect(door.admits(guest)).toBe(true);
      door.enter(guest);
    }
    expect(door.admits(ada)).toBe(false);
    door.leave(nobody);
    expect(door.admits(nobody)).toBe(true);
  });
});

describe('a gate', () => {
  it('lets so many through at once, lets so many wait, and turns the others away', async () => {
    const gate = new Gate(1, 1);
    const open: (() => void)[] = [];
    const pass = (): Promise<void> => gate.pass(() => new Promise<void>((done) => open.push(done)));
    const first = pass();
    const second = pass();
    await expect(pass()).rejects.toThrow(Busy);
    expect(open).toHaveLength(1);
    open[0]();
    await first;
    await expect.poll(() => open.length).toBe(2);
    const third = pass();
    open[1]();
    await second;
    await expect.poll(() => open.length).toBe(3);
    open[2]();
    await third;
  });
});

describe('real time', () => {
  it('does not go back, and lets callbacks be called off', async () => {
    const time = realTime();
    const first = time.now();
    let called = 0;
    const cancel = time.after(1, () => called++);
    cancel();
    await new Promise<void>((later) => {
      time.after(2, () => later());
    });
    expect(called).toBe(0);
    expect(time.now()).toBeGreaterThanOrEqual(first);
  });
});

describe('the log', () => {
  const told = (key: string, more: Partial<Told> = {}): Told => ({ key, params: {}, ...more });
  const answered = (version: number, seat: number, ...keys: string[]): Entry =>
    entry(version, { played: [{ line: { seat, text: 'x' }, told: keys.map((key) => told(key)) }] });
  const shown = (log: Log, seat: number | null = null): string[] => log.shown(seat).map(({ seq, key }) => `${seq} ${key}`);

  it('numbers events by the answers before them', () => {
    expect(shown(Log.of([answered(1, 0, 'a', 'b'), entry(2, { told: [told('t')] }), answered(3, 1, 'c')]))).toEqual([
      '0 a',
      '0 b',
      '1 t',
      '1 c',
    ]);
  });

  it('loses the events of an answer that is taken out, and moves the later ones', () => {
    const log = Log.of([answered(1, 0, 'a'), answered(2, 1, 'b'), answered(3, 2, 'c'), entry(4, { undone: 1, told: [told('undone')] })]);
    expect(shown(log)).toEqual(['0 a', '1 c', '2 undone']);
    log.add(answered(5, 1, 'd'));
    expect(shown(log)).toEqual(['0 a', '1 c', '2 undone', '2 d']);
  });

  it('loses everything after a cut', () => {
    const log = Log.of([answered(1, 0, 'a'), answered(2, 1, 'b'), answered(3, 2, 'c'), entry(4, { cut: 1, told: [told('cut')] })]);
    expect(shown(log)).toEqual(['0 a', '1 cut']);
  });

  it('shows each seat what it may know', () => {
    const secret = entry(1, {
      played: [{ line: { seat: 0, text: 'x' }, told: [told('to0', { to: [0] }), told('own', { own: { card: 1 }, owner: 1 })] }],
    });
    expect(shownEntry(secret, 0, 0)).toMatchObject([{ key: 'to0' }, { key: 'own', params: {} }]);
    expect(shownEntry(secret, 1, 0)).toEqual([{ seq: 0, seat: 0, key: 'own', params: { card: 1 } }]);
    expect(shownEntry(secret, null, 0)).toEqual([{ seq: 0, seat: 0, key: 'own', params: {} }]);
  });

  it('does not grow while answers are given and taken back, whoever does it', () => {
    const log = new Log();
    let version = 0;
    for (let i = 0; i < 200; i++)
      for (const seat of [0, 1]) {
        log.add(answered(++version, seat, 'a'));
        log.add(entry(++version, { undone: 0, told: [told('undone', { params: { seat } })] }));
      }
    expect(shown(log)).toEqual(['0 undone', '0 undone']);
    log.add(answered(++version, 0, 'b'));
    for (let i = 0; i < 50; i++) {
      log.add(answered(++version, 1, 'c'));
      log.add(entry(++version, { cut: 1, told: [told('cut')] }));
    }
    expect(shown(log)).toEqual(['0 undone', '0 undone', '0 b', '1 cut']);
    const kept = new Log(log.items, 1);
    kept.add(answered(++version, 1, 'd'));
    expect(shown(kept).at(-1)).toBe('1 d');
  });

  it('can be added to unless something was taken back', () => {
    expect(onlyAdds([answered(1, 0, 'a')])).toBe(true);
    expect(onlyAdds([answered(1, 0, 'a'), entry(2, { undone: 0 })])).toBe(false);
    expect(onlyAdds([entry(2, { cut: 0 })])).toBe(false);
  });
});

describe('the seat for somebody who comes', () => {
  const at = (...holdings: Head['holdings']): Head => ({ ...head, holdings });
  const open = { kind: 'open' as const };
  const friend = { kind: 'friend' as const, person: null };
  const kept = { kind: 'friend' as const, person: 'bob' };

  it('is the one kept for them, else one kept for friends when invited, else any open one', () => {
    const table = at(seated('ada'), open, friend, kept);
    expect(seatFor(charter, table, 'bob', undefined, undefined)).toBe(3);
    expect(seatFor(charter, table, 'cat', undefined, 'token')).toBe(2);
    expect(seatFor(charter, table, 'cat', undefined, undefined)).toBe(1);
    expect(seatFor(charter, table, 'cat', 3, 'token')).toEqual(new Failed('seatTaken'));
    expect(seatFor(charter, table, 'ada', undefined, undefined)).toEqual(new Failed('alreadySeated'));
  });

  it('is none without an invitation where one is needed, unless one is expected', () => {
    const closed = { ...charter, access: 'invitation' as const };
    expect(seatFor(closed, at(open, kept), 'cat', undefined, undefined)).toEqual(new Failed('notInvited'));
    expect(seatFor(closed, at(open, kept), 'bob', undefined, undefined)).toBe(1);
    expect(seatFor(closed, at(open, kept), 'cat', undefined, 'token')).toBe(0);
  });
});

describe('a game played to its end', () => {
  const gone = { ...seated('bob'), resigned: true };
  const winnersOf = (result: { scores: number[]; winners: number[] }, ...holdings: Head['holdings']) =>
    endByResult(charter, { ...head, holdings }, { ...result, by: 'score' }).ending?.winners;

  it('is won by those who did not resign, and without them by the best of the others', () => {
    const scores = [30, 50, 40, 40];
    expect(winnersOf({ scores, winners: [1] }, seated('ada'), seated('bob'), seated('cat'), seated('dan'))).toEqual([1]);
    expect(winnersOf({ scores, winners: [1, 2] }, seated('ada'), gone, seated('cat'), seated('dan'))).toEqual([2]);
    expect(winnersOf({ scores, winners: [1] }, seated('ada'), gone, seated('cat'), seated('dan'))).toEqual([2, 3]);
  });

  it('that nobody won stays so', () => {
    expect(winnersOf({ scores: [3, 3], winners: [] }, seated('ada'), gone)).toEqual([]);
  });
});

describe('a program of one’s own', () => {
  it('is known to have ended by itself, and can be started again and ended', async () => {
    const ends = { program: 'sh', signal: 'KILL', leaves: '', as: null, isHeard: false };
    const brief = new Engine({ ...ends, args: ['-c', 'exit 3'] });
    const lasting = new Engine({ ...ends, args: ['-c', 'while sleep 1; do :; done'] });
    for (let i = 0; i < 2; i++) {
      brief.start();
      lasting.start();
      await expect.poll(() => brief.isRunning).toBe(false);
      expect(lasting.isRunning).toBe(true);
      await lasting.end('KILL');
      await brief.end('KILL');
      expect(lasting.isRunning).toBe(false);
    }
  });
});

describe('a queue', () => {
  const filled = (...waiting: readonly string[]): Queue<string> => {
    const queue = new Queue<string>();
    for (const one of waiting) queue.add(one.split(' ').slice(0, -1), one);
    return queue;
  };
  const emptied = (queue: Queue<string>): string[] => Array.from({ length: queue.size }, () => queue.take() ?? 'nothing');

  it('gives turns to those who ask, and to the parts of each of them', () => {
    const queue = filled('ada one 1', 'ada one 2', 'ada two 1', 'bob one 1', 'ada one 3', 'bob one 2', 'cat two 1');
    expect(emptied(queue)).toEqual(['ada one 1', 'bob one 1', 'cat two 1', 'ada two 1', 'bob one 2', 'ada one 2', 'ada one 3']);
    expect(queue.take()).toBeUndefined();
  });

  it('lets the first of an asker be put back, and what is not wanted be dropped', () => {
    const queue = filled('ada one 1', 'ada one 2', 'ada two 1', 'bob one 1');
    expect(queue.take()).toBe('ada one 1');
    queue.add(['ada', 'one'], 'again', 'first');
    expect(queue.drop(['ada', 'two'], 'ada two 1')).toBe(true);
    expect(queue.drop(['ada', 'two'], 'ada two 1')).toBe(false);
    expect(queue.drop(['bob', 'one'], 'ada one 2')).toBe(false);
    expect([queue.size, queue.sizeOf(['ada', 'three']), queue.sizeOf(['bob']), queue.sizeOf(['cat'])]).toEqual([3, 2, 1, 0]);
    expect(emptied(queue)).toEqual(['bob one 1', 'again', 'ada one 2']);
    expect(queue.drop(['bob', 'one'], 'bob one 1')).toBe(false);
  });

  it('serves what waits for the whole before its parts', () => {
    expect(emptied(filled('ada one 1', 'ada 1', 'whole'))).toEqual(['whole', 'ada 1', 'ada one 1']);
  });
});

describe('a pool of threads', () => {
  const module = new URL('./fixtures/echo-thread.ts', import.meta.url);
  const pool = (size: number, deaths: string[] = []): Pool<string, string> =>
    new Pool({ module, data: null, size, patience: 60_000, tries: 3, onDeath: (why) => deaths.push(why) });

  it('does tasks side by side and gives each its own result', async () => {
    const threads = pool(2);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((task) => threads.run(task)))).toEqual(['a!', 'b!', 'c!', 'd!']);
    await threads.close();
  });

  it('tells an error of the task from the death of the thread', async () => {
    const deaths: string[] = [];
    const threads = pool(1, deaths);
    await expect(threads.run('throw')).rejects.toThrow('thrown');
    expect(deaths).toEqual([]);
    await expect(threads.run('die')).rejects.toThrow('the thread died 3 times');
    expect(deaths).toHaveLength(3);
    expect(await threads.run('e')).toBe('e!');
    await threads.close();
    await expect(threads.run('late')).rejects.toThrow('closed');
  });

  it('lets askers take turns, and tells who asks for too much', async () => {
    const threads = new Pool<string, string>({
      module,
      data: null,
      size: 1,
      patience: 60_000,
      tries: 1,
      waiting: { all: 20, each: 3 },
      onDeath: () => {},
    });
    const done: string[] = [];
    const run = (task: string, ...asker: AskerPath): Promise<unknown> => threads.run(task, asker).then((result) => done.push(result));
    const all = [run('first', 'flood'), ...['a', 'b', 'c'].map((task) => run(task, 'flood', task))];
    await expect(threads.run('d', ['flood', 'd'])).rejects.toThrow(Busy);
    await Promise.all([...all, run('ada', 'ada')]);
    expect(done.indexOf('ada!')).toBeLessThan(done.indexOf('b!'));
    await threads.close();
  });

  it('drops what nobody wants any more, and tells the thread that is at it', async () => {
    const deaths: string[] = [];
    const threads = pool(1, deaths);
    const [begun, later] = [new AbortController(), new AbortController()];
    const all = [threads.run('think', [], begun.signal), threads.run('die', [], later.signal)];
    later.abort();
    begun.abort();
    for (const one of all) await expect(one).rejects.toThrow('nobody wants it any more');
    expect(await threads.run('g')).toBe('g!');
    expect(deaths).toEqual([]);
    await threads.close();
  });

  it('ends with what is under way when it is closed', async () => {
    const threads = pool(1);
    const hanging = threads.run('hang').catch((error: Error) => error.message);
    const waiting = threads.run('f').catch((error: Error) => error.message);
    await threads.close();
    expect(await hanging).toBe('the pool is closed');
    expect(await waiting).toBe('the pool is closed');
  });
});

describe('the threads', () => {
  it('let no bot wait while a long record is read', async () => {
    const table = new Table(ford, { seats: 2, options: { rounds: 5_000, deep: false }, seed: 'ab'.repeat(32), pack: '' });
    const rng = fastChance(1);
    while (table.lines.length < 20_000) {
      const [question] = table.questions();
      table.reply(question.seat, printAnswer(question, randomAnswer(question, rng)));
    }
    const games = new URL('./fixtures/shelf.ts', import.meta.url).href;
    const database = { kind: 'sqlite', file: '', patience: 0, maxPages: null } as const;
    const crew = new Crew({ games, database, threads: 1, patience: 60_000, onDeath: () => {} });
    const done: string[] = [];
    const text = printRecord(recordOf(table, ['Ada', 'Bob'], true));
    const { state } = new Table(ford, table.setup);
    const choose = () =>
      crew.choose(
        { game: 'ford', pack: null, state, seat: 0, level: 'page', character: 'even', standsIn: false, seed: 1, memory: newMemory() },
        { host: null, table: 'bob' },
      );
    // A thread takes its time to start, which is not what is tried here.
    await choose();
    await Promise.all([
      crew.verify({ game: 'ford', pack: null, text }, 'ada').then(() => done.push('record')),
      choose().then(() => done.push('bot')),
    ]);
    expect(done).toEqual(['bot', 'record']);
    await crew.close();
  });
});

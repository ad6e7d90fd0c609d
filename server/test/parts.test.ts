/** The small parts by themselves. */

import { fastChance, printAnswer, printRecord, randomAnswer, recordOf, Table, type Told } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { Crew } from '../bots/crew.ts';
import { Failed } from '../failed.ts';
import { Limiter } from '../limiter.ts';
import { endByResult } from '../tables/endings.ts';
import { Log, onlyAdds, shownEntry } from '../tables/log.ts';
import { seatFor } from '../tables/seats.ts';
import type { Entry, Head } from '../tables/stored.ts';
import { cleanName, nameKey, oneLine } from '../texts.ts';
import { Pool } from '../threads/pool.ts';
import { realTime } from '../time.ts';
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

describe('a pool of threads', () => {
  const module = new URL('./fixtures/echo-thread.ts', import.meta.url);
  const pool = (size: number, deaths: string[] = []): Pool<string, string> =>
    new Pool({ module, data: null, size, patience: 2_000, tries: 3, onDeath: (why) => deaths.push(why) });

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
    const crew = new Crew({ games, database: '', threads: 1, patience: 60_000, onDeath: () => {} });
    const done: string[] = [];
    const text = printRecord(recordOf(table, ['Ada', 'Bob'], true));
    const { state } = new Table(ford, table.setup);
    await Promise.all([
      crew.verify({ game: 'ford', pack: null, text }, 'ada').then(() => done.push('record')),
      crew.choose({ game: 'ford', pack: null, state, seat: 0, level: 'page', seed: 1 }, 'bob').then(() => done.push('bot')),
    ]);
    expect(done).toEqual(['bot', 'record']);
    await crew.close();
  });
});

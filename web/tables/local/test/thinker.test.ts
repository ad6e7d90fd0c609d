/** A worker in which bots think: one thing after the other, and nothing that nobody wants. */

import { seedFrom, Table } from '@castellan/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toy } from '../../../../engine/test/toy.ts';
import type { FromBot, Task } from '../bot.ts';
import { Thinker } from '../thinker.ts';

/** Workers that answer when a test says so. */
class Hand extends EventTarget {
  static readonly all: Hand[] = [];
  readonly given: Task[] = [];
  isEnded = false;

  constructor() {
    super();
    Hand.all.push(this);
  }

  postMessage(task: Task): void {
    this.given.push(task);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: FromBot): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  die(): void {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: 'out of memory' }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Hand);
  vi.stubGlobal('self', { location: { href: 'local.worker.ts' } });
  Hand.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const UNWANTED = 'nobody wants it any more';

const { state } = new Table(toy, { seats: 3, options: {}, seed: seedFrom('thinker') });

function taskOf(answers: number): Task & { readonly kind: 'doubt' } {
  return { kind: 'doubt', about: { game: toy.id, pack: '', state, seat: 0, answers, said: '', share: 0 } };
}

/** Thoughts about as many tasks; each may be called off. */
function thoughts(n: number) {
  const thinker = new Thinker();
  return Array.from({ length: n }, (_, answers) => {
    const wanted = new AbortController();
    const thought = thinker.think<'doubt'>(taskOf(answers), wanted.signal);
    return { wanted, came: thought.catch((error: Error) => error.message) };
  });
}

/** What each worker was given. */
const given = (): readonly (readonly number[])[] => Hand.all.map((hand) => hand.given.map(({ about }) => about.answers));

it('thinks of one thing after the other', async () => {
  const [first, second] = thoughts(2);
  expect(given()).toEqual([[0]]);
  Hand.all[0].say({ thought: null });
  expect(given()).toEqual([[0, 1]]);
  Hand.all[0].say({ error: 'it cannot' });
  expect([await first.came, await second.came]).toEqual([null, 'it cannot']);
});

it('does not begin what nobody wants any more', async () => {
  const [first, second, third] = thoughts(3);
  second.wanted.abort();
  expect(await second.came).toBe(UNWANTED);
  Hand.all[0].say({ thought: null });
  expect(given()).toEqual([[0, 2]]);
  Hand.all[0].say({ thought: null });
  expect([await first.came, await third.came]).toEqual([null, null]);
});

it('ends a worker that goes on about what nobody wants, and thinks of the next thing in another', async () => {
  const [first, second] = thoughts(2);
  first.wanted.abort();
  expect(await first.came).toBe(UNWANTED);
  vi.runAllTimers();
  expect(Hand.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(given()).toEqual([[0], [1]]);
  // What the first one still said comes too late.
  Hand.all[0].say({ error: 'late' });
  Hand.all[1].say({ thought: null });
  expect(await second.came).toBeNull();
});

it('lets a worker be that has come to its end by itself', async () => {
  const [first, second] = thoughts(2);
  first.wanted.abort();
  Hand.all[0].say({ thought: null });
  vi.runAllTimers();
  expect(given()).toEqual([[0, 1]]);
  expect(Hand.all[0].isEnded).toBe(false);
  Hand.all[0].say({ thought: null });
  expect(await second.came).toBeNull();
});

it('thinks again when its worker dies, but not for ever, nor for nobody', async () => {
  const [first, second, third] = thoughts(3);
  for (let i = 0; i < 3; i++) Hand.all[i].die();
  expect(await first.came).toBe('out of memory');
  second.wanted.abort();
  Hand.all[3].die();
  Hand.all[4].say({ thought: null });
  expect(given()).toEqual([[0], [0], [0], [1], [2]]);
  expect([await second.came, await third.came]).toEqual([UNWANTED, null]);
});

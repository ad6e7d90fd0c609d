import { fastChance, type Line, printAnswer, randomAnswer, type SeatView, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { toy } from '../../../engine/test/toy.ts';
import type { LogEntry } from '../../tables/client.ts';
import { courseOf, isHeading, logUpTo, newsAt, roundsIn, stride, underHeadings, Views } from '../replay.ts';

const lines: readonly Line[] = [0, 0, 1, 1, 1, 2, 0, 1].map((seat, at) => ({ seat, text: `answer ${at}` }));

function entry(seq: number, key: string, seat: number | null = 0): LogEntry {
  return { seq, seat, key, params: {} };
}

describe('the course of a game', () => {
  const course = courseOf(lines, [
    entry(0, 'roundBegan', null),
    entry(0, 'placed'),
    entry(4, 'roundBegan'),
    entry(5, 'placed'),
    entry(6, 'round'),
  ]);

  it('has a turn wherever another seat takes over', () => {
    expect(course.turns).toEqual([
      { at: 0, seat: 0 },
      { at: 2, seat: 1 },
      { at: 5, seat: 2 },
      { at: 6, seat: 0 },
      { at: 7, seat: 1 },
    ]);
  });

  it('has a round after each answer that began one, and one at the start', () => {
    expect(course.rounds).toEqual([0, 5, 7]);
    expect(courseOf(lines, [entry(4, 'round')]).rounds).toEqual([0, 5]);
  });

  it('is walked by answers, turns and rounds, and ends at its ends', () => {
    expect(stride(course, 3, 'answer', 1)).toBe(4);
    expect(stride(course, 0, 'answer', -1)).toBe(0);
    expect(stride(course, 8, 'answer', 1)).toBe(8);
    expect(stride(course, 3, 'turn', 1)).toBe(5);
    expect(stride(course, 3, 'turn', -1)).toBe(2);
    expect(stride(course, 2, 'turn', -1)).toBe(0);
    expect(stride(course, 7, 'turn', 1)).toBe(8);
    expect(stride(course, 3, 'round', 1)).toBe(5);
    expect(stride(course, 6, 'round', -1)).toBe(5);
    expect(stride(course, 7, 'round', 1)).toBe(8);
  });
});

it('rounds of a battle are none of the game where that goes by turns', () => {
  const log = [entry(0, 'turnBegan', null), entry(1, 'phaseBegan'), entry(2, 'roundBegan'), entry(3, 'roundBegan'), entry(4, 'turnBegan')];
  expect(roundsIn(log)).toEqual([0, 5]);
  expect(roundsIn(log.slice(1, 4))).toEqual([3, 4]);
});

it('only what begins a round or a phase is a heading', () => {
  expect(isHeading({ key: 'roundBegan', params: {} })).toBe(true);
  expect(isHeading({ key: 'round', params: {} })).toBe(true);
  expect(isHeading({ key: 'stageBegan', params: {} })).toBe(true);
  expect(isHeading({ key: 'rounded', params: {} })).toBe(false);
  expect(isHeading({ key: 'placed', params: {} })).toBe(false);
});

it('the log leaves out parts of a round in which nothing happened, but for the one that goes on', () => {
  const log = ['roundBegan', 'stageBegan', 'stageBegan', 'a', 'stageBegan', 'roundBegan', 'stageBegan', 'stageBegan'].map((key, seq) =>
    entry(seq, key),
  );
  const kept = (isOpen: boolean) => underHeadings(log, isOpen).map(({ seq }) => seq);
  expect(kept(true)).toEqual([0, 2, 3, 5, 7]);
  expect(kept(false)).toEqual([0, 2, 3]);
  // Strides go from round to round all the same.
  expect(
    courseOf(
      Array.from({ length: 9 }, () => ({ seat: 0, text: 'x' })),
      log,
    ).rounds,
  ).toEqual([0, 1, 6]);
});

it('a moment shows the log up to it, and as news what its own answer did', () => {
  const log = [entry(0, 'opening', null), entry(0, 'a'), entry(1, 'b'), entry(1, 'c'), entry(2, 'd')];
  expect(logUpTo(log, 2).map(({ key }) => key)).toEqual(['opening', 'a', 'b', 'c']);
  expect(logUpTo(log, 0).map(({ key }) => key)).toEqual(['opening']);
  expect(newsAt(log, 2).map(({ key }) => key)).toEqual(['b', 'c']);
  expect(newsAt(log, 1).map(({ key }) => key)).toEqual(['a']);
});

describe('views of past moments', () => {
  const setup = { seats: 3, options: {}, seed: '7'.padStart(64, '0') };
  const table = new Table(toy, setup);
  const rng = fastChance(7);
  while (table.result === null) {
    const [q] = table.questions();
    table.reply(q.seat, printAnswer(q, randomAnswer(q, rng)));
  }
  let looked = 0;
  const look = async (moment: number, seat: number | null): Promise<SeatView | null> => {
    looked++;
    const then = new Table(toy, setup);
    for (const { seat: by, text } of table.lines.slice(0, moment)) then.reply(by, text);
    return then.view(seat);
  };

  it('are those the seat had then, for every moment and any seat', async () => {
    const views = new Views(look);
    for (const seat of [0, 2, null]) {
      for (let moment = 0; moment <= table.lines.length; moment++) {
        let seen: SeatView | null = null;
        await views.want(moment, seat, (view) => {
          seen = view;
        });
        expect(seen).toMatchObject({ seq: moment, seat });
      }
    }
    expect(views.seen(table.lines.length, 0)?.result).toEqual(table.result);
  });

  it('are asked for once; of many wishes only the latest waits, and none comes after a later one', async () => {
    const views = new Views(look);
    const shown: number[] = [];
    const show = (view: SeatView | null): void => {
      if (view !== null) shown.push(view.seq);
    };
    await Promise.all([3, 6, 2, 4].map((moment) => views.want(moment, 0, show)));
    expect(shown).toEqual([3, 4]);
    const before = looked;
    await views.want(3, 0, show);
    expect(shown).toEqual([3, 4, 3]);
    expect(looked).toBe(before);
    await Promise.all([views.want(1, 0, show), views.want(4, 0, show)]);
    expect(shown).toEqual([3, 4, 3, 4]);
    await views.prepare(3, 0, table.lines.length);
    expect(looked).toBe(before + 3);
    expect(views.seen(5, 0)?.seq).toBe(5);
  });
});

import { seedFrom } from '@castellan/engine';
import { expect, it } from 'vitest';
import { toy } from '../../../../engine/test/toy.ts';
import { Course } from '../course.ts';

const isPerson = (seat: number): boolean => seat === 0;

it('takes a plan back as a whole, with what bots have answered since', () => {
  const course = new Course(toy, { seats: 3, options: {}, seed: seedFrom('course') }, [], []);
  const answer = (seat: number, ...texts: readonly string[]) =>
    expect(
      course.replyAll(
        seat,
        texts.map((text) => ({ text })),
        course.table.view(seat).asked?.id ?? '',
      ),
    ).toMatchObject({ ok: true, stopped: null });
  for (const seat of [0, 1, 2]) answer(seat, '0');
  while (course.table.question(0) === null) {
    const [q] = course.table.questions();
    answer(q.seat, 'rest');
  }
  answer(0, '! borrow');
  const before = course.lines.length;
  answer(0, 'invest', '2');
  const [bot] = course.table.questions();
  expect(bot.seat).not.toBe(0);
  answer(bot.seat, 'rest');
  const may = course.mayUndo(0, isPerson);
  expect(may).toMatchObject({ ok: true, line: before, count: 3 });
  if (!may.ok) return;
  expect(course.undo(0, may, [])).toBeNull();
  expect(course.lines.length).toBe(before);
  expect(course.table.question(0)?.frame.step).toBe('takeTurn');
});

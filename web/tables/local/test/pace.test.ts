import { seedFrom, type Table } from '@castellan/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { toy } from '../../../../engine/test/toy.ts';
import { Course } from '../course.ts';
import { Pace } from '../pace.ts';

let now = 1_000;
const pace = new Pace(
  () => now,
  () => undefined,
);
afterEach(() => pace.stop());

/** A moot of three is held, in which some have voted in advance. */
function moot(...ahead: readonly number[]): Course {
  const standing = ahead.map((seat) => ({ seat, round: '', answer: { step: 'moot', key: 'nay', until: 'ever' } as const }));
  const course = new Course(toy, { seats: 3, options: { moots: true }, seed: seedFrom('pace') }, [], standing);
  while (course.table.questions()[0]?.frame.step !== 'moot') {
    const [q] = course.table.questions();
    const text = q.kind === 'pick' ? (q.options.find(({ key }) => ['rest', 'leave'].includes(key)) ?? q.options[0]).key : '0';
    expect(course.replyAll(q.seat, [{ text }], course.table.questionId(q))).toMatchObject({ ok: true });
  }
  return course;
}

function countdown(table: Table) {
  return pace.countdown(table, 0);
}

describe('the time of a table on this device', () => {
  it('lets answers given in advance wait for their beat, and asks nobody for them meanwhile', () => {
    const course = moot(0, 1, 2);
    expect(course.table.view(0).asked).toBeNull();
    pace.look(course.table, 0, false);
    expect([countdown(course.table), pace.over().beat]).toEqual([null, null]);
    now += 1_000;
    const { beat } = pace.over();
    expect(course.answerAhead(beat?.occasions ?? [])).toBe(true);
    expect(course.table.questions().some(({ frame }) => frame.step === 'moot')).toBe(false);
    expect(course.lines.slice(-3).map(({ text }) => text)).toEqual(['nay', 'nay', 'nay']);
  });

  it('knows no beat for those who are in a hurry', () => {
    const course = moot(0, 1, 2);
    pace.look(course.table, 0, true);
    expect(pace.over().beat).not.toBeNull();
  });

  it('counts a limit from when the question is shown, through whatever happens beside it', () => {
    const { table } = moot(1, 2);
    pace.look(table, null, false);
    expect(countdown(table)).toBeNull();
    pace.look(table, 0, false);
    const until = now + 30_000;
    expect(countdown(table)).toMatchObject({ until, answer: 'nay', hold: 20_000 });
    now += 5_000;
    expect(table.reply(0, '! borrow').ok).toBe(true);
    pace.look(table, 0, false);
    expect(countdown(table)).toMatchObject({ until, question: table.view(0).asked?.id });
    now = until;
    expect(pace.over().due).toMatchObject({ answer: 'nay' });
  });

  it('waits as long as one likes once it is held, which is done once', () => {
    const { table } = moot(1, 2);
    pace.look(table, 0, false);
    const question = table.view(0).asked?.id ?? '';
    expect(pace.hold('another')).toBe(false);
    expect([pace.hold(question), pace.hold(question)]).toEqual([true, false]);
    pace.look(table, 0, false);
    now += 1_000_000;
    expect([pace.over().due, countdown(table)?.until, countdown(table)?.hold]).toEqual([null, Infinity, 0]);
  });
});

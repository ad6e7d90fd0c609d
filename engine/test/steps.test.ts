import { describe, expect, it } from 'vitest';
import {
  amount,
  copyStack,
  forcedAnswer,
  isTogether,
  type Option,
  order,
  pick,
  refusal,
  type Seat,
  stepTable,
  subset,
  together,
} from '../index.ts';
import { choose, micro, microStep, microTable, note } from './builders.ts';

const [a, b, c]: Option[] = ['a', 'b', 'c'].map((key) => ({ key, say: 'take' }));

describe('the only answer a question leaves', () => {
  it('of a pick is its only option', () => {
    expect(forcedAnswer(pick(0, [a]))).toBe(a);
    expect(forcedAnswer(pick(0, [a, b]))).toBeNull();
    expect(forcedAnswer(pick(0, []))).toBeNull();
  });

  it('of a subset is all of it or nothing of it', () => {
    expect(forcedAnswer(subset(0, [a, b], { min: 2, max: 2 }))).toEqual([a, b]);
    expect(forcedAnswer(subset(0, [a, b], { min: 2, max: 5 }))).toEqual([a, b]);
    expect(forcedAnswer(subset(0, [], { min: 0, max: 3 }))).toEqual([]);
    expect(forcedAnswer(subset(0, [a, b], { min: 0, max: 0 }))).toEqual([]);
    expect(forcedAnswer(subset(0, [a, b], { min: 1, max: 2 }))).toBeNull();
    expect(forcedAnswer(subset(0, [a], { min: 0, max: 1 }))).toBeNull();
  });

  it('of a subset is never one that its check would refuse', () => {
    const never = { check: () => refusal('MIC-1', 'never'), suggest: () => [] };
    expect(forcedAnswer(subset(0, [], { min: 0, max: 1, ...never }))).toBeNull();
    expect(forcedAnswer(subset(0, [a, b], { min: 0, max: 0, ...never }))).toBeNull();
    expect(forcedAnswer(subset(0, [a, b], { min: 2, max: 2, ...never }))).toBeNull();
    expect(forcedAnswer(subset(0, [], { min: 0, max: 1, check: () => null, suggest: () => [[]] }))).toEqual([]);
  });

  it('of a subset that cannot be large enough does not exist', () => {
    expect(forcedAnswer(subset(0, [], { min: 1, max: 1 }))).toBeNull();
    expect(forcedAnswer(subset(0, [a], { min: 2, max: 2 }))).toBeNull();
  });

  it('of an amount is the only number within reach of its steps', () => {
    expect(forcedAnswer(amount(0, 3, 3))).toBe(3);
    expect(forcedAnswer(amount(0, 0, 0))).toBe(0);
    expect(forcedAnswer(amount(0, 0, 1))).toBeNull();
    expect(forcedAnswer(amount(0, 2, 3, { step: 2 }))).toBe(2);
    expect(forcedAnswer(amount(0, 2, 4, { step: 2 }))).toBeNull();
    expect(forcedAnswer(amount(0, 4, 3, { step: 2 }))).toBeNull();
  });

  it('of an order is the order of one thing or of none', () => {
    expect(forcedAnswer(order(0, [a]))).toEqual([a]);
    expect(forcedAnswer(order(0, []))).toEqual([]);
    expect(forcedAnswer(order(0, [a, b]))).toBeNull();
  });
});

describe('questions', () => {
  it('carry what they were made with', () => {
    const check = () => null;
    const suggest = () => [[a]];
    expect(pick(1, [a, b], { params: { n: 2 }, always: true })).toMatchObject({ kind: 'pick', seat: 1, params: { n: 2 }, always: true });
    expect(subset(1, [a], { min: 0, max: 1, check, suggest, suggestToPerson: suggest })).toMatchObject({
      kind: 'subset',
      min: 0,
      max: 1,
      check,
      suggest,
      suggestToPerson: suggest,
      always: false,
    });
    expect(amount(1, 2, 8, { step: 3 })).toMatchObject({ kind: 'amount', min: 2, max: 8, step: 3, params: null });
    expect(amount(1, 2, 8)).toMatchObject({ step: 1 });
    expect(order(1, [a, b, c])).toMatchObject({ kind: 'order', options: [a, b, c], always: false });
  });
});

describe('steps', () => {
  it('are called as frames with their parameters', () => {
    expect(note.do({ word: 'x' })).toEqual({ step: 'note', word: 'x' });
    expect(note.rule).toBe('MIC-1');
  });

  it('are found by name', () => {
    expect(stepTable(note, choose)).toEqual({ note, choose });
  });

  it('may not share a name', () => {
    const other = microStep.work('note', { rule: 'MIC-9', run: (_, _p: object) => undefined });
    expect(() => stepTable(note, choose, other)).toThrow('two steps are named note');
  });
});

describe('branches', () => {
  const branches = () =>
    together([
      { seat: 0, calls: [note.do({ word: 'first' }), note.do({ word: 'second' })] },
      { seat: 1, calls: [] },
    ]);

  it('have their first call on top', () => {
    const frame = branches();
    expect(isTogether(frame)).toBe(true);
    expect(isTogether(note.do({ word: 'x' }))).toBe(false);
    expect(frame.branches[0].stack.at(-1)).toEqual(note.do({ word: 'first' }));
    expect(frame.sealed).toBe(false);
    expect(together([], true).sealed).toBe(true);
  });

  it('are copied with all that changes in them, also in one another', () => {
    const inner = branches();
    const stack = [note.do({ word: 'below' }), together([{ seat: 0, calls: [inner] }], true)];
    const before = JSON.stringify(stack);
    const copy = copyStack(stack);
    expect(copy).toEqual(stack);
    const [, outer] = copy;
    if (!isTogether(outer)) throw new Error('not copied as branches');
    outer.held.push({ key: 'x', params: {} });
    outer.begun = 7;
    const [copied] = outer.branches[0].stack;
    if (!isTogether(copied)) throw new Error('not copied as branches');
    copied.branches[0].stack.pop();
    copy.pop();
    expect(JSON.stringify(stack)).toBe(before);
  });
});

describe('options made late', () => {
  const late = (made: () => void) =>
    microStep.pick('late', {
      rule: 'MIC-3',
      ask: (_, { seat }: { seat: Seat }) =>
        pick(
          seat,
          () => {
            made();
            return [a, b];
          },
          { always: true },
        ),
      answer: () => undefined,
    });

  it('are made when they are first read, and remembered', () => {
    let made = 0;
    const q = late(() => made++).ask?.(microTable(micro(() => undefined)).state, { step: 'late', ...{ seat: 0 } });
    expect(made).toBe(0);
    expect(q?.kind === 'pick' && q.options).toEqual([a, b]);
    expect(q?.kind === 'pick' && q.options).toEqual([a, b]);
    expect(made).toBe(1);
  });

  it('are made once for an answer, and not for the question that nobody has looked at yet', () => {
    let made = 0;
    const step = late(() => made++);
    const table = microTable(micro(() => [step.do({ seat: 0 }), step.do({ seat: 1 })], [step]));
    expect(made).toBe(0);
    expect(table.reply(0, 'b').ok).toBe(true);
    expect(made).toBe(1);
    expect(table.view(1).asked?.options).toEqual([a, b]);
    expect(made).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { refusal, type Table } from '../index.ts';
import { caravan, plays, SALT, SILK } from './builders.ts';
import type { ToyState } from './toy.ts';

const HANDS = [SILK.slice(0, 3), SALT.slice(0, 3), SALT.slice(3, 6)];

function inTurn(): Table<ToyState> {
  return plays(caravan({ hands: HANDS }), '1 0', '2 0', '3 0', '1 ! borrow');
}

const texts = (...all: readonly string[]) => all.map((text) => ({ text }));

describe('a plan', () => {
  it('carries several answers out in one go', () => {
    const table = inTurn();
    const outcome = table.replyAll(0, texts('invest', '2'));
    expect(outcome).toMatchObject({ ok: true, stopped: null });
    expect(outcome.ok && outcome.done.map(({ line }) => line.text)).toEqual(['invest', '2']);
    expect(table.state.invested[0]).toBe(1);
  });

  it('stops before the first answer that is refused, and says where', () => {
    const table = inTurn();
    expect(table.replyAll(0, texts('invest', '9', '2'))).toMatchObject({ ok: true, stopped: { at: 1, refusal: { key: 'outOfRange' } } });
    expect(table.question(0)?.frame.step).toBe('invest');
  });

  it('stops before a question that it was not made for, though the answer would fit', () => {
    const table = inTurn();
    const plan = [
      { text: 'invest', step: 'takeTurn' },
      { text: '2', step: 'bid' },
    ];
    expect(table.replyAll(0, plan)).toMatchObject({
      ok: true,
      stopped: { at: 1, refusal: refusal('kernel', 'otherQuestion', { expected: 'bid', step: 'invest' }) },
    });
    expect(table.lines.at(-1)?.text).toBe('invest');
  });

  it('does nothing when its first answer is refused, or when it is empty', () => {
    const table = inTurn();
    const before = table.state;
    expect(table.replyAll(0, texts('fly', 'rest'))).toMatchObject({ ok: false, refusal: { key: 'unknownOption' } });
    expect(table.replyAll(0, texts('rest'), 'stale')).toMatchObject({ ok: false, refusal: { key: 'staleQuestion' } });
    expect(table.replyAll(0, [])).toEqual({ ok: false, refusal: refusal('kernel', 'emptyPlan') });
    expect(table.state).toBe(before);
  });

  it('composes an aside as one message', () => {
    const table = inTurn();
    expect(table.replyAll(1, texts('! haggle', '~ with 1', '~ for 2'))).toMatchObject({ ok: true, stopped: null });
    expect(table.state.core.offers).toHaveLength(1);
  });

  it('is taken back as a whole', () => {
    const table = inTurn();
    plays(table, '1 rest');
    const before = table.lines.length;
    expect(table.replyAll(1, texts('! haggle', '~ with 1')).ok).toBe(true);
    expect(table.mayUndo(1)).toEqual({ ok: true, line: before, count: 2, text: '! haggle' });
    expect(table.undo(1).ok).toBe(true);
    expect(table.lines).toHaveLength(before);
  });

  it('is followed by the standing answers of the others', () => {
    const table = inTurn();
    table.setStanding(1, { step: 'takeTurn', key: 'rest', until: 'ever' });
    const outcome = table.replyAll(0, texts('invest', '2'));
    expect(outcome.ok && outcome.done.map(({ line }) => line)).toEqual([
      { seat: 0, text: 'invest' },
      { seat: 0, text: '2' },
      { seat: 1, text: 'rest' },
    ]);
  });
});

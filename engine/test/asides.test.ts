import { describe, expect, it } from 'vitest';
import { canonical, fastChance, guess, refusal, type SeatView, type Table, toldTo } from '../index.ts';
import { caravan, plays, SALT, SILK, toldBy } from './builders.ts';
import { type ToyState, toy } from './toy.ts';

const HANDS = [SILK.slice(0, 3), SALT.slice(0, 3), SALT.slice(3, 6)];

/** Three seats, seat 1 to play, all with three coins. */
function inTurn(): Table<ToyState> {
  return plays(caravan({ hands: HANDS }), '1 0', '2 0', '3 0');
}

function sight(table: Table<ToyState>, seat: number | null): Omit<SeatView, 'seq' | 'undo'> {
  const { seq, undo, ...seen } = table.view(seat);
  return seen;
}

describe('an aside', () => {
  it('asks its seat beside what goes on, and freezes nobody', () => {
    const table = plays(inTurn(), '2 ! haggle');
    expect(table.questions().map((q) => [q.seat, q.frame.step])).toEqual([[0, 'takeTurn']]);
    expect(table.view(1).aside?.step).toBe('haggle');
    expect(table.view(1).asked).toBeNull();
    plays(table, '1 rest', '2 ~ with 1');
    expect(table.view(1).asked?.step).toBe('takeTurn');
    expect(table.view(1).aside?.step).toBe('namePrice');
    plays(table, '2 rest', '2 ~ for 2');
    expect(table.state.core.offers.map(({ from, to, terms }) => [from, to, terms])).toEqual([[1, [0], { price: 2 }]]);
    expect(table.state.core.asides).toEqual([]);
  });

  it('is seen by nobody else', () => {
    const table = inTurn();
    const before = [0, 2, null].map((seat) => sight(table, seat));
    for (const text of ['! haggle', '~ with 1']) {
      const told = toldBy(table.reply(1, text));
      for (const seat of [0, 2, null]) expect(told.map((event) => toldTo(event, seat)).filter((event) => event !== null)).toEqual([]);
      expect([0, 2, null].map((seat) => sight(table, seat))).toEqual(before);
    }
  });

  it('is not in the worlds that others hold possible, and in its own seat’s', () => {
    const table = plays(inTurn(), '2 ! haggle');
    expect([0, 2, null].map((seat) => guess(toy, table.state, seat, fastChance(1)).core.asides)).toEqual([[], [], []]);
    expect(guess(toy, table.state, 1, fastChance(1)).core.asides).toHaveLength(1);
  });

  it('lets several seats compose at once, each its own', () => {
    const table = plays(inTurn(), '2 ! haggle', '1 ! haggle', '3 ! haggle', '1 ~ with 3', '2 ~ with 3');
    expect([0, 1, 2].map((seat) => table.view(seat).aside?.step)).toEqual(['namePrice', 'namePrice', 'haggle']);
  });

  it('gives way to another of the same seat, and can be left', () => {
    const table = plays(inTurn(), '2 ! haggle', '2 ~ with 1', '2 ! haggle');
    expect(table.view(1).aside?.step).toBe('haggle');
    expect(table.view(1).interjections.map(({ key }) => key)).toContain('leave aside');
    plays(table, '2 ! leave aside');
    expect(table.view(1).aside).toBeUndefined();
    expect(table.reply(1, '~ with 1')).toEqual({ ok: false, refusal: refusal('kernel', 'noAside') });
    expect(table.reply(1, '! leave aside')).toMatchObject({ ok: false, refusal: { key: 'unknownOption' } });
  });

  it('ends by itself when it no longer makes sense', () => {
    const table = plays(inTurn(), '2 ! haggle', '2 ! offer favour to 1 for 1', '2 ! offer favour to 3 for 1');
    expect(table.state.offered[1]).toBe(2);
    expect(table.view(1).aside).toBeUndefined();
  });

  it('ends with the game', () => {
    const table = plays(caravan({ hands: HANDS, options: { rounds: 1 } }), '1 0', '2 0', '3 0', '1 rest', '2 rest', '3 rest', '2 ! haggle');
    expect(table.state.core.asides).toHaveLength(1);
    plays(table, '1 leave', '2 leave', '3 leave');
    expect(table.result).not.toBeNull();
    expect(table.state.core.asides).toEqual([]);
  });

  it('has a question of its own name, so that neither answer makes the other stale', () => {
    const table = plays(inTurn(), '1 ! haggle');
    const { asked, aside } = table.view(0);
    expect(table.reply(0, '~ with 2', 'stale')).toEqual({ ok: false, refusal: refusal('kernel', 'staleQuestion') });
    expect(table.reply(0, '~ with 2', aside?.id).ok).toBe(true);
    expect(table.view(0).asked?.id).toBe(asked?.id);
    expect(table.reply(0, 'rest', asked?.id).ok).toBe(true);
    expect(table.view(0).aside?.step).toBe('namePrice');
  });

  it('tells what it refuses by its own name', () => {
    const table = plays(inTurn(), '2 ! haggle', '2 ~ with 1', '1 invest');
    expect(table.state.coins[0]).toBe(1);
    const { aside } = table.view(1);
    expect(table.refused(1, aside?.id).map(({ key }) => key)).toEqual(['for 2', 'for 3']);
    expect(table.reply(1, '~ for 3')).toMatchObject({ ok: false, refusal: { rule: 'CAR-7', key: 'cannotPay' } });
  });
});

describe('undo and asides', () => {
  it('goes back over what others compose, which nobody could notice', () => {
    const table = plays(inTurn(), '1 build', '2 ! haggle', '2 ~ with 3');
    expect(table.mayUndo(0)).toMatchObject({ ok: true, text: 'build' });
    expect(table.undo(0).ok).toBe(true);
    expect(table.lines.map(({ text }) => text).slice(-2)).toEqual(['! haggle', '~ with 3']);
    expect(table.view(1).aside?.step).toBe('namePrice');
  });

  it('takes an answer in an aside back while the game goes on', () => {
    const table = plays(inTurn(), '2 ! haggle', '2 ~ with 3');
    const before = canonical(table.view(0).asked);
    expect(table.undo(1).ok).toBe(true);
    expect(table.view(1).aside?.step).toBe('haggle');
    expect(canonical(table.view(0).asked)).toBe(before);
  });

  it('ends where an aside became a proposal that another has seen', () => {
    const table = plays(inTurn(), '1 build', '2 ! haggle', '2 ~ with 3', '2 ~ for 1');
    expect(table.mayUndo(0)).toEqual({ ok: false, reason: 'otherSeat' });
  });
});

import { advance, beginGame, fastChance, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { lordsOf } from '../rules/families.ts';
import type { FieState } from '../state.ts';
import { answer, asked, c, controller, keys, play, refusalOf, troops, viewOf, village, whereIs } from './builders.ts';

const CHARACTERS = 22;
const EVENTS = 35;

/** Three players on scripted shuffles: the character deck as listed from the top, and who plays first. */
function dealt(top: readonly number[], first = 1, later: readonly number[][] = []): FieState {
  const rest = Array.from({ length: CHARACTERS }, (_, i) => i).filter((card) => !top.includes(card));
  const events = Array.from({ length: EVENTS }, (_, i) => i);
  return beginGame(game, { seats: 3, options: {} }, scriptChance([[...rest, ...top.toReversed()], events, first, ...later]));
}

const started = (seats: number, seed = 1): FieState => {
  const s = beginGame(game, { seats, options: {} }, fastChance(seed));
  advance(game, s);
  return s;
};

describe('setup', () => {
  it('FIE-2.9 draws the first player at random; turn order is clockwise from him', () => {
    const s = dealt([0, 1, 2], 1);
    expect(s.first).toBe(1);
    advance(game, s);
    expect(asked(s)).toEqual(['1 chooseStartVillage']);
    expect(asked(play(s, 'start sigy'))).toEqual(['2 chooseStartVillage']);
    expect(asked(play(s, 'start bourg'))).toEqual(['0 chooseStartVillage']);
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => started(3, seed).first)).size).toBe(3);
  });

  it('FIE-2.7 FIE-2.8 shuffles all 22 characters into one deck and all 35 others into the other, face down', () => {
    for (const seats of [3, 6]) {
      const s = started(seats);
      const drawn = s.hands.flatMap((_, seat) => lordsOf(s, seat));
      const brown = c.cards.flatMap(({ back }, card) => (back === 'brown' ? [card] : []));
      expect([...s.characterDeck, ...drawn].sort((one, other) => one - other)).toEqual(brown);
      expect(brown).toHaveLength(CHARACTERS);
      expect([...s.eventDeck, ...brown].sort((one, other) => one - other)).toEqual(c.cards.map((_, card) => card));
      expect(s.eventDeck).toHaveLength(EVENTS);
    }
    const orders = [1, 2].map((seed) => started(3, seed).eventDeck.join());
    expect(orders[0]).not.toBe(orders[1]);
  });

  it('FIE-2.10 gives each one Lord in turn order, and shuffles what else was drawn back', () => {
    const cardinal = 18;
    const dArc = 21;
    const order = Array.from({ length: CHARACTERS - 3 }, (_, i) => CHARACTERS - 4 - i);
    const s = dealt([cardinal, 4, 13, dArc, 7], 1, [order]);
    expect([lordsOf(s, 1), lordsOf(s, 2), lordsOf(s, 0)]).toEqual([[4], [13], [7]]);
    expect(s.characterDeck).toHaveLength(CHARACTERS - 3);
    expect(s.characterDeck.slice(0, 2)).toEqual([dArc, cardinal]);
    expect(viewOf(s, null).players[1].lords.map(({ id }) => id)).toEqual([c.lords[4].id]);
  });

  it('FIE-2.11 FIE-2.12 starts with 5 écus, a knight, three sergeants, a castle and a Lord, in a village he controls', () => {
    const s = play(started(3), 'start sigy');
    expect(s.ecus).toEqual([5, 5, 5]);
    expect(s.hands).toEqual([[], [], []]);
    expect(troops(s, s.first, 'sigy')).toBe('3S 1K');
    expect(controller(s, 'sigy')).toBe(s.first);
    expect(viewOf(s, null).villages[village('sigy')].fort).toBe('castle');
    expect(whereIs(s, c.lords[lordsOf(s, s.first)[0]].id)).toBe('sigy');
  });

  it('FIE-2.12 refuses a village with pawns', () => {
    const s = play(started(3), 'start sigy');
    expect(keys(s)).not.toContain('start sigy');
    expect(refusalOf(s, 'start sigy')).toBe('FIE-2.12 villageTaken');
  });

  it('FIE-2.13 lets several start in one fief and bishopric', () => {
    const s = play(started(3), 'start sigy', 'start saintCiers', 'start marcamps');
    expect([controller(s, 'sigy'), controller(s, 'saintCiers'), controller(s, 'marcamps')]).toHaveLength(3);
  });

  it('FIE-2.8 shows the back of the top event card to everybody', () => {
    const s = started(4);
    const top = c.cards[s.eventDeck[s.eventDeck.length - 1]].back;
    for (const seat of [0, 1, 2, 3, null]) expect(viewOf(s, seat).decks.back).toBe(top);
  });

  it('FIE-2.14 begins round 1 with phase 1', () => {
    const s = play(started(3), 'start sigy', 'start bourg');
    const told = answer(s, 'start tournus');
    expect(told.filter(({ key }) => key === 'roundBegan')[0]?.params).toMatchObject({ round: 1 });
    expect(told.find(({ key }) => key === 'stageBegan')?.params).toEqual({ stage: 'papalActs', phase: 1 });
  });

  it('FIE-1.2 FIE-29.5 is for three to six seats, no fewer', () => {
    for (const seats of [3, 4, 5, 6]) expect(lordsOf(started(seats), seats - 1)).toHaveLength(1);
    expect(game.seats.min).toBe(3);
  });
});

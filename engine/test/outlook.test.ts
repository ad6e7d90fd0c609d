import { describe, expect, it } from 'vitest';
import { beginGame, fastChance, learnedValue, type Outlook, type State, type Weights } from '../index.ts';
import { type ToyState, toy } from './toy.ts';

function weightsOf(features: readonly string[], phases: readonly (readonly number[])[]): Weights {
  const learned = { samples: 1, brier: 0, even: 0, calibration: [] };
  return {
    features,
    generation: 1,
    games: 1,
    players: [],
    seats: [],
    seed: '',
    phases: phases.map((weights) => ({ weights, ...learned })),
  };
}

const outlook: Outlook<ToyState> = {
  names: ['coins', 'inns'],
  features: (s, seat) => [s.coins[seat], s.inns[seat]],
  phase: ({ round }) => round,
  moment: ({ round }) => round,
  weights: weightsOf(['coins', 'inns'], [[Math.log(2), 0]]),
};

function laid(coins: readonly number[]): ToyState {
  const s = beginGame(toy, { seats: coins.length, options: {} }, fastChance(1));
  s.coins = [...coins];
  return s;
}

describe('a learned value', () => {
  it('is shares of the win that make 1: here a coin more makes twice as likely', () => {
    const value = learnedValue(outlook)(laid([3, 2, 1]));
    expect(value.map((share) => share * 7)).toEqual([4, 2, 1].map((n) => expect.closeTo(n, 9)));
  });

  it('is shared evenly by those who win together, whatever each of them has', () => {
    const allied = learnedValue({ ...outlook, sides: () => [[0, 2], [1]] })(laid([3, 2, 1]));
    expect(allied).toEqual([0.25, 0.5, 0.25].map((n) => expect.closeTo(n, 9)));
  });

  it('is nothing for a side that can no longer win, and an ally who can wins for both', () => {
    const isOut = (_s: State, seat: number): boolean => seat === 0;
    expect(learnedValue({ ...outlook, isOut })(laid([9, 2, 2]))).toEqual([0, 0.5, 0.5].map((n) => expect.closeTo(n, 9)));
    const allied = learnedValue({ ...outlook, isOut, sides: () => [[0, 1], [2]] })(laid([9, 2, 2]));
    expect(allied).toEqual([0.25, 0.25, 0.5].map((n) => expect.closeTo(n, 9)));
  });

  it('is what was won once the game is over', () => {
    const s = laid([3, 2, 1]);
    s.core.result = { scores: [1, 1, 0], winners: [1, 2], by: 'coins' };
    expect(learnedValue(outlook)(s)).toEqual([0, 0.5, 0.5]);
  });

  it('has a set of weights for every phase, the last one for all that come later', () => {
    const weights = weightsOf(
      ['coins', 'inns'],
      [
        [0, 0],
        [1000, 0],
      ],
    );
    const value = learnedValue({ ...outlook, weights });
    const s = laid([3, 2]);
    s.round = 0;
    expect(value(s)).toEqual([0.5, 0.5]);
    s.round = 7;
    expect(value(s)).toEqual([1, 0]);
  });

  it('goes by the names of the features, not by their order; what is new counts for nothing', () => {
    const weights = weightsOf(['camels', 'coins'], [[5, Math.log(2)]]);
    const value = learnedValue({ ...outlook, weights })(laid([2, 1]));
    expect(value).toEqual([2 / 3, 1 / 3].map((n) => expect.closeTo(n, 9)));
  });
});

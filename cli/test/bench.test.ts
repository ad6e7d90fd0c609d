import { describe, expect, it } from 'vitest';
import { boardgameioCards } from '../bench/cards/boardgameio.ts';
import { castellanCards } from '../bench/cards/castellan.ts';
import { CARDS, DECK, deal, legalCards, playCard } from '../bench/cards/rules.ts';
import { median } from '../bench/measure.ts';
import { isMet } from '../bench/suite.ts';
import { castellan } from './run.ts';

describe('the card game of the benchmark', () => {
  it('takes 40 moves on both sides', async () => {
    expect(castellanCards()()).toBe(CARDS);
    expect((await boardgameioCards())()).toBe(CARDS);
  });

  it('makes the second player follow suit, gives the trick to the higher card, and both draw', () => {
    const cards = deal(DECK.slice());
    expect(cards.hands).toEqual([
      [35, 36, 37, 38, 39],
      [30, 31, 32, 33, 34],
    ]);
    expect(legalCards([1, 12, 15], 19)).toEqual([12, 15]);
    expect(legalCards([1, 22], 19)).toEqual([1, 22]);
    playCard(cards, 35);
    expect([cards.led, cards.turn]).toEqual([35, 1]);
    playCard(cards, 34);
    expect(cards).toMatchObject({
      scores: [9, 0],
      led: -1,
      turn: 0,
      played: 2,
      hands: [
        [36, 37, 38, 39, 29],
        [30, 31, 32, 33, 28],
      ],
    });
  });
});

describe('castellan bench', () => {
  it('gives its numbers as JSON', async () => {
    const { code, out } = await castellan(['bench', '--quick', '--json']);
    expect(code).toBe(0);
    const numbers = JSON.parse(out);
    const { movesPerSecond, boardgameioMovesPerSecond, ratio } = numbers.cardGame;
    // What is printed is rounded.
    expect(Math.abs(ratio / (movesPerSecond / boardgameioMovesPerSecond) - 1)).toBeLessThan(0.02);
    const fair = numbers.games.fair;
    for (const key of [
      'decisionsPerSecond',
      'gamesPerSecond',
      'ratioToBoardgameio',
      'copyPerSecond',
      'jsonPerSecond',
      'stateBytes',
      'replayMs',
    ])
      expect(fair[key], key).toBeGreaterThan(0);
    expect(fair.seats).toBe(4);
    expect([numbers.copyPerSecond, numbers.stateBytes, numbers.replayMs]).toEqual([fair.copyPerSecond, fair.stateBytes, fair.replayMs]);
  });

  it('holds numbers against their bars', () => {
    expect(isMet({ key: 'a', value: 20, least: 20 })).toBe(true);
    expect(isMet({ key: 'a', value: 19, least: 20 })).toBe(false);
    expect(isMet({ key: 'a', value: 21, most: 20 })).toBe(false);
    expect(isMet({ key: 'a', value: 21 })).toBe(true);
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  });
});

import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { boardgameioCards } from '../bench/cards/boardgameio.ts';
import { castellanCards } from '../bench/cards/castellan.ts';
import { CARDS, DECK, deal, legalCards, playCard } from '../bench/cards/rules.ts';
import { median } from '../bench/measure.ts';
import { isMet } from '../bench/suite.ts';
import { game as fair } from './fixtures/fair/game.ts';
import { SHELF } from './fixtures/shelf.ts';
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

  it('tells of every game whose castellans try something what they do, answer by answer or by plans, and of no other', async () => {
    const searched = { ...fair, instinct: { ...fair.instinct, horizon: 1, searchedBy: 'castellans', tries: 30 } as const };
    const plain = SHELF.named('fair');
    if (plain === null) throw new Error('the game is not on the shelf');
    const games = {
      ids: ['fair', 'searched', 'anarchy'],
      named: (id: string) =>
        id === 'searched' ? { ...plain, load: async () => ({ ...searched, id }) } : (SHELF.named(id) ?? gameNamed(id)),
    };
    const { code, out } = await castellan(['bench', '--search', '--quick', '--json'], { games });
    expect(code).toBe(0);
    const { search } = JSON.parse(out);
    expect(Object.keys(search)).toEqual(['cardGame', 'searched', 'anarchy']);
    expect(search.cardGame.ratio).toBeGreaterThan(0);
    for (const id of ['searched', 'anarchy'])
      for (const key of ['priorsPerSecond', 'iterationsPerSecond', 'iterationsPerDecision', 'millisecondsPerDecision'])
        expect(search[id][key], `${id} ${key}`).toBeGreaterThan(0);
    expect(search.searched.iterationsPerDecision).toBeLessThanOrEqual(30);
  });

  it('measures in every game of the shelf something that its castellans try', async () => {
    for (const id of GAME_IDS) {
      const game = await gameNamed(id)?.load();
      expect(game?.instinct.searchedBy ?? game?.instinct.plans, id).toBeDefined();
    }
  });

  it('holds numbers against their bars', () => {
    expect(isMet({ key: 'a', value: 20, least: 20 })).toBe(true);
    expect(isMet({ key: 'a', value: 19, least: 20 })).toBe(false);
    expect(isMet({ key: 'a', value: 21, most: 20 })).toBe(false);
    expect(isMet({ key: 'a', value: 21 })).toBe(true);
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  });
});

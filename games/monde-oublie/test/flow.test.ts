import { advance, apply, beginGame, fastChance, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { answer, army, asked, events, faceUp, give, play, question, roll, row, start, toRound, view } from './builders.ts';

describe('rounds', () => {
  it('MON-2.1 a game has exactly six rounds', () => {
    for (const seats of [2, 3, 4]) {
      const s = beginGame(game, { seats, options: {} }, fastChance(seats));
      const rng = fastChance(1);
      const rounds = new Set<number>();
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) rounds.add(s.round);
      expect([...rounds]).toEqual([1, 2, 3, 4, 5, 6]);
      expect(s.core.result).not.toBeNull();
    }
  });

  it('MON-2.2 a round is preparation, then actions, then its end', () => {
    const s = toRound(start(), 2);
    expect(asked(s)).toEqual(['0 takeTurn']);
    answer(s, 'pass');
    expect(events(answer(s, 'pass'))).toEqual([
      'passed',
      'income',
      'income',
      'roundBegan',
      'actionOpened',
      'empireRowDealt',
      ...(s.militaryRow.length === 2 ? [] : ['militaryRowFilled']),
    ]);
    expect(s.round).toBe(3);
  });
});

describe('turns', () => {
  it('MON-2.3 begin with the holder of the tile and go clockwise', () => {
    const s = start(3, { firstPlayer: 2 });
    const order: number[] = [];
    for (let i = 0; i < 6; i++) {
      order.push(question(s).seat);
      answer(s, `place ${i < 3 ? 1 : 2} rebuild`);
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it('MON-2.4 are one placement, one attack or a pass', () => {
    const s = start(3);
    give(s, 1, { coins: 9, armies: [army('phalange'), army('elephants-de-guerre')] });
    faceUp(s, 'crabe-des-recifs');
    answer(s, 'place 1 labour');
    expect(asked(s)).toEqual(['1 takeTurn']);
    roll(s, 'blank');
    play(s, 'attack crabe-des-recifs', 'army 2');
    expect(asked(s)).toEqual(['2 takeTurn']);
    answer(s, 'pass');
    expect(asked(s)).toEqual(['0 takeTurn']);
  });

  it('MON-2.5 skip those who have passed; the last one takes turn after turn', () => {
    const s = start(3);
    play(s, 'pass', 'place 1 rebuild', 'place 1 rebuild');
    expect(asked(s)).toEqual(['1 takeTurn']);
    play(s, 'pass', 'place 2 rebuild');
    expect(asked(s)).toEqual(['2 takeTurn']);
    answer(s, 'place 3 labour');
    expect(s.round).toBe(2);
  });

  it('MON-2.6 end at once when everybody has passed', () => {
    const s = start();
    answer(s, 'pass');
    expect(s.round).toBe(1);
    answer(s, 'pass');
    expect(s.round).toBe(2);
  });

  it('MON-2.7 keep their order when the tile moves; it decides who starts the next round', () => {
    const s = start(3);
    play(s, 'place 1 labour', 'place 1 rebuild');
    expect(view(s).tile).toEqual({ holder: 1, hand: true });
    const turns = ['place 1 rebuild', 'place 2 rebuild', 'place 2 rebuild'].map((move) => {
      const [turn] = asked(s);
      answer(s, move);
      return turn;
    });
    expect(turns).toEqual(['2 takeTurn', '0 takeTurn', '1 takeTurn']);
    play(s, 'pass', 'pass', 'pass');
    expect(s.round).toBe(2);
    expect(asked(s)).toEqual(['1 takeTurn']);
  });
});

it('MON-2.8 payments go to the supply, coins for armies onto the military card', () => {
  const s = start();
  give(s, 0, { coins: 8, armies: [army('phalange', { art: 2 }), army('miliciens')] });
  give(s, 1, { coins: 9 });
  faceUp(s, 'creature-de-pierre');
  const all = () =>
    s.players.reduce(
      (sum, { coins, armies }) => sum + coins + armies.reduce((n, { nameCoins, artCoins }) => n + nameCoins + artCoins, 0),
      0,
    );
  row(s, 'forge', 'verger');
  const before = all();
  play(s, 'place 1 build', 'build forge');
  expect(all()).toBe(before - 3);
  answer(s, 'place 3 discovery');
  expect(all()).toBe(before - 6);
  give(s, 0, { city: ['grande-muraille'] });
  roll(s, 'blank', 'blank');
  play(s, 'attack creature-de-pierre', 'army 1');
  expect(s.players[0].armies[0]).toEqual(army('phalange', { name: 3, art: 2 }));
  expect(s.players[0].coins).toBe(2);
  expect(all()).toBe(before - 6);
});

import { advance, apply, beginGame, fastChance, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { plainGold } from '../rules/scoring.ts';
import { asked, handOf, keys, play, refusalOf, resultOf, scene } from './builders.ts';

const mines = ['mine', 'mine', 'mine', 'mine', 'mine', 'mine'];
const six = [1, 2, 3, 4, 5, 6].map((n) => `discard mine-0${n}`).join(' + ');

/** Seat 0 draws the last card of the second deck. */
const drawLast = (fiefs: Parameters<typeof scene>[0]) => {
  const s = scene(fiefs, { phase: 'start', decks: [1, 0, 5] });
  play(s, 'draw territory');
  return resultOf(s);
};

describe('running out of cards', () => {
  it('MED-20.1 the game ends when the last building is bought and placed, after the prestige check', () => {
    const fiefs = [{ city: ['school'], territories: [['field']], hand: mines }, { city: ['tower', 'castle'] }];
    const s = scene(fiefs, { tops: ['stable'], piles: [[]] });
    play(s, 'buy stable-01', 'on field-01', six);
    expect([resultOf(s), s.core.result?.scores]).toEqual(['lastBuilding: 1', [2, 3]]);
    const wins = scene(
      [
        {
          city: ['school', 'castle'],
          territories: [
            ['field', 'bank', 'church'],
            ['farm', 'tower'],
          ],
          hand: mines,
        },
        {},
      ],
      {
        tops: ['stable'],
        piles: [[]],
      },
    );
    play(wins, 'buy stable-01', six);
    expect(resultOf(wins)).toBe('prestige: 0');
    const more = scene(fiefs, { tops: ['stable', 'forge'], piles: [[], []] });
    play(more, 'buy stable-01', 'on field-01', six);
    expect(resultOf(more)).toBeNull();
  });

  it('MED-20.2 the game ends when two of the three decks are empty, also in the middle of a turn', () => {
    expect(drawLast([{ city: ['school'] }, {}])).toBe('emptyDecks: 0');
    const s = scene([{ city: ['school'], hand: mines }, {}], { decks: [1, 0, 5] });
    play(s, 'extra territory', 'discard mine-01 + discard mine-02 + discard mine-03 + discard mine-04');
    expect(resultOf(s)).toBe('emptyDecks: 0');
  });

  it('MED-20.3 empty building piles do not count for that', () => {
    const s = scene([{}, {}], { phase: 'start', decks: [2, 0, 5], tops: ['stable'], piles: [[]] });
    play(s, 'draw territory');
    expect([resultOf(s), asked(s)]).toEqual([null, '0 action']);
  });

  it('MED-20.4 an empty deck cannot be drawn from; with one empty the game goes on', () => {
    const s = scene([{ hand: mines }, {}], { phase: 'start', decks: [5, 0, 5] });
    expect(keys(s)).toEqual(['draw territory', 'draw character']);
    play(s, 'draw character');
    expect(refusalOf(s, 'extra military')).toBe('MED-20.4 deckEmpty');
    expect(keys(s)).toContain('extra character');
    expect(resultOf(s)).toBeNull();
  });

  it('MED-20.5 most prestige wins', () => {
    expect(drawLast([{ city: ['school'] }, { city: ['castle'] }])).toBe('emptyDecks: 1');
    expect(drawLast([{ city: ['school'] }, {}, { city: ['bank', 'church'] }])).toBe('emptyDecks: 2');
  });

  it('MED-20.6 then most plain gold: Mines in the fief and Merchants at home, without workers or buildings', () => {
    const s = scene([
      {
        territories: [['mine', 'peasant', 'peasant', 'school'], ['mine', 'merchant'], ['farm']],
        open: ['merchant'],
        away: { neutral: ['merchant'] },
      },
      {},
    ]);
    expect(plainGold(s, 0)).toBe(4);
    expect(drawLast([{ territories: [['mine', 'peasant']] }, { territories: [['mine'], ['mine']] }])).toBe('gold: 1');
    expect(
      drawLast([
        { territories: [['mine'], ['farm']], open: ['merchant'] },
        { territories: [['mine']], hand: ['field', 'field', 'field'] },
      ]),
    ).toBe('gold: 0');
  });

  it('MED-20.7 MED-20.10 then most cards in hand, the card just drawn included', () => {
    expect(drawLast([{ hand: ['field', 'field'] }, { hand: ['farm', 'farm'] }])).toBe('hand: 0');
    expect(drawLast([{ hand: ['field'] }, { hand: ['farm', 'farm', 'farm'] }])).toBe('hand: 1');
  });

  it('MED-20.8 still equal, the game is drawn', () => {
    expect(drawLast([{ hand: ['field'] }, { hand: ['farm', 'farm'] }])).toBe('draw: 0 1');
  });

  it('MED-20.9 alliances add their numbers in every comparison; an eliminated ally counts 0', () => {
    expect(drawLast([{ city: ['school'] }, { city: ['castle'] }, { city: ['school', 'bank'] }, {}])).toBe('emptyDecks: 0 2');
    expect(drawLast([{ territories: [['mine']] }, { territories: [['mine']] }, {}, { territories: [['mine']] }])).toBe('gold: 1 3');
    expect(drawLast([{ hand: ['field'] }, { hand: ['farm'] }, { hand: ['farm'] }, { hand: ['field'] }])).toBe('hand: 0 2');
    const s = scene(
      [
        { city: ['school'] },
        {},
        { city: ['castle'], territories: [['field']], siege: 2 },
        { ...{ city: ['bank', 'forge'] }, territories: [['farm', 'peasant']], away: { fief2: ['soldier'] } },
      ],
      {
        active: 1,
        decks: [1, 0, 5],
      },
    );
    play(s, 'end turn');
    expect([s.eliminated[2], asked(s)]).toEqual([true, '3 drawDeck']);
    play(s, 'draw territory');
    expect([resultOf(s), s.core.result?.scores]).toEqual(['emptyDecks: 1 3', [1, 2, 1, 2]]);
    expect(s.core.result?.breakdown?.[0]).toEqual({ key: 'prestige', values: [1, 0, 0, 2] });
  });

  it('MED-20.11 every game ends: two decks are empty after at most 70, 62 or 54 draws', () => {
    for (const [seats, most] of [
      [2, 70],
      [3, 62],
      [4, 54],
    ] as const) {
      for (let seed = 1; seed <= 40; seed++) {
        const s = beginGame(game, { seats, options: {} }, fastChance(seed));
        const rng = fastChance(seed + 99);
        const cardsLeft = (): number => s.decks.reduce((sum, deck) => sum + deck.length, 0);
        let q = advance(game, s);
        let turn = 0;
        while (q !== null) {
          if (q.frame.step === 'drawDeck' && s.turns > turn) {
            const before = cardsLeft();
            turn = s.turns;
            q = apply(game, s, q, randomAnswer(q, rng));
            expect(cardsLeft()).toBe(before - 1);
          } else q = apply(game, s, q, randomAnswer(q, rng));
        }
        expect(s.core.result).not.toBeNull();
        expect(87 - 8 * seats - cardsLeft()).toBeLessThanOrEqual(most);
        expect(handOf(s, 0).length).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

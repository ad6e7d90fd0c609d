import type { Json } from '@castellan/engine';
import { speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../board/board.ts';
import { wordsOf } from '../board/words.ts';

const messages = {
  'name.card.forge': 'Forge',
  'name.card.mill': 'Mill',
  'name.tribe.red': 'the Reds',
  'name.colour.red': 'red',
  'term.empireRow': 'Empire row',
  'cli.labelled': '{label}: {text}',
};
const names = ['Anna', 'Knight 2'];
const words = wordsOf(
  speaker('en', [messages], (seat) => names[seat]),
  messages,
  names,
);

describe('any view as text', () => {
  it('puts facts together and each list in its own line', () => {
    const view = { round: 2, active: 0, over: false, open: true, empireRow: ['forge', 'mill', 'forge', null], empty: [], none: null };
    expect(boardOf(view, 0, words, 80).common).toEqual(['  Round 2 · active Anna · open', '  Empire row: Forge ×2, Mill, ?']);
  });

  it('gives each seat its own, and the seat that looks its zeros too', () => {
    const players: Json = [
      {
        seat: 0,
        coins: 0,
        citizens: [
          { value: 1, place: { kind: 'action', action: 'mill' } },
          { value: 2, place: { kind: 'famine' } },
        ],
      },
      {
        seat: 1,
        coins: 0,
        armies: [
          { card: 'forge', coins: 2, used: true },
          { card: 'mill', coins: 0, used: false },
        ],
      },
    ];
    expect(boardOf({ players }, 0, words, 80)).toEqual({
      common: [],
      players: [
        { head: '', lines: ['  Coins 0', '  Citizens: 1 (Mill), 2 (famine)'] },
        { head: '', lines: ['  Armies: Forge (coins 2, used), Mill'] },
      ],
    });
  });

  it('tells whose something is, seat 1 included', () => {
    const view = {
      row: [
        { card: 'forge', takenBy: 0 },
        { card: null, takenBy: 1 },
      ],
      tile: { holder: 0, hand: true },
    };
    expect(boardOf(view, null, words, 80).common).toEqual([
      '  Tile (holder Anna, hand)',
      '  Row: Forge (taken by Anna), taken by Knight 2',
    ]);
  });

  it('takes the active and the first for seats at the table, not in a thing', () => {
    const view = { active: 1, first: 0, token: { card: 'forge', active: 1 } };
    expect(boardOf(view, 0, words, 80).common).toEqual(['  Active Knight 2 · first Anna · token (Forge (active 1))']);
  });

  it('names one of many copies, and what a field holds by any word of the field', () => {
    const names = { ...messages, 'name.path.red': 'Red Path' };
    const told = wordsOf(
      speaker('en', [names], () => ''),
      names,
      ['Anna'],
    );
    expect(told.name('hand', 'mill-08')).toBe('Mill');
    expect(told.name('pathOffer', 'red')).toBe('Red Path');
    expect(told.name('hand', 'road-08')).toBe('road 08');
  });

  it('speaks French where a game has no term', () => {
    const french = wordsOf(
      speaker('fr', [messages], (seat) => names[seat]),
      messages,
      names,
    );
    expect(boardOf({ score: 3, discard: ['forge'] }, 0, french, 80).common).toEqual(['  Score 3', '  Défausse: Forge']);
  });

  it('names sides and the like as the game does, also where they are fields', () => {
    const sides = { ...messages, 'name.side.left': 'gauche', 'name.side.top': 'haut' };
    const french = wordsOf(
      speaker('fr', [sides], (seat) => names[seat]),
      sides,
      names,
    );
    expect(boardOf({ walls: { top: 1, left: 2 } }, 0, french, 80).common).toEqual(['  Walls (haut 1, gauche 2)']);
  });

  it('takes a name from its kind first, and no name that two kinds share', () => {
    expect(words.name('tribe', 'red')).toBe('the Reds');
    expect(words.name('ownTribes', 'red')).toBe('the Reds');
    expect(words.name('banner', 'red')).toBe('red');
    expect(words.name('anything', 'mill')).toBe('Mill');
    expect(words.name('anything', 'stone-creature')).toBe('stone creature');
  });

  it('breaks long lines', () => {
    const { common } = boardOf({ empireRow: Array.from({ length: 12 }, (_, i) => `long-card-name-${i}`) }, null, words, 60);
    expect(common.length).toBeGreaterThan(3);
    for (const line of common) expect(line.length).toBeLessThanOrEqual(60);
  });
});

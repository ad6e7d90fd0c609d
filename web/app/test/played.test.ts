import { describe, expect, it } from 'vitest';
import { ANY, rivalsIn, wantedOf } from '../played/filter.ts';
import { marginOf, type Played, placeOf } from '../played/played.ts';
import { played } from './fixtures/played.ts';

const DAY = 86_400_000;

const GAMES: readonly Played[] = [
  played({}),
  played({ id: 'b', game: 'anarchy', title: 'Écluse', outcome: 'lost', when: new Date(2026, 10, 12, 23, 59).getTime() + DAY }),
  played({ id: 'c', seat: null, outcome: 'watched', rivals: [{ seat: 0, name: 'Odon', isBot: true }], names: ['Odon', 'Mahaut'] }),
];

const found = (wanted: Partial<typeof ANY>): string =>
  wantedOf(GAMES, { ...ANY, ...wanted }, (game) => `(${game})`)
    .map(({ id }) => id)
    .join('');

describe('played games', () => {
  it('are found by game, rival, result, and any word of their names whatever its accents', () => {
    expect(found({})).toBe('abc');
    expect(found({ game: 'fief' })).toBe('ac');
    expect(found({ rival: 'Raoul' })).toBe('ab');
    expect(found({ outcome: 'lost' })).toBe('b');
    expect(found({ words: 'ecluse' })).toBe('b');
    expect(found({ words: 'winds mahaut' })).toBe('c');
    expect(found({ words: '(anarchy' })).toBe('b');
  });

  it('are found by date, the last day counted in', () => {
    expect(found({ from: '2026-11-13' })).toBe('b');
    expect(found({ to: '2026-11-12' })).toBe('ac');
    expect(found({ from: '2026-11-12', to: '2026-11-13' })).toBe('abc');
    expect(found({ from: 'soon' })).toBe('abc');
  });

  it('tell whom one played against, the most frequent first, and not whom one only looked at', () => {
    expect(rivalsIn(GAMES)).toEqual(['Raoul']);
  });

  it('tell the place of a seat, winners first whatever was counted, and how close it was', () => {
    const game = { result: { scores: [10, 30, 30, 20], winners: [0], by: 'crown' }, winners: [0] };
    expect([0, 1, 2, 3].map((seat) => placeOf(game, seat))).toEqual([1, 2, 2, 4]);
    expect(placeOf({ result: null, winners: [] }, 0)).toBeNull();
    expect(marginOf(played({ result: { scores: [40, 30], winners: [0], by: 'score' } }))).toBe(0.25);
  });
});

/** What the instinct does with a turn: provinces, the first player's tile, armies, and money at the end. */

import { senseOf } from '@castellan/engine/sense';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { type MonState, NONE } from '../state.ts';
import { answer, army, barracks, faceUp, give, province, row, start, toRound } from './builders.ts';

const { choice, weightOf } = senseOf(game);

/** A round in which there is nothing to have but what a test lays out. */
function bare(round: number, seats = 2): MonState {
  const s = toRound(start(seats), round);
  s.titans.fill(NONE);
  s.province = NONE;
  row(s);
  barracks(s);
  return s;
}

describe('a province', () => {
  function beside(id: string, round: number, city: readonly string[] = []): string {
    const s = bare(round);
    give(s, 0, { coins: 9, armies: [], city });
    s.province = province(id);
    return choice(s);
  }

  it('is taken for what it brings in every round, while there are rounds', () => {
    expect(beside('monts-d-argent', 1)).toBe('place 1 expansion');
    expect(beside('defile-de-fer', 3)).toBe('place 1 expansion');
    expect(beside('monts-d-argent', 5)).toBe('place 1 labour');
  });

  it('is taken for its room by whoever has none, and by nobody else', () => {
    expect(beside('plaine-du-levant', 3, ['verger', 'aqueduc'])).toBe('place 1 expansion');
    expect(beside('plaine-du-levant', 3)).toBe('place 1 labour');
  });
});

describe('the tile of the first player', () => {
  /** What the first seat in turn does, and the second after it has passed. */
  function turns(round: number, seats: number): readonly [string, string] {
    const s = bare(round, seats);
    const first = choice(s);
    answer(s, 'pass');
    return [first, choice(s)];
  }

  it.each([2, 3, 4])('is worth a rebuilding to those of %i who have it not, while a round follows', (seats) => {
    expect(turns(1, seats)).toEqual(['place 1 labour', 'place 1 rebuild']);
    expect(turns(5, seats)).toEqual(['place 1 labour', 'place 1 rebuild']);
    expect(turns(6, seats)).toEqual(['place 1 labour', 'place 1 labour']);
  });

  it('is worth nothing once somebody has taken it for the next round', () => {
    const s = bare(1, 3);
    answer(s, 'pass');
    answer(s, 'place 1 rebuild');
    expect(choice(s)).toBe('place 1 labour');
  });
});

describe('an army', () => {
  function recruiting(titan: string | null): number {
    const s = bare(2);
    give(s, 0, { coins: 9, armies: [army('lanciers')] });
    if (titan !== null) faceUp(s, titan);
    barracks(s, 'lanciers');
    expect(choice(s)).toBe('place 1 recruit');
    return weightOf(s, 'place 1 recruit');
  }

  it('is raised before anything else, and wanted most for a titan that is then in reach', () => {
    expect(recruiting('crabe-des-recifs')).toBeGreaterThan(recruiting(null) + 3);
    expect(recruiting('leviathan')).toBe(recruiting(null));
  });

  it('fights at once for a titan in reach', () => {
    const s = bare(2);
    give(s, 0, { coins: 9, armies: [army('lanciers'), army('lanciers')] });
    faceUp(s, 'crabe-des-recifs');
    expect(choice(s)).toBe('attack crabe-des-recifs');
  });
});

describe('money in the end', () => {
  /** Elephants are to be had for 4 coins, and a Great Port of two banners for 7. */
  function beforeTheEnd(round: number, coins: number): string {
    const s = bare(round);
    give(s, 0, { coins, armies: [army('lanciers')] });
    barracks(s, 'elephants-de-guerre');
    row(s, 'grand-port');
    return choice(s);
  }

  it('goes into armies while they still fight, and into banners in the last round', () => {
    expect(beforeTheEnd(5, 10)).toBe('place 1 recruit');
    expect(beforeTheEnd(6, 10)).toBe('place 1 build');
  });

  it('is spent on a card that is hardly worth its price a round before', () => {
    const s = bare(6);
    give(s, 0, { coins: 3, armies: [] });
    row(s, 'aqueduc');
    expect(choice(s)).toBe('place 1 build');
    const before = bare(5);
    give(before, 0, { coins: 3, armies: [] });
    row(before, 'aqueduc');
    expect(choice(before)).toBe('place 1 labour');
  });
});

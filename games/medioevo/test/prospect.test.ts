import { fastChance, foresee } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { forecastOn, forecastRerolls } from '../rules/forecast.ts';
import { battle, until } from './war.ts';

const few = { worlds: 2 };

describe('what a battle will come to', () => {
  it('is fought on from where it stands, for whoever asks', () => {
    const s = battle([{ units: { serbia: '6HI 4CA' } }, { units: { serbia: '1LI' } }]);
    s.core.chance = fastChance(1);
    const { numbers } = foresee(game, s, 0, [], few);
    expect(numbers.attackerWins.mean).toBeGreaterThan(0.9);
    expect(numbers.defenderLosses.mean).toBeCloseTo(1, 0);
    expect(forecastOn(s, { runs: 10 })?.wins).toBeGreaterThan(0.9);
  });

  it('is told for every way to reroll, of the round alone: shares of one that differ with the dice', () => {
    const s = battle([{ units: { serbia: '3HI' } }, { units: { serbia: '3HI' } }], { dice: [1, 1, 8] });
    until(s, '0 rerollBattleDice');
    s.core.chance = fastChance(1);
    const ways = forecastRerolls(s, 0, { runs: 200 });
    expect([...ways.keys()]).toEqual(['-', 'd4', 'd6', 'd4 + d6', 'd8', 'd4 + d8', 'd6 + d8', 'd4 + d6 + d8']);
    for (const [won, tied, lost] of ways.values()) expect(won + tied + lost).toBeCloseTo(1);
    // An eight is not thrown away.
    expect(ways.get('-')?.[0]).toBeGreaterThan(ways.get('d8')?.[0] ?? 1);
    expect(forecastRerolls(s, 1)).toEqual(new Map());
    expect(foresee(game, s, 0, [], few).numbers['reroll.d4 + d6.won'].mean).toBeGreaterThan(0);
  });

  it('is nothing where no battle is fought', () => {
    const s = battle([{ units: { serbia: '1HI' } }, { units: { serbia: '1HI' } }]);
    s.battles = [];
    s.core.stack = [];
    expect(forecastOn(s)).toBeNull();
  });
});

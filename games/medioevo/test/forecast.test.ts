import { stateHash } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { forecast } from '../rules/forecast.ts';
import { bestReroll } from '../rules/rerolls.ts';
import { BARBARIANS } from '../vocabulary.ts';
import { node, position } from './builders.ts';

describe('forecasts', () => {
  const world = position([{ units: { serbia: '6HI 2CA' } }, { units: { serbia: '2LI', bosnia: '4LI' } }], {
    wars: [[0, 1]],
    warCircle: [4, 6, 8],
  });

  it('fights the battle itself many times and leaves the world as it was', () => {
    const before = stateHash(world);
    const strong = forecast(world, { attacker: 0, defender: 1, place: node('serbia') }, { runs: 40 });
    expect(stateHash(world)).toBe(before);
    expect(strong.wins).toBeGreaterThan(0.8);
    expect(strong.wins + strong.loses + strong.undecided).toBeCloseTo(1);
    expect(strong.losses[1]).toBeGreaterThan(0);
    const weak = forecast(world, { attacker: 1, defender: 0, place: node('serbia') }, { runs: 40 });
    expect(weak.wins).toBeLessThan(0.2);
    expect(forecast(world, { attacker: 0, defender: 1, place: node('serbia') }, { runs: 40 })).toEqual(strong);
  });

  it('lets an army come, and a horde resist', () => {
    const few = forecast(world, { attacker: 0, defender: BARBARIANS, place: node('bulgaria'), army: [1, 0, 0, 0, 0, 0, 0] }, { runs: 40 });
    const many = forecast(world, { attacker: 0, defender: BARBARIANS, place: node('bulgaria'), army: [4, 4, 0, 0, 0, 0, 0] }, { runs: 40 });
    expect(many.wins).toBeGreaterThan(few.wins);
  });

  it('never breaks a pair whose product is the attack value, and rerolls a bad throw', () => {
    expect(bestReroll([1, 5, 5]) & 6).toBe(0);
    expect(bestReroll([4, 2, 1])).not.toBe(0);
  });
});

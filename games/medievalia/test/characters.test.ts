import { describe, expect, it } from 'vitest';
import { cardNamed, isUsed, keys, play, refusalOf, scene, viewOf, whereIs } from './builders.ts';

const cards = ['mine', 'mine', 'mine', 'mine'];
const all = 'discard mine-01 + discard mine-02 + discard mine-03 + discard mine-04';

describe('playing characters', () => {
  it('MED-9.1 a military or character card is played from the hand for its cost', () => {
    const s = scene([{ territories: [['field'], ['forest']], hand: ['soldier', 'peasant'] }, {}]);
    play(s, 'play soldier', 'on open ground');
    expect(viewOf(s, 0).purchase?.cost).toEqual({ labour: 0, food: 1, energy: 1, gold: 0 });
    play(s, 'use field-01 + use forest-01');
    expect([whereIs(s, 'soldier-01'), s.hands[0]]).toEqual(['open fief0', [cardNamed('peasant-01')]]);
  });

  it('MED-9.2 it goes onto the open ground, the City or any own territory, used or unused', () => {
    const s = scene([{ cityUsed: true, territories: [['field'], ['farm']], hand: ['peasant', ...cards] }, { territories: [['field']] }]);
    s.used[cardNamed('field-01')] = 1;
    play(s, 'play peasant');
    expect(keys(s)).toEqual(['on open ground', 'on city-01', 'on field-01', 'on farm-01']);
    play(s, 'on field-01', 'use farm-01');
    expect([whereIs(s, 'peasant-01'), isUsed(s, 'peasant-01')]).toEqual(['field-01', false]);
  });

  it('MED-9.3 in the same turn it may produce, use its power, move inside and then move out', () => {
    const s = scene([{ territories: [['farm']], hand: ['peasant', 'field', ...cards] }, {}]);
    play(s, 'play peasant', 'on farm-01', 'discard mine-01', 'move peasant-01', 'on open ground', 'play field', 'use peasant-01');
    expect(isUsed(s, 'peasant-01')).toBe(true);
    const marching = scene([{ territories: [['farm']], hand: ['peasant', ...cards] }, {}]);
    play(marching, 'play peasant', 'on open ground', 'discard mine-01', 'end actions', 'march peasant-01 neutral');
    expect(whereIs(marching, 'peasant-01')).toBe('open neutral');
    const trading = scene([{ city: ['bank'], territories: [['farm']], hand: ['merchant', 'field', ...cards] }, {}]);
    play(
      trading,
      'play merchant',
      'on open ground',
      'discard mine-01 + discard mine-02',
      'play field',
      'power merchant-01 + discard mine-03',
    );
    expect(isUsed(trading, 'merchant-01')).toBe(true);
  });

  it('MED-9.5 Peasant and Soldier need no building', () => {
    const s = scene([{ territories: [['farm']], hand: ['peasant', 'soldier', ...cards] }, {}]);
    play(s, 'play peasant', 'on open ground');
    expect(viewOf(s, 0).purchase?.cost.gold).toBe(0);
    play(s, 'discard mine-01', 'play soldier', 'on open ground');
    expect(viewOf(s, 0).purchase?.cost.gold).toBe(0);
  });

  it('MED-9.6 MED-9.7 W13 without a Church a Priest costs 1 food and 3 gold, with one 1 food and 1 gold; later changes do not matter', () => {
    const s = scene([{ territories: [['farm', 'peasant']], hand: ['priest', ...cards] }, {}]);
    play(s, 'play priest', 'on open ground');
    expect(viewOf(s, 0).purchase?.cost).toEqual({ labour: 0, food: 1, energy: 0, gold: 3 });
    expect(refusalOf(s, 'use farm-01 + discard mine-01')).toBe('MED-6.7 notCovered');
    play(s, all);
    const schooled = scene([{ city: ['school', 'castle'], territories: [['farm', 'bank', 'forge']], hand: ['priest', ...cards] }, {}]);
    play(schooled, 'play priest', 'on open ground');
    expect(viewOf(schooled, 0).purchase?.cost).toEqual({ labour: 0, food: 1, energy: 0, gold: 3 });
    const blessed = scene([{ city: ['church', 'church'], territories: [['farm', 'peasant']], hand: ['priest', ...cards] }, {}]);
    play(blessed, 'play priest', 'on open ground');
    expect(viewOf(blessed, 0).purchase?.cost).toEqual({ labour: 0, food: 1, energy: 0, gold: 1 });
    play(blessed, 'discard mine-01 + discard mine-02');
    blessed.buildings[0] = [];
    expect(whereIs(blessed, 'priest-01')).toBe('open fief0');
    expect(keys(blessed)).toContain('move priest-01');
  });

  it('MED-9.8 a character is played only where it can be fed, a worker counting where it would be one', () => {
    const s = scene([{ territories: [['field']], open: ['soldier', 'soldier'], hand: ['soldier', 'peasant', ...cards] }, {}]);
    expect(refusalOf(s, 'play soldier')).toBe('MED-9.8 noFoodFor');
    play(s, 'play peasant');
    expect(whereIs(s, 'peasant-01')).toBeNull();
    play(s, 'discard mine-01');
    expect(whereIs(s, 'peasant-01')).toBe('field-01');
    const slots = scene([
      { territories: [['farm', 'peasant'], ['field']], open: Array(7).fill('soldier'), hand: ['peasant', ...cards] },
      {},
    ]);
    play(slots, 'play peasant');
    expect(whereIs(slots, 'peasant-02')).toBeNull();
    play(slots, 'discard mine-01');
    expect(whereIs(slots, 'peasant-02')).toBe('field-01');
    const choice = scene([{ territories: [['field'], ['field']], open: Array(4).fill('soldier'), hand: ['peasant', ...cards] }, {}]);
    play(choice, 'play peasant');
    expect(keys(choice)).toEqual(['on field-01', 'on field-02']);
    expect(refusalOf(choice, 'on open ground')).toBe('MED-9.8 cannotBeFed');
    expect(refusalOf(choice, 'on city-01')).toBe('MED-9.8 cannotBeFed');
  });

  it('MED-9.9 enemies in the fief hinder neither playing nor producing nor buying', () => {
    const fief = { territories: [['field'], ['farm']], open: ['peasant'], hand: ['soldier', 'field', ...cards] };
    const invaded = scene([fief, { territories: [['farm']], away: { fief0: ['knight', 'soldier'] } }]);
    expect(keys(invaded)).toEqual(keys(scene([fief, { territories: [['farm']] }])));
    play(invaded, 'play field', 'use city-01', 'buy school-01', 'on city-01'.replace('city', 'farm'));
    expect(keys(invaded)).toContain('use field-01');
  });
});

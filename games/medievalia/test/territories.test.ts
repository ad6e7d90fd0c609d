import { describe, expect, it } from 'vitest';
import { prestigeOf } from '../rules/scoring.ts';
import { asked, cardNamed, isDiscarded, isUsed, keys, play, refusalOf, scene, whereIs } from './builders.ts';

const full = [['field'], ['field'], ['mine'], ['forest']];

describe('territories', () => {
  it('MED-7.1 W1 a City pays for a Field: it lies unused in the own fief, the City is used, the hand is a card less', () => {
    const s = scene([{ hand: ['field', 'mine'] }, {}]);
    play(s, 'play field', 'use city-01');
    expect([whereIs(s, 'field-01'), isUsed(s, 'field-01'), isUsed(s, 'city-01'), s.hands[0].length]).toEqual(['fief0 1', false, true, 1]);
  });

  it('MED-7.2 Field 1, Farm 2, Forest 2, Mine 3 labour', () => {
    for (const [type, labour] of Object.entries({ field: 1, farm: 2, forest: 2, mine: 3 })) {
      const s = scene([{ territories: [['farm']], open: ['peasant', 'peasant', 'peasant'], hand: [type, 'knight'] }, {}]);
      const workers = ['use peasant-01', 'use peasant-02', 'use peasant-03'];
      play(s, `play ${type}`);
      if (labour > 1) expect(refusalOf(s, workers.slice(0, labour - 1).join(' + '))).toBe('MED-6.7 notCovered');
      play(s, workers.slice(0, labour).join(' + '));
      expect(asked(s)).toBe('0 action');
    }
  });

  it('MED-7.3 MED-7.4 W3 with four territories no other can be played until one is discarded', () => {
    const s = scene([{ territories: full, open: ['peasant', 'peasant'], hand: ['field', 'farm', 'mine'] }, {}]);
    expect(keys(s).filter((key) => key.startsWith('play'))).toEqual([]);
    for (const type of ['field', 'farm', 'mine']) expect(refusalOf(s, `play ${type}`)).toBe('MED-7.4 fiefFull');
    play(s, 'discard field-01', 'use peasant-01');
    expect(keys(s)).toContain('play field');
    play(s, 'play field', 'use peasant-02');
    expect(refusalOf(s, 'play mine')).toBe('MED-7.4 fiefFull');
  });

  it('MED-7.4 a destroyed territory makes room as well', () => {
    const s = scene(
      [
        { territories: full, hand: ['field', 'farm'] },
        { territories: [['farm']], away: { fief0: ['soldier'] } },
      ],
      {
        active: 1,
        phase: 'war',
      },
    );
    play(s, 'war fief0 1', 'attack field-01', 'end turn', 'draw military');
    expect(isDiscarded(s, 'field-01')).toBe(true);
    expect(keys(s)).toContain('play field');
  });

  it('MED-7.5 several territories of the same type are allowed', () => {
    const s = scene([{ territories: [['field'], ['field']], hand: ['field', 'mine'] }, {}]);
    play(s, 'play field', 'use city-01');
    expect(s.hosts[0].slice(1, 4)).toEqual(['field-01', 'field-02', 'field-03'].map(cardNamed));
  });

  it('MED-7.6 a new territory may be used and take characters and buildings at once', () => {
    const s = scene([
      { territories: [['farm']], open: ['peasant'], hand: ['field', 'peasant', 'mine', 'mine', 'mine', 'mine', 'mine'] },
      {},
    ]);
    play(s, 'play field', 'use city-01', 'move peasant-01', 'on field-01', 'buy school-01');
    expect(keys(s)).toContain('on field-01');
    play(s, 'on field-01', 'discard mine-01 + discard mine-02 + discard mine-03 + discard mine-04 + discard mine-05');
    expect(whereIs(s, 'school-01')).toBe('field-01');
    play(s, 'play peasant', 'on open ground', 'use field-01');
    expect(isUsed(s, 'field-01')).toBe(true);
  });

  it('MED-7.7 an unused territory is discarded for 1 labour, further ones for 1 labour each', () => {
    const s = scene([{ territories: full, open: ['peasant', 'peasant'], hand: ['knight'] }, {}]);
    play(s, 'discard field-01');
    expect(refusalOf(s, 'use mine-01')).toBe('MED-6.7 notCovered');
    play(s, 'use peasant-01', 'discard mine-01', 'use peasant-02');
    expect([isDiscarded(s, 'field-01'), isDiscarded(s, 'mine-01')]).toEqual([true, true]);
    s.used[cardNamed('forest-01')] = 1;
    expect(refusalOf(s, 'discard forest-01')).toBe('MED-7.7 territoryUsed');
    s.hands[0] = [];
    s.used[cardNamed('city-01')] = 1;
    s.used[cardNamed('forest-01')] = 0;
    expect(refusalOf(s, 'discard field-02')).toBe('MED-7.7 cannotPayDiscard');
  });

  it('MED-7.8 its buildings go with it, and their prestige', () => {
    const s = scene([{ territories: [['field', 'school', 'castle']], hand: ['mine', 'mine'] }, {}]);
    expect(prestigeOf(s, 0)).toBe(3);
    play(s, 'discard field-01', 'use city-01');
    expect(['field-01', 'school-01', 'castle-01'].map((id) => isDiscarded(s, id))).toEqual([true, true, true]);
    expect([prestigeOf(s, 0), s.buildings[0]]).toEqual([0, []]);
  });

  it('MED-7.9 its characters step onto the open ground and stay as they are', () => {
    const s = scene([{ territories: [['mine', 'peasant', 'soldier!'], ['farm']], hand: ['knight'] }, {}]);
    play(s, 'discard mine-01', 'use city-01');
    expect(['peasant-01', 'soldier-01'].map((id) => `${whereIs(s, id)} ${isUsed(s, id)}`)).toEqual(['open fief0 false', 'open fief0 true']);
  });

  it('MED-7.10 the group of the territory that is discarded cannot pay for it', () => {
    const s = scene([{ territories: [['field', 'peasant', 'peasant', 'merchant'], ['farm']], hand: ['mine'] }, {}]);
    play(s, 'discard field-01');
    expect(keys(s)).toEqual(['use city-01', 'use farm-01', 'discard mine-01']);
    expect(refusalOf(s, 'use field-01')).toBe('MED-7.10 territoryIsDiscarded');
    expect(refusalOf(s, 'power merchant-01')).toBe('MED-7.10 powerUsesKeptHost');
  });

  it('MED-7.11 the City can never be discarded', () => {
    const s = scene([{ open: ['peasant'], territories: [['farm']], hand: ['mine'] }, {}]);
    expect(refusalOf(s, 'discard city-01')).toBe('MED-7.11 cityStays');
  });
});

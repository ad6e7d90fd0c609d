import { describe, expect, it } from 'vitest';
import { groupOutput } from '../rules/production.ts';
import { answer, asked, cardNamed, isDiscarded, isUsed, keys, play, refusalOf, scene, viewOf, whereIs } from './builders.ts';

/** A fief that can pay any civil building twice over. */
const rich = {
  territories: [
    ['field', 'peasant', 'peasant'],
    ['farm', 'peasant'],
    ['forest', 'peasant', 'peasant'],
    ['mine', 'peasant', 'peasant'],
  ],
  open: ['peasant', 'peasant', 'peasant', 'peasant'],
  hand: ['field', 'field', 'field', 'field', 'field', 'field'],
};
const fields = ['field-02', 'field-03', 'field-04', 'field-05', 'field-06', 'field-07'].map((id) => `discard ${id}`);

describe('buildings', () => {
  it('MED-8.1 MED-8.3 any open top card may be bought; the next of its pile is turned up and may be bought at once', () => {
    const s = scene([rich, {}], { tops: ['school', 'workshop', 'bank'], piles: [['church'], [], ['tower']] });
    expect(keys(s).filter((key) => key.startsWith('buy'))).toEqual(['buy school-01', 'buy workshop-01', 'buy bank-01']);
    play(s, 'buy school-01', 'on city-01');
    const told = answer(s, fields.slice(0, 5).join(' + '));
    expect(told.find(({ key }) => key === 'turnedUp')?.params.id).toBe('church-01');
    expect(viewOf(s, 1).piles.map(({ top }) => top)).toEqual(['church-01', 'workshop-01', 'bank-01']);
    expect(keys(s)).toContain('buy church-01');
    play(s, 'buy workshop-01', 'on city-01', 'use peasant-08 + use peasant-09 + use farm-01 + use forest-01');
    expect(viewOf(s, 1).piles[1]).toEqual({ size: 0, top: null });
  });

  it('MED-8.2 any number of buildings in one turn', () => {
    const s = scene([rich, {}], { tops: ['school', 'workshop', 'bank'], piles: [[], [], []] });
    play(s, 'buy school-01', 'on city-01', fields.slice(0, 5).join(' + '));
    play(s, 'buy workshop-01', 'on city-01', 'use peasant-08 + use peasant-09 + use farm-01 + use forest-01');
    play(s, 'buy bank-01', 'use mine-01 + use peasant-10 + use peasant-11 + discard field-07');
    expect(s.buildings[0]).toHaveLength(3);
  });

  it('MED-8.4 it goes onto an unused host of the own fief that has a slot and takes no part in the payment', () => {
    const s = scene([{ ...rich, cityUsed: true, territories: [['field', 'tower', 'castle'], ...rich.territories.slice(1)] }, {}]);
    play(s, 'buy school-01');
    expect(keys(s)).toEqual(['on farm-01', 'on forest-01', 'on mine-01']);
    expect(refusalOf(s, 'on city-01')).toBe('MED-8.4 hostUsed');
    expect(refusalOf(s, 'on field-01')).toBe('MED-8.6 hostFull');
    play(s, 'on mine-01');
    expect(keys(s)).not.toContain('use mine-01');
    expect(refusalOf(s, 'use mine-01')).toBe('MED-8.4 hostMustStayUnused');
    play(s, fields.slice(0, 5).join(' + '));
    expect([whereIs(s, 'school-01'), isUsed(s, 'mine-01')]).toEqual(['mine-01', false]);
  });

  it('MED-8.5 W4 when every host is needed to pay, the building cannot be bought; a host kept ready must take it', () => {
    const bare = { city: ['peasant'], territories: [['field', 'peasant', 'peasant', 'stable'], ['mine']] };
    const s = scene([bare, {}], { tops: ['school', 'tower', 'castle'] });
    expect(keys(s)).not.toContain('buy school-01');
    expect(refusalOf(s, 'buy school-01')).toBe('MED-8.5 noHostLeft');
    expect(refusalOf(s, 'buy castle-01')).toBe('MED-6.7 cannotPay');
    const kept = scene([{ ...bare, hand: ['mine'] }, {}], { tops: ['school', 'tower', 'castle'] });
    play(kept, 'buy school-01');
    expect(asked(kept)).toBe('0 pay');
    play(kept, 'use city-01 + use field-01 + discard mine-02');
    expect(whereIs(kept, 'school-01')).toBe('mine-01');
    const used = scene([{ ...bare, cityUsed: true, hand: rich.hand }, {}]);
    used.used[cardNamed('field-01')] = 1;
    used.used[cardNamed('mine-01')] = 1;
    expect(refusalOf(used, 'buy school-01')).toBe('MED-8.5 noHostFor');
  });

  it('MED-8.5 a host without which the building cannot be paid is refused', () => {
    const s = scene([{ city: ['peasant'], territories: [['field', 'peasant', 'peasant', 'stable'], ['mine'], ['mine']] }, {}], {
      tops: ['school', 'tower', 'castle'],
    });
    play(s, 'buy school-01');
    expect(keys(s)).toEqual(['on mine-01', 'on mine-02']);
    expect(refusalOf(s, 'on field-01')).toBe('MED-8.5 cannotPayKeeping');
    expect(refusalOf(s, 'on city-01')).toBe('MED-8.5 cannotPayKeeping');
  });

  it('MED-8.6 a host takes two buildings, civil and military together', () => {
    const s = scene(
      [
        {
          city: ['school', 'tower'],
          territories: [
            ['field', 'bank', 'church'],
            ['farm', 'stable'],
          ],
          hand: rich.hand,
        },
        {},
      ],
      {
        tops: ['workshop', 'forge', 'carpenter'],
      },
    );
    play(s, 'buy workshop-01');
    expect(asked(s)).toBe('0 pay');
    play(s, 'discard field-02 + discard field-03 + discard field-04 + discard field-05 + discard field-06');
    expect(whereIs(s, 'workshop-01')).toBe('farm-01');
    expect(refusalOf(s, 'buy forge-01')).toBe('MED-8.5 noHostFor');
  });

  it('MED-8.7 a placed building never moves', () => {
    const s = scene([{ territories: [['field', 'school'], ['farm']], open: ['soldier'] }, {}]);
    expect(keys(s).filter((key) => key.includes('school-01'))).toEqual([]);
    play(s, 'end actions');
    expect(keys(s).filter((key) => key.includes('school-01'))).toEqual([]);
  });

  it('MED-8.8 a new building is unused, and its host may be used later in the turn with it', () => {
    const s = scene([{ territories: [['field']], hand: ['peasant', 'mine', 'mine', 'mine', 'mine', 'mine'] }, {}]);
    play(s, 'buy school-01', 'on field-01', 'discard mine-01 + discard mine-02 + discard mine-03 + discard mine-04 + discard mine-05');
    expect([isUsed(s, 'school-01'), groupOutput(s, 0, 1)]).toEqual([false, 2]);
    play(s, 'play peasant', 'on open ground', 'use field-01');
    expect(isUsed(s, 'school-01')).toBe(true);
  });

  it('MED-8.9 a second one of a type is allowed', () => {
    const s = scene([{ ...rich, city: ['school'] }, {}], { tops: ['school', 'bank', 'church'] });
    play(s, 'buy school-02', 'on city-01', fields.slice(0, 5).join(' + '));
    expect(s.buildings[0]).toEqual([cardNamed('school-01'), cardNamed('school-02')]);
  });

  it('MED-8.11 MED-8.12 a military building guards its host; it does not move, produce, eat, fight off its host or take arrows and heals', () => {
    const s = scene(
      [
        { territories: [['field', 'tower'], ['farm']], away: { fief1: ['archer', 'priest'] } },
        { territories: [['field', 'fortress', 'peasant'], ['farm']], away: { fief0: ['soldier', 'soldier'] } },
      ],
      { phase: 'war' },
    );
    expect(viewOf(s, 0).players[0].hosts[1]).toMatchObject({ guarded: true, output: 1, garrison: { attack: 1, defence: 4 } });
    expect(viewOf(s, 0).players[0].characters).toBe(2);
    expect(refusalOf(s, 'war fief0 2')).toBe('MED-13.4 noTroopsThere');
    const attacked = scene(
      [
        { territories: [['field', 'tower'], ['farm']], open: ['priest'] },
        { territories: [['farm', 'peasant']], away: { fief0: ['soldier', 'soldier'], neutral: ['archer'] } },
      ],
      { active: 1, phase: 'war' },
    );
    play(attacked, 'war fief0 1', 'army 1', 'pass', 'attack field-01');
    expect(asked(attacked)).toBe('1 damageOrder');
    play(attacked, 'soldier-01 > soldier-02');
    expect(asked(attacked)).toBe('1 shoot');
    expect(refusalOf(attacked, 'shoot tower-01')).toBe('MED-17.22 onlyCharactersShot');
    play(attacked, 'pass');
    expect(asked(attacked)).not.toBe('0 heal');
    expect(isDiscarded(attacked, 'tower-01')).toBe(true);
  });

  it('MED-8.14 MED-8.15 a civil building spares its character the surcharge, used or not, and is not turned', () => {
    const pairs = {
      church: 'priest',
      carpenter: 'archer',
      stable: 'knight',
      forge: 'infantry',
      bank: 'merchant',
      workshop: 'artist',
      school: 'bureaucrat',
    };
    for (const [building, character] of Object.entries(pairs)) {
      const cost = (city: readonly string[], cityUsed: boolean): number => {
        const s = scene([{ city, cityUsed, territories: [['farm']], hand: [character, ...rich.hand] }, {}]);
        if (cityUsed) s.used[cardNamed(`${building}-01`)] = 1;
        play(s, `play ${character}`, 'on open ground');
        const { gold } = viewOf(s, 0).purchase?.cost ?? { gold: -1 };
        play(s, fields.map((key) => key.replace(/0(\d)/, (_, n) => `0${Number(n) - 1}`)).join(' + '));
        if (!cityUsed && city.length > 0) expect(isUsed(s, `${building}-01`)).toBe(false);
        return gold;
      };
      expect(cost([], false) - cost([building], false), character).toBe(2);
      expect(cost([building], true), character).toBe(cost([building], false));
    }
  });

  it('MED-8.16 the building of an ally enables nothing', () => {
    const s = scene([{ territories: [['farm']], hand: ['priest', ...rich.hand] }, {}, { city: ['church'] }, {}]);
    play(s, 'play priest', 'on open ground');
    expect(viewOf(s, 0).purchase?.cost).toEqual({ labour: 0, food: 1, energy: 0, gold: 3 });
  });

  it('MED-8.20 a destroyed host takes all its buildings with it', () => {
    const s = scene([{ territories: [['farm']], away: { fief1: ['knight'] } }, { territories: [['forest', 'school', 'bank'], ['farm']] }], {
      phase: 'war',
    });
    play(s, 'war fief1 2', 'attack forest-01');
    expect(['forest-01', 'school-01', 'bank-01'].map((id) => isDiscarded(s, id))).toEqual([true, true, true]);
  });
});

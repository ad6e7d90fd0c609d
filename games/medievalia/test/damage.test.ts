import { describe, expect, it } from 'vitest';
import type { MedState } from '../state.ts';
import { answer, asked, cardNamed, isDiscarded, keys, play, refusalOf, resultOf, scene, suggestions, viewOf, whereIs } from './builders.ts';

const farm = { territories: [['farm', 'peasant']] };
const fell = (told: ReturnType<typeof answer>): unknown[] => told.filter(({ key }) => key === 'fell').flatMap(({ params }) => params.ids);
const damageOf = (s: MedState, id: string): number => s.damage[cardNamed(id)];
const toughnessOf = (s: MedState, id: string): number | undefined =>
  viewOf(s, null)
    .battle?.formations.flatMap(({ cards }) => cards)
    .find((card) => card.id === id)?.toughness;

describe('damage and result', () => {
  it('MED-15.1 all clashes are simultaneous: who is eliminated still deals his damage', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['soldier'] } },
        { ...farm, away: { neutral: ['soldier'] } },
      ],
      { phase: 'war' },
    );
    expect(fell(answer(s, 'war neutral 2'))).toEqual(['soldier-01', 'soldier-02']);
  });

  it('MED-15.2 MED-15.5 a target attacked by several armies strikes once, at the army its owner chooses', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier', 'soldier', 'soldier'] } }, { city: ['knight'] }], { phase: 'war' });
    play(s, 'war fief1 2', 'new army', 'new army', 'attack city-02', 'attack city-02', 'attack city-02');
    expect([asked(s), keys(s)]).toEqual(['1 chooseStruckArmy', ['strike 1', 'strike 2', 'strike 3']]);
    const told = answer(s, 'strike 2');
    expect(fell(told)).toEqual(['soldier-02', 'knight-01']);
    expect(['soldier-01', 'soldier-02', 'soldier-03'].map((id) => whereIs(s, id))).toEqual(['open fief1', null, 'open fief1']);
    expect(damageOf(s, 'city-02')).toBe(4);
    const harmless = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'soldier'] } },
        { ...farm, open: ['priest!'] },
      ],
      { phase: 'war' },
    );
    play(harmless, 'war fief1 2', 'new army', 'attack priest-01', 'attack priest-01');
    expect([harmless.battle, isDiscarded(harmless, 'priest-01')]).toEqual([null, true]);
  });

  it('MED-15.3 what a formation deals goes to the one opposite', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'knight'] } },
        { territories: [['field', 'peasant']], open: ['peasant', 'peasant'] },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war fief1 2', 'new army', 'engage 1', 'pass');
    expect(viewOf(s, 1).battle?.formations.map(({ damage, foe }) => [damage, foe])).toEqual([
      [1, 2],
      [0, null],
      [2, 0],
    ]);
    const told = answer(s, 'attack field-01');
    expect(fell(told)).toEqual(['peasant-03', 'peasant-02']);
    expect([damageOf(s, 'soldier-01'), damageOf(s, 'knight-01'), whereIs(s, 'field-01')]).toEqual([1, 1, null]);
  });

  it('MED-15.4 MED-8.18 owners assign the bonuses of their fighting formations, the attacker first; a single recipient needs no question', () => {
    const s = scene(
      [{ ...farm, away: { fief1: ['infantry', 'soldier', 'peasant'] } }, { territories: [['farm', 'peasant', 'soldier', 'school']] }],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'army 1', 'army 1', 'attack farm-02');
    expect([asked(s), keys(s)]).toEqual(['0 assignBonus', ['to soldier-01', 'to peasant-02']]);
    play(s, 'to soldier-01');
    expect([asked(s), keys(s)]).toEqual(['1 assignBonus', ['to peasant-03', 'to soldier-02']]);
    play(s, 'to peasant-03');
    expect([toughnessOf(s, 'soldier-01'), toughnessOf(s, 'peasant-03')]).toEqual([3, 2]);
    const forced = scene([{ ...farm, away: { fief1: ['soldier'] } }, { territories: [['farm', 'soldier', 'school', 'bank']] }], {
      phase: 'war',
    });
    const told = [...answer(forced, 'war fief1 2'), ...answer(forced, 'attack farm-02')];
    expect(told.filter(({ key }) => key === 'bonusGiven')).toHaveLength(2);
    expect(fell(told)).toEqual(['soldier-01']);
    const idle = scene([{ ...farm, away: { fief1: ['infantry', 'soldier', 'peasant'] } }, farm], { phase: 'war' });
    play(idle, 'war fief1 2', 'army 1', 'army 1', 'pass');
    expect([idle.battle, asked(idle)]).toEqual([null, '0 declareWar']);
  });

  it('MED-8.17 a civil building protects a character, a military building or the City on its own host', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier'] } }, { city: ['peasant', 'tower', 'school'] }], { phase: 'war' });
    play(s, 'war fief1 2', 'attack city-02');
    expect([asked(s), keys(s)]).toEqual(['1 assignBonus', ['to peasant-02', 'to tower-01', 'to city-02']]);
    play(s, 'to city-02');
    expect(toughnessOf(s, 'city-02')).toBe(9);
    const field = scene([{ ...farm, away: { fief1: ['soldier'] } }, { territories: [['field', 'tower', 'school']] }], { phase: 'war' });
    const told = [...answer(field, 'war fief1 2'), ...answer(field, 'attack field-01')];
    expect(told.find(({ key }) => key === 'bonusGiven')?.params).toMatchObject({ giverCard: 'school', card: 'tower', points: 1 });
    const elsewhere = scene(
      [
        { ...farm, away: { fief1: ['soldier'] } },
        {
          city: ['school'],
          territories: [
            ['farm', 'soldier'],
            ['field', 'bank'],
          ],
        },
      ],
      { phase: 'war' },
    );
    const silent = [...answer(elsewhere, 'war fief1 2'), ...answer(elsewhere, 'attack farm-02')];
    expect(silent.some(({ key }) => key === 'bonusGiven')).toBe(false);
    expect(fell(silent)).toEqual(['soldier-01', 'soldier-02']);
  });

  it('MED-8.19 on an unguarded territory a civil building gives no defence', () => {
    const s = scene([{ ...farm, away: { fief1: ['peasant'] } }, { territories: [['field', 'school', 'bank']] }], { phase: 'war' });
    const told = [...answer(s, 'war fief1 2'), ...answer(s, 'attack field-01')];
    expect(told.some(({ key }) => key === 'bonusGiven')).toBe(false);
    expect(isDiscarded(s, 'field-01')).toBe(true);
  });

  it('MED-8.21 the protection exists only where the host is attacked: elsewhere a guard has its printed defence', () => {
    const s = scene(
      [{ ...farm, away: { fief1: ['soldier', 'archer'] } }, { territories: [['farm', 'peasant', 'school', 'bank'], ['field']] }],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'new army', 'attack field-01', 'pass', 'shoot peasant-02');
    expect(isDiscarded(s, 'peasant-02')).toBe(true);
  });

  it('MED-15.7 owners of damaged formations of two or more cards fix the order, the attacker first', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['soldier', 'peasant'] } },
        { ...farm, away: { neutral: ['soldier', 'peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war neutral 2');
    expect([asked(s), keys(s)]).toEqual(['0 damageOrder', ['soldier-01', 'peasant-02']]);
    play(s, 'peasant-02 > soldier-01');
    expect(asked(s)).toBe('1 damageOrder');
    expect(fell(answer(s, 'soldier-02 > peasant-04'))).toEqual(['peasant-02', 'soldier-01', 'soldier-02', 'peasant-04']);
  });

  it('MED-15.7 MED-15.13 suggests the order that gives up least: those that fall are cheap, and one that can bear the rest comes next', () => {
    const orderOf = (mine: readonly string[], theirs: readonly string[]): readonly string[] => {
      const s = scene(
        [
          { ...farm, away: { neutral: mine } },
          { ...farm, away: { neutral: theirs } },
        ],
        { phase: 'war' },
      );
      play(s, 'war neutral 2');
      return suggestions(s)[0];
    };
    expect(orderOf(['soldier', 'peasant'], ['peasant'])).toEqual(['soldier-01', 'peasant-02']);
    expect(orderOf(['soldier', 'peasant'], ['soldier'])).toEqual(['peasant-02', 'soldier-01']);
    expect(orderOf(['knight', 'peasant', 'soldier'], ['soldier', 'peasant'])).toEqual(['soldier-01', 'knight-01', 'peasant-02']);
  });

  it('MED-15.8 the City is always last', () => {
    const s = scene([{ ...farm, away: { fief1: ['knight', 'knight'] } }, { city: ['peasant', 'soldier'] }], { phase: 'war' });
    play(s, 'war fief1 2', 'army 1', 'attack city-02', 'knight-01 > knight-02');
    expect([asked(s), keys(s)]).toEqual(['1 damageOrder', ['peasant-02', 'soldier-01']]);
    expect(refusalOf(s, 'city-02 > peasant-02 > soldier-01')).toBe('kernel unknownOption');
    play(s, 'soldier-01 > peasant-02');
    expect([isDiscarded(s, 'peasant-02'), isDiscarded(s, 'soldier-01'), damageOf(s, 'city-02')]).toEqual([true, true, 5]);
  });

  it('MED-15.9 MED-15.10 arrows, then heals, each in the order attacker, his ally, defender, his ally', () => {
    const order = (open: readonly (readonly string[])[]): string[] => {
      const away = { centre: ['soldier', 'soldier'] };
      const s = scene(
        open.map((troops) => ({ ...farm, open: troops, away })),
        { phase: 'war' },
      );
      play(s, 'war centre 2', 'soldier-01 > soldier-02', 'soldier-03 > soldier-04');
      const questions: string[] = [];
      while (s.battle !== null) {
        questions.push(asked(s));
        play(s, 'pass');
      }
      return questions;
    };
    expect(order([['archer', 'priest'], ['archer'], ['archer', 'priest'], ['priest']])).toEqual([
      '0 shoot',
      '2 shoot',
      '1 shoot',
      '0 heal',
      '2 heal',
      '3 heal',
    ]);
    expect(order([[], ['archer', 'priest'], [], ['archer', 'priest']])).toEqual(['1 shoot', '3 shoot', '1 heal', '3 heal']);
  });

  it('MED-15.11 MED-15.22 who is about to fall may still use his power; all that fall are discarded together', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier'], neutral: ['archer'] } },
        { ...farm, open: ['priest', 'archer', 'soldier!'] },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war fief1 2', 'pass', 'pass', 'attack soldier-02');
    expect(asked(s)).toBe('0 shoot');
    play(s, 'shoot archer-02');
    expect([asked(s), isDiscarded(s, 'archer-02')]).toEqual(['1 shoot', false]);
    expect(fell(answer(s, 'shoot archer-01'))).toEqual([]);
    expect(asked(s)).toBe('1 heal');
    expect(fell(answer(s, 'pass'))).toEqual(['archer-02', 'archer-01', 'soldier-01', 'soldier-02']);
  });

  it('MED-15.12 toughness is defence, bonuses and heals, less arrows and damage taken before', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['knight', 'archer'] } },
        { territories: [['farm', 'soldier', 'school']], open: ['priest'] },
      ],
      {
        phase: 'war',
      },
    );
    s.damage[cardNamed('soldier-01')] = 1;
    play(s, 'war fief1 2', 'new army', 'pass', 'attack farm-02', 'pass');
    expect(toughnessOf(s, 'soldier-01')).toBe(2);
    play(s, 'shoot soldier-01');
    expect(toughnessOf(s, 'soldier-01')).toBe(1);
    expect(asked(s)).toBe('1 heal');
    const before = JSON.stringify(s.battle);
    expect(keys(s)).toEqual(['heal soldier-01', 'pass']);
    play(s, 'heal soldier-01');
    expect([before.includes('"heals":[]'), isDiscarded(s, 'soldier-01'), isDiscarded(s, 'farm-02')]).toEqual([true, true, true]);
  });

  it('MED-15.12 toughness is never below 0', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'archer', 'archer'] } },
        { ...farm, open: ['peasant!', 'priest'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'new army', 'new army', 'pass', 'attack peasant-03', 'pass', 'pass', 'shoot peasant-03', 'shoot peasant-03');
    expect(toughnessOf(s, 'peasant-03')).toBe(0);
  });

  it('MED-15.13 damage is spent in order: a card falls when the points left reach its toughness, else it absorbs them all', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['soldier', 'knight', 'peasant'] } },
        { ...farm, away: { neutral: ['soldier', 'peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war neutral 2', 'soldier-01 > knight-01 > peasant-02', 'soldier-02 > peasant-04');
    expect([isDiscarded(s, 'soldier-01'), damageOf(s, 'knight-01'), whereIs(s, 'peasant-02')]).toEqual([true, 1, 'open neutral']);
  });

  it('MED-15.14 a card whose toughness is 0 falls without costing points, even behind one that absorbs them', () => {
    const s = scene(
      [
        { ...farm, open: ['archer'], away: { neutral: ['soldier'] } },
        { ...farm, away: { neutral: ['knight', 'peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    s.damage[cardNamed('knight-01')] = 0;
    play(s, 'war neutral 2', 'peasant-03 > knight-01', 'shoot peasant-03');
    expect([isDiscarded(s, 'peasant-03'), isDiscarded(s, 'knight-01')]).toEqual([true, true]);
    const behind = scene(
      [
        { ...farm, open: ['archer'], away: { neutral: ['peasant'] } },
        { ...farm, away: { neutral: ['knight', 'peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(behind, 'war neutral 2', 'knight-01 > peasant-04', 'shoot peasant-04');
    expect([isDiscarded(behind, 'peasant-04'), damageOf(behind, 'knight-01')]).toEqual([true, 1]);
  });

  it('MED-15.15 attack as high as the defence eliminates', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['soldier'] } },
        { ...farm, away: { neutral: ['knight'] } },
      ],
      { phase: 'war' },
    );
    expect(fell(answer(s, 'war neutral 2'))).toEqual(['soldier-01', 'knight-01']);
    const weaker = scene(
      [
        { ...farm, away: { neutral: ['peasant'] } },
        { ...farm, away: { neutral: ['knight'] } },
      ],
      { phase: 'war' },
    );
    expect(fell(answer(weaker, 'war neutral 2'))).toEqual(['peasant-02']);
  });

  it('MED-15.16 W8 a lone Infantry 2/2 with 3 points falls with one heal and lives with two', () => {
    const three = (priests: readonly string[]): MedState => {
      const s = scene(
        [
          { ...farm, open: ['soldier', 'peasant'] },
          { ...farm, away: { fief0: ['infantry'], neutral: priests } },
        ],
        { phase: 'war' },
      );
      play(s, 'war fief0 2', 'new army', 'army 1', 'soldier-01 > peasant-02');
      return s;
    };
    const one = three(['priest']);
    play(one, 'heal infantry-01');
    expect(isDiscarded(one, 'infantry-01')).toBe(true);
    const two = three(['priest', 'priest']);
    play(two, 'heal infantry-01', 'heal infantry-01');
    expect([isDiscarded(two, 'infantry-01'), damageOf(two, 'infantry-01')]).toEqual([false, 1]);
  });

  it('MED-15.17 a guarded territory falls exactly when all its guards do and a point is left', () => {
    const attack = (...troops: string[]): MedState => {
      const s = scene([{ ...farm, away: { fief1: troops } }, { territories: [['field', 'soldier']] }], { phase: 'war' });
      play(s, 'war fief1 2');
      if (troops.length > 1) play(s, 'army 1');
      play(s, 'attack field-01');
      if (troops.length > 1) play(s, keys(s).join(' > '));
      return s;
    };
    expect(['soldier-02', 'field-01'].map((id) => isDiscarded(attack('soldier'), id))).toEqual([true, false]);
    expect(['soldier-02', 'field-01'].map((id) => isDiscarded(attack('soldier', 'peasant'), id))).toEqual([true, true]);
    expect(['soldier-01', 'field-01'].map((id) => isDiscarded(attack('peasant'), id))).toEqual([false, false]);
  });

  it('MED-15.18 the City falls exactly when its garrison does and the points left reach its toughness', () => {
    const attack = (knights: number, guard: readonly string[]): MedState => {
      const s = scene([{ ...farm, away: { fief1: Array(knights).fill('knight') } }, { city: guard }], { phase: 'war' });
      play(s, 'war fief1 2');
      for (let n = 1; n < knights; n++) play(s, 'army 1');
      play(s, 'attack city-02');
      if (s.battle !== null && asked(s) === '0 damageOrder') play(s, keys(s).join(' > '));
      return s;
    };
    expect(resultOf(attack(2, []))).toBe('conquest: 0');
    const held = attack(2, ['peasant']);
    expect([resultOf(held), isDiscarded(held, 'peasant-02'), damageOf(held, 'city-02')]).toEqual([null, true, 7]);
    const school = attack(2, ['school']);
    expect([resultOf(school), damageOf(school, 'city-02')]).toEqual([null, 7]);
  });

  it('MED-15.19 arrows never count towards a territory, a building or the City', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier', 'archer', 'archer'] } }, { territories: [['field', 'soldier']] }], {
      phase: 'war',
    });
    play(s, 'war fief1 2', 'new army', 'new army', 'attack field-01', 'pass', 'pass');
    expect(viewOf(s, 0).battle?.formations[3]).toMatchObject({ damage: 2, hostLost: false });
    play(s, 'shoot soldier-02', 'pass');
    expect([isDiscarded(s, 'soldier-02'), isDiscarded(s, 'field-01')]).toEqual([true, true]);
    const bare = scene([{ ...farm, away: { fief1: ['peasant', 'archer'] } }, { territories: [['field', 'soldier']] }], { phase: 'war' });
    play(bare, 'war fief1 2', 'new army', 'attack field-01', 'pass', 'shoot soldier-01');
    expect([isDiscarded(bare, 'soldier-01'), isDiscarded(bare, 'field-01')]).toEqual([true, false]);
  });

  it('MED-15.20 a fallen military building is discarded; the host and its civil building stay', () => {
    const s = scene([{ ...farm, away: { fief1: ['knight'] } }, { territories: [['field', 'tower', 'school']] }], { phase: 'war' });
    s.damage[cardNamed('tower-01')] = 1;
    play(s, 'war fief1 2', 'attack field-01');
    expect(['tower-01', 'field-01', 'school-01'].map((id) => isDiscarded(s, id))).toEqual([true, false, false]);
  });

  it('MED-15.21 a destroyed territory is discarded with all its buildings', () => {
    const s = scene([{ ...farm, away: { fief1: ['knight'] } }, { territories: [['field', 'peasant', 'school', 'bank']] }], {
      phase: 'war',
    });
    play(s, 'war fief1 2', 'attack field-01');
    expect(['peasant-02', 'field-01', 'school-01', 'bank-01'].map((id) => isDiscarded(s, id))).toEqual([true, true, true, true]);
  });

  it('MED-15.23 survivors stay where they are and keep their damage until the end of the turn', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier'] } },
        { ...farm, open: ['peasant'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'engage 1');
    expect([whereIs(s, 'soldier-01'), damageOf(s, 'soldier-01'), viewOf(s, 1).fiefs[2].ground[0].damage]).toEqual(['open fief1', 1, 1]);
    play(s, 'end turn');
    expect(damageOf(s, 'soldier-01')).toBe(0);
  });

  it('MED-15.24 after the battle victory is looked at first, then the attacker’s feeding', () => {
    const won = scene(
      [{ territories: [['field', 'peasant']], away: { fief1: ['knight', 'knight', 'soldier'] } }, { away: { neutral: ['archer'] } }],
      {
        phase: 'war',
      },
    );
    play(won, 'war fief1 2', 'army 1', 'army 1', 'attack city-02', 'knight-01 > knight-02 > soldier-01', 'shoot peasant-01');
    expect(resultOf(won)).toBe('conquest: 0');
    expect(won.characters[0]).toHaveLength(2);
    const hungry = scene(
      [
        { territories: [['field', 'peasant']], away: { fief1: ['soldier', 'soldier', 'soldier'] } },
        { territories: [['field']], away: { neutral: ['archer'] } },
      ],
      { phase: 'war' },
    );
    play(hungry, 'war fief1 2', 'army 1', 'army 1', 'attack field-02', 'shoot peasant-01');
    expect([hungry.battle, asked(hungry)]).toEqual([null, '0 starve']);
  });

  it('MED-15.25 a survivor carries arrows and points, less heals and bonuses, at least 0 and never enough to die of', () => {
    const s = scene(
      [{ ...farm, away: { fief1: ['soldier', 'archer'] } }, { territories: [['farm', 'soldier', 'school', 'bank'], ['field']] }],
      {
        phase: 'war',
      },
    );
    play(s, 'war fief1 2', 'new army', 'attack farm-02', 'pass', 'shoot soldier-02');
    expect([isDiscarded(s, 'soldier-02'), damageOf(s, 'soldier-02')]).toEqual([false, 1]);
    const spared = scene([{ ...farm, away: { fief1: ['peasant'] } }, { territories: [['farm', 'soldier', 'school', 'bank']] }], {
      phase: 'war',
    });
    play(spared, 'war fief1 2', 'attack farm-02');
    expect(damageOf(spared, 'soldier-01')).toBe(0);
    const healed = scene(
      [
        { ...farm, away: { fief1: ['peasant'] } },
        { ...farm, open: ['soldier!', 'priest', 'priest'] },
      ],
      { phase: 'war' },
    );
    play(healed, 'war fief1 2', 'pass', 'pass', 'attack soldier-01', 'heal soldier-01', 'heal soldier-01');
    expect(damageOf(healed, 'soldier-01')).toBe(0);
    const again = scene([{ ...farm, away: { fief1: ['soldier'] } }, {}], { phase: 'war' });
    again.damage[cardNamed('city-02')] = 3;
    play(again, 'war fief1 2', 'attack city-02');
    expect(damageOf(again, 'city-02')).toBe(5);
  });

  it('MED-15.26 a character outside the battle that is shot falls exactly when its toughness is 0', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'archer'] } },
        { territories: [['farm'], ['field']], open: ['peasant!', 'soldier!'] },
      ],
      {
        phase: 'war',
      },
    );
    const other: MedState = JSON.parse(JSON.stringify(s));
    play(s, 'war fief1 2', 'new army', 'attack field-01', 'pass', 'shoot peasant-02');
    expect(isDiscarded(s, 'peasant-02')).toBe(true);
    play(other, 'war fief1 2', 'new army', 'attack field-01', 'pass', 'shoot soldier-02');
    expect([isDiscarded(other, 'soldier-02'), damageOf(other, 'soldier-02')]).toEqual([false, 1]);
  });
});

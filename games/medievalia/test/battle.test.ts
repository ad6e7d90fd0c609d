import { describe, expect, it } from 'vitest';
import type { MedState } from '../state.ts';
import { answer, asked, cardNamed, cards, isDiscarded, keys, play, refusalOf, scene, viewOf, whereIs } from './builders.ts';

const farm = { territories: [['farm', 'peasant']] };
/** The attacker's armies and what stands against them, as ids. */
const formations = (s: MedState): string[][] =>
  (s.battle?.formations ?? []).map((formation) => formation.cards.map((card) => cards.ids[card]));
const fell = (told: ReturnType<typeof answer>): unknown[] => told.filter(({ key }) => key === 'fell').flatMap(({ params }) => params.ids);

describe('battle in a player’s fief', () => {
  it('MED-14.1 MED-14.4 the attacker divides his available troops into armies, whose attacks and defences add up', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'soldier', 'knight'] } },
        { ...farm, open: ['peasant'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2');
    expect([asked(s), keys(s)]).toEqual(['0 deployAttack', ['army 1', 'new army']]);
    play(s, 'army 1');
    expect(keys(s)).toEqual(['army 1', 'new army']);
    play(s, 'new army');
    expect(formations(s)).toEqual([['soldier-01', 'soldier-02'], ['knight-01']]);
    expect(viewOf(s, 1).battle?.formations.map(({ attack, army }) => [army, attack])).toEqual([
      [1, 4],
      [2, 4],
    ]);
  });

  it('MED-14.2 used cards and guards are not deployed', () => {
    const s = scene(
      [
        { territories: [['farm', 'soldier'], ['farm']], open: ['soldier', 'soldier!'] },
        { ...farm, away: { fief0: ['peasant', 'peasant!'] } },
      ],
      { phase: 'war' },
    );
    const told = answer(s, 'war fief0 2');
    expect(told.flatMap(({ key, params }) => (key === 'deployed' || key === 'engaged' ? [params.id] : []))).toEqual([
      'soldier-02',
      'peasant-02',
    ]);
  });

  it('MED-14.3 away from home all available troops are deployed, at home any that can hurt', () => {
    const away = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'priest'] } },
        { ...farm, open: ['peasant'] },
      ],
      { phase: 'war' },
    );
    play(away, 'war fief1 2');
    expect(refusalOf(away, 'stay out')).toBe('MED-14.3 mustDeployAll');
    play(away, 'new army');
    expect(formations(away)).toEqual([['soldier-01'], ['priest-01']]);
    const home = scene(
      [
        { ...farm, open: ['soldier', 'knight', 'priest'] },
        { ...farm, away: { fief0: ['peasant'] } },
      ],
      { phase: 'war' },
    );
    play(home, 'war fief0 2', 'stay out');
    expect([asked(home), formations(home)]).toEqual(['0 deployAttack', [['knight-01']]]);
    play(home, 'stay out');
    expect(['soldier-01', 'knight-01', 'priest-01'].map((id) => home.fought[cardNamed(id)])).toEqual([0, 1, 0]);
    const weak = scene(
      [
        { ...farm, open: ['priest', 'soldier'] },
        { ...farm, away: { fief0: ['peasant'] } },
      ],
      { phase: 'war' },
    );
    play(weak, 'war fief0 2', 'new army');
    expect(refusalOf(weak, 'stay out')).toBe('MED-13.5 mustBeAbleToHurt');
  });

  it('MED-14.5 MED-14.6 MED-14.8 after that each available defender engages one of the armies, or none; those against one army merge', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'soldier'] } },
        { ...farm, open: ['infantry', 'peasant', 'soldier', 'soldier!'] },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war fief1 2', 'new army');
    expect([asked(s), keys(s)]).toEqual(['1 deployDefence', ['engage 1', 'engage 2', 'pass']]);
    expect(viewOf(s, 1).battle?.formations).toHaveLength(2);
    play(s, 'engage 2', 'engage 2', 'pass');
    expect(formations(s)).toEqual([['soldier-01'], ['soldier-02'], ['infantry-01', 'peasant-03']]);
    expect(s.battle?.formations.map(({ foe }) => foe)).toEqual([-1, 2, 1]);
  });

  it('MED-14.7 a defender away from home must engage with all available troops, at home with any number', () => {
    const s = scene(
      [
        { ...farm, open: ['soldier', 'soldier'] },
        { ...farm, away: { fief0: ['peasant', 'peasant'] } },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief0 2', 'new army', 'new army');
    expect([asked(s), keys(s)]).toEqual(['1 deployDefence', ['engage 1', 'engage 2']]);
    expect(refusalOf(s, 'pass')).toBe('MED-14.7 mustEngage');
    const home = scene(
      [
        { ...farm, away: { fief1: ['soldier'] } },
        { ...farm, open: ['peasant'] },
      ],
      { phase: 'war' },
    );
    play(home, 'war fief1 2', 'pass');
    expect(asked(home)).toBe('0 chooseTarget');
  });

  it('MED-14.9 MED-14.10 MED-14.13 a free army chooses one target of the defender there, or none', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'soldier'] } },
        { territories: [['farm', 'peasant'], ['field']], open: ['peasant', 'soldier!'], away: { neutral: ['peasant'] } },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'new army', 'engage 1');
    expect(asked(s)).toBe('0 chooseTarget');
    expect(keys(s)).toEqual(['attack city-02', 'attack farm-02', 'attack field-01', 'attack army 1', 'attack soldier-03', 'pass']);
    expect(refusalOf(s, 'attack peasant-04')).toBe('MED-14.10 notInThisFief');
    const told = answer(game(s), 'pass');
    expect(fell(told)).toEqual(['peasant-03']);
    play(s, 'attack soldier-03');
    expect(isDiscarded(s, 'soldier-03')).toBe(true);
  });

  it('MED-14.11 a guard cannot be targeted by itself', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier'] } }, { territories: [['farm', 'peasant', 'tower']] }], { phase: 'war' });
    play(s, 'war fief1 2');
    expect(refusalOf(s, 'attack peasant-02')).toBe('MED-14.11 guardNotAlone');
    expect(refusalOf(s, 'attack tower-01')).toBe('MED-14.11 guardNotAlone');
  });

  it('MED-14.12 MED-15.6 several free armies may choose the same target, and their damage adds up', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier', 'soldier'] } }, { territories: [['farm', 'peasant', 'soldier']] }], {
      phase: 'war',
    });
    play(s, 'war fief1 2', 'new army', 'attack farm-02', 'attack farm-02');
    expect(viewOf(s, 0).battle?.formations.map(({ damage }) => damage)).toEqual([3, 0, 4]);
    play(s, 'strike 1', 'peasant-02 > soldier-03');
    expect(['peasant-02', 'soldier-03', 'farm-02'].map((id) => isDiscarded(s, id))).toEqual([true, true, true]);
  });

  it('MED-14.14 an engaged army fights only the army that engaged it', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['knight'] } },
        { territories: [['field']], open: ['peasant'] },
      ],
      { phase: 'war' },
    );
    const told = [...answer(s, 'war fief1 2'), ...answer(s, 'engage 1')];
    expect(told.some(({ key }) => key === 'targeted')).toBe(false);
    expect([isDiscarded(s, 'peasant-02'), whereIs(s, 'field-01')]).toEqual([true, 'fief1 1']);
  });

  it('MED-14.15 a home attacker can target only enemy characters and armies', () => {
    const s = scene(
      [
        { ...farm, open: ['soldier', 'soldier'] },
        { territories: [['field']], away: { fief0: ['peasant', 'peasant!'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war fief0 2', 'new army', 'new army', 'engage 1');
    expect(keys(s)).toEqual(['attack army 1', 'attack peasant-03', 'pass']);
    expect(refusalOf(s, 'attack field-01')).toBe('MED-14.15 notInThisFief');
    expect(refusalOf(s, 'attack city-02')).toBe('MED-14.15 notInThisFief');
  });

  it('MED-14.16 attacking a guarded territory means fighting all characters and military buildings on it, used or not', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier'] } }, { territories: [['farm', 'peasant!', 'soldier', 'tower', 'school']] }], {
      phase: 'war',
    });
    play(s, 'war fief1 2', 'attack farm-02');
    expect(formations(s)[1]).toEqual(['peasant-02', 'soldier-02', 'tower-01']);
    expect(viewOf(s, 0).battle?.formations[1].attack).toBe(4);
  });

  it('MED-14.17 attacking the City means fighting it with all that is on it', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier'] } }, { city: ['peasant', 'soldier', 'castle'] }], { phase: 'war' });
    play(s, 'war fief1 2', 'attack city-02');
    expect(formations(s)[1]).toEqual(['peasant-02', 'soldier-02', 'castle-01', 'city-02']);
    expect(viewOf(s, 0).battle?.formations[1].attack).toBe(7);
  });

  it('MED-14.18 an unguarded territory falls to one point of attack and does not strike back; without attack it stands', () => {
    const s = scene([{ ...farm, away: { fief1: ['peasant', 'priest'] } }, { territories: [['field'], ['farm']] }], { phase: 'war' });
    play(s, 'war fief1 2', 'new army', 'attack field-01', 'attack farm-02');
    expect([isDiscarded(s, 'field-01'), isDiscarded(s, 'farm-02')]).toEqual([true, false]);
    expect([whereIs(s, 'peasant-02'), s.damage[cardNamed('peasant-02')]]).toEqual(['open fief1', 0]);
  });

  it('MED-14.19 a targeted character fights back, even a used one', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['archer'] } },
        { ...farm, open: ['soldier!'] },
      ],
      { phase: 'war' },
    );
    const told = [...answer(s, 'war fief1 2'), ...answer(s, 'attack soldier-01')];
    expect(fell(told)).toEqual(['archer-01']);
    expect(s.damage[cardNamed('soldier-01')]).toBe(1);
  });

  it('MED-14.20 troops of the defender’s ally in the fief have no part in the battle', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier'] } }, farm, {}, { ...farm, away: { fief1: ['knight', 'peasant!'] } }], {
      phase: 'war',
    });
    const told = answer(s, 'war fief1 2');
    expect(told.some(({ key }) => key === 'engaged')).toBe(false);
    expect(asked(s)).toBe('0 chooseTarget');
    expect(keys(s)).toEqual(['attack city-02', 'attack farm-02', 'pass']);
    expect(refusalOf(s, 'attack knight-01')).toBe('MED-14.20 notInThisBattle');
  });

  it('MED-14.9 a free army may also attack those who engaged another, who then strike only the army they engaged', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['peasant', 'soldier'] } },
        { ...farm, open: ['knight'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'new army', 'engage 1');
    expect(refusalOf(s, 'attack knight-01')).toBe('MED-14.10 attackItsArmy');
    const told = answer(s, 'attack army 1');
    expect(fell(told)).toEqual(['peasant-02', 'knight-01']);
    expect(whereIs(s, 'soldier-01')).toBe('open fief1');
  });
});

describe('battle in a neutral fief', () => {
  it('MED-16.1 MED-16.2 all characters of both sides, used or not, form two armies that hit each other without deployment', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['soldier', 'soldier!'] } },
        { ...farm, away: { neutral: ['soldier', 'peasant!'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war neutral 2');
    expect([asked(s), formations(s)]).toEqual([
      '0 damageOrder',
      [
        ['soldier-01', 'soldier-02'],
        ['soldier-03', 'peasant-03'],
      ],
    ]);
    expect(viewOf(s, 1).battle?.formations.map(({ damage, foe }) => [damage, foe])).toEqual([
      [3, 1],
      [4, 0],
    ]);
  });

  it('MED-16.3 bonuses, order, arrows, healing and result are those of any battle', () => {
    const s = scene(
      [
        { ...farm, open: ['archer', 'priest'], away: { neutral: ['infantry', 'soldier', 'peasant'] } },
        { ...farm, away: { neutral: ['soldier', 'soldier'] } },
      ],
      { phase: 'war' },
    );
    play(s, 'war neutral 2');
    expect([asked(s), keys(s)]).toEqual(['0 assignBonus', ['to soldier-01', 'to peasant-02']]);
    play(s, 'to soldier-01', 'soldier-01 > infantry-01 > peasant-02', 'soldier-02 > soldier-03', 'shoot soldier-03', 'heal soldier-01');
    expect(['soldier-02', 'soldier-03', 'soldier-01', 'infantry-01', 'peasant-02'].map((id) => isDiscarded(s, id))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('MED-16.4 with two enemies there one is chosen, and it is the only battle there', () => {
    const s = scene(
      [
        { ...farm, away: { n01: ['soldier', 'soldier'] } },
        { ...farm, away: { n01: ['peasant'] } },
        { ...farm, away: { n01: ['peasant'] } },
      ],
      { phase: 'war' },
    );
    expect(keys(s).filter((key) => key.startsWith('war'))).toEqual(['war n01 2', 'war n01 3']);
    play(s, 'war n01 3', 'soldier-01 > soldier-02');
    expect([isDiscarded(s, 'peasant-05'), whereIs(s, 'peasant-03')]).toEqual([true, 'open n01']);
    expect(keys(s).filter((key) => key.startsWith('war'))).toEqual([]);
    expect(refusalOf(s, 'war n01 2')).toBe('MED-13.6 troopsHaveFought');
  });
});

/** Another table on which to try an answer. */
function game(s: MedState): MedState {
  return JSON.parse(JSON.stringify(s));
}

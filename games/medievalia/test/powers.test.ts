import { describe, expect, it } from 'vitest';
import { NO_AID } from '../rules/payment/bill.ts';
import { missing } from '../rules/payment/missing.ts';
import { type Payer, payerWith, production, shortfall } from '../rules/payment/plan.ts';
import { brokenPowerRule, planOf } from '../rules/payment/sources.ts';
import { estateOf } from '../rules/production.ts';
import type { MedState } from '../state.ts';
import { FOOD, GOLD, LABOUR, RESOURCES } from '../vocabulary.ts';
import {
  allows,
  answer,
  asked,
  cardNamed,
  cards,
  isDiscarded,
  isUsed,
  keys,
  play,
  refusalOf,
  scene,
  sourceNamed,
  suggestions,
  whereIs,
} from './builders.ts';

const farm = { territories: [['farm', 'peasant']] };

function payerOf(s: MedState): Payer {
  return payerWith(cards, estateOf(s, 0));
}

/** How many units of one resource these sources of seat 0 make. */
function unitsOf(s: MedState, resource: number, sources: readonly string[]): number {
  const payer = payerOf(s);
  const plan = planOf(payer, sources.map(sourceNamed));
  const short = (units: number): number =>
    shortfall(payer, plan, {
      need: RESOURCES.map((_, i) => (i === resource ? units : 0)),
      any: 0,
      powers: 'payment',
      kept: -1,
      hand: 0,
      aid: NO_AID,
    });
  let units = 0;
  while (short(units + 1) === 0) units++;
  return units;
}

/** An extra card costs four: whether the sources make as many resources. */
function makesFour(open: readonly string[], sources: string, territories: readonly (readonly string[])[] = [['farm']]): boolean {
  const s = scene([{ cityUsed: true, territories, open, hand: ['mine', 'mine', 'mine', 'mine'] }, {}]);
  play(s, 'extra military');
  return allows(s, sources);
}

describe('special powers in payments', () => {
  it('MED-17.1 a power turns its card', () => {
    const s = scene([{ territories: [['farm'], ['mine']], open: ['merchant'], hand: ['field', 'mine'] }, {}]);
    play(s, 'play field', 'power merchant-01 + use mine-01');
    expect(isUsed(s, 'merchant-01')).toBe(true);
  });

  it('MED-17.2 MED-17.33 a power needs an unused card, so it acts once between two reactivations', () => {
    const s = scene([{ territories: [['farm'], ['mine']], open: ['merchant'], hand: ['field', 'field', 'mine', 'mine'] }, {}]);
    play(s, 'play field', 'power merchant-01 + use mine-01', 'play field');
    expect(refusalOf(s, 'power merchant-01')).toBe('MED-17.2 powerUsed');
    play(s, 'use city-01', 'end turn', 'draw territory', 'end turn', 'draw military', 'discard farm-01');
    expect(keys(s)).toContain('power merchant-01');
  });

  it('MED-17.3 Merchant, Bureaucrat and Artist either produce or use their power', () => {
    const s = scene([{ territories: [['farm', 'peasant'], ['mine']], open: ['merchant', 'artist', 'bureaucrat'], hand: ['mine'] }, {}]);
    play(s, 'buy school-01', 'on city-01');
    for (const id of ['merchant-01', 'artist-01', 'bureaucrat-01'])
      expect(refusalOf(s, `use ${id} + power ${id} + use farm-01 + use mine-01`)).toBe('MED-17.3 producesOrUsesPower');
  });

  it('MED-17.4 MED-17.34 on a host the power uses the whole group once; the others produce, the power’s card adds nothing and takes no slot', () => {
    const s = scene([
      {
        territories: [
          ['mine', 'artist', 'peasant', 'bureaucrat'],
          ['farm', 'peasant'],
        ],
        hand: ['mine', 'mine', 'mine'],
      },
      {},
    ]);
    const gold = (...sources: string[]): number => {
      const payer = payerOf(s);
      return production(payer, planOf(payer, sources.map(sourceNamed)))[GOLD];
    };
    expect([gold('use mine-01'), gold('power bureaucrat-01'), gold('power artist-01')]).toEqual([3, 3, 3]);
    expect(gold('power artist-01', 'power bureaucrat-01')).toBe(2);
    const traded = scene([{ territories: [['mine', 'merchant', 'peasant'], ['farm']] }, {}]);
    expect([unitsOf(traded, GOLD, ['use mine-01']), unitsOf(traded, GOLD, ['power merchant-01'])]).toEqual([2, 3]);
    expect(unitsOf(s, GOLD, ['power artist-01'])).toBe(6);
    play(s, 'buy school-01', 'on farm-01', 'power bureaucrat-01 + power artist-01 + use city-01');
    expect(whereIs(s, 'school-01')).toBe('farm-01');
    for (const id of ['mine-01', 'artist-01', 'peasant-01', 'bureaucrat-01']) expect(isUsed(s, id), id).toBe(true);
  });

  it('MED-17.4 a worker beyond the slots takes the place of one that uses its power', () => {
    const s = scene([
      {
        territories: [
          ['mine', 'bureaucrat', 'peasant', 'peasant'],
          ['farm', 'peasant'],
        ],
        hand: ['mine', 'mine', 'mine'],
      },
      {},
    ]);
    play(s, 'buy bank-01', 'on farm-01');
    expect(allows(s, 'power bureaucrat-01 + use city-01')).toBe(true);
    expect(allows(s, 'use mine-01 + use city-01')).toBe(false);
  });

  it('MED-17.5 on a host that was used before, the power turns only its card', () => {
    const s = scene([
      { cityUsed: true, city: ['bureaucrat', 'peasant'], territories: [['farm', 'peasant']], hand: ['mine', 'mine', 'mine'] },
      {},
    ]);
    play(s, 'buy school-01');
    expect(keys(s)).toEqual(['power bureaucrat-01', 'discard mine-01', 'discard mine-02', 'discard mine-03']);
    play(s, 'power bureaucrat-01 + discard mine-01 + discard mine-02 + discard mine-03');
    expect([isUsed(s, 'bureaucrat-01'), isUsed(s, 'peasant-01')]).toEqual([true, false]);
  });

  it('MED-17.11 W18 a Merchant turns one resource into another, or one gold into any two, gold included', () => {
    expect(missing([0, 0, 0, 1], { need: [0, 2, 0, 0], any: 0 }, 0, 1, 0)).toBe(0);
    expect(missing([0, 0, 0, 1], { need: [0, 0, 0, 2], any: 0 }, 0, 1, 0)).toBe(0);
    expect(missing([0, 0, 0, 1], { need: [0, 0, 1, 1], any: 0 }, 0, 1, 0)).toBe(0);
    expect(missing([0, 1, 0, 0], { need: [1, 0, 0, 0], any: 0 }, 0, 1, 0)).toBe(0);
    expect(missing([0, 1, 0, 0], { need: [1, 0, 1, 0], any: 0 }, 0, 1, 0)).toBe(1);
    const s = scene([{ cityUsed: true, territories: [['farm'], ['mine']], open: ['merchant'], hand: ['farm', 'mine'] }, {}]);
    play(s, 'play farm');
    expect(allows(s, 'power merchant-01 + use farm-01')).toBe(false);
    play(s, 'power merchant-01 + use mine-01');
  });

  it('MED-17.12 MED-17.13 W12 each Bureaucrat lowers a building by two: the School from five to three, one, nothing; the Castle from ten to four', () => {
    const buy = (building: string): MedState => {
      const s = scene([{ ...farm, open: ['bureaucrat', 'bureaucrat', 'bureaucrat'], hand: Array(10).fill('mine').slice(0, 7) }, {}], {
        tops: [building, 'bank', 'church'],
      });
      play(s, `buy ${building}-01`, 'on city-01');
      return s;
    };
    const powers = ['power bureaucrat-01', 'power bureaucrat-02', 'power bureaucrat-03'];
    const discards = [1, 2, 3, 4, 5, 6, 7].map((n) => `discard mine-0${n}`);
    const needed = (s: MedState, helpers: number): number =>
      [0, 1, 2, 3, 4, 5, 6, 7].find((n) => allows(s, [...powers.slice(0, helpers), ...discards.slice(0, n)].join(' + '))) ?? -1;
    const school = buy('school');
    expect([1, 2, 3].map((helpers) => needed(school, helpers))).toEqual([3, 1, 0]);
    expect(needed(buy('castle'), 3)).toBe(4);
    play(school, powers.join(' + '));
    expect(whereIs(school, 'school-01')).toBe('city-01');
    const homeless = scene([{ cityUsed: true, territories: [['farm', 'peasant']], open: ['bureaucrat', 'bureaucrat', 'bureaucrat'] }, {}]);
    homeless.used[cardNamed('farm-01')] = 1;
    expect(refusalOf(homeless, 'buy school-01')).toBe('MED-8.5 noHostFor');
    const s = scene([{ ...farm, open: ['bureaucrat'], hand: ['field', 'mine'] }, {}]);
    play(s, 'play field');
    expect(refusalOf(s, 'power bureaucrat-01')).toBe('MED-17.12 onlyForBuildings');
  });

  it('MED-17.14 MED-17.15 W11 a Peasant with one, two, three Artists makes 2, 4, 8 labour', () => {
    const artists = ['power artist-01', 'power artist-02', 'power artist-03'];
    expect(makesFour(['peasant', 'artist', 'artist', 'artist'], ['use peasant-01', ...artists.slice(0, 1)].join(' + '))).toBe(false);
    expect(makesFour(['peasant', 'artist', 'artist', 'artist'], ['use peasant-01', ...artists.slice(0, 2)].join(' + '))).toBe(true);
    const s = scene([{ territories: [['farm']], open: ['peasant', 'artist', 'artist', 'artist'] }, {}]);
    expect([1, 2, 3].map((n) => unitsOf(s, LABOUR, ['use peasant-01', ...artists.slice(0, n)]))).toEqual([2, 4, 8]);
    expect(unitsOf(s, LABOUR, ['use artist-01', ...artists.slice(1)])).toBe(4);
    const rich = scene([{ territories: [['farm']], open: ['merchant', 'artist'] }, {}]);
    expect(unitsOf(rich, GOLD, ['use merchant-01', 'power artist-01'])).toBe(2);
  });

  it('MED-17.14 MED-17.15 MED-17.16 W11 a Field with two Peasants and two civil buildings makes 5, 8, 14, 26 food', () => {
    const s = scene([{ territories: [['field', 'peasant', 'peasant', 'school', 'bank']], open: ['artist', 'artist', 'artist'] }, {}]);
    const artists = ['power artist-01', 'power artist-02', 'power artist-03'];
    expect([0, 1, 2, 3].map((n) => unitsOf(s, FOOD, ['use field-01', ...artists.slice(0, n)]))).toEqual([5, 8, 14, 26]);
    const farmed = scene([{ territories: [['farm', 'peasant', 'school', 'bank']], open: ['artist'] }, {}]);
    expect(unitsOf(farmed, FOOD, ['use farm-01', 'power artist-01'])).toBe(9);
  });

  it('MED-17.17 Artists multiply production only, not cards of the hand', () => {
    expect(makesFour(['artist', 'artist'], 'power artist-01 + power artist-02 + discard mine-01')).toBe(false);
    const s = scene([{ cityUsed: true, territories: [['farm']], open: ['artist'], hand: ['farm', 'mine'] }, {}]);
    play(s, 'play farm');
    expect(refusalOf(s, 'power artist-01 + discard mine-01')).toBe('MED-17.32 nothingToMultiply');
  });

  it('MED-17.18 no such power in a neutral or enemy fief', () => {
    const s = scene([
      { ...farm, away: { neutral: ['merchant'], fief1: ['artist', 'bureaucrat'] }, hand: ['mine', 'mine', 'mine', 'mine', 'mine'] },
      {},
    ]);
    play(s, 'buy school-01', 'on city-01');
    for (const id of ['merchant-01', 'artist-01', 'bureaucrat-01']) expect(refusalOf(s, `power ${id}`)).toBe('MED-17.18 noPowerThere');
    const allied = scene([{ ...farm, away: { fief2: ['bureaucrat'] }, hand: ['mine', 'mine', 'mine'] }, {}, {}, {}]);
    play(allied, 'buy school-01', 'on city-01', 'power bureaucrat-01 + discard mine-01 + discard mine-02 + discard mine-03');
    expect(isUsed(allied, 'bureaucrat-01')).toBe(true);
  });

  it('MED-17.19 MED-21.9 they serve only in their owner’s own turn: an ally who helps has no powers', () => {
    const s = scene([
      { ...farm, hand: ['field', 'mine'] },
      {},
      { ...farm, city: ['artist'], open: ['merchant', 'artist', 'bureaucrat', 'peasant'] },
      {},
    ]);
    play(s, 'play field', 'ask 1 labour');
    expect(asked(s)).toBe('2 giveAid');
    expect(keys(s).filter((key) => key.startsWith('power'))).toEqual([]);
    for (const id of ['merchant-01', 'artist-01', 'artist-02', 'bureaucrat-01'])
      expect(refusalOf(s, `power ${id}`)).toBe('MED-21.9 noPowersInAid');
  });

  it('MED-17.32 a power needs something to act on in the same payment', () => {
    const s = scene([{ ...farm, open: ['merchant', 'artist', 'bureaucrat', 'bureaucrat', 'bureaucrat'], hand: ['mine'] }, {}]);
    play(s, 'buy school-01', 'on city-01');
    const three = 'power bureaucrat-01 + power bureaucrat-02 + power bureaucrat-03';
    expect(refusalOf(s, `${three} + power merchant-01`)).toBe('MED-17.32 nothingToConvert');
    expect(refusalOf(s, `${three} + power artist-01`)).toBe('MED-17.32 nothingToMultiply');
    const cheap = scene([{ ...farm, open: ['bureaucrat', 'bureaucrat', 'bureaucrat'], hand: ['mine'] }, {}], {
      tops: ['school', 'bank', 'church'],
    });
    play(cheap, 'buy school-01', 'on city-01');
    expect(allows(cheap, three)).toBe(true);
    const payer = payerOf(cheap);
    const broken = (cost: number): string | undefined =>
      brokenPowerRule(
        payer,
        { need: [cost, 0, 0, 0], any: 0, powers: 'building', kept: -1, hand: 0, aid: NO_AID },
        planOf(payer, three.split(' + ').map(sourceNamed)),
      )?.key;
    expect([broken(5), broken(4)]).toEqual([undefined, 'nothingToDiscount']);
    expect(suggestions(cheap).every((keysOf) => keysOf.length > 0)).toBe(true);
  });
});

describe('special powers in battle', () => {
  const fell = (told: ReturnType<typeof answer>): unknown[] => told.filter(({ key }) => key === 'fell').flatMap(({ params }) => params.ids);

  it('MED-17.6 Archers and Priests in a fighting formation cannot use their power', () => {
    const fighting = scene(
      [
        { ...farm, away: { neutral: ['archer', 'priest', 'soldier'] } },
        { ...farm, away: { neutral: ['soldier', 'archer'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(fighting, 'war neutral 2', 'soldier-01 > archer-01 > priest-01', 'soldier-02 > archer-02');
    expect(fighting.battle).toBeNull();
    const engaged = scene(
      [
        { ...farm, away: { fief1: ['archer'] } },
        { ...farm, open: ['priest', 'archer'] },
      ],
      { phase: 'war' },
    );
    play(engaged, 'war fief1 2', 'engage 1', 'engage 1');
    expect(asked(engaged)).toBe('1 damageOrder');
    play(engaged, 'archer-02 > priest-01');
    expect(engaged.battle).toBeNull();
    const targeted = scene(
      [
        { ...farm, away: { fief1: ['soldier'] } },
        { territories: [['farm', 'archer', 'priest']], open: ['archer'] },
      ],
      {
        phase: 'war',
      },
    );
    play(targeted, 'war fief1 2', 'pass', 'attack farm-02', 'archer-01 > priest-01');
    expect(asked(targeted)).toBe('1 shoot');
    expect(fell(answer(targeted, 'shoot soldier-01'))).toEqual(['soldier-01', 'archer-01', 'priest-01']);
    expect(targeted.battle).toBeNull();
  });

  it('MED-17.7 in a free army without a target they may, and all cards of that army become used', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['archer', 'soldier', 'knight'] } },
        { ...farm, open: ['peasant!'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'army 1', 'new army', 'pass', 'attack farm-02');
    expect(asked(s)).toBe('0 shoot');
    play(s, 'shoot peasant-03');
    expect(['archer-01', 'soldier-01', 'knight-01'].map((id) => isUsed(s, id))).toEqual([true, true, false]);
    expect(isDiscarded(s, 'peasant-03')).toBe(true);
  });

  it('MED-17.9 each Infantry gives +0/+1 to another character of its formation, used or not, on every turn; they may choose each other', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['infantry!', 'infantry', 'soldier'] } },
        { ...farm, away: { neutral: ['infantry!', 'peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war neutral 2');
    expect([asked(s), keys(s)]).toEqual(['0 assignBonus', ['to infantry-02', 'to soldier-01']]);
    play(s, 'to infantry-02');
    expect(keys(s)).toEqual(['to infantry-01', 'to soldier-01']);
    play(s, 'to infantry-01');
    expect(asked(s)).toBe('0 damageOrder');
    expect(s.battle?.bonuses).toEqual([cardNamed('infantry-02'), cardNamed('infantry-01'), cardNamed('peasant-03')]);
    expect(isUsed(s, 'infantry-02')).toBe(false);
    const same = scene(
      [
        { ...farm, away: { neutral: ['infantry', 'infantry', 'soldier'] } },
        { ...farm, away: { neutral: ['soldier'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(same, 'war neutral 2', 'to soldier-01', 'to soldier-01');
    expect(same.battle?.bonuses).toEqual([cardNamed('soldier-01'), cardNamed('soldier-01')]);
  });

  it('MED-17.10 never to a City or a military building', () => {
    const s = scene([{ ...farm, away: { fief1: ['soldier'] } }, { city: ['infantry', 'tower', 'peasant', 'priest'] }], { phase: 'war' });
    play(s, 'war fief1 2', 'attack city-02');
    expect([asked(s), keys(s)]).toEqual(['1 assignBonus', ['to peasant-02', 'to priest-01']]);
    const alone = scene([{ ...farm, away: { fief1: ['soldier'] } }, { city: ['infantry', 'tower'] }], { phase: 'war' });
    const told = [...answer(alone, 'war fief1 2'), ...answer(alone, 'attack city-02')];
    expect(told.some(({ key }) => key === 'bonusGiven')).toBe(false);
  });

  it('MED-17.20 MED-17.21 MED-17.29 an Archer hits any enemy character in his fief or beside it, fighting or not, used or not', () => {
    const s = scene(
      [
        { ...farm, open: ['archer'], away: { n01: ['soldier'], fief1: ['soldier'] } },
        { ...farm, open: ['peasant'], away: { n01: ['peasant', 'soldier!'] } },
        { ...farm, away: { fief0: ['peasant'], n12: ['peasant'], n20: ['soldier!'] } },
      ],
      { phase: 'war' },
    );
    play(s, 'war n01 2', 'peasant-04 > soldier-03');
    expect(asked(s)).toBe('0 shoot');
    expect(keys(s)).toEqual(['shoot peasant-04', 'shoot soldier-03', 'shoot peasant-06', 'shoot soldier-04', 'pass']);
    expect(refusalOf(s, 'shoot peasant-03')).toBe('MED-17.20 outOfRange');
    expect(refusalOf(s, 'shoot soldier-01')).toBe('kernel unknownOption');
  });

  it('MED-17.22 MED-17.23 not a territory, building or City, and nobody on a City or beside a military building', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['soldier', 'archer'] } },
        { city: ['peasant'], territories: [['farm', 'peasant', 'tower'], ['field', 'peasant', 'school'], ['mine']] },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'new army', 'attack mine-01', 'pass');
    expect([asked(s), keys(s)]).toEqual(['0 shoot', ['shoot peasant-04', 'pass']]);
    expect(refusalOf(s, 'shoot peasant-02')).toBe('MED-17.23 sheltered');
    expect(refusalOf(s, 'shoot peasant-03')).toBe('MED-17.23 sheltered');
    for (const id of ['field-01', 'school-01', 'tower-01', 'city-02'])
      expect(refusalOf(s, `shoot ${id}`)).toBe('MED-17.22 onlyCharactersShot');
  });

  it('MED-17.24 MED-17.25 a Priest heals an own or allied character in his fief or beside it, never himself; two may heal each other', () => {
    const s = scene(
      [
        { ...farm, open: ['priest', 'priest'], away: { centre: ['soldier'], fief1: ['peasant'] } },
        { ...farm, open: ['archer', 'archer'], away: { centre: ['peasant'], fief0: ['soldier'] } },
        { ...farm, away: { fief0: ['peasant'] } },
        {},
      ],
      { phase: 'war' },
    );
    s.damage[cardNamed('peasant-02')] = 1;
    s.damage[cardNamed('peasant-06')] = 1;
    play(s, 'war centre 2', 'pass', 'pass');
    expect(asked(s)).toBe('0 heal');
    expect(keys(s)).toEqual(['heal soldier-01', 'heal peasant-06', 'pass']);
    expect(refusalOf(s, 'heal priest-01')).toBe('MED-17.24 notHimself');
    expect(refusalOf(s, 'heal peasant-02')).toBe('MED-17.24 outOfRange');
    expect(refusalOf(s, 'heal soldier-02')).toBe('kernel unknownOption');
    const mutual = scene(
      [
        { ...farm, open: ['priest', 'priest'], away: { neutral: ['soldier'] } },
        { ...farm, away: { neutral: ['peasant', 'peasant'], fief0: ['archer', 'archer'] } },
      ],
      { phase: 'war' },
    );
    play(mutual, 'war neutral 2', 'peasant-03 > peasant-04', 'shoot priest-01', 'shoot priest-02', 'heal priest-02', 'heal priest-01');
    expect([whereIs(mutual, 'priest-01'), whereIs(mutual, 'priest-02')]).toEqual(['open fief0', 'open fief0']);
  });

  it('MED-17.26 only those who are struck, were shot in this battle or carry damage can be healed', () => {
    const s = scene(
      [
        { ...farm, open: ['priest', 'peasant', 'soldier'], away: { neutral: ['soldier'] } },
        { ...farm, away: { neutral: ['peasant'], fief0: ['archer'] } },
      ],
      { phase: 'war' },
    );
    s.damage[cardNamed('soldier-01')] = 1;
    play(s, 'war neutral 2', 'shoot peasant-02');
    expect(keys(s)).toEqual(['heal peasant-02', 'heal soldier-01', 'heal soldier-02', 'pass']);
    expect(refusalOf(s, 'heal peasant-01')).toBe('MED-17.26 notHurt');
  });

  it('MED-17.27 outside step 5 of a battle Archers and Priests do nothing', () => {
    const fief = { ...farm, open: ['archer', 'priest'], away: { neutral: ['soldier'] } };
    const s = scene([fief, { ...farm, away: { neutral: ['peasant', 'peasant'] } }]);
    const offered = (): boolean => keys(s).some((key) => key.startsWith('shoot') || key.startsWith('heal'));
    expect(offered()).toBe(false);
    play(s, 'end actions');
    expect(offered()).toBe(false);
    play(s, 'end movement');
    expect(offered()).toBe(false);
    play(s, 'war neutral 2');
    expect([asked(s), offered()]).toEqual(['1 damageOrder', false]);
    play(s, 'peasant-03 > peasant-04');
    expect([asked(s), offered()]).toEqual(['0 shoot', true]);
  });

  it('MED-17.28 off-turn the defender and both allies may shoot and heal, and Infantry gives its bonus', () => {
    const s = scene(
      [
        { ...farm, away: { centre: ['soldier', 'soldier'] } },
        { ...farm, open: ['archer'], away: { centre: ['infantry', 'soldier', 'soldier'] } },
        { ...farm, open: ['archer'] },
        { ...farm, open: ['archer', 'priest'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war centre 2');
    expect(asked(s)).toBe('1 assignBonus');
    play(s, 'to soldier-03', 'soldier-01 > soldier-02', 'soldier-03 > soldier-04 > infantry-01');
    expect(asked(s)).toBe('2 shoot');
    play(s, 'pass');
    expect(asked(s)).toBe('1 shoot');
    play(s, 'pass');
    expect(asked(s)).toBe('3 shoot');
    play(s, 'pass');
    expect(asked(s)).toBe('3 heal');
  });

  it('MED-17.30 several Archers or Priests may choose the same target', () => {
    const s = scene(
      [
        { ...farm, open: ['archer', 'archer'], away: { neutral: ['peasant'] } },
        { ...farm, away: { neutral: ['knight'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war neutral 2', 'shoot knight-01', 'shoot knight-01');
    expect(isDiscarded(s, 'knight-01')).toBe(true);
    const healed = scene(
      [
        { ...farm, away: { neutral: ['soldier'] } },
        { ...farm, open: ['priest', 'priest'], away: { neutral: ['peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(healed, 'war neutral 2', 'heal peasant-03', 'heal peasant-03');
    expect(isDiscarded(healed, 'peasant-03')).toBe(false);
  });

  it('MED-17.31 on a host their power turns the whole group, and the production is lost', () => {
    const s = scene(
      [
        { territories: [['farm', 'archer', 'peasant', 'school']], away: { neutral: ['soldier'] } },
        { ...farm, away: { neutral: ['knight'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war neutral 2', 'shoot knight-01');
    expect(['farm-01', 'archer-01', 'peasant-01', 'school-01'].map((id) => isUsed(s, id))).toEqual([true, true, true, true]);
  });

  it('MED-17.35 who may act is settled before anybody does: a group turned by one does not stop the other', () => {
    const s = scene(
      [
        { territories: [['farm', 'archer', 'archer', 'priest']], away: { neutral: ['soldier'] } },
        { ...farm, away: { neutral: ['knight'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war neutral 2', 'shoot knight-01');
    expect([asked(s), isUsed(s, 'archer-02')]).toEqual(['0 shoot', true]);
    play(s, 'pass');
    expect([asked(s), isUsed(s, 'priest-01')]).toEqual(['0 heal', true]);
    const used = scene(
      [
        { territories: [['farm']], open: ['archer!', 'priest!'], away: { neutral: ['soldier'] } },
        { ...farm, away: { neutral: ['knight'] } },
      ],
      {
        phase: 'war',
      },
    );
    play(used, 'war neutral 2');
    expect(used.battle).toBeNull();
  });
});

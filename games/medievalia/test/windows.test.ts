/** Decisions off-turn: whom they reach, in which order, and who is left in peace. */

import { openQuestions, seedFrom, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MedState } from '../state.ts';
import { asked, type FiefPlan, isDiscarded, isUsed, keys, play, scene } from './builders.ts';

const farm = { territories: [['farm', 'peasant']] };

/** Who is asked what while the answers are given, one after another; nobody else may be waited for meanwhile. */
function questionsOf(s: MedState, ...answers: readonly string[]): string[] {
  return answers.map((text) => {
    const open = openQuestions(game, s).map(({ seat, frame }) => `${seat} ${frame.step}`);
    play(s, text);
    return open.join(', ');
  });
}

/** A table taken up at this position. */
const tableAt = (s: MedState): Table<MedState> =>
  Table.resume(game, { seats: s.core.seats, options: {}, seed: seedFrom('windows') }, [], s);

describe('off-turn decisions', () => {
  it('MED-14.8 MED-15.4 MED-15.5 MED-15.7 MED-15.9 MED-15.10 reach the right seat in the order of a battle, one at a time', () => {
    const s = scene(
      [
        { ...farm, open: ['archer', 'priest'], away: { fief1: ['infantry', 'soldier', 'soldier', 'soldier'] } },
        { territories: [['farm', 'soldier', 'peasant', 'school']], open: ['peasant'], away: { centre: ['archer', 'priest'] } },
        { ...farm, away: { centre: ['archer', 'priest'] } },
        farm,
      ],
      { phase: 'war' },
    );
    expect(
      questionsOf(
        s,
        'war fief1 2',
        'army 1',
        'army 1',
        'new army',
        'pass',
        'attack farm-02',
        'attack farm-02',
        'to soldier-01',
        'to peasant-02',
        'strike 1',
        'soldier-01 > soldier-02 > infantry-01',
        'peasant-02 > soldier-04',
        'pass',
        'pass',
        'pass',
        'heal soldier-01',
      ),
    ).toEqual([
      '0 declareWar',
      '0 deployAttack',
      '0 deployAttack',
      '0 deployAttack',
      '1 deployDefence',
      '0 chooseTarget',
      '0 chooseTarget',
      '0 assignBonus',
      '1 assignBonus',
      '1 chooseStruckArmy',
      '0 damageOrder',
      '1 damageOrder',
      '0 shoot',
      '2 shoot',
      '1 shoot',
      '2 heal',
    ]);
    expect(asked(s)).toBe('1 heal');
  });

  it('MED-14.5 MED-15.7 MED-17.20 MED-17.26 nobody is asked where there is nothing to decide', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['knight'] } },
        { territories: [['farm'], ['field']], open: ['archer!', 'priest!'], away: { nNE: ['archer', 'priest'] } },
        {},
        { ...farm, open: ['archer', 'priest'] },
      ],
      { phase: 'war' },
    );
    expect(questionsOf(s, 'war fief1 2', 'attack field-01')).toEqual(['0 declareWar', '0 chooseTarget']);
    expect([asked(s), isDiscarded(s, 'field-01')]).toEqual(['0 declareWar', true]);
  });
});

describe('standing answers', () => {
  const raid: FiefPlan[] = [
    { ...farm, away: { fief1: ['knight'] } },
    { territories: [['farm'], ['field']], open: ['peasant', 'archer', 'priest'] },
  ];

  it('let a defender skip the windows in which he never acts', () => {
    const table = tableAt(scene(raid, { phase: 'war' }));
    for (const step of ['deployDefence', 'shoot', 'heal']) table.setStanding(1, { step, key: 'pass', until: 'ever' });
    table.reply(0, 'war fief1 2');
    expect([asked(table.state), keys(table.state).includes('attack field-01')]).toEqual(['0 chooseTarget', true]);
    table.reply(0, 'attack field-01');
    expect([asked(table.state), isDiscarded(table.state, 'field-01')]).toEqual(['0 declareWar', true]);
    expect(['archer-01', 'priest-01'].map((id) => isUsed(table.state, id))).toEqual([false, false]);
  });

  it('MED-21.11 let an ally decline every aid unasked', () => {
    const table = tableAt(scene([{ cityUsed: true, territories: [['farm']], hand: ['field'] }, {}, { city: ['peasant'] }, {}]));
    table.setStanding(2, { step: 'giveAid', key: '-', until: 'ever' });
    table.reply(0, 'play field');
    table.reply(0, 'ask 1 labour');
    expect([asked(table.state), table.state.aidDeclined]).toEqual(['0 action', true]);
  });

  it('leave the other windows as they are', () => {
    const table = tableAt(scene(raid, { phase: 'war' }));
    table.setStanding(1, { step: 'deployDefence', key: 'pass', until: 'ever' });
    table.reply(0, 'war fief1 2');
    table.reply(0, 'attack field-01');
    expect(asked(table.state)).toBe('1 shoot');
  });
});

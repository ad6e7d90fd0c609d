import { describe, expect, it } from 'vitest';
import { FAMINE } from '../state.ts';
import { ACTIONS } from '../vocabulary.ts';
import {
  alone,
  answer,
  asked,
  citizensOn,
  endActions,
  give,
  keys,
  on,
  onCard,
  play,
  refusalOf,
  row,
  start,
  toRound,
  view,
} from './builders.ts';

describe('a citizen', () => {
  it('MON-4.1 goes to an open board action or to a card of one’s own with an action', () => {
    const s = toRound(start(), 3);
    give(s, 0, { coins: 9, city: ['ecole', 'forge'], provinces: ['plaine-du-levant'] });
    row(s, 'verger');
    const offered = keys(s).filter((key) => key.startsWith('place 1'));
    expect(offered).toEqual([...ACTIONS.map((action) => `place 1 ${action}`), 'place 1 ecole']);
    answer(s, 'place 1 ecole');
    expect(view(s).players[0].citizens[0].place).toEqual({ kind: 'city', card: 'ecole' });
    expect(view(s).players[0].city.find(({ card }) => card === 'ecole')?.citizen).toBe(1);
  });

  it('MON-4.2 is available when neither starving nor placed this round', () => {
    const s = start();
    give(s, 0, { city: ['ecole', 'amphitheatre'], citizens: [FAMINE, on('labour'), onCard('ecole'), -1] });
    expect(new Set(keys(s).map((key) => key.split(' ')[1]))).toEqual(new Set(['4', undefined]));
    expect(refusalOf(s, 'place 1 rebuild')).toBe('MON-8.14 citizenStarves');
    expect(refusalOf(s, 'place 2 rebuild')).toBe('MON-4.2 citizenPlaced');
    expect(refusalOf(s, 'place 3 amphitheatre')).toBe('MON-4.2 citizenOnCard');
  });

  it('MON-4.3 that is not available cannot be placed', () => {
    const s = start();
    give(s, 0, { coins: 9, citizens: [FAMINE, on('labour'), on('rebuild')] });
    expect(s.active).toBe(1);
    expect(s.players[0].passed).toBe(true);
  });

  it('MON-4.4 has its action carried out at once and completely', () => {
    const s = start();
    give(s, 0, { coins: 9, city: ['maison-municipale'] });
    row(s, 'forge', 'verger');
    answer(s, 'place 1 build');
    expect(asked(s)).toEqual(['0 chooseBuild']);
    answer(s, 'build forge');
    expect(asked(s)).toEqual(['1 takeTurn']);
    answer(s, 'place 1 rebuild');
    answer(s, 'place 2 maison-municipale');
    expect(s.players[0].knowledge).toBe(1);
    expect(asked(s)).toEqual(['1 takeTurn']);
  });

  it('MON-4.5 W17 must be higher than every citizen on a general action, one’s own included', () => {
    const s = start();
    give(s, 0, { coins: 9, citizens: [on('labour'), -1, -1, -1, -1] });
    give(s, 1, { citizens: [-1, -1, on('labour')] });
    const labour = keys(s).filter((key) => key.endsWith('labour'));
    expect(labour).toEqual(['place 4 labour', 'place 5 labour']);
    expect(refusalOf(s, 'place 3 labour')).toBe('MON-4.5 notHigher');
    give(s, 0, { citizens: [-1, -1, -1, on('labour'), -1] });
    expect(keys(s).filter((key) => key.endsWith('labour'))).toEqual(['place 5 labour']);
  });

  it('MON-4.6 follows the general rule on six actions', () => {
    const s = toRound(start(), 3);
    for (const action of ['labour', 'conscription', 'expansion', 'discovery', 'exploration', 'repopulation'] as const) {
      give(s, 0, { coins: 9, knowledge: 2 });
      give(s, 1, { citizens: [-1, on(action), -1] });
      expect(keys(s).filter((key) => key.endsWith(action))).toEqual([`place 3 ${action}`]);
    }
  });

  it('MON-4.7 of any value may go to Build, Recruit and Rebuild', () => {
    const s = start();
    give(s, 0, { coins: 9 });
    row(s, 'forge');
    for (const action of ['build', 'recruit', 'rebuild'] as const) {
      give(s, 1, { citizens: [-1, on(action), -1] });
      expect(keys(s).filter((key) => key.endsWith(` ${action}`))).toEqual([`place 1 ${action}`, `place 2 ${action}`, `place 3 ${action}`]);
    }
  });

  it('MON-4.8 stays where it is until the end of the round, its value in sight', () => {
    const s = start();
    play(s, 'place 2 labour', 'place 3 labour', 'place 1 rebuild');
    expect(view(s, 1).actions[0].citizens).toEqual([
      { seat: 0, value: 2 },
      { seat: 1, value: 3 },
    ]);
    endActions(s);
    expect(citizensOn(s, 'labour')).toEqual([]);
  });
});

describe('an action', () => {
  it('MON-4.9 that cannot be carried out takes no citizen', () => {
    const s = toRound(start(), 3);
    give(s, 0, { coins: 2, knowledge: 0 });
    row(s, 'forge', 'grand-temple');
    expect(refusalOf(s, 'place 3 discovery')).toBe('MON-10.20 actionTooDear');
    expect(refusalOf(s, 'place 3 expansion')).toBe('MON-10.15 expansionTooDear');
    expect(refusalOf(s, 'place 3 repopulation')).toBe('MON-10.70 actionTooDear');
    expect(refusalOf(s, 'place 3 build')).toBe('MON-4.9 nothingToBuild');
    s.provincePile = [];
    s.province = -1;
    expect(refusalOf(s, 'place 3 expansion')).toBe('MON-10.18 noProvinceLeft');
  });

  it('MON-4.10 of Labour, Conscription or Rebuild can always be carried out', () => {
    const s = alone(start());
    give(s, 0, { coins: 0, knowledge: 0, armies: [], citizens: [-1, -1, -1, -1] });
    s.militaryRow = [];
    s.titans = [-1, -1, -1];
    expect(keys(s).filter((key) => key.startsWith('place 1'))).toEqual(['place 1 labour', 'place 1 conscription', 'place 1 rebuild']);
    play(s, 'place 1 labour', 'place 2 conscription', 'place 3 rebuild');
    expect(s.players[0].coins).toBe(3);
  });

  it('MON-4.11 under a cover tile takes no citizen', () => {
    const s = start();
    give(s, 0, { coins: 9 });
    expect(refusalOf(s, 'place 1 exploration')).toBe('MON-4.11 actionCovered');
    expect(refusalOf(s, 'place 3 repopulation')).toBe('MON-4.11 actionCovered');
    toRound(s, 2);
    expect(keys(s)).toContain('place 1 exploration');
    expect(refusalOf(s, 'place 3 repopulation')).toBe('MON-4.11 actionCovered');
  });

  it('MON-4.12 holds any number of citizens', () => {
    const s = start(4);
    for (const citizen of [1, 2]) for (let seat = 0; seat < 4; seat++) answer(s, `place ${citizen} rebuild`);
    for (let seat = 0; seat < 3; seat++) answer(s, 'place 3 rebuild');
    expect(citizensOn(s, 'rebuild')).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2]);
    expect(keys(s)).toContain('place 3 rebuild');
  });
});

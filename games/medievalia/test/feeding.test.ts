import { describe, expect, it } from 'vitest';
import { feedingCapacity, isFed } from '../rules/feeding.ts';
import { asked, cardNamed, isDiscarded, keys, play, refusalOf, scene, viewOf } from './builders.ts';

const soldiers = (n: number): string[] => Array(n).fill('soldier');

describe('feeding and removing', () => {
  it('MED-10.1 every character must be fed, wherever it stands and used or not', () => {
    const s = scene([{ territories: [['field']], open: ['soldier!'], away: { neutral: ['soldier'], fief1: ['peasant!'] } }, {}], {
      phase: 'start',
    });
    expect(asked(s)).toBe('0 starve');
    expect(keys(s)).toEqual(['remove soldier-01', 'remove soldier-02', 'remove peasant-01']);
  });

  it('MED-10.2 W10 two Fields and a civil building on one of them make 3 food and feed 6', () => {
    const six = { territories: [['field', 'school'], ['field']], open: soldiers(6), hand: ['peasant', 'soldier', 'mine', 'mine'] };
    const s = scene([six, {}]);
    expect(feedingCapacity(s, 0)).toBe(6);
    expect(viewOf(s, 1).players[0]).toMatchObject({ characters: 6, capacity: 6 });
    expect(refusalOf(s, 'play soldier')).toBe('MED-9.8 noFoodFor');
    play(s, 'play peasant');
    expect(refusalOf(s, 'on open ground')).toBe('MED-9.8 cannotBeFed');
    play(s, 'on field-02', 'discard mine-01');
    expect([feedingCapacity(s, 0), s.characters[0].length]).toEqual([8, 7]);
  });

  it('MED-10.2 workers count up to the slots, and only on Fields and Farms', () => {
    const capacity = (...territories: string[][]): number => feedingCapacity(scene([{ territories }, {}]), 0);
    expect(capacity(['field', 'peasant', 'priest', 'peasant'])).toBe(6);
    expect(capacity(['farm', 'peasant', 'peasant', 'bank', 'school'])).toBe(10);
    expect(capacity(['mine', 'peasant', 'school'], ['forest', 'peasant'], ['field'])).toBe(2);
    expect(capacity(['field', 'soldier', 'merchant', 'tower'])).toBe(2);
  });

  it('MED-10.3 groups feed whether they are used or not, and feeding uses nothing', () => {
    const s = scene([{ territories: [['field', 'peasant']], open: soldiers(2) }, {}], { phase: 'start' });
    expect(s.used.every((used) => used === 0)).toBe(true);
    s.used[cardNamed('field-01')] = 1;
    s.used[cardNamed('peasant-01')] = 1;
    expect([feedingCapacity(s, 0), isFed(s, 0)]).toEqual([4, true]);
  });

  it('MED-10.4 Artists count as ordinary workers, Merchants, hands and aid not at all', () => {
    const s = scene([
      { territories: [['field', 'artist']], open: ['artist', 'merchant'], hand: ['field', 'farm', 'farm'] },
      {},
      { territories: [['farm', 'peasant']] },
      {},
    ]);
    expect(feedingCapacity(s, 0)).toBe(4);
  });

  it('MED-10.5 checked at the start of the own turn and after each action, movement and battle of it; others do not starve meanwhile', () => {
    const start = scene([{ territories: [['field']], open: soldiers(3) }, {}], { phase: 'start' });
    expect(asked(start)).toBe('0 starve');
    const acting = scene([{ territories: [['field', 'peasant']], open: soldiers(3) }, {}]);
    play(acting, 'move peasant-01', 'on open ground');
    expect(asked(acting)).toBe('0 starve');
    const clearing = scene([{ territories: [['field'], ['farm']], open: soldiers(3), hand: ['mine', 'mine'] }, {}]);
    play(clearing, 'discard farm-01', 'use city-01');
    expect(asked(clearing)).toBe('0 starve');
    const removing = scene([{ territories: [['field', 'peasant']], open: soldiers(3) }, {}]);
    play(removing, 'remove peasant-01');
    expect(asked(removing)).toBe('0 starve');
    const marching = scene([{ territories: [['field', 'peasant']], open: soldiers(3) }, {}], { phase: 'movement' });
    play(marching, 'march peasant-01 neutral');
    expect(asked(marching)).toBe('0 starve');
    const dismissing = scene([{ territories: [['field', 'peasant']], open: soldiers(3) }, {}], { phase: 'movement' });
    play(dismissing, 'remove peasant-01');
    expect(asked(dismissing)).toBe('0 starve');
    const warring = scene([{ territories: [['field', 'peasant']], away: { fief1: soldiers(3) } }, {}], { phase: 'war' });
    play(warring, 'remove peasant-01');
    expect(asked(warring)).toBe('0 starve');
    const fighting = scene(
      [
        { territories: [['field', 'peasant']], open: soldiers(2), away: { fief1: ['soldier'] } },
        { territories: [['farm']], away: { neutral: ['archer'] } },
      ],
      { phase: 'war' },
    );
    play(fighting, 'war fief1 2', 'pass', 'shoot peasant-01');
    expect(isDiscarded(fighting, 'peasant-01')).toBe(true);
    expect(asked(fighting)).toBe('0 starve');
    const robbed = scene(
      [
        { territories: [['field']], open: ['soldier!', 'soldier!'] },
        { territories: [['farm']], away: { fief0: ['soldier'] } },
      ],
      { active: 1, phase: 'war' },
    );
    play(robbed, 'war fief0 1', 'attack field-01');
    expect(isFed(robbed, 0)).toBe(false);
    expect(asked(robbed)).not.toContain('starve');
    play(robbed, 'end turn');
    expect(asked(robbed)).toBe('0 starve');
    const second = scene([{}, { territories: [['field']], open: soldiers(3) }], { active: 1, phase: 'start' });
    expect(asked(second)).toBe('1 starve');
  });

  it('MED-10.6 MED-10.7 MED-10.8 he removes characters of his choice, used or not, just as many as needed; losing a worker may cost more', () => {
    const s = scene([{ territories: [['field', 'peasant']], open: ['soldier!', 'soldier', 'soldier', 'knight'] }, {}], { phase: 'start' });
    expect(keys(s)).toEqual(['remove peasant-01', 'remove soldier-01', 'remove soldier-02', 'remove soldier-03', 'remove knight-01']);
    play(s, 'remove soldier-01');
    expect([asked(s), isDiscarded(s, 'soldier-01')]).toEqual(['0 drawDeck', true]);
    const costly = scene([{ territories: [['field', 'peasant']], open: ['soldier', 'soldier', 'soldier', 'knight'] }, {}], {
      phase: 'start',
    });
    play(costly, 'remove peasant-01');
    expect(asked(costly)).toBe('0 starve');
    play(costly, 'remove soldier-01');
    expect(asked(costly)).toBe('0 starve');
    play(costly, 'remove soldier-02');
    expect([asked(costly), costly.characters[0].length]).toEqual(['0 drawDeck', 2]);
  });

  it('MED-10.9 in phases 3 and 4 unused characters anywhere may be removed for nothing, but not during a battle', () => {
    const fief = { territories: [['farm', 'peasant']], open: ['peasant!'], away: { fief1: ['soldier', 'soldier'] } };
    const s = scene([fief, { open: ['peasant'], territories: [['farm']] }]);
    expect(keys(s)).toEqual(expect.arrayContaining(['remove peasant-01', 'remove soldier-01']));
    expect(refusalOf(s, 'remove peasant-02')).toBe('MED-10.9 removeUsed');
    play(s, 'remove peasant-01', 'end actions');
    expect(refusalOf(s, 'remove peasant-02')).toBe('MED-10.9 removeUsed');
    play(s, 'remove soldier-02', 'end movement');
    expect(keys(s)).toContain('remove soldier-01');
    expect(refusalOf(s, 'remove peasant-02')).toBe('MED-10.9 removeUsed');
    play(s, 'war fief1 2');
    expect(keys(s).some((key) => key.startsWith('remove'))).toBe(false);
  });

  it('MED-10.10 Cities, territories and buildings cannot be removed like that', () => {
    const s = scene([{ territories: [['farm', 'peasant', 'school']] }, {}]);
    expect(keys(s).filter((key) => key.startsWith('remove'))).toEqual(['remove peasant-01']);
    for (const id of ['city-01', 'farm-01', 'school-01']) expect(refusalOf(s, `remove ${id}`)).toBe('kernel unknownOption');
  });

  it('MED-10.11 Cities and buildings are not fed', () => {
    const s = scene([{ city: ['school', 'castle'], territories: [['field', 'tower', 'bank']], open: soldiers(2) }, {}], { phase: 'start' });
    expect(viewOf(s, 0).players[0].characters).toBe(2);
    expect(asked(s)).toBe('0 drawDeck');
  });
});

import { describe, expect, it } from 'vitest';
import { asked, isUsed, keys, play, refusalOf, scene, whereIs } from './builders.ts';

const marches = (s: Parameters<typeof keys>[0]): string[] => keys(s).filter((key) => key.startsWith('march'));
const farm = { territories: [['farm', 'peasant']] };

describe('external movement', () => {
  it('MED-12.1 MED-12.2 each unused character may move once, to an adjacent fief, and stays unused', () => {
    const s = scene([{ territories: [['farm']], open: ['soldier'] }, {}], { phase: 'movement' });
    expect(marches(s)).toEqual(['march soldier-01 neutral']);
    expect(refusalOf(s, 'march soldier-01 fief1')).toBe('MED-12.1 notAdjacent');
    play(s, 'march soldier-01 neutral');
    expect([whereIs(s, 'soldier-01'), isUsed(s, 'soldier-01')]).toEqual(['open neutral', false]);
    expect(asked(s)).toBe('1 drawDeck');
    const two = scene([{ territories: [['farm']], open: ['soldier', 'soldier'] }, {}], { phase: 'movement' });
    play(two, 'march soldier-01 neutral');
    expect(refusalOf(two, 'march soldier-01 fief1')).toBe('MED-12.1 noStepsLeft');
  });

  it('MED-12.3 used characters do not move', () => {
    const s = scene([{ territories: [['farm']], open: ['soldier!', 'soldier'] }, {}], { phase: 'movement' });
    expect(marches(s)).toEqual(['march soldier-02 neutral']);
    expect(refusalOf(s, 'march soldier-01 neutral')).toBe('MED-12.3 marchUsed');
    expect(refusalOf(s, 'march soldier-01 fief1')).toBe('MED-12.3 marchUsed');
  });

  it('MED-12.4 characters move in any order, each move taking effect at once', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['peasant'] }, open: ['soldier', 'soldier'] },
        { away: { neutral: ['peasant'] }, territories: [['farm']] },
      ],
      { phase: 'movement' },
    );
    play(s, 'march soldier-02 neutral');
    expect(whereIs(s, 'soldier-02')).toBe('open neutral');
    expect(marches(s)).toEqual(['march peasant-01 neutral', 'march soldier-01 neutral', 'march peasant-02 fief0']);
    play(s, 'march peasant-02 fief0', 'march soldier-01 neutral');
    expect([whereIs(s, 'peasant-02'), whereIs(s, 'soldier-01')]).toEqual(['open fief0', 'open neutral']);
  });

  it('MED-12.5 MED-17.8 W14 a Knight makes two moves, not necessarily in succession, and reaches the enemy in one turn', () => {
    const s = scene([{ territories: [['farm']], open: ['knight', 'soldier'] }, {}], { phase: 'movement' });
    play(s, 'march knight-01 neutral', 'march soldier-01 neutral', 'march knight-01 fief1');
    expect(whereIs(s, 'knight-01')).toBe('open fief1');
    const back = scene([{ territories: [['farm']], open: ['knight', 'soldier'] }, {}], { phase: 'movement' });
    play(back, 'march knight-01 neutral', 'march knight-01 fief0');
    expect(whereIs(back, 'knight-01')).toBe('open fief0');
    expect(refusalOf(back, 'march knight-01 neutral')).toBe('MED-12.5 noStepsLeft');
  });

  it('MED-12.6 a character on a used host cannot leave; from an unused one it may', () => {
    const s = scene([{ cityUsed: true, city: ['soldier'], territories: [['farm', 'peasant']] }, {}], { phase: 'movement' });
    expect(marches(s)).toEqual(['march peasant-01 neutral']);
    expect(refusalOf(s, 'march soldier-01 neutral')).toBe('MED-12.6 boundToHost');
    play(s, 'march peasant-01 neutral');
    expect(whereIs(s, 'peasant-01')).toBe('open neutral');
  });

  it('MED-12.7 a character arrives on open ground, also when it comes home', () => {
    const s = scene([{ ...farm, away: { neutral: ['soldier'], fief1: ['soldier'] } }, {}], { phase: 'movement' });
    play(s, 'march soldier-01 fief0', 'march soldier-02 neutral');
    expect([whereIs(s, 'soldier-01'), whereIs(s, 'soldier-02')]).toEqual(['open fief0', 'open neutral']);
  });

  it('MED-12.8 any fief may be entered, whatever troops are in it', () => {
    const s = scene(
      [
        { ...farm, open: ['peasant'] },
        { territories: [['farm']], away: { neutral: ['knight', 'knight', 'soldier'] } },
      ],
      {
        phase: 'movement',
      },
    );
    play(s, 'march peasant-02 neutral');
    const there = scene(
      [
        { ...farm, away: { neutral: ['peasant'] } },
        { territories: [['farm']], open: ['knight', 'knight'] },
      ],
      {
        phase: 'movement',
      },
    );
    expect(marches(there)).toContain('march peasant-02 fief1');
  });

  it('MED-12.9 MED-12.10 W14 an unused enemy in a neutral fief lets one go back but not on; used ones block nobody', () => {
    const knight = { territories: [['farm']], open: ['knight', 'soldier'] };
    const blocked = scene([knight, { territories: [['farm']], away: { neutral: ['peasant'] } }], { phase: 'movement' });
    play(blocked, 'march knight-01 neutral');
    expect(refusalOf(blocked, 'march knight-01 fief1')).toBe('MED-12.9 crossingBlocked');
    play(blocked, 'march knight-01 fief0');
    const open = scene([knight, { territories: [['farm']], away: { neutral: ['peasant!'] } }], { phase: 'movement' });
    play(open, 'march knight-01 neutral', 'march knight-01 fief1');
    expect(whereIs(open, 'knight-01')).toBe('open fief1');
  });

  it('MED-12.9 towards an ally’s fief the way is open too', () => {
    const s = scene([{ ...farm, away: { centre: ['soldier'] } }, { ...farm, away: { centre: ['peasant'] } }, {}, {}], {
      phase: 'movement',
    });
    expect(marches(s).filter((key) => key.includes('soldier'))).toEqual(['march soldier-01 fief0', 'march soldier-01 fief2']);
  });

  it('MED-12.9 an ally in a neutral fief bars nobody’s way', () => {
    const s = scene([{ ...farm, away: { centre: ['soldier'] } }, farm, { ...farm, away: { centre: ['peasant'] } }, {}], {
      phase: 'movement',
    });
    expect(marches(s).filter((key) => key.includes('soldier'))).toEqual([
      'march soldier-01 fief0',
      'march soldier-01 fief1',
      'march soldier-01 fief2',
      'march soldier-01 fief3',
    ]);
  });

  it('MED-12.11 own, allied and enemy fiefs may always be left', () => {
    const s = scene(
      [
        { ...farm, open: ['soldier'], away: { fief1: ['soldier'], fief2: ['soldier'] } },
        { ...farm, open: ['knight', 'knight'] },
        {},
        { ...farm, away: { fief0: ['soldier'], fief2: ['soldier'] } },
      ],
      { phase: 'movement' },
    );
    expect(marches(s).filter((key) => key.includes('soldier-01'))).toHaveLength(3);
    expect(marches(s).filter((key) => key.includes('soldier-02'))).toEqual([
      'march soldier-02 nSW',
      'march soldier-02 nNW',
      'march soldier-02 centre',
    ]);
    expect(marches(s).filter((key) => key.includes('soldier-03'))).toHaveLength(3);
  });

  it('MED-12.12 MED-21.6 only the active player’s characters move', () => {
    const s = scene([{ ...farm, open: ['soldier'] }, { ...farm, open: ['soldier'] }, { ...farm, open: ['soldier'] }, {}], {
      phase: 'movement',
    });
    expect(marches(s).filter((key) => !key.includes('soldier-01') && !key.includes('peasant-01'))).toEqual([]);
    for (const seat of [1, 2, 3]) expect(refusalOf(s, 'march soldier-02 centre', seat)).toBe('kernel notAsked');
  });

  it('MED-12.13 buildings, territories and Cities never move', () => {
    const s = scene([{ city: ['castle'], territories: [['farm', 'school', 'tower']], open: ['soldier'] }, {}], { phase: 'movement' });
    expect(marches(s)).toEqual(['march soldier-01 neutral']);
    for (const id of ['castle-01', 'farm-01', 'city-01', 'school-01'])
      expect(refusalOf(s, `march ${id} neutral`)).toBe('kernel unknownOption');
  });

  it('MED-12.14 the way on is barred only where the way home is open', () => {
    const s = scene([{ ...farm, away: { n12: ['soldier'] } }, { ...farm, away: { n12: ['peasant'] } }, {}], { phase: 'movement' });
    expect(marches(s).filter((key) => key.includes('soldier'))).toEqual(['march soldier-01 fief1', 'march soldier-01 fief2']);
    const near = scene([{ ...farm, away: { n01: ['soldier'] } }, { ...farm, away: { n01: ['peasant'] } }, {}], { phase: 'movement' });
    expect(marches(near).filter((key) => key.includes('soldier'))).toEqual(['march soldier-01 fief0']);
    const alone = scene([{ ...farm, away: { nNW: ['soldier'] } }, { ...farm, away: { nNW: ['peasant'] } }, {}, {}], { phase: 'movement' });
    expect(marches(alone).filter((key) => key.includes('soldier'))).toEqual(['march soldier-01 fief2']);
    alone.eliminated[2] = true;
    expect(marches(alone).filter((key) => key.includes('soldier'))).toEqual(['march soldier-01 fief1', 'march soldier-01 fief2']);
  });
});

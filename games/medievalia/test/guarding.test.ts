import { describe, expect, it } from 'vitest';
import { asked, cardNamed, isUsed, keys, play, refusalOf, scene, viewOf, whereIs } from './builders.ts';

const guarded = (s: Parameters<typeof viewOf>[0], spot: number): boolean | undefined => viewOf(s, null).players[0].hosts[spot]?.guarded;

describe('internal movement and guarding', () => {
  it('MED-11.1 MED-11.2 an unused character at home moves to any other place of the fief and stays unused', () => {
    const s = scene([{ territories: [['farm', 'peasant'], ['mine']], open: ['soldier', 'soldier!'], away: { neutral: ['soldier'] } }, {}]);
    expect(keys(s).filter((key) => key.startsWith('move'))).toEqual(['move peasant-01', 'move soldier-01']);
    expect(refusalOf(s, 'move soldier-02')).toBe('MED-11.1 moveUsed');
    expect(refusalOf(s, 'move soldier-03')).toBe('MED-11.1 notAtHome');
    play(s, 'move soldier-01');
    expect(keys(s)).toEqual(['on city-01', 'on farm-01', 'on mine-01']);
    play(s, 'on city-01', 'move soldier-01', 'on mine-01', 'move soldier-01', 'on open ground');
    expect([whereIs(s, 'soldier-01'), isUsed(s, 'soldier-01')]).toEqual(['open fief0', false]);
  });

  it('MED-11.3 a character cannot leave a used host', () => {
    const s = scene([{ territories: [['farm', 'peasant'], ['mine']], hand: ['peasant', 'mine'] }, {}]);
    play(s, 'play peasant', 'on mine-01', 'use farm-01');
    expect(keys(s).filter((key) => key.startsWith('move'))).toEqual(['move peasant-02']);
    s.used[cardNamed('peasant-01')] = 0;
    expect(refusalOf(s, 'move peasant-01')).toBe('MED-11.3 boundToHost');
  });

  it('MED-11.4 a character may be moved onto a used host, stays unused and is bound there', () => {
    const s = scene([{ cityUsed: true, territories: [['farm']], open: ['soldier'] }, {}]);
    play(s, 'move soldier-01', 'on city-01');
    expect([whereIs(s, 'soldier-01'), isUsed(s, 'soldier-01')]).toEqual(['city-01', false]);
    expect(refusalOf(s, 'move soldier-01')).toBe('MED-11.3 boundToHost');
  });

  it('MED-11.5 after the next reactivation they can move again', () => {
    const s = scene([{ territories: [['farm', 'peasant'], ['mine']], hand: ['peasant', 'mine'] }, {}]);
    play(s, 'play peasant', 'on mine-01', 'use farm-01');
    expect(keys(s)).not.toContain('move peasant-01');
    play(s, 'end turn', 'draw territory', 'end turn', 'draw territory');
    expect(keys(s)).toContain('move peasant-01');
  });

  it('MED-11.6 MED-11.7 a host with a character of its owner or a military building is guarded, also by used guards', () => {
    const s = scene([{ territories: [['farm', 'peasant!'], ['mine', 'tower'], ['forest', 'school'], ['field']], open: ['soldier'] }, {}]);
    expect([0, 1, 2, 3, 4].map((spot) => guarded(s, spot))).toEqual([false, true, true, false, false]);
    play(s, 'move soldier-01', 'on city-01');
    expect(guarded(s, 0)).toBe(true);
  });

  it('MED-11.8 enemies in the fief prevent neither movement inside nor leaving', () => {
    const s = scene([
      { territories: [['farm']], open: ['soldier', 'peasant'] },
      { territories: [['farm']], away: { fief0: ['knight', 'knight'] } },
    ]);
    play(s, 'move peasant-01', 'on farm-01', 'end actions', 'march soldier-01 neutral');
    expect([whereIs(s, 'peasant-01'), whereIs(s, 'soldier-01')]).toEqual(['farm-01', 'open neutral']);
  });

  it('MED-11.9 five moves for each character in a turn', () => {
    const s = scene([{ territories: [['farm']], open: ['soldier', 'soldier'] }, {}]);
    for (let n = 0; n < 5; n++) play(s, 'move soldier-01', n % 2 === 0 ? 'on farm-01' : 'on open ground');
    expect(refusalOf(s, 'move soldier-01')).toBe('MED-11.9 movedTooOften');
    expect(keys(s)).toContain('move soldier-02');
    play(s, 'end turn', 'draw territory', 'end turn', 'draw territory');
    expect([asked(s), keys(s).includes('move soldier-01')]).toEqual(['0 action', true]);
  });
});

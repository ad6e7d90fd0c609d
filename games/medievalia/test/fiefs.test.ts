import { describe, expect, it } from 'vitest';
import { areAdjacent } from '../rules/fiefs.ts';
import { asked, cards, keys, play, refusalOf, scene, viewOf, whereIs } from './builders.ts';

const neighbours = (seats: number): { [fief: string]: readonly string[] } => {
  const { fiefs } = cards.layouts[seats - 2];
  return Object.fromEntries(fiefs.map(({ id, neighbours: beside }) => [id, beside.map((fief) => fiefs[fief].id).sort()]));
};

describe('fiefs and places', () => {
  it('MED-4.1 MED-4.2 a fief is a City, territories with buildings, and characters on hosts or on open ground', () => {
    const s = scene([{ city: ['priest'], territories: [['field', 'peasant', 'school']], open: ['soldier'], hand: ['archer'] }, {}]);
    const view = viewOf(s, null);
    expect(view.players[0].hosts.map((host) => host?.id)).toEqual(['city-01', 'field-01', undefined, undefined, undefined]);
    expect(view.players[0].hosts[0]?.characters.map(({ id }) => id)).toEqual(['priest-01']);
    expect(view.fiefs[0]).toMatchObject({ id: 'fief0', seat: 0, ground: [{ id: 'soldier-01' }] });
    play(s, 'move soldier-01');
    expect(keys(s)).toEqual(['on city-01', 'on field-01']);
    play(s, 'on field-01', 'move soldier-01');
    expect(keys(s)).toEqual(['on open ground', 'on city-01']);
  });

  it('MED-4.3 in the duel the neutral fief lies between the two others', () => {
    expect(neighbours(2)).toEqual({ fief0: ['neutral'], neutral: ['fief0', 'fief1'], fief1: ['neutral'] });
  });

  it('MED-4.4 with four players a neutral fief lies at each corner and one in the middle, which touches no corner', () => {
    expect(neighbours(4)).toEqual({
      fief0: ['centre', 'nSE', 'nSW'],
      nSW: ['fief0', 'fief1'],
      fief1: ['centre', 'nNW', 'nSW'],
      nNW: ['fief1', 'fief2'],
      fief2: ['centre', 'nNE', 'nNW'],
      nNE: ['fief2', 'fief3'],
      fief3: ['centre', 'nNE', 'nSE'],
      nSE: ['fief0', 'fief3'],
      centre: ['fief0', 'fief1', 'fief2', 'fief3'],
    });
  });

  it('MED-4.5 two player fiefs are never adjacent', () => {
    for (const seats of [2, 3, 4]) {
      const { home } = cards.layouts[seats - 2];
      const s = scene(home.map(() => ({})));
      for (const a of home) for (const b of home) expect(areAdjacent(s, a, b)).toBe(false);
    }
  });

  it('MED-4.6 MED-4.7 a neutral fief has only open ground, and whoever is away from home stands on open ground', () => {
    const s = scene([{ territories: [['farm', 'peasant']], open: ['soldier'], hand: ['field'] }, { territories: [['field']] }]);
    play(s, 'play field');
    expect(keys(s).some((key) => key.includes('neutral'))).toBe(false);
    play(s, 'use city-01', 'end actions', 'march peasant-01 neutral', 'march soldier-01 neutral');
    expect([whereIs(s, 'peasant-01'), whereIs(s, 'soldier-01'), whereIs(s, 'field-01')]).toEqual([
      'open neutral',
      'open neutral',
      'fief0 2',
    ]);
    const there = scene([{ territories: [['farm']], away: { fief1: ['peasant'], neutral: ['peasant'] } }, { territories: [['field']] }]);
    expect(keys(there).some((key) => key.startsWith('move'))).toBe(false);
    expect(refusalOf(there, 'move peasant-01')).toBe('MED-11.1 notAtHome');
  });

  it('MED-4.8 nothing produces in a neutral or enemy fief', () => {
    const s = scene([
      { cityUsed: true, territories: [['farm']], away: { neutral: ['peasant', 'merchant'], fief1: ['peasant'] }, hand: ['field', 'field'] },
      {},
    ]);
    play(s, 'play field');
    expect(keys(s)).toEqual(['use farm-01', 'discard field-02']);
    for (const key of ['use peasant-01', 'use merchant-01', 'use peasant-02'])
      expect(refusalOf(s, key)).toBe('MED-4.8 producesNothingThere');
    expect(viewOf(s, 0).players[0].potential).toEqual({ labour: 0, food: 2, energy: 0, gold: 0 });
  });

  it('MED-4.9 a character in an allied fief produces for its owner but goes onto no host there', () => {
    const s = scene([
      { cityUsed: true, territories: [['farm']], away: { fief2: ['peasant'] }, hand: ['field'] },
      {},
      { territories: [['field']] },
      {},
    ]);
    expect(keys(s)).not.toContain('move peasant-01');
    expect(keys(s)).toContain('play field');
    play(s, 'play field', 'use peasant-01');
    expect(whereIs(s, 'field-01')).toBe('fief0 2');
    expect(asked(s)).toBe('0 action');
  });

  it('MED-4.10 any number of characters of any players may be in one fief', () => {
    const crowd = ['peasant', 'peasant', 'peasant', 'peasant'];
    const s = scene([{ territories: [['farm', 'peasant']], away: { n01: crowd } }, { away: { n01: crowd } }, { away: { n01: crowd } }], {
      phase: 'movement',
    });
    expect(viewOf(s, null).fiefs[1].ground).toHaveLength(12);
    const more = scene([{ territories: [['farm', 'peasant']], open: ['soldier'] }, { away: { n01: crowd } }, { away: { n01: crowd } }], {
      phase: 'movement',
    });
    play(more, 'march soldier-01 n01');
    expect(viewOf(more, null).fiefs[1].ground).toHaveLength(9);
  });
});

import { describe, expect, it } from 'vitest';
import { type Arms, readArms, withCharge, writeArms } from '../person/arms.ts';
import { counted, deedsOf, talliesOf } from '../person/statistics.ts';
import { played } from './fixtures/played.ts';

const LOST = { winners: [1], outcome: 'lost', result: { scores: [1, 4], winners: [1], by: 'points' } } as const;

describe('the games of a person', () => {
  it('are counted by kind, those played alone apart, since chance has no share there', () => {
    const games = [played({}), played({ names: ['Ada'], rivals: [] }), played(LOST), played({ game: 'anarchy' })];
    expect(talliesOf(games)).toMatchObject([
      { game: 'fief', played: 3, alone: 1, contested: 2, won: 1, fair: 1 },
      { game: 'anarchy', played: 1, alone: 0, contested: 1, won: 1, fair: 0.5 },
    ]);
  });

  it('are held against what chance gives, where allies win together', () => {
    const names = ['Ada', 'Raoul', 'Odon', 'Mahaut'];
    const [{ fair, form }] = talliesOf([played({ names, winners: [0, 2] }), played({ names, ...LOST })]);
    expect(fair).toBe(0.75);
    // The oldest first: a loss at four, then a win shared by two.
    expect(form.map(({ ahead }) => ahead)).toEqual([-0.25, 0.25]);
    expect(form[1].luck).toBeCloseTo(Math.sqrt(0.1875 + 0.25));
  });

  it('do not count where one looked on, tried a fork or nobody won', () => {
    const games = [played({ seat: null, outcome: 'watched' }), played({ forkedAt: 30 }), played({ outcome: 'open' }), played({ id: 'b' })];
    expect(counted(games).map(({ id }) => id)).toEqual(['b']);
  });

  it('are told each once: how they were won, then the best of a kind', () => {
    const level = played({ id: 'level', result: { scores: [5, 5], winners: [0], by: 'coins' } });
    const clear = played({ id: 'clear', result: { scores: [9, 1], winners: [0], by: 'points' } });
    const best = played({ id: 'best', ...LOST, result: { scores: [11, 12], winners: [1], by: 'points' } });
    const long = played({ id: 'long', answers: 900 });
    expect(deedsOf([level, clear, best, long]).map(({ kind, played: { id } }) => `${kind} ${id}`)).toEqual([
      'level level',
      'clearest clear',
      'longest long',
      'best best',
    ]);
  });

  it('are not told by points where nobody had any', () => {
    const bare = played({ result: { scores: [0, 0], winners: [0], by: 'crown' } });
    expect(deedsOf([bare]).map(({ kind }) => kind)).toEqual(['longest']);
  });
});

describe('arms', () => {
  const ARMS: Arms = { field: 'A', ordinary: 'S', charges: ['swan', 'key'] };

  it('are read as they were written, and a lone letter as the shield of that seat', () => {
    expect(readArms(writeArms(ARMS))).toEqual(ARMS);
    expect(readArms('P')).toEqual({ field: 'P', ordinary: 'P', charges: [] });
    expect(readArms('A S swan dragon')).toEqual({ field: 'A', ordinary: 'S', charges: ['swan'] });
    expect(readArms('nothing')).toBeNull();
  });

  it('bear at most two charges: a third takes the place of the older, one that is borne is laid down', () => {
    expect(withCharge(ARMS, 'sun').charges).toEqual(['key', 'sun']);
    expect(withCharge(ARMS, 'swan').charges).toEqual(['key']);
  });
});

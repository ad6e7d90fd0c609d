import { laidAs } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../examples.ts';
import { prestigeOf } from '../rules/scoring.ts';
import { asked, play, resultOf, scene, viewOf } from './builders.ts';

const seven = ['mine', 'mine', 'mine', 'mine', 'mine', 'mine'];
const discards = (n: number, from = 1): string => Array.from({ length: n }, (_, i) => `discard mine-0${i + from}`).join(' + ');
const points = (...territories: readonly (readonly string[])[]): number => prestigeOf(scene([{ territories }, {}]), 0);

describe('prestige', () => {
  it('MED-18.1 each building is worth 1 point to the owner of the fief, the Castle 2', () => {
    expect(points(['field', 'school'], ['farm', 'tower'], ['mine', 'fortress'])).toBe(3);
    expect(points(['field', 'castle'])).toBe(2);
    const s = scene([{ city: ['school'] }, { city: ['castle', 'bank'] }]);
    expect(viewOf(s, null).players.map(({ prestige }) => prestige)).toEqual([1, 3]);
  });

  it('MED-18.2 further copies of a type in the same fief are worth nothing', () => {
    expect(points(['field', 'school', 'school'], ['farm', 'bank'])).toBe(2);
  });

  it('MED-18.3 only buildings in play count, and a remaining duplicate then counts', () => {
    const s = scene([
      {
        ...{
          territories: [
            ['field', 'school'],
            ['farm', 'school'],
            ['mine', 'castle'],
          ],
        },
        hand: ['mine', 'mine', 'mine'],
      },
      {},
    ]);
    expect(prestigeOf(s, 0)).toBe(3);
    play(s, 'discard field-01', 'use city-01');
    expect(prestigeOf(s, 0)).toBe(3);
    play(s, 'discard mine-01', 'discard mine-02');
    expect(prestigeOf(s, 0)).toBe(1);
  });

  it('MED-18.4 MED-18.8 W15 School twice, Church, Bank and Castle are 5 points; Stable and Forge in one turn win at once', () => {
    const s = laidAs(EXAMPLES, 'W15');
    expect(prestigeOf(s, 0)).toBe(5);
    play(s, 'buy stable-01', 'on farm-01', discards(6));
    expect([resultOf(s), asked(s)]).toEqual([null, '0 action']);
    play(s, 'buy forge-01', 'on field-02', 'use peasant-05 + use peasant-06 + use forest-01 + use city-01 + use farm-01');
    expect(resultOf(s)).toBe('prestige: 0');
    expect(s.core.result?.scores).toEqual([7, 0]);
  });

  it('MED-18.4 in the free-for-all 7 points win too', () => {
    const s = scene(
      [
        {
          city: ['castle', 'tower'],
          territories: [
            ['field', 'school', 'bank'],
            ['farm', 'church'],
          ],
          hand: seven,
        },
        {},
        {},
      ],
      { tops: ['stable', 'forge', 'fortress'] },
    );
    play(s, 'buy stable-01', discards(6));
    expect(resultOf(s)).toBe('prestige: 0');
  });

  it('MED-18.5 MED-18.6 an alliance wins at 11 points together; the same type counts in both fiefs', () => {
    const s = scene(
      [
        { city: ['castle', 'school'], territories: [['field', 'bank', 'church']], hand: seven },
        {},
        {
          city: ['school', 'bank'],
          territories: [
            ['field', 'church', 'forge'],
            ['farm', 'tower'],
          ],
        },
        {},
      ],
      { tops: ['stable', 'fortress', 'carpenter'] },
    );
    expect(viewOf(s, null).players.map(({ prestige, sidePrestige }) => [prestige, sidePrestige])).toEqual([
      [5, 10],
      [0, 0],
      [5, 10],
      [0, 0],
    ]);
    s.hosts[0][2] = s.decks[0].pop() ?? -1;
    s.place[s.hosts[0][2]] = 2;
    play(s, 'buy stable-01', discards(6));
    expect(resultOf(s)).toBe('alliance: 0 2');
  });

  it('MED-18.7 in the alliance game 7 points of one player alone do not win', () => {
    const s = scene(
      [
        {
          city: ['castle', 'school'],
          territories: [
            ['field', 'bank', 'church'],
            ['farm', 'tower'],
          ],
          hand: seven,
        },
        {},
        {},
        {},
      ],
      { tops: ['stable', 'fortress', 'carpenter'] },
    );
    play(s, 'buy stable-01', discards(6));
    expect([prestigeOf(s, 0), resultOf(s)]).toEqual([7, null]);
  });
});

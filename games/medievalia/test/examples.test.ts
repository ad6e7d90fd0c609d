/** The rulebook's three battles, and what happens if the defender decides otherwise. */

import { exampleKit } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../examples.ts';
import { game } from '../index.ts';
import type { MedState } from '../state.ts';
import { asked, cardNamed, isDiscarded, keys, play, refusalOf, scene, viewOf, whereIs } from './builders.ts';

const farm = { territories: [['farm', 'peasant']] };
const gone = (s: MedState, ...ids: readonly string[]): boolean[] => ids.map((id) => isDiscarded(s, id));

exampleKit(game, EXAMPLES);

describe('the battles of the rulebook', () => {
  const simple = (): MedState =>
    scene(
      [
        { ...farm, open: ['soldier'] },
        { territories: [['farm', 'peasant'], ['field']], open: ['peasant', 'peasant', 'priest'] },
      ],
      { phase: 'movement' },
    );

  it('W5 MED-12.1 MED-14.5 MED-14.10 MED-15.13 MED-15.17 a Soldier marches in two turns and fights a Peasant, or what nobody protects', () => {
    const s = simple();
    play(s, 'march soldier-01 neutral', 'end turn');
    expect(asked(s)).toBe('1 drawDeck');
    play(s, 'draw territory', 'end turn', 'draw territory', 'end actions', 'march soldier-01 fief1');
    for (const id of ['peasant-03', 'priest-01']) s.used[cardNamed(id)] = 1;
    play(s, 'end movement', 'war fief1 2');
    expect([asked(s), keys(s)]).toEqual(['1 deployDefence', ['engage 1', 'pass']]);
    const free: MedState = JSON.parse(JSON.stringify(s));
    play(s, 'engage 1');
    expect([gone(s, 'peasant-04', 'soldier-01'), s.damage[cardNamed('soldier-01')]]).toEqual([[true, false], 1]);
    play(free, 'pass');
    expect(keys(free)).toEqual([
      'attack city-02',
      'attack farm-02',
      'attack field-01',
      'attack peasant-03',
      'attack peasant-04',
      'attack priest-01',
      'pass',
    ]);
    expect(refusalOf(free, 'attack peasant-02')).toBe('MED-14.11 guardNotAlone');
    play(free, 'attack farm-02');
    expect([gone(free, 'peasant-02', 'farm-02'), free.damage[cardNamed('soldier-01')]]).toEqual([[true, true], 1]);
  });

  const army = (): MedState => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['knight', 'soldier'] } },
        { territories: [['farm', 'peasant']], open: ['peasant!', 'priest!', 'infantry', 'peasant'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'army 1', 'engage 1', 'engage 1');
    return s;
  };

  it('W6 MED-14.4 MED-14.6 MED-15.7 MED-17.9 an army of Knight and Soldier against Infantry and Peasant', () => {
    const s = army();
    expect(viewOf(s, 0).battle?.formations.map(({ attack, damage }) => [attack, damage])).toEqual([
      [6, 3],
      [3, 6],
    ]);
    expect(viewOf(s, 0).battle?.formations[1].cards.map(({ toughness }) => toughness)).toEqual([2, 2]);
    play(s, 'soldier-01 > knight-01', 'infantry-01 > peasant-04');
    expect([gone(s, 'soldier-01', 'knight-01', 'infantry-01', 'peasant-04'), s.damage[cardNamed('knight-01')]]).toEqual([
      [true, false, true, true],
      1,
    ]);
    const other = army();
    play(other, 'knight-01 > soldier-01', 'infantry-01 > peasant-04');
    expect(gone(other, 'soldier-01', 'knight-01', 'infantry-01', 'peasant-04')).toEqual([false, true, true, true]);
  });

  it('W7 MED-8.19 MED-14.9 MED-14.18 MED-15.21 three armies apart: two are engaged, the Knight burns the Forest with its building', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['infantry', 'infantry', 'knight'] } },
        { territories: [['forest', 'workshop'], ['farm']], open: ['infantry', 'peasant'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war fief1 2', 'new army', 'new army', 'engage 1', 'engage 2');
    expect(asked(s)).toBe('0 chooseTarget');
    play(s, 'attack forest-01');
    expect(gone(s, 'infantry-01', 'infantry-03', 'infantry-02', 'peasant-02', 'forest-01', 'workshop-01', 'knight-01')).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
      false,
    ]);
    expect([s.damage[cardNamed('infantry-02')], s.damage[cardNamed('knight-01')], whereIs(s, 'knight-01')]).toEqual([1, 0, 'open fief1']);
  });
});

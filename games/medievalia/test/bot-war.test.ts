/** The instinct in sieges, that its duels are not played in peace, and that no one-sided plan runs it over. */

import { advance, apply, beginGame, fastChance, type Told } from '@castellan/engine';
import { senseOf } from '@castellan/engine/sense';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { isBesieged } from '../rules/siege.ts';
import type { MedState } from '../state.ts';
import { choice, type FiefPlan, play, question, resultOf, scene, sensible, whereIs } from './builders.ts';

/** Seat 0 goes on by instinct to the end of its turn. */
function playTurn(s: MedState): MedState {
  for (let q = advance(game, s); q !== null && s.active === 0; ) q = apply(game, s, q, sensible(s, q));
  return s;
}

describe('the instinct in sieges', () => {
  /** Two Soldiers of seat 0 are about to march on a fief in which as many stand ready, so that there is nothing to plunder. */
  function marching(territories: readonly (readonly string[])[]): MedState {
    const theirs = { territories, open: ['soldier', 'soldier'] };
    return scene([{ territories: [['farm', 'peasant']], open: ['soldier', 'soldier'] }, theirs], { phase: 'movement' });
  }

  it('marches on a fief whose territories nobody guards, although there is nothing to plunder, and not where one is guarded', () => {
    expect(choice(marching([['farm'], ['field', 'bank']]))).toMatch(/^march soldier-0[12] neutral$/);
    expect(
      choice(
        marching([
          ['farm', 'peasant'],
          ['field', 'bank'],
        ]),
      ),
    ).toBe('end turn');
    expect(choice(marching([['farm'], ['field', 'tower']]))).toBe('end turn');
  });

  it('lays siege to an enemy who does nothing, and stays until he is starved out', () => {
    const s = scene([{ territories: [['farm', 'peasant']], open: ['soldier'] }, { territories: [['farm'], ['field', 'bank']] }], {
      phase: 'movement',
    });
    for (let turn = 0; turn < 12 && s.core.result === null; turn++) {
      playTurn(s);
      while (s.core.result === null && s.active === 1) {
        const passive = question(s);
        play(s, passive.frame.step === 'drawDeck' ? 'draw territory' : 'end turn');
      }
    }
    expect(resultOf(s)).toBe('siege: 0');
  });

  const BESIEGED: FiefPlan = { territories: [['farm'], ['forest']], city: ['peasant'], siege: 2 };

  it('relieves a siege with somebody from the City, who would stay there in peace', () => {
    const ends = (away: FiefPlan['away']): MedState =>
      playTurn(scene([BESIEGED, { territories: [['farm']], away }], { decks: [20, 20, 0] }));
    const relieved = ends({ fief0: ['soldier'] });
    expect(isBesieged(relieved, 0)).toBe(false);
    expect(['farm-01', 'forest-01']).toContain(whereIs(relieved, 'peasant-01'));
    expect(whereIs(ends({}), 'peasant-01')).toBe('city-01');
  });

  it('plays somebody from the hand onto a territory first of all to relieve a siege', () => {
    const position = (away: FiefPlan['away']): MedState =>
      scene([
        { territories: [['farm'], ['forest']], hand: ['peasant', 'field'], siege: 2 },
        { territories: [['farm']], away },
      ]);
    expect(choice(position({}))).toBe('play field');
    const besieged = position({ fief0: ['soldier'] });
    expect(choice(besieged)).toBe('play peasant');
    play(besieged, 'play peasant');
    expect(choice(besieged)).toMatch(/^on (farm|forest)-01$/);
  });

  it('sees battles in most duels with itself, and sieges in most', () => {
    const games = 20;
    let embattled = 0;
    let besieged = 0;
    for (let seed = 1; seed <= games; seed++) {
      const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed));
      const told: Told[] = [];
      s.core.told = told;
      const rng = fastChance(seed * 31);
      for (let q = advance(game, s); q !== null; ) q = apply(game, s, q, sensible(s, q, rng));
      const happened = (event: string): boolean => told.some(({ key }) => key === event);
      if (happened('battleOver')) embattled++;
      if (happened('besieged')) besieged++;
    }
    expect(embattled).toBeGreaterThan(games / 2);
    expect(besieged).toBeGreaterThan(games / 2);
  });
});

describe('duels with one-sided players', () => {
  const styles = game.instinct.styles ?? {};

  /** The share that the instinct wins, seats changed. */
  function wonAgainst(style: string, duels: number): number {
    const theirs = senseOf({ ...game, instinct: { ...game.instinct, ...styles[style] } });
    let won = 0;
    for (let seed = 1; seed <= duels; seed++) {
      const its = seed % 2;
      const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed));
      const rng = fastChance(seed * 31);
      for (let q = advance(game, s); q !== null; ) q = apply(game, s, q, q.seat === its ? theirs.sensible(s, q, rng) : sensible(s, q, rng));
      if (s.core.result?.winners.join() === `${1 - its}`) won++;
    }
    return won / duels;
  }

  // Before it kept a watch, a rusher won all of them.
  it.each([
    { style: 'rusher', duels: 40, least: 0.3 },
    { style: 'hoarder', duels: 40, least: 0.3 },
    { style: 'turtle', duels: 20, least: 0.7 },
    { style: 'builder', duels: 20, least: 0.7 },
  ])('are not lost to a $style', ({ style, duels, least }) => {
    expect(wonAgainst(style, duels)).toBeGreaterThan(least);
  });
});

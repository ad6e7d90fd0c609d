/** The instinct on its sheets: nothing is left that could be filled, no area that pays is left alone, and no one-sided plan pays more. */

import { advance, apply, beginGame, fastChance, printAnswer, type Told } from '@castellan/engine';
import { senseOf } from '@castellan/engine/sense';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { SERF } from '../vocabulary.ts';
import { acting, choice, keys, sensible, setAttributes } from './builders.ts';

describe('the instinct among the boxes', () => {
  it('fills a box that brings nothing by itself rather than be done, for it is the way to the next', () => {
    const digging = acting({ round: 3, goods: { serf: 1 }, tracks: { farms: 8, quarryForest: 8, trainingGrounds: 8 } });
    expect(keys(digging)).toEqual(['fill moat.1', 'done']);
    expect(choice(digging)).toBe('fill moat.1');
    const governing = acting({
      round: 3,
      goods: { patron: 1 },
      tracks: { governance: 1, warfare: 9, worship: 9, entertainment: 9, tactics: 5, valentine: 6 },
    });
    expect(keys(governing)).toEqual(['fill governance.2', 'done']);
    expect(choice(governing)).toBe('fill governance.2');
  });

  it('takes the box that brings something first', () => {
    expect(choice(acting({ round: 3, goods: { serf: 1 } }))).toBe('fill farms.1');
  });

  it('uses what it knows to help another, for bravery, and keeps it where that is full', () => {
    const knowing = (bravery: number): string => {
      const s = setAttributes(acting({ seats: 2, round: 4 }), { bravery });
      s.players[0].knowledge = 1;
      return choice(s);
    };
    expect(knowing(0)).toMatch(/^spy 2 [24]$/);
    expect(knowing(24)).toBe('done');
  });
});

/** What all players did in games of two. */
function counted(games: number): { [what in 'openBoxes' | 'idleSerfs' | 'moat' | 'governance' | 'brewed' | 'drunk']: number } {
  const all = { openBoxes: 0, idleSerfs: 0, moat: 0, governance: 0, brewed: 0, drunk: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const s = beginGame(game, { seats: 2, options: { scenario: 'classicEasy' } }, fastChance(seed));
    const told: Told[] = [];
    s.core.told = told;
    const rng = fastChance(seed * 31);
    for (let q = advance(game, s); q !== null; ) {
      const answer = sensible(s, q, rng);
      if (q.kind === 'pick' && q.frame.step === 'action' && printAnswer(q, answer) === 'done') {
        all.idleSerfs += s.players[q.seat].goods[SERF];
        all.openBoxes += q.options.filter((option) => 'box' in option).length;
      }
      q = apply(game, s, q, answer);
    }
    for (const { key, params } of told) {
      if (key === 'fills' && String(params.box).startsWith('governance')) all.governance++;
      if (key === 'absorbsWithBeer') all.drunk++;
    }
    for (const { moat, beersBrewed } of s.players) {
      all.moat += moat;
      all.brewed += beersBrewed;
    }
  }
  return all;
}

it('in games of the instinct no box is left open and hardly a serf idle, and there is digging, governing, brewing and drinking', () => {
  const games = 10;
  const players = 2 * games;
  const { openBoxes, idleSerfs, moat, governance, brewed, drunk } = counted(games);
  // Before any box was better than none, 8 serfs a game were wasted, and nobody dug.
  expect(openBoxes).toBe(0);
  expect(idleSerfs / players).toBeLessThan(1);
  expect(moat / players).toBeGreaterThan(1.5);
  expect(governance / players).toBeGreaterThan(0.5);
  expect(brewed / players).toBeGreaterThan(0.5);
  expect(drunk / players).toBeGreaterThan(0.1);
});

describe('one-sided plans', () => {
  const plans = game.instinct.exploiters ?? {};

  /** By how many points the instinct is ahead of a plan in a game of two. */
  function lead(plan: string, seed: number): number {
    const planned = senseOf({ ...game, instinct: { ...game.instinct, ...plans[plan] } });
    const its = seed % 2;
    const s = beginGame(game, { seats: 2, options: { scenario: 'classicEasy' } }, fastChance(seed));
    const rng = fastChance(seed * 31);
    for (let q = advance(game, s); q !== null; ) q = apply(game, s, q, q.seat === its ? planned.sensible(s, q, rng) : sensible(s, q, rng));
    const scores = s.core.result?.scores ?? [];
    return scores[1 - its] - scores[its];
  }

  function meanLead(names: readonly string[], games: number): number {
    const leads = names.flatMap((plan) => Array.from({ length: games }, (_, i) => lead(plan, i + 1)));
    return leads.reduce((sum, points) => sum + points, 0) / leads.length;
  }

  it('of diggers, masons, brewers and scholars get nothing out of it', () => {
    const names = Object.keys(plans).filter((plan) => plan !== 'miser');
    expect(names.length).toBeGreaterThan(3);
    expect(meanLead(names, 12)).toBeGreaterThan(-1.5);
  });

  it('of misers, who fill as little as they can, lose all', () => {
    expect(meanLead(['miser'], 2)).toBeGreaterThan(50);
  });
});

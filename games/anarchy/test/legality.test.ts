import { advance, apply, beginGame, fastChance, openQuestions, type Question, randomAnswer } from '@castellan/engine';
import { setupsOf } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { ABSORB, LINES, LOVERS, PREPARE, RALLY, RESEARCH, TOWER_PLACES, TRADES, WALL_PLACES } from '../options.ts';
import { action } from '../rules/actions.ts';
import type { AnaState } from '../state.ts';
import { c } from './builders.ts';

type Keyed = readonly { readonly key: string }[];

/** Everything that a step could offer, whatever the state. */
const ALL: { readonly [step: string]: Keyed } = {
  action: [...c.boxes.flatMap(({ options }) => options), ...PREPARE, ...TRADES],
  researchTactic: RESEARCH,
  commandFromKeep: LINES,
  placeTower: TOWER_PLACES,
  placeWall: WALL_PLACES,
  brewCell: c.brewery.cells.map(({ option }) => option),
  pennantRope: c.pennants.map(({ option }) => option),
  rallyMove: RALLY,
  absorb: ABSORB,
};

function refusedIn(s: AnaState, q: Question): Keyed {
  return game.steps[q.frame.step].refused?.(s, q.frame) ?? [];
}

describe('every option', () => {
  it('is allowed or refused, one of the two', () => {
    const seen = new Set<string>();
    for (const setup of setupsOf(game)) {
      const s = beginGame(game, setup, fastChance(setup.seats + 40));
      const rng = fastChance(7);
      for (let q = advance(game, s), n = 0; q !== null; q = apply(game, s, q, randomAnswer(q, rng)), n++) {
        if (q.kind !== 'pick' || n % 5 !== 0) continue;
        const { step } = q.frame;
        const offered = q.options.map(({ key }) => key);
        const refused = refusedIn(s, q).map(({ key }) => key);
        expect(offered.filter((key) => refused.includes(key))).toEqual([]);
        const known = new Set([...offered, ...refused]);
        const neither = (ALL[step] ?? []).filter(({ key }) => !known.has(key));
        expect(neither, step).toEqual([]);
        if (step === 'valentineShift') expect(LOVERS.filter(({ key }) => known.has(key))).toHaveLength(6);
        seen.add(step);
      }
    }
    expect(Object.keys(ALL).filter((step) => !seen.has(step))).toEqual([]);
  });
});

describe('a player who is done', () => {
  it('ANA-4.9 may resume exactly when there is something to do', () => {
    const found = new Set<boolean>();
    for (let seed = 1; seed <= 30; seed++) {
      const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed));
      const rng = fastChance(seed);
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
        const idle = s.players.findIndex(({ done }) => done);
        if (s.phase !== 'actions' || idle < 0) continue;
        const acting = game.copy(s);
        acting.core.stack = [action.do({ seat: idle })];
        const [asked] = openQuestions(game, acting);
        const canAct = asked.kind === 'pick' && asked.options.length > 1;
        expect(game.interjections?.(s, idle)).toHaveLength(canAct ? 1 : 0);
        found.add(canAct);
      }
    }
    expect(found.size).toBe(2);
  });
});

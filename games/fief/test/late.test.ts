import { advance, apply, beginGame, checkAnswer, fastChance, openQuestions, type Question, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { late } from '../rules/late.ts';
import { loadUp } from '../rules/loading.ts';
import { movementTurn, takeRoad } from '../rules/movement.ts';
import { rideThrough } from '../rules/riding.ts';
import { surpriseWindow } from '../rules/windows.ts';
import { copy, type FieState } from '../state.ts';
import { answer, asked, keys, type PlayerPlan, position, question, troops, waitingFor, whereIs } from './builders.ts';

/** Where a march or a ride is being composed. */
const MARCHING: readonly string[] = [loadUp.name, takeRoad.name, rideThrough.name];

const begun = (seats: number, seed: number): FieState => beginGame(game, { seats, options: { roundLimit: 8 } }, fastChance(seed));

describe('who is out of time', () => {
  it('has a legal answer to every question, and it is neither a surrender nor a gift nor a release', () => {
    const met = new Set<string>();
    const wrong: string[] = [];
    for (let seed = 1; seed <= 6; seed++) {
      const s = begun(3 + (seed % 4), seed);
      const rng = fastChance(100 + seed);
      for (let q: Question | null = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
        const said = late(s, q);
        met.add(q.frame.step);
        if (!checkAnswer(game, s, q, said).ok || /^(surrender|yes|free|give|ban|annul)/.test(said)) wrong.push(`${q.frame.step}: ${said}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(met.size).toBeGreaterThan(24);
  });

  it('lets a game go on in which nobody ever answers: it ends at the round limit', () => {
    const s = begun(4, 7);
    for (let q = advance(game, s); q !== null; ) {
      const said = checkAnswer(game, s, q, q.limit?.answer ?? late(s, q));
      if (!said.ok) throw new Error(`${q.frame.step} is not answered`);
      q = apply(game, s, q, said.answer);
    }
    expect([s.round, s.core.result?.by]).toEqual([8, expect.stringMatching(/^(roundLimit|points|villages|ecus|shared)$/)]);
  });

  it('moves no army: in the middle of a march it comes back, and what it was made of stays where it is', () => {
    const s = position([{ lords: { henri: 'blaye', raoul: 'blaye' }, troops: { blaye: '4S 2K' } }, { lords: { louis: 'bourg' } }, {}], {
      stage: 'movement',
      next: (now) => [...movementTurn(now, 0), ...waitingFor(1)(now)],
    });
    answer(s, 'henri');
    expect([asked(s), late(s, question(s))]).toEqual([['0 loadUp'], '-']);
    answer(s, 'raoul + 4S + 2K');
    expect([asked(s), keys(s).at(-1), late(s, question(s))]).toEqual([['0 takeRoad'], 'end', 'end']);
    answer(s, 'end');
    expect([asked(s)[0].split(' ')[0], whereIs(s, 'henri'), troops(s, 0, 'blaye')]).toEqual(['1', 'blaye', '4S 2K']);
  });

  it('rides through nobody: who has not said in time who rides stops where he is', () => {
    const own: PlayerPlan = { lords: { henri: 'charolles', raoul: 'charolles' }, troops: { charolles: '2K' } };
    const s = position([own, { lords: { louis: 'bourg' }, troops: { villeneuve: '3S' } }, {}], {
      stage: 'movement',
      next: (now) => [...movementTurn(now, 0), ...waitingFor(1)(now)],
    });
    for (const text of ['henri', 'raoul + 2K', 'to villeneuve', 'ask', 'no', 'choose']) answer(s, text);
    expect([asked(s), late(s, question(s))]).toEqual([['0 chooseRiders'], '-']);
  });

  it('moves no army in any game, wherever in a march or a ride time runs out', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const s = begun(3 + (seed % 4), seed);
      const rng = fastChance(200 + seed);
      for (let q: Question | null = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
        if (!MARCHING.includes(q.frame.step) || (s.group?.fled ?? 0) >= 0) continue;
        met.add(q.frame.step);
        const world = copy(s);
        for (let [now] = openQuestions(game, world); now !== undefined && MARCHING.includes(now.frame.step); ) {
          const said = checkAnswer(game, world, now, late(world, now));
          if (!said.ok) throw new Error(`${now.frame.step} is not answered`);
          apply(game, world, now, said.answer);
          [now] = openQuestions(game, world);
        }
        expect([world.at, world.sergeants, world.knights, world.engines]).toEqual([s.at, s.sergeants, s.knights, s.engines]);
      }
    }
    expect([...met].sort()).toEqual([...MARCHING].sort());
  });

  it('refuses every consent, keeps captives, and takes what is suggested where something must be chosen', () => {
    const s = position([{ hand: ['tax'] }, {}, { lords: { othon: 'blaye', raoul: 'blaye' } }], {
      titles: { ducheBlaye: ['vacant', 'beaujeu'] },
      next: (now) => [...waitingFor(2)(now), surpriseWindow(now, 'income')],
    });
    const q = question(s);
    expect([q.frame.step, late(s, q)]).toEqual(['chooseTitleHolder', 'to othon']);
  });
});

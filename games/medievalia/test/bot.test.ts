import {
  advance,
  apply,
  beginGame,
  below,
  fastChance,
  guess,
  instinctiveAnswer,
  printAnswer,
  type Question,
  randomAnswer,
} from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { PAYMENTS } from '../bot/paying.ts';
import { GLANCES } from '../bot/prior.ts';
import { WEIGHERS } from '../bot.ts';
import { game } from '../index.ts';
import type { MedState } from '../state.ts';
import { asked, choice, keys, play, question, scene } from './builders.ts';

/** Steps whose options are not weighed one by one, and why. */
const UNWEIGHED: { readonly [step: string]: string } = {
  pay: 'a payment is weighed as a whole, among those suggested',
  giveAid: 'so is a gift, which is nothing but the payment of another',
};

/** Steps that no glance is cast at. */
const UNGLANCED: { readonly [step: string]: string } = {
  ...UNWEIGHED,
  damageOrder: 'an order is taken as it is suggested',
};

describe('instinct', () => {
  const asking = Object.values(game.steps)
    .filter(({ ask }) => ask !== undefined)
    .map(({ name }) => name)
    .sort();

  it('has an opinion on everything that is asked', () => {
    expect([...WEIGHERS.map(({ step }) => step), ...Object.keys(UNWEIGHED)].sort()).toEqual(asking);
    expect([...PAYMENTS.keys()].sort()).toEqual(Object.keys(UNWEIGHED).sort());
    expect([...GLANCES.keys(), ...Object.keys(UNGLANCED)].sort()).toEqual(asking);
  });

  it('wins at least nineteen duels in twenty against chance', () => {
    let won = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed));
      const rng = fastChance(seed * 31);
      const mine = seed % 2;
      for (let q = advance(game, s); q !== null; )
        q = apply(game, s, q, q.seat === mine ? instinctiveAnswer(game, guess(game, s, q.seat, rng), q) : randomAnswer(q, rng));
      if (s.core.result?.by !== 'draw' && s.core.result?.winners.includes(mine)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(57);
  });

  it('takes an open win: the building that reaches the goal, and the bare City', () => {
    const builder = scene(
      [
        {
          city: ['castle', 'tower'],
          territories: [
            ['field', 'school', 'bank'],
            ['farm', 'church'],
          ],
          hand: ['mine', 'mine', 'mine', 'mine', 'mine', 'mine', 'field'],
        },
        {},
      ],
      { tops: ['stable', 'forge', 'fortress'] },
    );
    while (builder.core.result === null && asked(builder).startsWith('0')) {
      const q = question(builder);
      apply(game, builder, q, instinctiveAnswer(game, builder, q));
    }
    expect(builder.core.result).toMatchObject({ by: 'prestige', winners: [0] });
    const raider = scene([{ territories: [['farm', 'peasant']], open: ['knight', 'knight'] }, { territories: [['farm']] }], {
      phase: 'movement',
    });
    for (let q = advance(game, raider); q !== null && raider.active === 0; ) q = apply(game, raider, q, instinctiveAnswer(game, raider, q));
    expect(raider.core.result).toMatchObject({ by: 'conquest', winners: [0] });
  });

  it('defends: a loose Peasant stops the larger of two armies that would take the City', () => {
    const s = scene(
      [
        { territories: [['farm', 'peasant']], away: { fief1: ['knight', 'knight'] } },
        { territories: [['farm']], open: ['peasant'] },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war fief1 2', 'new army');
    expect(keys(s)).toEqual(['engage 1', 'engage 2', 'pass']);
    expect(choice(s)).toMatch(/^engage/);
  });

  it('lends what stands idle, and does not throw cards away for a trifle', () => {
    const ally = { territories: [['farm', 'peasant'], ['mine']], hand: ['knight'] };
    const s = scene([{ cityUsed: true, territories: [['farm']], hand: ['field'] }, {}, ally, {}]);
    play(s, 'play field', 'ask 1 labour');
    expect(choice(s)).toBe('use city-03 + use mine-01');
    const poor = scene([
      { cityUsed: true, territories: [['farm']], hand: ['field'] },
      {},
      { cityUsed: true, hand: ['knight', 'mine'] },
      {},
    ]);
    play(poor, 'play field', 'ask 1 labour');
    expect(choice(poor)).toBe('-');
  });
});

describe('the prior', () => {
  /** Whether what the slower judgement would answer is among the third that the prior holds most likely. */
  function agrees(s: MedState, q: Question): boolean {
    const best = printAnswer(q, instinctiveAnswer(game, s, q));
    const { answers, weights } = game.instinct.prior(s, q);
    const weight = weights[answers.findIndex((answer) => printAnswer(q, answer) === best)] ?? 0;
    return weights.filter((other) => other > weight).length < Math.ceil(answers.length / 3);
  }

  it.each(['chance', 'instinct'])('sees at a glance what the slower judgement prefers, in games of %s', (player) => {
    let questions = 0;
    let agreed = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const s = beginGame(game, { seats: 2 + (seed % 3), options: {} }, fastChance(seed + 70));
      const rng = fastChance(seed);
      for (let q = advance(game, s); q !== null; ) {
        questions++;
        if (agrees(s, q)) agreed++;
        q = apply(game, s, q, player === 'chance' ? randomAnswer(q, rng) : instinctiveAnswer(game, s, q));
      }
    }
    expect(questions).toBeGreaterThan(1000);
    expect(agreed / questions).toBeGreaterThan(0.95);
  });

  it('knows the building that wins, and never rules anything out', () => {
    const s = scene(
      [
        {
          city: ['castle', 'tower'],
          territories: [
            ['field', 'school', 'bank'],
            ['farm', 'church'],
          ],
          hand: ['mine', 'mine', 'mine', 'mine', 'mine', 'mine', 'field'],
        },
        {},
      ],
      { tops: ['stable', 'forge', 'fortress'] },
    );
    const q = question(s);
    const { answers, weights } = game.instinct.prior(s, q);
    const likeliest = weights.indexOf(Math.max(...weights));
    expect(printAnswer(q, answers[likeliest])).toMatch(/^buy/);
    expect(Math.min(...weights)).toBeGreaterThan(0);
  });
});

describe('the value', () => {
  it('comes true as often as it says', () => {
    const samples: { readonly said: number; readonly came: number }[] = [];
    let brier = 0;
    let equal = 0;
    for (let seed = 1; seed <= 240; seed++) {
      const seats = 2 + (seed % 3);
      const s = beginGame(game, { seats, options: {} }, fastChance(seed * 977));
      const rng = fastChance(seed);
      const moments: (readonly number[])[] = [];
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, instinctiveAnswer(game, s, q)))
        if (below(rng, 10) === 0) moments.push(game.instinct.value(s));
      const shares = game.instinct.value(s);
      for (const value of moments) {
        value.forEach((said, seat) => {
          samples.push({ said, came: shares[seat] });
          brier += (said - shares[seat]) ** 2;
          equal += (1 / seats - shares[seat]) ** 2;
        });
      }
    }
    for (let band = 0; band < 5; band++) {
      const there = samples.filter(({ said }) => Math.min(4, Math.floor(said * 5)) === band);
      const mean = (of: 'said' | 'came'): number => there.reduce((sum, sample) => sum + sample[of], 0) / there.length;
      expect(there.length).toBeGreaterThan(50);
      expect(Math.abs(mean('said') - mean('came')), `${20 * band} to ${20 * band + 20} per cent`).toBeLessThan(0.12);
    }
    expect(brier).toBeLessThan(0.85 * equal);
  });

  it('is the win itself once that is decided, shared by allies, and nothing for whoever is out', () => {
    const s = scene([{ territories: [['farm']] }, { territories: [['field']] }, { territories: [['mine']] }]);
    s.eliminated[2] = true;
    expect(game.instinct.value(s)[2]).toBe(0);
    const allied = scene([{ city: ['castle', 'tower'] }, {}, {}, {}]);
    const [mine, theirs, ally, others] = game.instinct.value(allied);
    expect([ally, others]).toEqual([mine, theirs]);
    expect(mine).toBeGreaterThan(theirs);
    s.core.result = { scores: [0, 0, 0], winners: [1], by: 'prestige' };
    expect(game.instinct.value(s)).toEqual([0, 1, 0]);
  });
});

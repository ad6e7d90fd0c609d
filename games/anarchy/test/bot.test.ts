import { advance, apply, beginGame, fastChance, guess, type Question } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { planDeployment, usesWorthSpending, weighDefence } from '../bot/defence.ts';
import { worthOf } from '../bot/worth.ts';
import { game } from '../index.ts';
import type { AnaState } from '../state.ts';
import { acting, c, defending, deployed, give, me, preparing, research, row, setAttributes, walls } from './builders.ts';

/** Plays by instinct alone, knowing what its seat knows. */
function playByInstinct(scenario: string, seed: number): AnaState {
  const s = beginGame(game, { seats: 1, options: { scenario } }, fastChance(seed));
  const rng = fastChance(seed + 1000);
  for (let q = advance(game, s); q !== null; ) q = apply(game, s, q, chosen(guess(game, s, q.seat, rng), q));
  return s;
}

function chosen(world: AnaState, q: Question) {
  const whole = game.instinct.answer?.(world, q) ?? null;
  if (whole !== null) return whole;
  if (q.kind !== 'pick') throw new Error(`no instinct for ${q.frame.step}`);
  const weights = q.options.map((option) => game.instinct.weigh(world, q, option));
  return q.options[weights.indexOf(Math.max(...weights))];
}

const best = (s: AnaState): string => {
  const q = advance(game, s);
  if (q === null) return '';
  const answer = chosen(s, q);
  return typeof answer === 'number' ? String(answer) : 'key' in answer ? answer.key : '';
};

describe('bot', () => {
  it('reaches the rank of Knight, 60 points, on average in classic easy', () => {
    const scores = Array.from({ length: 30 }, (_, seed) => playByInstinct('classicEasy', seed).core.result?.scores[0] ?? 0);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(60);
  });

  it('takes a castle that is there for the taking', () => {
    expect(best(acting({ round: 1, goods: { soldier: 2, food: 2 } }))).toMatch(/^attack/);
  });

  it('does not trade away the food it owes', () => {
    expect(best(acting({ round: 3, scenario: 'siegeEasy', goods: { food: 3 } }))).toBe('done');
  });

  it('trades for food when it is short', () => {
    expect(best(preparing(acting({ round: 2, goods: { coin: 2, soldier: 1 } })))).toBe('trade coin coin food');
  });

  it('deploys where the known cards strike', () => {
    const s = row(acting({ round: 1, goods: { soldier: 3 } }), ['FIN-1', 'ATK-05']);
    // Violent ladder 2 on top, then the assault 1 on top and right: 3 on top would hold one card, and so would any.
    const plan = planDeployment(s, c, me(give(s, { soldier: 4 })));
    expect(plan.slice(4, 8)).toEqual([3, 1, 0, 0]);
  });

  it('spends stones only where they hold the card', () => {
    const held = walls(research(row(acting({ round: 1 }), ['FIN-1', 'ATK-03']), { stones: 2 }), { bottom: 1 });
    const lost = walls(research(row(acting({ round: 2 }), ['FIN-1', 'ATK-03', 'ATK-03']), { stones: 2 }), { bottom: 2 });
    for (const [s, uses] of [
      [held, 2],
      [lost, 0],
    ] as const) {
      give(s, { food: 2 });
      const end = playOn(s);
      expect(2 - end).toBe(uses);
    }
  });

  it('drinks where a drinker holds the card with it, and keeps the beer where the card is held without', () => {
    const blow = (soldier: number): AnaState => {
      const s = deployed(row(acting({ round: 1 }), ['FIN-1', 'ATK-05']), { top: { soldier } });
      me(s).beers = 1;
      return defending(s);
    };
    // Violent ladder 2 on top: one soldier holds it if he drinks first; three need no beer for it.
    expect(best(blow(1))).toMatch(/beer/);
    expect(best(blow(3))).not.toMatch(/beer/);
  });

  it('expects nothing of a beer where only a knight stands, who may not drink', () => {
    const under = (top: { readonly [who: string]: number }, beers: number): AnaState => {
      const guards = { soldier: 9 };
      const s = research(row(acting({ round: 3 }), ['FIN-1', 'ATK-02', 'ATK-02', 'ATK-01']), { stones: 1 });
      me(s).beers = beers;
      return defending(deployed(s, { top, right: guards, bottom: guards, left: guards }));
    };
    const hope = (top: { readonly [who: string]: number }, beers: number): number => {
      const s = under(top, beers);
      return weighDefence(s, me(s), 3);
    };
    // The ladder of 3 on top is one more than either can hold.
    expect(hope({ soldier: 2 }, 1)).toBeGreaterThan(hope({ soldier: 2 }, 0));
    expect(hope({ knight: 1 }, 1)).toBe(hope({ knight: 1 }, 0));
    // So it lets its stone fly.
    const stones = (s: AnaState): number => usesWorthSpending(s, c, me(s), 3, 0);
    expect(stones(under({ knight: 1 }, 1))).toBe(1);
  });

  it('imagines answers without touching anything, the other players included, for whom one may spy', () => {
    const s = beginGame(game, { seats: 2, options: {} }, fastChance(4));
    for (const p of s.players) p.knowledge = 3;
    let spied = 0;
    for (let q = advance(game, s); q !== null && s.round < 3; ) {
      const before = JSON.stringify(s);
      const answer = chosen(s, q);
      expect(JSON.stringify(s)).toBe(before);
      if (q.kind === 'pick') spied += q.options.filter((option) => 'targetSeat' in option && option.targetSeat !== q?.seat).length;
      q = apply(game, s, q, answer);
    }
    expect(spied).toBeGreaterThan(0);
  });

  it('remembers nothing of a castle that has changed', () => {
    const rows = [
      ['FIN-1', 'ATK-05'],
      ['FIN-2', 'ATK-36'],
    ];
    const castles = [0, 1, 2].flatMap((top) => rows.map((cards) => walls(row(acting({ round: 1 }), cards), { top })));
    const worths = castles.map((s) => worthOf(s, me(s)));
    expect(castles.toReversed().map((s) => worthOf(s, me(s)))).toEqual(worths.toReversed());
    expect(new Set(worths).size).toBeGreaterThan(2);
  });

  it('values a better position higher', () => {
    const [plain, better] = [acting(), setAttributes(acting(), { might: 3 })];
    expect(worthOf(better, better.players[0])).toBeGreaterThan(worthOf(plain, plain.players[0]));
  });
});

/** Ready stones after the defence of the round. */
function playOn(s: AnaState): number {
  const { round } = s;
  for (let q = advance(game, s); q !== null && s.round === round; ) q = apply(game, s, q, chosen(s, q));
  return me(s).ready[0];
}

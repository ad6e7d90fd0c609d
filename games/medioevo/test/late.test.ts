import { advance, apply, beginGame, checkAnswer, fastChance, type Question, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { combatTurn } from '../rules/combat.ts';
import { late } from '../rules/late.ts';
import { beginTrade } from '../rules/trade.ts';
import type { UniState } from '../state.ts';
import { advanceTo, answer, position, question, started } from './builders.ts';
import { midgame } from './midgame.ts';

const lateIn = (s: UniState): string => late(s, question(s));

describe('who is out of time', () => {
  it('UNI-47.10 bids nothing, passes his move, and does no more in his trade turn', () => {
    const s = started(3);
    expect([question(s).frame.step, lateIn(s)]).toEqual(['bidTurnOrder', '0']);
    const march = advanceTo(
      position([{ units: { thrace: '2LI' }, vehicles: ['warWagon 1 thrace'] }, {}], { next: (t) => combatTurn(t, 0) }),
    );
    expect(lateIn(march)).toBe('pass');
    const trade = advanceTo(
      position([{ vehicles: ['caravan 1 thrace: green'] }, {}], { phase: 'trade', active: 0, next: () => [beginTrade.do({ seat: 0 })] }),
    );
    expect(lateIn(trade)).toBe('end trade');
    answer(trade, 'caravan 1');
    expect(lateIn(trade)).toBe('done');
  });

  it('UNI-47.10 has a legal answer to every question', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 6; seed++) {
      const rich = midgame(1);
      const s = beginGame(rich, { seats: 2 + (seed % 5), options: { deployment: seed % 2 === 0 } }, fastChance(seed));
      const rng = fastChance(100 + seed);
      for (let q: Question | null = advance(rich, s); q !== null; q = apply(rich, s, q, randomAnswer(q, rng)))
        if (!checkAnswer(rich, s, q, q.limit?.answer ?? late(s, q)).ok) wrong.push(`${q.frame.step}: ${q.limit?.answer ?? late(s, q)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('UNI-47.10 lets a game go on in which nobody ever answers: it ends by its turns', () => {
    const s = beginGame(game, { seats: 4, options: { turns: 8 } }, fastChance(7));
    for (let q = advance(game, s); q !== null; ) {
      const said = checkAnswer(game, s, q, q.limit?.answer ?? late(s, q));
      if (!said.ok) throw new Error(`${q.frame.step} is not answered`);
      q = apply(game, s, q, said.answer);
    }
    expect(s.turn).toBe(8);
  });
});

describe('who is stood in for', () => {
  it('UNI-39.1, UNI-40.1 is bound to nobody: no pact, war, accusation, breach or loan in his name', () => {
    const s = started(3);
    const bound = (say: string): boolean | undefined => game.binds?.(s, null, { key: say, say });
    expect(['acceptOffer', 'proposePact', 'declareWar', 'denounce', 'breakPact', 'loanNow'].map(bound)).toEqual(Array(6).fill(true));
    expect(['declineOffer', 'repayNow', 'actNow'].map(bound)).toEqual([false, false, false]);
    const verbs = game.interjections?.(s, 0).map(({ say }) => say) ?? [];
    expect(verbs.filter((say) => bound(say))).toEqual(['loanNow']);
  });
});

import { advance, canonical, fastChance, guess, openQuestions, waitingShownTo } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { concerns, surprise, surpriseWindow } from '../rules/windows.ts';
import type { FieState } from '../state.ts';
import { answer, asked, keys, keysOf, lord, type PlayerPlan, position, question, refusalOf, viewOf, whereIs } from './builders.ts';

const players: readonly PlayerPlan[] = [
  { lords: { henri: 'sigy' }, hand: ['assassination', 'tax'] },
  { lords: { louis: 'bourg' }, hand: ['assassination'] },
  { lords: { othon: 'tournus' }, hand: ['justice'] },
  { lords: { raoul: 'blaye' } },
];

function opened(hands: readonly PlayerPlan[] = players, first = 0): FieState {
  const s = position(hands, { first, next: (now) => [surpriseWindow(now, 'income')] });
  advance(game, s);
  return s;
}

describe('a surprise window', () => {
  it('FIE-6.4 FIE-6.5 asks at the same time and in secret all who have a card in hand, playable or not', () => {
    const s = opened();
    expect(asked(s)).toEqual(['0 surprise', '1 surprise', '2 surprise']);
    expect(keys(s, 2)).toEqual(['pass']);
    for (const seat of [3, null]) expect(waitingShownTo(game, s, openQuestions(game, s), seat)).toEqual([{ seat: null, step: 'surprise' }]);
    answer(s, 'pass', 1);
    answer(s, 'pass', 0);
    expect(asked(s)).toEqual(['2 surprise']);
    expect(waitingShownTo(game, s, openQuestions(game, s), 0)).toEqual([{ seat: null, step: 'surprise' }]);
  });

  it('FIE-6.5 takes the same visible course whatever the hands hold', () => {
    const course = (hand: readonly string[]): string => {
      const s = opened([{ lords: { henri: 'sigy' }, hand }, { lords: { louis: 'bourg' }, hand: ['tax'] }, { lords: { othon: 'tournus' } }]);
      const seen: unknown[] = [];
      while (asked(s).length > 0 && question(s).params?.window === 'income') {
        seen.push(waitingShownTo(game, s, openQuestions(game, s), 2), viewOf(s, 2));
        answer(s, 'pass');
      }
      return canonical(JSON.parse(JSON.stringify(seen)));
    };
    expect(course(['assassination'])).toBe(course(['goodHarvest']));
  });

  it('FIE-6.4 W25 resolves only the first card in turn order, lets the others take theirs back unseen, and opens again', () => {
    const s = opened(players, 1);
    answer(s, 'pass', 2);
    answer(s, 'assassinate louis by henri', 0);
    const told = answer(s, 'assassinate henri by louis', 1);
    expect(keysOf(told)).toContain('assassinated');
    expect([whereIs(s, 'henri'), whereIs(s, 'louis')]).toEqual([null, 'bourg']);
    expect(s.hands[0]).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain('"seat":0,"card"');
    expect(asked(s)).toEqual(['2 surprise', '0 surprise']);
    expect(keys(s, 2)).toEqual(['pass', 'execute louis']);
    expect(keys(s, 0)).toEqual(['pass']);
    answer(s, 'execute louis', 2);
    answer(s, 'pass', 0);
    expect(whereIs(s, 'louis')).toBeNull();
    expect(question(s).params?.window).toBe('income');
    answer(s, 'pass', 0);
    expect(asked(s)).not.toContain('2 surprise');
  });

  it('FIE-6.1 FIE-6.2 plays a card as its own rule allows, and no other', () => {
    const s = opened();
    expect(refusalOf(s, 'assassinate henri by henri', 0)).toBe('FIE-26.1 victimIsYours');
    expect(refusalOf(s, 'tax-1', 0)).toBe('FIE-6.1 onlyInCardPlay');
    expect(refusalOf(s, 'pass', 3)).toBe('kernel notAsked');
  });

  it('FIE-6.7 puts a spent fortune card on the event discard', () => {
    const s = opened();
    answer(s, 'assassinate louis by henri', 0);
    answer(s, 'pass', 1);
    answer(s, 'pass', 2);
    expect(viewOf(s, null).discards.event).toEqual(['assassination-1']);
  });

  it('FIE-26.1 FIE-26.2 FIE-26.3 marks the assassin, who cannot kill again; without marker or Lord nobody can', () => {
    const s = opened([
      { lords: { henri: 'sigy', agnes: 'bourg' }, hand: ['assassination', 'assassination'] },
      { lords: { louis: 'bourg', raoul: 'bourg' }, troops: { bourg: '1S' } },
      {},
    ]);
    expect(keys(s, 0)).toHaveLength(1 + 2 * 2);
    answer(s, 'assassinate louis by henri', 0);
    expect(keys(s, 0)).toEqual(['pass', 'assassinate raoul by agnes']);
    s.assassin[lord('raoul')] = 1;
    expect(keys(s, 0)).toEqual(['pass']);
  });

  it('FIE-26.4 FIE-26.5 executes any assassin, also a captive, and saves nobody', () => {
    const s = position([{ hand: ['justice'] }, { lords: { louis: 'bourg' } }, { troops: { bourg: '1S' }, lords: { othon: 'bourg' } }], {
      captives: { louis: 2 },
      next: (now) => [surpriseWindow(now, 'victory')],
    });
    s.assassin[lord('louis')] = 1;
    advance(game, s);
    answer(s, 'execute louis', 0);
    expect(whereIs(s, 'louis')).toBeNull();
  });

  it('offers conditions for standing answers: windows that touch nothing of one’s own can be passed', () => {
    const s = opened();
    const { conditions } = surprise;
    expect(conditions?.elsewhere.holds(s, { step: 'surprise', ...{ kind: 'income', ofSeat: -1 } }, 0, 0)).toBe(true);
    expect(concerns(s, 0, { kind: 'movementStart', ofSeat: 0 })).toBe(true);
    expect(concerns(s, 1, { kind: 'movementStart', ofSeat: 0 })).toBe(false);
    s.taxes.push({ kind: 'taille', seat: 1, where: 4, rank: null });
    expect(concerns(s, 0, { kind: 'income', ofSeat: -1 })).toBe(true);
    s.election = { office: 'king', bishopric: -1, candidates: [lord('louis')] };
    expect([0, 1].map((seat) => concerns(s, seat, { kind: 'candidates', ofSeat: -1 }))).toEqual([false, true]);
    expect(question(s, 0).limit).toEqual({ answer: 'pass', seconds: 8, hours: 24, hold: 30, beat: 0.5 });
  });

  it('FIE-1.6 keeps hands to their owners', () => {
    const s = opened();
    expect(viewOf(s, 0).players[0].hand.cards).toEqual(['assassination-1', 'tax-1']);
    expect(viewOf(s, 1).players[0].hand).toEqual({ size: 2, brown: 0, grey: 2, cards: [] });
    const hands = new Set(Array.from({ length: 20 }, (_, seed) => guess(game, s, 1, fastChance(seed)).hands[0].join(' ')));
    expect(hands.size).toBeGreaterThan(5);
  });
});

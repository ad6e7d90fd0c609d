/** What a seat is told of an answer beforehand, held against what undo does afterwards. */

import { below, fastChance, foresee, printAnswer, randomAnswer, seedFrom, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { busyAnswer } from './players.ts';

/** Of the draws, which are all alike, only a few are looked at. */
const isWorthALook = (step: string, n: number): boolean => n < (step.endsWith('Deck') ? 1 : 6);

describe('foresight', () => {
  it('says beforehand of every answer that ends undo that chance or a look will, and seldom of another', () => {
    const outcomes = { chance: 0, shown: 0, undone: 0 };
    let warnedInVain = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const table = new Table(game, { seats: 2 + (seed % 3), options: {}, seed: seedFrom(`foresight ${seed}`) });
      const rng = fastChance(seed);
      while (table.result === null) {
        const [q] = table.questions();
        const text = printAnswer(q, seed % 2 === 0 ? busyAnswer(q, rng) : randomAnswer(q, rng));
        const foresight = isWorthALook(q.frame.step, below(rng, 100)) ? foresee(game, table.state, q.seat, [text], { worlds: 2 }) : null;
        table.reply(q.seat, text);
        if (foresight === null) continue;
        const warned = foresight.chance !== 'never' || foresight.shown;
        const back = table.undo(q.seat);
        const reason = back.ok ? 'undone' : back.refusal.params.reason;
        if (reason === 'chance' || reason === 'shown') expect(warned, `${q.frame.step}: “${text}”, then undo: ${reason}`).toBe(true);
        if (reason === 'undone' && warned) warnedInVain++;
        if (reason === 'chance' || reason === 'shown' || reason === 'undone') outcomes[reason]++;
        if (back.ok) table.reply(q.seat, text);
      }
    }
    expect(Math.min(outcomes.chance, outcomes.shown)).toBeGreaterThan(2);
    expect(outcomes.undone).toBeGreaterThan(20);
    expect(warnedInVain).toBeLessThan(outcomes.undone / 10);
  });
});

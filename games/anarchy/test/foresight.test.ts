import { below, fastChance, foresee, printAnswer, randomAnswer, seedFrom, Table } from '@castellan/engine';
import { expect, it } from 'vitest';
import { game } from '../index.ts';

const SAMPLES = 32;

it('knows beforehand which answers cannot be undone, and which can', () => {
  const seen = { drawn: 0, plain: 0 };
  for (const [seats, scenario] of [
    [1, 'classicEasy'],
    [2, 'siegeStandard'],
    [3, 'classicHard'],
  ] as const) {
    const table = new Table(game, { seats, options: { scenario }, seed: seedFrom(`foresight ${seats}`) });
    const rng = fastChance(seats);
    for (let n = 0; n < SAMPLES && table.result === null; ) {
      const open = table.questions();
      const q = open[below(rng, open.length)];
      const text = printAnswer(q, randomAnswer(q, rng));
      const isSampled = below(rng, 6) === 0;
      const { chance, shown } = isSampled ? foresee(game, table.state, q.seat, [text], { worlds: 3 }) : { chance: 'never', shown: false };
      expect(table.reply(q.seat, text).ok).toBe(true);
      if (!isSampled) continue;
      n++;
      const undone = table.undo(q.seat);
      const reason = undone.ok ? null : undone.refusal.params.reason;
      const ends = chance !== 'never' || shown;
      if (reason === 'chance' || reason === 'shown') expect(ends, `${q.frame.step} ${text}`).toBe(true);
      if (!ends) expect(['chance', 'shown'], `${q.frame.step} ${text}`).not.toContain(reason);
      if (undone.ok) expect(chance, `${q.frame.step} ${text}`).not.toBe('surely');
      seen[ends ? 'drawn' : 'plain']++;
      if (undone.ok) table.reply(q.seat, text);
    }
  }
  expect(Math.min(seen.drawn, seen.plain)).toBeGreaterThan(3);
});

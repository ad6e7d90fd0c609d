import { below, fastChance, foresee, printAnswer, randomAnswer, seedFrom, Table } from '@castellan/engine';
import { expect, it } from 'vitest';
import { game } from '../index.ts';

it('knows beforehand which answers cannot be undone, and which can', () => {
  const seen = { drawn: 0, plain: 0 };
  for (const [seats, scenario] of [
    [1, 'classicEasy'],
    [2, 'siegeStandard'],
    [3, 'classicHard'],
  ] as const) {
    const table = new Table(game, { seats, options: { scenario }, seed: seedFrom(`foresight ${seats}`) });
    const rng = fastChance(seats);
    while (table.result === null) {
      const open = table.questions();
      const q = open[below(rng, open.length)];
      const text = printAnswer(q, randomAnswer(q, rng));
      const before = game.copy(table.state);
      expect(table.reply(q.seat, text).ok).toBe(true);
      // Few answers draw: of those most are looked at, of the others some.
      const isDrawing = table.state.core.chance.moments !== before.core.chance.moments;
      if (below(rng, isDrawing ? 2 : 12) > 0) continue;
      const { chance, shown } = foresee(game, before, q.seat, [text], { worlds: 3 });
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
  expect(Math.min(seen.drawn, seen.plain)).toBeGreaterThan(15);
});

/** How the chances went through a game, and nothing else: little work, so that the end of a table can show it at once. */

import { type Game, type Line, type Setup, Table } from '@castellan/engine';
import { chancesAfter, isQuiet, type Looked } from './analyse.ts';
import { type Chances, effortFor } from './analysis.ts';

/** The chances at the beginning, at each quiet moment and at the end, as an analysis tells them. */
export function chancesThrough(game: Game, setup: Setup, lines: readonly Line[], seed = 1): readonly Chances[] {
  const looked: Looked = { game, lines, effort: effortFor(game), seed };
  const table = new Table(game, setup);
  const found = [chancesAfter(looked, table.state, 0)];
  for (const [at, { seat, text }] of lines.entries()) {
    const before = game.copy(table.state);
    const outcome = table.reply(seat, text);
    if (!outcome.ok) throw new Error(`answer ${at + 1} does not replay`);
    if (isQuiet(looked, before, table.state, at)) found.push(chancesAfter(looked, table.state, at + 1));
  }
  return found;
}

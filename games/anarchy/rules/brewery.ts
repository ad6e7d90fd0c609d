/** ANA-27: ingredients fill a grid; each full row or column is a beer. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { type Cell, content } from '../content/content.ts';
import type { CellOption } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { INGREDIENTS } from '../vocabulary.ts';
import { discardRevealed, reveal } from './domain.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';

export const brew = step.work('brew', {
  rule: ['ANA-27.1', 'ANA-27.2'],
  run(s, { seat, left }: { seat: Seat; left: number }): Next {
    const { domain } = content.of(s);
    const cards = reveal(s, seat, 2);
    s.core.told?.push({ key: 'brews', params: { seat, ingredients: cards.map((card) => INGREDIENTS[domain[card].ingredient]) } });
    const next = [brewCell.do({ seat, card: 0 }), brewCell.do({ seat, card: 1 }), discardRevealed.do({ seat })];
    return left > 1 ? [...next, brew.do({ seat, left: left - 1 })] : next;
  },
});

type Brewing = [p: Player, ingredient: number, cell: Cell];

const CELL_FILLED = reason('ANA-27.3', 'cellFilled');
const OTHER_INGREDIENT = reason<Brewing>('ANA-27.3', 'otherIngredient', (_p, ingredient) => ({ ingredient: INGREDIENTS[ingredient] }));

function whyNotBrew(p: Player, ingredient: number, { kind, option }: Cell): Reason<Brewing> | null {
  if ((p.brewery & (1 << option.cell)) !== 0) return CELL_FILLED;
  return kind === ingredient ? null : OTHER_INGREDIENT;
}

export const brewCell = step.pick('brewCell', {
  rule: 'ANA-27.3',
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const { brewery, domain } = content.of(s);
    const p = s.players[seat];
    const { ingredient } = domain[p.revealed[card]];
    const options: CellOption[] = [];
    for (const cell of brewery.cells) if (whyNotBrew(p, ingredient, cell) === null) options.push(cell.option);
    return options.length === 0 ? null : pick(seat, options, { params: { ingredient: INGREDIENTS[ingredient] } });
  },
  answer(s, { seat }, { cell }) {
    fillCell(s, seat, cell);
  },
  refused(s, { seat, card }) {
    const { brewery, domain } = content.of(s);
    const p = s.players[seat];
    const { ingredient } = domain[p.revealed[card]];
    return brewery.cells.flatMap((cell) => refusedAmong([cell.option], whyNotBrew, () => [p, ingredient, cell]));
  },
});

/** One cell may complete a row and a column (ANA-27.4). */
function fillCell(s: AnaState, seat: Seat, cell: number): void {
  const { brewery } = content.of(s);
  const p = s.players[seat];
  p.brewery |= 1 << cell;
  for (const line of brewery.lines) {
    if ((line & (1 << cell)) === 0 || (p.brewery & line) !== line || p.beersBrewed >= brewery.most) continue;
    p.beers += brewery.beers;
    p.beersBrewed += brewery.beers;
    s.core.told?.push({ key: 'beer', params: { seat, beers: p.beers } });
  }
}

/** ANA-27: ingredients fill a grid; each full row or column is a beer. */

import { type Next, pick, type Refused, refusal, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type AnaState, step } from '../state.ts';
import { INGREDIENTS } from '../vocabulary.ts';
import { discardRevealed, reveal } from './domain.ts';

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

export const brewCell = step.pick('brewCell', {
  rule: 'ANA-27.3',
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const { brewery, domain } = content.of(s);
    const p = s.players[seat];
    const { ingredient } = domain[p.revealed[card]];
    const options = [];
    for (const cell of brewery.cells)
      if (cell.kind === ingredient && (p.brewery & (1 << cell.option.cell)) === 0) options.push(cell.option);
    return options.length === 0 ? null : pick(seat, options, { params: { ingredient: INGREDIENTS[ingredient] } });
  },
  answer(s, { seat }, { cell }) {
    fillCell(s, seat, cell);
  },
  refused(s, { seat, card }): readonly Refused[] {
    const { brewery, domain } = content.of(s);
    const p = s.players[seat];
    const { ingredient } = domain[p.revealed[card]];
    return brewery.cells.flatMap(({ kind, option }) => {
      if ((p.brewery & (1 << option.cell)) !== 0) return [{ ...option, refusal: refusal('ANA-27.3', 'cellFilled') }];
      return kind === ingredient
        ? []
        : [{ ...option, refusal: refusal('ANA-27.3', 'otherIngredient', { ingredient: INGREDIENTS[ingredient] }) }];
    });
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

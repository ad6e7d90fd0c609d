/** A table as it is seen at the beginning. */

import { type AnaView, game } from '@castellan/anarchy';
import { type Json, Table } from '@castellan/engine';

export function isView(board: Json): board is AnaView {
  return typeof board === 'object' && board !== null && 'pathOffer' in board;
}

export function seen(table: { view(seat: number): { readonly board: Json } }, seat = 0): AnaView {
  const { board } = table.view(seat);
  if (!isView(board)) throw new Error('This is no table.');
  return board;
}

export function opening(seats: number): AnaView {
  return seen(new Table(game, { seats, options: {}, seed: '7'.padStart(64, '0') }));
}

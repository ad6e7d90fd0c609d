import type { Json, Seat, Table } from '@castellan/engine';
import type { MonState, MonView } from '@castellan/monde-oublie';

/** What a seat sees of a table. */
export function seenBy(table: Table<MonState>, seat: Seat): MonView {
  const view = table.game.view(table.state, seat);
  if (!isMonView(view)) throw new Error('this is not a view of Un Monde Oublié');
  return view;
}

function isMonView(view: Json): view is MonView {
  return typeof view === 'object' && view !== null && 'players' in view && 'empireRow' in view;
}

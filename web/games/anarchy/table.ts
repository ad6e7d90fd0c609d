/** What every part of the board needs at hand. */

import type { AnaView } from '@castellan/anarchy';
import type { Seat } from '@castellan/engine';
import { signal } from '@preact/signals';
import { type BoardTable, tableContext } from '../../shell/index.ts';
import type { Planned } from './defence/usePlanning.ts';
import type { Facts } from './facts.ts';

export interface AnaTable extends BoardTable<AnaView> {
  readonly facts: Facts;
  /** My deployment as I plan it. */
  readonly deployment: Planned;
  /** What the last answers changed, by `belongingTo`. */
  readonly fresh: ReadonlySet<string>;
}

export const { TableContext, useTable: useAnaTable } = tableContext<AnaTable>();

/** The player whose sheets are open instead of one's own; panels beside the board open them. */
export const openSheets = signal<Seat | null>(null);

/** Whether one sheet takes the room of both. */
export const isZoomed = signal(false);

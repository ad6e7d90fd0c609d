/** What every part of the board needs at hand. */

import type { Seat, Target } from '@castellan/engine';
import type { MonView } from '@castellan/monde-oublie';
import { signal } from '@preact/signals';
import { type BoardTable, tableContext } from '../../shell/index.ts';
import type { Tally } from './attack.ts';
import type { Facts } from './facts.ts';

export interface MonTable extends BoardTable<MonView> {
  /** What is printed on its components. */
  readonly printed: Facts;
  /** What the last answers changed. */
  readonly fresh: ReadonlySet<Target>;
  /** The attack being put together. */
  readonly tally: Tally | null;
}

export const { TableContext, useTable: useMonTable } = tableContext<MonTable>();

/** The rival whose city is open; panels beside the board open it. */
export const openCity = signal<Seat | null>(null);

/** What every part of the board needs at hand. */

import type { Seat, Target } from '@castellan/engine';
import type { MedView } from '@castellan/medievalia';
import { signal } from '@preact/signals';
import { type BoardTable, tableContext } from '../../shell/index.ts';

export interface MedTable extends BoardTable<MedView> {
  /** What the last answers changed. */
  readonly fresh: ReadonlySet<Target>;
  /** Cards that are drawn on the battle stage and nowhere else. */
  readonly staged: ReadonlySet<string>;
  /** The character that a question is about without pointing at it. */
  readonly current: string | null;
}

export const { TableContext, useTable: useMedTable } = tableContext<MedTable>();

/** The player whose fief is open in full; panels beside the board open it. */
export const openFief = signal<Seat | null>(null);

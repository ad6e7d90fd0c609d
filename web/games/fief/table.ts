/** What every part of the board needs at hand. */

import type { Target } from '@castellan/engine';
import type { FieView } from '@castellan/fief';
import { signal } from '@preact/signals';
import { type BoardTable, type Page, tableContext } from '../../shell/index.ts';
import type { LogEntry } from '../../tables/client.ts';

export interface FieTable extends BoardTable<FieView> {
  /** Events of the last answers; empty while scrubbing. */
  readonly news: readonly LogEntry[];
  /** The page of a phone that is drawn; null where all fit. */
  readonly page: Page | null;
  /** What the last answers changed. */
  readonly fresh: ReadonlySet<Target>;
}

export const { TableContext, useTable: useFieTable } = tableContext<FieTable>();

/** What has the room of the board: what the question is about, or what one looks up meanwhile. */
export const LEAVES = ['table', 'map', 'votes', 'court', 'market'] as const;
export type Leaf = (typeof LEAVES)[number];

/** `table` is the stage of the question, where it has one, else the map. */
export const openLeaf = signal<Leaf>('table');

/** What every part of the board needs at hand. */

import type { Target } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { signal } from '@preact/signals';
import { type BoardTable, type Page, tableContext } from '../../shell/index.ts';
import type { LogEntry } from '../../tables/client.ts';
import type { Preparation } from './stages/usePreparing.ts';

export interface UniTable extends BoardTable<UniView> {
  /** Events of the last answers; empty while scrubbing. */
  readonly news: readonly LogEntry[];
  /** The page of a phone that is drawn; null where all fit. */
  readonly page: Page | null;
  /** A turn of mine that I put together before it comes; then the choice is about that. */
  readonly preparing: Preparation | null;
  /** What the last answers changed. */
  readonly fresh: ReadonlySet<Target>;
}

export const { TableContext, useTable: useUniTable } = tableContext<UniTable>();

/** What has the room of the board: what the question is about, or what one looks up meanwhile. */
export const LEAVES = ['table', 'map', 'arts', 'dealings', 'orders'] as const;
export type Leaf = (typeof LEAVES)[number];

/** `table` is the stage of the question, where it has one, else the map. */
export const openLeaf = signal<Leaf>('table');

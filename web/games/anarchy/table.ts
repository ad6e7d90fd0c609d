/** What every part of the board needs at hand. */

import type { AnaView } from '@castellan/anarchy';
import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Tincture } from '../../design/index.ts';
import type { Choice } from '../../shell/index.ts';
import type { Facts } from './facts.ts';

export interface AnaTable {
  readonly view: AnaView;
  readonly facts: Facts;
  /** Whose eyes. */
  readonly me: Seat | null;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOf: (seat: Seat) => string;
  /** What the last answers changed, by `belongingTo`. */
  readonly fresh: ReadonlySet<string>;
}

export const TableContext = createContext<AnaTable | null>(null);

export function useAnaTable(): AnaTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table here.');
  return table;
}

/** The player whose sheets are open instead of one's own; panels beside the board open them. */
export const openSheets = signal<Seat | null>(null);

/** Whether one sheet takes the room of both. */
export const isZoomed = signal(false);

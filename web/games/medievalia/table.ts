/** What every part of the board needs at hand. */

import type { Seat, Target } from '@castellan/engine';
import type { MedView } from '@castellan/medievalia';
import type { Speaker } from '@castellan/text';
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Tincture } from '../../design/index.ts';
import type { Choice } from '../../shell/index.ts';

export interface MedTable {
  readonly view: MedView;
  /** Whose eyes. */
  readonly me: Seat | null;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOf: (seat: Seat) => string;
  /** What the last answers changed. */
  readonly fresh: ReadonlySet<Target>;
  /** Cards that are drawn on the battle stage and nowhere else. */
  readonly staged: ReadonlySet<string>;
  /** The character that a question is about without pointing at it. */
  readonly current: string | null;
}

export const TableContext = createContext<MedTable | null>(null);

export function useMedTable(): MedTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table here.');
  return table;
}

/** The player whose fief is open in full; panels beside the board open it. */
export const openFief = signal<Seat | null>(null);

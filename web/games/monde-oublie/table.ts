/** What every part of the board needs at hand. */

import type { Seat, Target } from '@castellan/engine';
import type { MonView } from '@castellan/monde-oublie';
import type { Speaker } from '@castellan/text';
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Tincture } from '../../design/index.ts';
import type { Choice } from '../../shell/index.ts';
import type { Tally } from './attack.ts';
import type { Facts } from './facts.ts';

export interface MonTable {
  readonly view: MonView;
  /** What is printed on its components. */
  readonly printed: Facts;
  /** Whose eyes. */
  readonly me: Seat | null;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOf: (seat: Seat) => string;
  /** What the last answers changed. */
  readonly fresh: ReadonlySet<Target>;
  /** The attack being put together. */
  readonly tally: Tally | null;
}

export const TableContext = createContext<MonTable | null>(null);

export function useMonTable(): MonTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table here.');
  return table;
}

/** The rival whose city is open; panels beside the board open it. */
export const openCity = signal<Seat | null>(null);

/** What every part of a board needs at hand, given once at its top. */

import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Tincture } from '../design/tinctures.ts';
import type { Choice } from './board.ts';

/** What boards have in common; each adds its own. */
export interface BoardTable<V> {
  readonly view: V;
  /** Whose eyes. */
  readonly me: Seat | null;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOf: (seat: Seat) => string;
}

interface Place<T> {
  readonly TableContext: Context<T | null>;
  useTable(): T;
}

export function tableContext<T>(): Place<T> {
  const TableContext = createContext<T | null>(null);
  return {
    TableContext,
    useTable() {
      const table = useContext(TableContext);
      if (table === null) throw new Error('There is no table here.');
      return table;
    },
  };
}

/** A position that is tried, and all that was answered there. */

import type { Line } from '@castellan/engine';
import { useEffect, useState } from 'preact/hooks';
import type { TableSnapshot } from '../../tables/client.ts';
import type { LocalTable } from '../../tables/local/table.ts';

/** The table and the answers that led to it, which belong together. */
export interface Seen {
  readonly shown: TableSnapshot;
  readonly lines: readonly Line[];
}

/** Null until this very position is laid and looked at. */
export function useSeen(client: LocalTable, position: string): Seen | null {
  const shown = client.snapshot.value;
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let wanted = shown !== null;
    if (shown !== null)
      client.record().then(
        ({ lines }) => wanted && lines.length === shown.view.seq && setSeen({ shown, lines }),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [client, shown]);
  return seen?.shown.id === position && shown?.id === position ? seen : null;
}

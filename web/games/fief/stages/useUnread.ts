/** From which answer on tidings have not been read: what was there on arrival has been, and what is closed is closed for good. */

import { signal } from '@preact/signals';
import { useDesk } from '../../../shell/index.ts';

/** The table one looks at, kept while stages and the map give way to each other. */
const kept = signal<{ readonly table: string; readonly from: number } | null>(null);

export function useUnread(): { readonly unread: number; readonly read: (seq: number) => void } {
  const { id: table, view } = useDesk().snapshot;
  const now = kept.peek();
  if (now === null || now.table !== table || view.seq < now.from) kept.value = { table, from: view.seq };
  return {
    unread: kept.value?.from ?? view.seq,
    read(seq) {
      kept.value = { table, from: seq };
    },
  };
}

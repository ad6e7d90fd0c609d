/** Coming back: whether what happened since is told before anything else. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableSnapshot } from '../../tables/client.ts';
import { isLongAgo, type Seen } from '../away.ts';
import { useSeen } from '../useTable.ts';
import type { Moment } from './useMoment.ts';

export interface Back {
  /** What I had seen when I was last here; null when nothing happened since. */
  readonly seen: Seen | null;
  /** Whether it is being told. */
  readonly isOpen: boolean;
  /** Whether it was told. */
  readonly isRead: boolean;
  open(): void;
  close(): void;
}

/** After a long time by itself, after a short one when it is wished. */
export function useBack(snapshot: TableSnapshot, { looking, me }: Moment): Back {
  const seen = useSeen(snapshot);
  const [read, setRead] = useState<Seen | null>(null);
  const [wished, setWished] = useState<Seen | null>(null);
  const isLong = useMemo(() => seen !== null && isLongAgo(seen, Date.now()), [seen]);
  const isRead = seen !== null && read === seen;
  const isOpen = seen !== null && me !== null && !looking && snapshot.stage === 'playing' && !isRead && (isLong || wished === seen);
  const { sending } = snapshot;
  // Whoever answers is at the table again.
  useEffect(() => {
    if (sending !== null) setRead(seen);
  }, [sending, seen]);
  return {
    seen,
    isOpen,
    isRead,
    open() {
      setRead(null);
      setWished(seen);
    },
    close: () => setRead(seen),
  };
}

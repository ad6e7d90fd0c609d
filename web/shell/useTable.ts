/** What changes at a table from one snapshot to the next: news, refusals, when I was last here. */

import type { Asked, Refused } from '@castellan/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { remember, remembered } from '../design/index.ts';
import type { LogEntry, TableClient, TableSnapshot } from '../tables/client.ts';
import { readSeen, type Seen, writeSeen } from './away.ts';
import { momentOf } from './replay.ts';

const NO_NEWS: readonly LogEntry[] = [];
const NONE_REFUSED: readonly Refused[] = [];
/** Long enough for the board to be painted first. */
const SOON = 120;

/** What was told since the last snapshot; nothing on arrival and after an undo. */
export function useNews({ log, view }: TableSnapshot): readonly LogEntry[] {
  const before = useRef(view.seq);
  const news = useRef(NO_NEWS);
  if (view.seq !== before.current) {
    const since = before.current;
    // What the game begins with was there on arrival.
    news.current = view.seq > since ? log.filter((entry) => entry.seq >= since && momentOf(entry) > 0) : NO_NEWS;
    before.current = view.seq;
  }
  return news.current;
}

/**
 * What the present question refuses; asked for once the question is on the screen and somebody looks at it, and again when others have
 * answered meanwhile. A question that is asked again after an undo has its name of before but perhaps other reasons: each time it is
 * asked counts for itself.
 */
export function useRefused(client: TableClient, asked: Asked | null, seq: number): readonly Refused[] {
  const id = asked?.id ?? '';
  const asking = useRef({ id, time: 0 });
  if (asking.current.id !== id) asking.current = { id, time: asking.current.time + 1 };
  const { time } = asking.current;
  const [known, setKnown] = useState({ time: -1, refused: NONE_REFUSED });
  useEffect(() => {
    if (id === '') return;
    let current = true;
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      client.refused(id).then(
        (refused) => current && setKnown({ time, refused }),
        () => undefined,
      );
    };
    const timer = setTimeout(look, SOON);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, id, time, seq]);
  return known.time === time ? known.refused : NONE_REFUSED;
}

/** What I had seen of this table when I last looked at it; null when nothing happened since. */
export function useSeen({ id, view }: TableSnapshot): Seen | null {
  const key = `castellan.seen.${id}`;
  const before = (): Seen | null => {
    const kept = readSeen(remembered(key));
    return kept !== null && kept.seq < view.seq ? kept : null;
  };
  const [seen, setSeen] = useState(before);
  useEffect(() => {
    const note = (): void => remember(key, writeSeen({ seq: view.seq, at: Date.now() }));
    // A page that lay hidden for days comes to light as it was left.
    const look = (): void => {
      if (!document.hidden) setSeen((known) => before() ?? known);
      note();
    };
    if (!document.hidden) note();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [key, view.seq]);
  return seen;
}

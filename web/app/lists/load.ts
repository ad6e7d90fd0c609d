/** Something a page waits for. */

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

export type Load<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** Loads anew whenever the key changes or `again` is called; what is shown stays until then. */
export function useLoad<T>(load: () => Promise<T>, key = ''): { readonly now: Load<T>; readonly again: () => void } {
  const [now, set] = useState<Load<T>>({ state: 'loading' });
  const latest = useRef(load);
  latest.current = load;
  const run = useRef(0);
  const again = useCallback(() => {
    const mine = ++run.current;
    latest.current().then(
      (value) => mine === run.current && set({ state: 'ready', value }),
      (error: unknown) => mine === run.current && set({ state: 'failed', error }),
    );
  }, []);
  const loaded = useRef<string | null>(null);
  useEffect(() => {
    if (loaded.current !== null && loaded.current !== key) set({ state: 'loading' });
    loaded.current = key;
    again();
    return () => {
      run.current++;
    };
  }, [key, again]);
  return { now, again };
}

/** My finished tables on the server, page by page. */

import type { TableInfo } from '@castellan/server/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { rest } from '../../tables/online/rest.ts';
import { hasMet } from '../people/me.ts';

interface Pages {
  readonly tables: readonly TableInfo[];
  /** Where the next page begins; null after the last. */
  readonly before: number | null;
}

const NONE: Pages = { tables: [], before: null };

/** Those loaded so far, and how to load more when there are more. */
export function useFinished(): { readonly tables: readonly TableInfo[]; readonly more: (() => void) | null } {
  const [{ tables, before }, set] = useState<Pages>(NONE);
  const load = useCallback((from?: number) => {
    void rest.tables('finished', { before: from }).then((page) => {
      if (page.ok)
        set((former) => ({ tables: [...(from === undefined ? [] : former.tables), ...page.value.tables], before: page.value.before }));
    });
  }, []);
  // Whoever was never at the server has nothing there.
  useEffect(() => (hasMet() ? load() : undefined), [load]);
  return { tables, more: before === null ? null : () => load(before) };
}

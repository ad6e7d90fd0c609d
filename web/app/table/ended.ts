/** What the pages know of a game that is over at a table. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableShellProps } from '../../shell/index.ts';
import type { TableClient } from '../../tables/client.ts';
import { isLocalId } from '../../tables/local/kept.ts';
import { titleOf } from '../games/plates.ts';
import { type MyTable, myTables } from '../lists/mine.ts';
import { isMember } from '../people/me.ts';

type Ended = NonNullable<TableShellProps['ended']>;

export function useEnded(client: TableClient): Ended {
  const shown = client.snapshot.value;
  const id = shown?.id ?? '';
  const game = shown?.game ?? '';
  const next = useNext(id, shown?.stage === 'finished');
  const account = isMember();
  return useMemo(
    () => ({
      async chances() {
        const { chancesOf } = await import('../../tables/local/chances.ts');
        return chancesOf(await client.record());
      },
      async turns(language) {
        const { turnsOfGame } = await import('@castellan/games/turns');
        return turnsOfGame(game, language);
      },
      share: isLocalId(id) ? () => shared(id) : undefined,
      keep: account ? undefined : '/account',
      next: next === null ? null : { title: next.title === '' ? titleOf(next.game) : next.title, path: `/t/${next.id}` },
    }),
    [client, id, game, next, account],
  );
}

async function shared(id: string): Promise<string | null> {
  const { shareRecord } = await import('../records/kept.ts');
  const done = await shareRecord(id);
  return done.ok ? `${location.origin}/records?id=${done.value}` : null;
}

/** Another table at which it is the reader's turn, looked for once this one is over. */
function useNext(id: string, isOver: boolean): MyTable | null {
  const [next, set] = useState<MyTable | null>(null);
  useEffect(() => {
    if (!isOver) return;
    let wanted = true;
    myTables().then(
      ({ tables }) => wanted && set(tables.find((table) => table.turn && table.id !== id) ?? null),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id, isOver]);
  return next;
}

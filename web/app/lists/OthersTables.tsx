/** What others play, or want to: the tables one may join, and those one may watch. */

import type { LobbyList, TableList } from '@castellan/server/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Answered, rest } from '../../tables/online/rest.ts';
import { wire } from '../../tables/online/wire.ts';
import { say } from '../language.ts';
import { type Load, useLoad } from './load.ts';
import { OpenTables } from './OpenTables.tsx';
import { PlayingTables } from './PlayingTables.tsx';

export type Listed = Load<Answered<TableList>>;

interface OthersTablesProps {
  /** Tables shown of each list. */
  readonly limit: number;
  /** Beside the first heading. */
  readonly children?: ComponentChildren;
}

export function OthersTables({ limit, children }: OthersTablesProps) {
  const open = useList('open', limit);
  const playing = useList('playing', limit);
  const again = (): void => {
    open.again();
    playing.again();
  };
  return (
    <>
      <section class="open" aria-labelledby="open">
        <h2 id="open">
          {say('app.home.open')} {children}
        </h2>
        <OpenTables listed={open.now} again={again} />
      </section>
      <PlayingTables listed={playing.now} />
    </>
  );
}

/** A list, loaded anew whenever the server says that it has changed. */
export function useList(list: LobbyList, limit: number): { readonly now: Listed; readonly again: () => void } {
  const { now, again } = useLoad(() => rest.tables(list, { limit }));
  const reachable = now.state === 'ready' && now.value.ok;
  useEffect(() => (reachable ? wire.followLobby(list, again) : undefined), [reachable, list, again]);
  return { now, again };
}

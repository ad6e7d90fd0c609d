/** A table wherever it is kept: asked here when it is this node's, else over the bus. */

import type { SeatView } from '@castellan/engine';
import type { Failed } from '../failed.ts';
import type { CallName, TableAccess } from '../tables/access.ts';
import type { Watcher } from '../tables/audience.ts';

type Args<M extends CallName> = Parameters<TableAccess[M]>;
type Result<M extends CallName> = ReturnType<TableAccess[M]>;

/** What a routed table needs of the cluster. */
export interface Ways {
  call<M extends CallName>(table: string, name: M, args: Args<M>): Result<M>;
  watch(table: string, watcher: Watcher, since: number | undefined, token: string | undefined): Promise<Failed | null>;
  unwatch(table: string, watcher: Watcher): void;
  at(table: string, watcher: Watcher, seq: number): Promise<SeatView | Failed>;
}

export function routedTable(ways: Ways, id: string): TableAccess {
  const to =
    <M extends CallName>(name: M) =>
    (...args: Args<M>): Result<M> =>
      ways.call(id, name, args);
  return {
    info: to('info'),
    record: to('record'),
    seen: to('seen'),
    why: to('why'),
    join: to('join'),
    leave: to('leave'),
    start: to('start'),
    invite: to('invite'),
    answer: to('answer'),
    plan: to('plan'),
    foresee: to('foresee'),
    advise: to('advise'),
    doubt: to('doubt'),
    undo: to('undo'),
    askUndo: to('askUndo'),
    botVote: to('botVote'),
    consent: to('consent'),
    hold: to('hold'),
    takeBack: to('takeBack'),
    resign: to('resign'),
    say: to('say'),
    setStanding: to('setStanding'),
    clearStanding: to('clearStanding'),
    rematch: to('rematch'),
    handOver: to('handOver'),
    expire: to('expire'),
    watch: (watcher, since, token) => ways.watch(id, watcher, since, token),
    unwatch: (watcher) => ways.unwatch(id, watcher),
    at: (watcher, seq) => ways.at(id, watcher, seq),
  };
}

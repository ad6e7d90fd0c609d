/** What the server tells without being asked: it is my turn somewhere. */

import { effect } from '@preact/signals';
import { rest } from '../../tables/online/rest.ts';
import { wire } from '../../tables/online/wire.ts';
import { titleOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { fromServer } from '../lists/mine.ts';
import { hasMet, me } from '../people/me.ts';
import { address } from '../router.ts';
import { notify } from './notify.ts';
import { turnsOnServer } from './title.ts';

/** Calls back whenever it has become my turn at a table on the server. */
export function followTurns(changed: () => void): () => void {
  return hasMet() ? wire.followTurns(changed) : () => undefined;
}

/** Counts the tables that wait for me, anew whenever that may have changed, and calls me when I look elsewhere. */
export function keepWatch(): void {
  let unfollow: (() => void) | null = null;
  const look = (): void => {
    if (unfollow !== null && !document.hidden) void count();
  };
  effect(() => {
    const known = me.value !== null || hasMet();
    if (known && unfollow === null) {
      unfollow = wire.followTurns(({ table, game, title }) => {
        void count();
        notify(title === '' ? titleOf(game) : title, say('push.turn'), table);
      });
    }
    if (!known) {
      unfollow?.();
      unfollow = null;
      turnsOnServer.value = [];
    }
    address.value;
    look();
  });
  document.addEventListener('visibilitychange', look);
}

async function count(): Promise<void> {
  const mine = await rest.tables('mine');
  if (mine.ok) turnsOnServer.value = mine.value.tables.map(fromServer).flatMap(({ id, turn }) => (turn ? [id] : []));
}

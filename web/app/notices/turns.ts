/** What the server tells without being asked: my turn somewhere, a change in the lobby. */

import { wire } from '../../tables/online/wire.ts';
import { titleOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { hasMet } from '../people/me.ts';
import { notify } from './notify.ts';

/** Calls back whenever it has become my turn at a table on the server. */
export function followTurns(changed: () => void): () => void {
  if (!hasMet()) return () => undefined;
  return wire.followTurns(({ table, game, title }) => {
    changed();
    notify(title === '' ? titleOf(game) : title, say('push.turn'), table);
  });
}

export function followLobby(changed: () => void): () => void {
  return wire.followLobby(changed);
}

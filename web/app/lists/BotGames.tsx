/** What there is to see where nobody plays: bots at any of the games, here and now. */

import { useState } from 'preact/hooks';
import { isPlayable, PLATES, titleOf } from '../games/plates.ts';
import { watchBots } from '../games/start.ts';
import { Art } from '../home/Plates.tsx';
import { say } from '../language.ts';

/** In a list that is empty: why it is, and games of bots to watch instead. */
export function BotGames({ children }: { readonly children: string }) {
  const [refused, refuse] = useState<string | null>(null);
  return (
    <div class="bot-games">
      <p>
        {children} {say('app.bots.watch')}
      </p>
      <ul>
        {PLATES.filter(({ id }) => isPlayable(id)).map((plate) => (
          <li key={plate.id}>
            <button type="button" onClick={() => void watchBots(plate.id).catch(() => refuse(say('app.trouble.storage')))}>
              <Art plate={plate} />
              <b>{titleOf(plate.id)}</b>
              <small>{say('app.bots.who', { bots: plate.seats })}</small>
              <span class="sr">{say('app.open.watch')}</span>
            </button>
          </li>
        ))}
      </ul>
      {refused !== null && <p role="alert">{refused}</p>}
    </div>
  );
}

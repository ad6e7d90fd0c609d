/** Who plays this game, or wants to: tables to join, tables to watch, and bots where there are none. */

import type { Speaker } from '@castellan/text';
import { Button, EmptyState, LinkButton } from '../../design/index.ts';
import { Watch } from '../games/Begin.tsx';
import { say } from '../language.ts';
import { OpenTable } from '../lists/OpenTables.tsx';
import { type Listed, useList } from '../lists/OthersTables.tsx';
import { PlayingTable } from '../lists/PlayingTables.tsx';
import { agoText, useSince } from '../parts/ago.ts';
import { Loading } from '../parts/states.tsx';

/** Tables that are looked through for those of this game. */
const LOOKED_THROUGH = 50;
const SHOWN = 4;

interface TablesHereProps {
  readonly game: string;
  readonly words: Speaker;
}

export function TablesHere({ game, words }: TablesHereProps) {
  const open = useList('open', LOOKED_THROUGH);
  const playing = useList('playing', LOOKED_THROUGH);
  const joined = tablesOf(open.now, game);
  const watched = tablesOf(playing.now, game);
  const since = useSince(playing.now);
  const clock = playing.now.state === 'ready' && playing.now.value.ok ? playing.now.value.value.now : 0;
  const again = (): void => {
    open.again();
    playing.again();
  };
  return (
    <>
      <section class="open here" aria-labelledby="open">
        <h2 id="open">
          {words.say('page.game.open')} {joined !== null && joined.length > 0 && <small>{joined.length}</small>}
          <a href={`/new?game=${game}&with=friends`}>{words.say('page.game.open.new')}</a>
        </h2>
        {open.now.state === 'loading' ? (
          <Loading blocks={2} />
        ) : joined === null ? (
          <EmptyState icon="offline" action={<Button onClick={again}>{say('app.state.retry')}</Button>}>
            {say('app.open.unreachable')}
          </EmptyState>
        ) : joined.length === 0 ? (
          <div class="nobody">
            <p>{words.say('page.game.open.none')}</p>
            <LinkButton class="small" href={`/new?game=${game}&with=friends`}>
              {say('app.home.create')}
            </LinkButton>
            <Watch game={game} />
          </div>
        ) : (
          <ul class="tables">
            {joined.slice(0, SHOWN).map((table) => (
              <OpenTable key={table.id} table={table} />
            ))}
          </ul>
        )}
      </section>
      {watched !== null && watched.length > 0 && (
        <section class="playing here" aria-labelledby="live">
          <h2 id="live">{words.say('page.game.live')}</h2>
          <ul class="tables">
            {watched.slice(0, SHOWN).map((table) => (
              <PlayingTable key={table.id} table={table} ago={agoText(clock + since - table.updated)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Null where the server could not be asked. */
function tablesOf(listed: Listed, game: string) {
  if (listed.state !== 'ready' || !listed.value.ok) return null;
  return listed.value.value.tables.filter((table) => table.game === game);
}

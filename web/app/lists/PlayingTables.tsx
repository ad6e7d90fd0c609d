/** Tables being played that anybody may watch: game, who plays, how far they are, how long ago that was, how many look on. */

import type { TableInfo } from '@castellan/server/protocol';
import { Icon, LinkButton, Shield } from '../../design/index.ts';
import { isolated } from '../../tables/names.ts';
import { plateOf, titleOf } from '../games/plates.ts';
import { shieldsOf } from '../games/shields.ts';
import { AppIcon } from '../icons.ts';
import { say } from '../language.ts';
import { agoText, useSince } from '../parts/ago.ts';
import { Forked } from '../parts/Forked.tsx';
import { Loading } from '../parts/states.tsx';
import { BotGames } from './BotGames.tsx';
import type { Listed } from './OthersTables.tsx';

/** Bots play where nobody else does, also where the server is out of reach. */
export function PlayingTables({ listed }: { readonly listed: Listed }) {
  const since = useSince(listed);
  const list = listed.state === 'ready' && listed.value.ok ? listed.value.value : null;
  return (
    <section class="playing" aria-labelledby="playing">
      <h2 id="playing">{say('app.playing.title')}</h2>
      {listed.state === 'loading' ? (
        <Loading blocks={2} />
      ) : list === null || list.tables.length === 0 ? (
        <BotGames>{say(list === null ? 'app.playing.unreachable' : 'app.playing.empty')}</BotGames>
      ) : (
        <ul class="tables">
          {list.tables.map((table) => (
            <PlayingTable key={table.id} table={table} ago={agoText(list.now + since - table.updated)} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function PlayingTable({ table, ago }: { readonly table: TableInfo; readonly ago: string }) {
  const { id, game, seats, answers, watching, mine } = table;
  const shields = shieldsOf(game, seats.length, table.options);
  const title = table.title === '' ? titleOf(game) : table.title;
  return (
    <li class="open-table">
      <AppIcon name={plateOf(game)?.emblem ?? 'castle'} size={24} />
      <span class="what">
        <b>{title}</b>
        <small>
          {titleOf(game)} {table.forked && <Forked at={table.forkedAt} />}
        </small>
      </span>
      <span class="who">{playersOf(table)}</span>
      <span class="seats" aria-hidden="true">
        {seats.map(({ seat }) => (
          <Shield key={seat} tincture={shields[seat]} />
        ))}
      </span>
      <span class="pace">
        {say('app.records.answers', { answers })} · {ago}
        {watching > 0 && (
          <span class="watching">
            {' · '}
            <Icon name="spectators" size={16} title={say('app.playing.watching', { watching })} /> {watching}
          </span>
        )}
      </span>
      <LinkButton class="small" href={`/t/${id}`}>
        {say(mine === null ? 'app.open.watch' : 'app.open.enter')}
        <span class="sr"> {title}</span>
      </LinkButton>
    </li>
  );
}

/** People by their names, bots by their number. */
function playersOf({ seats }: TableInfo): string {
  const people = seats.flatMap(({ seat, kind, name }) =>
    kind === 'person' ? [name === '' ? say('app.seat', { n: seat + 1 }) : isolated(name)] : [],
  );
  const bots = seats.length - people.length;
  return [...people, ...(bots === 0 ? [] : [say('app.playing.bots', { bots })])].join(', ');
}

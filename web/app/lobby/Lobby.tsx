/** All tables: mine, those anybody may join, those anybody may watch, those that are over. */

import { LIMITS } from '@castellan/server/protocol';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import '../lists/lists.css';
import { Button, EmptyState, LinkButton } from '../../design/index.ts';
import { Plates } from '../home/Plates.tsx';
import { say } from '../language.ts';
import { useFinished } from '../lists/finished.ts';
import { useLoad } from '../lists/load.ts';
import { MyTableRow } from '../lists/MyTableRow.tsx';
import { fromServer, myTables } from '../lists/mine.ts';
import { OthersTables } from '../lists/OthersTables.tsx';
import { followTurns } from '../notices/turns.ts';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { hasMet } from '../people/me.ts';
import { LocalActions } from './LocalActions.tsx';

export default function Lobby() {
  const { now, again } = useLoad(myTables);
  useEffect(() => followTurns(again), [again]);
  return (
    <Frame title={say('app.nav.tables')} class="lobby">
      <h1>{say('app.nav.tables')}</h1>
      <p class="row">
        <LinkButton kind="primary" href="/new">
          {say('app.home.create')}
        </LinkButton>
      </p>
      <section aria-labelledby="mine">
        <h2 id="mine">{say('app.home.mine')}</h2>
        {now.state === 'failed' ? (
          <Trouble code="storage" retry={again} />
        ) : now.state === 'loading' ? (
          <Loading blocks={2} />
        ) : (
          <>
            {now.value.unreachable && <EmptyState icon="offline">{say('app.mine.unreachable')}</EmptyState>}
            {now.value.tables.length === 0 && !now.value.unreachable && (
              <>
                <p class="lead">{say('app.mine.empty')}</p>
                <Plates />
              </>
            )}
            <ul class="my-list">
              {now.value.tables.map((table) => (
                <MyTableRow key={table.id} table={table} more={table.local ? <LocalActions id={table.id} changed={again} /> : undefined} />
              ))}
            </ul>
          </>
        )}
      </section>
      <OthersTables limit={LIMITS.page} />
      {hasMet() && <Finished />}
    </Frame>
  );
}

function Finished() {
  const { tables, more } = useFinished();
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{say('app.lobby.finished')}</h2>
      <ul class="my-list">
        {tables.map((info) => (
          <MyTableRow key={info.id} table={fromServer(info)} />
        ))}
      </ul>
      {more !== null && <Button onClick={more}>{say('app.lists.more')}</Button>}
    </section>
  );
}

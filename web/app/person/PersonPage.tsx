/** The reader: arms, what waits, how games went by kind and against whom, the last of them, and those worth telling. */

import type { Speaker } from '@castellan/text';
import './person.css';
import '../lists/lists.css';
import '../home/home.css';
import { EmptyState } from '../../design/index.ts';
import { rest } from '../../tables/online/rest.ts';
import { Plates } from '../home/Plates.tsx';
import { say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { MyTableRow } from '../lists/MyTableRow.tsx';
import { localTables, type MyTables, myTables } from '../lists/mine.ts';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { type PageWords, usePageWords } from '../parts/words.ts';
import { hasMet, me, myName } from '../people/me.ts';
import { becomeSomebody } from '../people/meet.ts';
import { type Played, playedHere, playedThere } from '../played/played.ts';
import { Card } from './Card.tsx';
import { Deeds } from './Deeds.tsx';
import { Faces } from './Faces.tsx';
import { LastGames } from './LastGames.tsx';
import { Shares } from './Shares.tsx';
import { counted, deedsOf, facesOf, talliesOf } from './statistics.ts';

const WORDS: PageWords = { en: () => import('./messages/en.ts'), fr: () => import('./messages/fr.ts') };

interface Found {
  readonly games: readonly Played[];
  readonly mine: MyTables;
  readonly unreachable: boolean;
}

/** Pages of finished tables that are read: with fifty on each, more than anybody looks through. */
const PAGES = 10;

async function everything(): Promise<Found> {
  const [local, mine] = await Promise.all([localTables(), myTables(), hasMet() ? becomeSomebody() : null]);
  const games: Played[] = local.flatMap((kept) => playedHere(kept) ?? []);
  let unreachable = false;
  let before: number | undefined;
  for (let page = 0; page < PAGES && hasMet(); page++) {
    const found = await rest.tables('finished', before === undefined ? {} : { before });
    unreachable = !found.ok;
    if (!found.ok) break;
    games.push(...found.value.tables.map(playedThere));
    if (found.value.before === null) break;
    before = found.value.before;
  }
  games.sort((one, other) => other.when - one.when);
  return { games, mine, unreachable };
}

export default function PersonPage() {
  const words = usePageWords(WORDS);
  const { now, again } = useLoad(everything);
  const name = me.value?.name ?? myName();
  if (words === null || words === 'failed' || now.state !== 'ready')
    return (
      <Frame bare title={name}>
        {words === 'failed' || now.state === 'failed' ? <Trouble code="load" retry={again} /> : <Loading blocks={4} />}
      </Frame>
    );
  const { games, mine, unreachable } = now.value;
  const own = counted(games);
  return (
    <Frame title={name} class="person-page">
      <Card name={name} games={own} words={words} />
      <div class="person-main">
        {unreachable && <EmptyState icon="offline">{words.say('page.person.unreachable')}</EmptyState>}
        {mine.tables.length > 0 && <Waiting mine={mine} words={words} />}
        {own.length === 0 ? (
          <section aria-labelledby="begin">
            <h2 id="begin">{words.say('page.person.begin')}</h2>
            <p class="lead">{words.say('page.person.begin.what')}</p>
            <Plates />
          </section>
        ) : (
          <>
            <Shares tallies={talliesOf(own)} words={words} />
            <LastGames games={games} words={words} />
          </>
        )}
      </div>
      {own.length > 0 && (
        <div class="person-side">
          <Faces faces={facesOf(own)} words={words} />
          <Deeds deeds={deedsOf(own)} words={words} />
        </div>
      )}
    </Frame>
  );
}

function Waiting({ mine: { tables }, words }: { readonly mine: MyTables; readonly words: Speaker }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">
        {words.say('page.person.waiting')} <small>{say('app.home.turns', { turns: tables.filter(({ turn }) => turn).length })}</small>
        <a href="/tables">{words.say('page.person.tables')}</a>
      </h2>
      <ul class="person-waiting">
        {tables.slice(0, 3).map((table) => (
          <MyTableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

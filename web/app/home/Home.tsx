/** The first page: one sentence, one button that starts a game; what one was playing; the games; open tables and those being played. */

import { useEffect } from 'preact/hooks';
import './home.css';
import '../lists/lists.css';
import { EmptyState, Lettrine, LinkButton } from '../../design/index.ts';
import { Learn, PlayNow } from '../games/Begin.tsx';
import { useGameSpeaker } from '../games/messages.ts';
import { FIRST_GAME, titleOf } from '../games/plates.ts';
import { AppIcon } from '../icons.ts';
import { say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { MyTableRow } from '../lists/MyTableRow.tsx';
import { type MyTable, type MyTables, myTables } from '../lists/mine.ts';
import { OthersTables } from '../lists/OthersTables.tsx';
import { followTurns } from '../notices/turns.ts';
import { Frame } from '../parts/Frame.tsx';

import { Banner } from './Banner.tsx';
import { Plates } from './Plates.tsx';

export default function Home() {
  const { now: mine, again } = useLoad(myTables);
  useEffect(() => followTurns(again), [again]);
  const tables = mine.state === 'ready' ? mine.value : null;
  return (
    <Frame title="" class="home">
      <Hero resume={tables?.tables.find(({ stage, seat }) => stage === 'playing' && seat !== null) ?? null} />
      {tables !== null && (tables.tables.length > 0 || tables.unreachable) && <Mine mine={tables} />}
      <section class="games" aria-labelledby="games">
        <h2 id="games">{say('app.home.games')}</h2>
        <Plates />
      </section>
      <OthersTables limit={6}>
        <a href="/new">{say('app.home.create')}</a>
      </OthersTables>
    </Frame>
  );
}

function Hero({ resume }: { readonly resume: MyTable | null }) {
  const sentence = say('app.home.sentence');
  return (
    <section class="hero">
      <div class="say">
        <h1>
          <span class="sr">{sentence.replaceAll('*', '')}</span>
          <span aria-hidden="true">
            <Lettrine tincture="G" letter={sentence[0]} size={78} class="cap" />
            {sentence
              .slice(1)
              .split('*')
              .map((part, at) => (at % 2 === 1 ? <b key={part}>{part}</b> : part))}
          </span>
        </h1>
        {resume === null ? <FirstSteps /> : <NextSteps table={resume} />}
      </div>
      <Banner />
    </section>
  );
}

function FirstSteps() {
  return (
    <>
      <div class="cta">
        <PlayNow game={FIRST_GAME} gilt />
        <LinkButton href="/new?with=friends">
          <AppIcon name="friends" size={20} />
          {say('app.home.invite')}
        </LinkButton>
        <Learn game={FIRST_GAME} />
      </div>
      <p class="small">{say('app.home.promise', { title: titleOf(FIRST_GAME) })}</p>
    </>
  );
}

function NextSteps({ table }: { readonly table: MyTable }) {
  const speaker = useGameSpeaker(table.game, table.names);
  const question =
    table.asked !== null && speaker?.has(`ask.${table.asked.step}`) ? speaker.say(`ask.${table.asked.step}`, table.asked.params) : null;
  return (
    <>
      <div class="cta">
        <a class="btn normal plain lit play" href={`/t/${table.id}`}>
          {say('app.home.resume')}
        </a>
        <PlayNow game={FIRST_GAME} gilt={false} />
        <LinkButton href="/new?with=friends">
          <AppIcon name="friends" size={20} />
          {say('app.home.invite')}
        </LinkButton>
      </div>
      <p class="small">
        <b>{titleOf(table.game)}</b> · {question ?? table.title}
      </p>
    </>
  );
}

function Mine({ mine }: { readonly mine: MyTables }) {
  const turns = mine.tables.filter(({ turn }) => turn).length;
  return (
    <section class="my" aria-labelledby="mine">
      <h2 id="mine">
        {say('app.home.mine')} <small>{say('app.home.turns', { turns })}</small>
        <a href="/tables">{say('app.home.all')}</a>
      </h2>
      {mine.unreachable && <EmptyState icon="offline">{say('app.mine.unreachable')}</EmptyState>}
      <ul>
        {mine.tables.slice(0, 4).map((table) => (
          <MyTableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

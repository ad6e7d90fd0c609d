/** The reader: arms, what waits, how games went by kind and against whom, the last of them, and those worth telling. */

import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import './person.css';
import '../lists/lists.css';
import '../home/home.css';
import { Button, EmptyState, Icon, Shield } from '../../design/index.ts';
import { TINCTURES } from '../../design/tinctures.ts';
import { isolated } from '../../tables/names.ts';
import { rest } from '../../tables/online/rest.ts';
import { percentText } from '../balance/figures.tsx';
import { plateOf, titleOf } from '../games/plates.ts';
import { Plates } from '../home/Plates.tsx';
import { AppIcon } from '../icons.ts';
import { currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { MyTableRow } from '../lists/MyTableRow.tsx';
import { localTables, type MyTables, myTables } from '../lists/mine.ts';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { type PageWords, usePageWords } from '../parts/words.ts';
import { hasMet, me, myName } from '../people/me.ts';
import { type Played, placeOf, playedHere, playedThere } from '../played/played.ts';
import { armsOf, bear } from './arms.ts';
import { counted, type Deed, deedsOf, type FaceToFace, facesOf, type Tally, talliesOf } from './statistics.ts';

const WORDS: PageWords = { en: () => import('./messages/en.ts'), fr: () => import('./messages/fr.ts') };

interface Found {
  readonly games: readonly Played[];
  readonly mine: MyTables;
  readonly unreachable: boolean;
}

/** Pages of finished tables that are read: with fifty on each, more than anybody looks through. */
const PAGES = 10;

async function everything(): Promise<Found> {
  const [local, mine] = await Promise.all([localTables(), myTables()]);
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
  const { now, again } = useLoad(everything, me.value?.id ?? '');
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
            <Last games={games} words={words} />
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

interface CardProps {
  readonly name: string;
  readonly games: readonly Played[];
  readonly words: Speaker;
}

function Card({ name, games, words }: CardProps) {
  const [isChoosing, choose] = useState(false);
  const arms = armsOf(name);
  const now = new Date();
  const month = new Date(now.getFullYear(), now.getMonth(), 1).getTime();
  const isMember = me.value?.account ?? false;
  const facts = [
    ['games', games.length],
    ['wins', games.filter(({ outcome }) => outcome === 'won').length],
    ['kinds', new Set(games.map(({ game }) => game)).size],
    ['month', games.filter(({ when }) => when >= month).length],
  ] as const;
  return (
    <section class="person-card filet" aria-labelledby="person">
      <Shield tincture={arms} size={150} title={words.say(`page.arms.${arms}`)} class="arms" />
      <h1 id="person">{isolated(name)}</h1>
      <p class="blazon">{words.say(`page.arms.${arms}`)}</p>
      <Button icon="yourTurn" aria-expanded={isChoosing} onClick={() => choose(!isChoosing)}>
        {words.say('page.person.arms')}
      </Button>
      {isChoosing && (
        <fieldset class="choose-arms">
          <legend class="sr">{words.say('page.person.arms')}</legend>
          {TINCTURES.map((one) => (
            <button key={one} type="button" aria-pressed={one === arms} onClick={() => bear(one)}>
              <Shield tincture={one} size={36} title={words.say(`page.arms.${one}`)} />
            </button>
          ))}
        </fieldset>
      )}
      <dl>
        {facts.map(([fact, n]) => (
          <div key={fact}>
            <dd>{n}</dd>
            <dt>{words.say(`page.person.${fact}`, { n })}</dt>
          </div>
        ))}
      </dl>
      <p class="kept">
        {words.say(isMember ? 'page.person.member' : 'page.person.guest')} <a href="/account">{say('app.nav.account')}</a>
      </p>
    </section>
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

/** Fewer games say nothing of a share. */
const ENOUGH = 5;

function Shares({ tallies, words }: { readonly tallies: readonly Tally[]; readonly words: Speaker }) {
  return (
    <section aria-labelledby="shares">
      <h2 id="shares">
        {words.say('page.person.shares')} <small>{words.say('page.person.shares.what')}</small>
      </h2>
      <ul class="shares">
        {tallies.map(({ game, played, won, fair }) => {
          const plate = plateOf(game);
          return (
            <li key={game}>
              <span class="emblem" style={{ background: plate?.ground }}>
                <AppIcon name={plate?.emblem ?? 'castle'} size={28} />
              </span>
              <span class="what">
                <a href={`/games/${game}`}>{titleOf(game)}</a>
                <small>{words.say('page.person.played', { n: played })}</small>
              </span>
              {played < ENOUGH ? (
                <span class="few">{words.say('page.person.few', { n: ENOUGH - played })}</span>
              ) : (
                <span class="share">
                  <b>{words.say('page.person.won', { share: percentText(won / played, 0) })}</b>
                  <span class="bar" role="img" aria-label={words.say('page.person.fair', { share: percentText(fair / played, 0) })}>
                    <i style={{ width: `${(100 * won) / played}%` }} />
                    <i class="fair" style={{ left: `${(100 * fair) / played}%` }} />
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Last({ games, words }: { readonly games: readonly Played[]; readonly words: Speaker }) {
  const date = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'short' });
  return (
    <section aria-labelledby="last">
      <h2 id="last">
        {words.say('page.person.last')} <a href="/records">{words.say('page.person.all', { n: games.length })}</a>
      </h2>
      <ol class="last-games">
        {games.slice(0, 8).map((played) => {
          const place = played.seat === null ? null : placeOf(played, played.seat);
          const score = played.seat === null || played.result === null ? null : played.result.scores[played.seat];
          return (
            <li key={played.id}>
              <time dateTime={new Date(played.when).toISOString()}>{date.format(played.when)}</time>
              <AppIcon name={plateOf(played.game)?.emblem ?? 'castle'} size={20} title={titleOf(played.game)} />
              <b>{played.title === '' ? titleOf(played.game) : played.title}</b>
              <span class="rivals-of" aria-hidden="true">
                {played.rivals.slice(0, 5).map(({ seat }) => (
                  <Shield key={seat} tincture={played.shields[seat]} size={18} />
                ))}
              </span>
              <span class={`outcome ${played.outcome}`}>
                {place === null || played.names.length === 1
                  ? say(`app.played.outcome.${played.outcome}`)
                  : words.say('page.person.place', { place, of: played.names.length })}
              </span>
              <span class="num">{score}</span>
              <a href={`/t/${played.id}`}>
                <Icon name="replay" size={18} /> {say('app.records.replay')}
                <span class="sr"> {played.title}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Faces({ faces, words }: { readonly faces: readonly FaceToFace[]; readonly words: Speaker }) {
  return (
    <section aria-labelledby="faces">
      <h2 id="faces">
        {words.say('page.person.faces')} <small>{words.say('page.person.faces.what')}</small>
      </h2>
      {faces.length === 0 ? (
        <p class="nobody">{words.say('page.person.faces.none')}</p>
      ) : (
        <ul class="faces">
          {faces.slice(0, 6).map(({ name, ahead, level, behind }) => (
            <li key={name}>
              <b>{isolated(name)}</b>
              <span>
                {ahead}–{behind}
              </span>
              <span class="parts" aria-hidden="true">
                <i class="ahead" style={{ flexGrow: ahead }} />
                <i class="level" style={{ flexGrow: level }} />
                <i class="behind" style={{ flexGrow: behind }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Deeds({ deeds, words }: { readonly deeds: readonly Deed[]; readonly words: Speaker }) {
  if (deeds.length === 0) return null;
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds">
        {words.say('page.person.deeds')} <small>{words.say('page.person.deeds.what')}</small>
      </h2>
      <ul class="deeds">
        {deeds.map(({ kind, played }) => (
          <li key={kind}>
            <a href={`/t/${played.id}`}>
              <span class="round-sign">
                <AppIcon name={plateOf(played.game)?.emblem ?? 'castle'} size={24} />
              </span>
              <b>{deedInWords(kind, played, words)}</b>
              <small>
                {played.title === '' ? '' : `${played.title}, `}
                {titleOf(played.game)}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function deedInWords(kind: Deed['kind'], { result, seat, answers, names }: Played, words: Speaker): string {
  if (kind === 'longest') return words.say('page.deed.longest', { n: answers });
  if (kind === 'crowded') return words.say('page.deed.crowded', { n: names.length - 1 });
  const scores = result?.scores ?? [];
  const best = scores[seat ?? 0] ?? 0;
  const next = Math.max(...scores.filter((_, other) => other !== seat));
  return words.say(kind === 'closest' ? 'page.deed.closest' : 'page.deed.clearest', { best, next });
}

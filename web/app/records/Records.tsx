/** Games that were played: to be looked at again, verified, taken along, gone on from. */

import type { RecordError, Result } from '@castellan/engine';
import { LIMITS, type TableInfo } from '@castellan/server/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './records.css';
import { Button, Icon, LinkButton, Notice, numeral, Shield, type Tincture } from '../../design/index.ts';
import { memorableGames } from '../../memorable/shelf.ts';
import { MEMORABLE_WORDS, nameOf } from '../../memorable/words.ts';
import type { KeptTable } from '../../tables/local/kept.ts';
import { verified } from '../../tables/local/replay.ts';
import { dropTable } from '../../tables/local/store.ts';
import { isolated, namesAt } from '../../tables/names.ts';
import { type Answered, rest } from '../../tables/online/rest.ts';
import { Film } from '../game/Memorable.tsx';
import '../game/game.css';
import { PLATES, plateOf, titleOf } from '../games/plates.ts';
import { shieldsOf } from '../games/shields.ts';
import { Art } from '../home/Plates.tsx';
import { currentLanguage, say } from '../language.ts';
import '../lists/lists.css';
import { BotGames } from '../lists/BotGames.tsx';
import { useFinished } from '../lists/finished.ts';
import { useLoad } from '../lists/load.ts';
import { localTables } from '../lists/mine.ts';
import { DropGame } from '../lobby/LocalActions.tsx';
import { AskFirst } from '../parts/AskFirst.tsx';
import { BringFile } from '../parts/BringFile.tsx';
import { CopyField } from '../parts/CopyField.tsx';
import { Forked } from '../parts/Forked.tsx';
import { Frame } from '../parts/Frame.tsx';
import { reasonText } from '../parts/reasons.ts';
import { Loading, Trouble } from '../parts/states.tsx';
import { usePageWords } from '../parts/words.ts';
import { hasMet } from '../people/me.ts';
import { FilterBar } from '../played/FilterBar.tsx';
import { ANY, type Wanted, wantedOf } from '../played/filter.ts';
import { playedHere, playedThere } from '../played/played.ts';
import { go } from '../router.ts';
import { bringRecord, recordFile, recordOfTable, saveText, shareRecord } from './kept.ts';

export default function Records({ query }: { readonly query: URLSearchParams }) {
  const { now, again } = useLoad(localTables);
  const done = now.state === 'ready' ? now.value.filter(({ stage }) => stage !== 'playing') : [];
  const finished = useFinished();
  const [wanted, want] = useState<Wanted>(() => ({ ...ANY, game: query.get('game') ?? '' }));
  const games = [...done.flatMap((kept) => playedHere(kept) ?? []), ...finished.tables.map(playedThere)];
  const found = new Set(wantedOf(games, wanted, titleOf).map(({ id }) => id));
  const here = done.filter(({ id }) => found.has(id));
  const there = finished.tables.filter(({ id }) => found.has(id));
  return (
    <Frame title={say('app.nav.records')} class="records">
      <h1>{say('app.nav.records')}</h1>
      <p class="lead">{say('app.records.lead')}</p>
      {games.length > 0 && <FilterBar games={games} wanted={wanted} found={found.size} onWant={want} />}
      <section aria-labelledby="here">
        <h2 id="here">{say('app.records.here')}</h2>
        {now.state === 'failed' ? (
          <Trouble code="storage" retry={again} />
        ) : now.state === 'loading' ? (
          <Loading blocks={2} />
        ) : done.length === 0 ? (
          <FirstGames />
        ) : here.length === 0 ? (
          <p class="nobody">{say('app.played.none')}</p>
        ) : (
          <ul class="record-list">
            {here.map((kept) => (
              <LocalRecord key={kept.id} kept={kept} changed={again} />
            ))}
          </ul>
        )}
      </section>
      {hasMet() && (
        <>
          <ServerRecords tables={there} more={finished.more} isEmpty={finished.tables.length === 0} />
          <SharedRecords />
        </>
      )}
      <Bring shared={query.get('id')} />
    </Frame>
  );
}

/** Until there are games of one's own: one of each kind that is worth seeing, and bots to watch. */
function FirstGames() {
  const tales = usePageWords(MEMORABLE_WORDS);
  return (
    <>
      {tales !== null && tales !== 'failed' && (
        <ol class="memorable">
          {PLATES.flatMap(({ id: game }) =>
            memorableGames(game)
              .slice(0, 1)
              .map(({ id }) => (
                <Film
                  key={game}
                  href={`/memorable/${game}/${id}`}
                  title={tales.say(nameOf(game, id))}
                  told={tales.say(`${nameOf(game, id)}.told`)}
                  beside={titleOf(game)}
                />
              )),
          )}
        </ol>
      )}
      <BotGames>{say('app.records.empty')}</BotGames>
    </>
  );
}

/** Why a record cannot be used, and where. */
function errorText(error: RecordError | 'unknownGame' | 'broken'): string {
  if (typeof error === 'string') return say(`app.trouble.${error}`);
  return `${say('app.record.line', { line: error.line })} ${say(`record.${error.key}`, { detail: error.detail })}`;
}

/** A file from elsewhere, or a record somebody shared by a link. */
function Bring({ shared }: { readonly shared: string | null }) {
  const [refused, refuse] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  // The latest wish counts, and none once the page is left.
  const wish = useRef(0);
  const bring = async (text: () => Promise<Answered<string>>): Promise<void> => {
    const mine = ++wish.current;
    refuse(null);
    setReading(true);
    const brought = await broughtFrom(text);
    if (mine !== wish.current) return;
    setReading(false);
    if (brought.ok) go(`/t/${brought.id}`);
    else refuse(brought.why);
  };
  const read = (file: File): void => {
    if (file.size > LIMITS.record) refuse(reasonText({ code: 'tooLarge' }));
    else void bring(async () => ({ ok: true, value: await file.text() }));
  };
  useEffect(() => {
    if (shared !== null) void bring(() => rest.record(shared));
    return () => {
      wish.current++;
    };
  }, [shared]);
  return (
    <BringFile
      title={say('app.records.bring')}
      what={say('app.records.bring.what')}
      choose={say('app.records.choose')}
      accept=".txt,text/plain"
      refused={refused}
      onFile={read}
    >
      <p role="status">{reading && say('app.records.reading')}</p>
    </BringFile>
  );
}

async function broughtFrom(
  text: () => Promise<Answered<string>>,
): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly why: string }> {
  try {
    const found = await text();
    if (!found.ok) return { ok: false, why: reasonText(found.error) };
    const brought = await bringRecord(found.value, say('app.records.brought', { when: when(Date.now()) }));
    return brought.ok ? brought : { ok: false, why: errorText(brought.error) };
  } catch {
    return { ok: false, why: say('app.trouble.storage') };
  }
}

function when(time: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

interface HeadedProps {
  readonly game: string;
  readonly title: string;
  readonly href: string;
  readonly forked: ComponentChildren;
}

/** The sign of its game, and what the table was called. */
function Headed({ game, title, href, forked }: HeadedProps) {
  const plate = plateOf(game);
  return (
    <>
      {plate !== null && <Art plate={plate} />}
      <h3>
        <a href={href}>
          {titleOf(game)}
          {title !== '' && ` · ${title}`}
        </a>{' '}
        {forked}
      </h3>
    </>
  );
}

interface PlayersProps {
  readonly shields: readonly Tincture[];
  readonly names: readonly string[];
  readonly result: Result | null;
}

/** Who played, with what they reached when the game came to its end. */
function Players({ shields, names, result }: PlayersProps) {
  return (
    <ul class="players">
      {names.map((name, seat) => (
        <li key={seat} class={result?.winners.includes(seat) ? 'won' : ''}>
          <Shield tincture={shields[seat]} size={18} /> {isolated(name)} {result !== null && <b>{numeral(result.scores[seat])}</b>}
          {result?.winners.includes(seat) && <Icon name="win" size={16} />}
        </li>
      ))}
    </ul>
  );
}

function LocalRecord({ kept, changed }: { readonly kept: KeptTable; readonly changed: () => void }) {
  const [told, tell] = useState<{ readonly tone: 'good' | 'refusal'; readonly text: string } | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const check = async (): Promise<void> => {
    const record = await recordOfTable(kept.id);
    if (record === null) return;
    const looked = await verified(record);
    if (looked.ok) tell({ tone: 'good', text: say('app.records.verified', { answers: record.lines.length }) });
    else
      tell({ tone: 'refusal', text: looked.trouble.kind === 'unreplayable' ? errorText(looked.trouble.error) : say('app.trouble.broken') });
  };
  const share = async (): Promise<void> => {
    const shared = await shareRecord(kept.id);
    if (shared.ok) setLink(linkTo(shared.value));
    else tell({ tone: 'refusal', text: reasonText(shared.error) });
  };
  const { result } = kept.summary;
  return (
    <li class="record card-like">
      <Headed
        game={kept.game}
        title={kept.title}
        href={`/t/${kept.id}`}
        forked={kept.forked === undefined ? null : <Forked at={kept.forked.at} />}
      />
      <p class="caption">
        {when(kept.touched)} · {say('app.records.answers', { answers: kept.summary.seq })} · {say(`app.records.stage.${kept.stage}`)}
      </p>
      <Players
        shields={shieldsOf(kept.game, kept.chairs.length, kept.options)}
        names={kept.chairs.map(({ name }) => name)}
        result={result}
      />
      <p class="row">
        <LinkButton href={`/t/${kept.id}`} icon="replay">
          {say('app.records.replay')}
        </LinkButton>
        <LinkButton href={`/analysis/${kept.id}`} icon="analysis">
          {say('app.analysis.look')}
        </LinkButton>
        <Button icon="download" onClick={() => void recordFile(kept.id)}>
          {say('app.records.download')}
        </Button>
        <Button icon="confirm" onClick={() => void check()}>
          {say('app.records.verify')}
        </Button>
        <Button icon="invite" onClick={() => void share()}>
          {say('app.records.share')}
        </Button>
        <DropGame onYes={() => void dropTable(kept.id).then(changed)} />
      </p>
      {told !== null && <Notice tone={told.tone}>{told.text}</Notice>}
      {link !== null && <CopyField label={say('app.records.link')} text={link} />}
    </li>
  );
}

/** What I have put on the server, so that links lead to it. */
function SharedRecords() {
  const { now, again } = useLoad(rest.records);
  const [refused, refuse] = useState<string | null>(null);
  if (now.state !== 'ready' || !now.value.ok || now.value.value.length === 0) return null;
  const drop = async (id: string): Promise<void> => {
    const gone = await rest.deleteRecord(id);
    refuse(gone.ok ? null : reasonText(gone.error));
    again();
  };
  return (
    <section aria-labelledby="shared">
      <h2 id="shared">{say('app.records.shared')}</h2>
      <ul class="record-list">
        {now.value.value.map(({ id, game, names, answers, uploaded }) => (
          <li key={id} class="record card-like">
            <h3>{titleOf(game)}</h3>
            <p class="caption">
              {when(uploaded)} · {say('app.records.answers', { answers })}
            </p>
            <p>{names.map(isolated).join(' · ')}</p>
            <CopyField label={say('app.records.link')} text={linkTo(id)} />
            <p class="row">
              <AskFirst
                label={say('app.records.unshare')}
                what={say('app.records.unshare.what')}
                yes={say('app.records.unshare.do')}
                onYes={() => void drop(id)}
              />
            </p>
          </li>
        ))}
      </ul>
      {refused !== null && <Notice tone="refusal">{refused}</Notice>}
    </section>
  );
}

function linkTo(record: string): string {
  return `${location.origin}/records?id=${record}`;
}

interface ServerRecordsProps {
  readonly tables: readonly TableInfo[];
  readonly more: (() => void) | null;
  /** Nothing was ever played there. */
  readonly isEmpty: boolean;
}

function ServerRecords({ tables, more, isEmpty }: ServerRecordsProps) {
  if (isEmpty) return null;
  return (
    <section aria-labelledby="there">
      <h2 id="there">{say('app.records.there')}</h2>
      {tables.length === 0 && <p class="nobody">{say('app.played.none')}</p>}
      <ul class="record-list">
        {tables.map((info) => (
          <ServerRecord key={info.id} info={info} />
        ))}
      </ul>
      {more !== null && <Button onClick={more}>{say('app.lists.more')}</Button>}
    </section>
  );
}

function playersOf({ id, seats }: TableInfo): string[] {
  const names = namesAt(id, seats);
  return seats.map(({ seat }) => names[seat] || say('app.seat', { n: seat + 1 }));
}

function ServerRecord({ info }: { readonly info: TableInfo }) {
  const [refused, refuse] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    const found = await rest.tableRecord(info.id);
    if (found.ok) saveText(`${info.game}-${info.commitment.slice(0, 8)}.txt`, found.value);
    else refuse(reasonText(found.error));
  };
  return (
    <li class="record card-like">
      <Headed game={info.game} title={info.title} href={`/t/${info.id}`} forked={info.forked ? <Forked at={info.forkedAt} /> : null} />
      <p class="caption">
        {when(info.updated)} · {say('app.records.answers', { answers: info.answers })} ·{' '}
        {say(`app.records.by.${info.ending?.by ?? 'result'}`)}
      </p>
      <Players
        shields={shieldsOf(info.game, info.seats.length, info.options)}
        names={playersOf(info)}
        result={info.ending?.result ?? null}
      />
      <p class="row">
        <LinkButton href={`/t/${info.id}`} icon="replay">
          {say('app.records.replay')}
        </LinkButton>
        <Button icon="download" onClick={() => void download()}>
          {say('app.records.download')}
        </Button>
      </p>
      {refused !== null && <Notice tone="refusal">{refused}</Notice>}
    </li>
  );
}

/** A finished game looked back at: the chances as it went on, where it turned, and who played how well. */

import type { Slip } from '@castellan/bots';
import { type GameRecord, parseRecord } from '@castellan/engine';
import { turnsOfGame } from '@castellan/games/turns';
import { type Speaker, speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import './analysis.css';
import { Button, forget, Lettrine, LinkButton, Notice, remember, remembered } from '../../design/index.ts';
import { DeskContext } from '../../shell/desk.ts';
import { briefMargin, roundWord } from '../../shell/ending/verdict.ts';
import { layout } from '../../shell/layout.ts';
import { careful } from '../../shell/words.ts';
import type { LogEntry } from '../../tables/client.ts';
import { Analyst } from '../../tables/local/analyst.ts';
import { isLocalId, type KeptTable } from '../../tables/local/kept.ts';
import { asRecord, fromRecord, goingOn } from '../../tables/local/record.ts';
import { verified } from '../../tables/local/replay.ts';
import { keepTable, keptTable } from '../../tables/local/store.ts';
import { SharedAnalyst } from '../../tables/online/analyst.ts';
import { rest } from '../../tables/online/rest.ts';
import { tableTitle } from '../games/plates.ts';
import { shieldsOf } from '../games/shields.ts';
import { currentCatalogue, currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { CopyField } from '../parts/CopyField.tsx';
import { Frame } from '../parts/Frame.tsx';
import { reasonText } from '../parts/reasons.ts';
import { Loading, Trouble } from '../parts/states.tsx';
import type { PageWords } from '../parts/words.ts';
import { go } from '../router.ts';
import { packOfLocal, packOfServer } from '../table/packs.ts';
import { layPack } from '../table/screens.ts';
import { tableWords } from '../table/words.ts';
import { Accounts } from './Accounts.tsx';
import { ChancesInNumbers, Chart } from './Chart.tsx';
import { Final } from './Final.tsx';
import { turnsOf } from './headed.ts';
import { Lessons } from './Lessons.tsx';
import { Points } from './Points.tsx';
import { Position } from './Position.tsx';
import { NO_PARTS } from './rounds.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useDeskAt } from './useDeskAt.ts';
import { type Replayed, useQuestions, useReplayed, useTallies } from './useReplayed.ts';
import type { Walked } from './walked.ts';

interface Opened {
  readonly kept: KeptTable;
  readonly record: GameRecord;
  readonly speaker: Speaker;
  /** How it was asked for where it is a table of the server. */
  readonly shared: { readonly token: string | undefined } | null;
}

const WORDS: PageWords = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
};

/** Null: the device does not have it. What a server says instead is told in its words. */
async function open(id: string, token: string | undefined): Promise<Opened | string | null> {
  const found = isLocalId(id) ? await ofDevice(id) : await ofServer(id, token);
  if (found === null || typeof found === 'string') return found;
  const language = currentLanguage();
  const { game, id: table } = found.kept;
  const pack = await (found.shared === null ? packOfLocal(table) : packOfServer(game, found.record.pack));
  const [words, turns, own, renamed] = await Promise.all([
    tableWords(game, language, false),
    turnsOfGame(game, language),
    WORDS[language](),
    pack === null ? {} : layPack(game, pack, language),
  ]);
  const names = found.kept.chairs.map(({ name }) => name);
  const said = [currentCatalogue(), own.default, words, turns, renamed];
  const voice = careful(speaker(language, said, (seat) => names[seat] ?? String(seat + 1)));
  return { ...found, speaker: voice };
}

type Found = Omit<Opened, 'speaker'>;

async function ofDevice(id: string): Promise<Found | null> {
  const found = await keptTable(id);
  return found === null ? null : { kept: found.kept, record: asRecord(found.kept, found.lines), shared: null };
}

/** Nothing of it is kept on this device but its content pack. */
async function ofServer(id: string, token: string | undefined): Promise<Found | string> {
  const [info, text] = await Promise.all([rest.table(id, token), rest.tableRecord(id, token)]);
  if (!info.ok) return reasonText(info.error);
  if (!text.ok) return reasonText(text.error);
  const parsed = parseRecord(text.value);
  if (!parsed.ok) return say('app.trouble.broken');
  const { record } = parsed;
  await packOfServer(record.game, record.pack);
  const looked = await verified(record);
  if (!looked.ok) return say('app.trouble.broken');
  return { kept: { ...fromRecord(record, info.value.title, looked.result), id }, record, shared: { token } };
}

const NO_LOG: readonly LogEntry[] = [];
const NO_SLIPS: readonly Slip[] = [];

/** Whether the board is wanted large. */
const LARGE = 'castellan.analysis.large';

interface AnalysisPageProps {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
}

export default function AnalysisPage({ params: [id], query }: AnalysisPageProps) {
  const token = query.get('invite') ?? undefined;
  const { now, again } = useLoad(() => open(id, token), `${id} ${token ?? ''} ${currentLanguage()}`);
  if (now.state === 'ready' && now.value !== null && typeof now.value !== 'string')
    return <Analysed key={currentLanguage()} opened={now.value} />;
  return (
    <Frame bare title={say('app.analysis.title')}>
      {now.state === 'loading' ? (
        <Loading blocks={4} />
      ) : now.state === 'failed' ? (
        <Trouble code="load" retry={again} />
      ) : typeof now.value === 'string' ? (
        <Trouble code="closed" detail={now.value} retry={again} />
      ) : (
        <Trouble code="noTable" />
      )}
    </Frame>
  );
}

function Analysed({ opened: { kept, record, speaker, shared } }: { readonly opened: Opened }) {
  const analyst = useMemo(
    () => (shared === null ? new Analyst(kept.id, record) : new SharedAnalyst(kept.id, shared.token, record)),
    [kept, record, shared],
  );
  const invite = shared?.token === undefined ? '' : `?invite=${shared.token}`;
  useEffect(() => () => analyst.close(), [analyst]);
  const [at, setAt] = useState(record.lines.length);
  const analysis = analyst.analysis.value;
  const trouble = analyst.trouble.value;
  const names = kept.chairs.map(({ name }) => name);
  const { result } = kept.summary;
  const answers = record.lines.length;
  const replayed = useReplayed(record);
  // Where colours are chosen in the game, only the game knows them.
  const shields = useMemo(() => {
    const usual = shieldsOf(kept.game, kept.chairs.length, record.options);
    const chosen = replayed?.screen?.tincture;
    return chosen === undefined ? usual : usual.map((_, seat) => chosen(replayed?.snapshot.view.board, seat));
  }, [kept, record, replayed]);
  const parts = replayed?.parts ?? NO_PARTS;
  const log = replayed?.snapshot.log ?? NO_LOG;
  // What nothing was told of is no turning point: none is shown before that is known.
  const turns = useMemo(
    () => (analysis === null || replayed === null ? [] : turnsOf(analysis, log, speaker)),
    [analysis, replayed, log, speaker],
  );
  const isDone = analysis !== null && analysis.answers >= answers;
  const questions = useQuestions(replayed, isDone ? analysis.slips : NO_SLIPS, speaker);
  const tallies = useTallies(replayed, answers);
  const [isLarge, setLarge] = useState(() => remembered(LARGE) !== null);
  // On a phone it lies beneath the moment that is chosen, in the one column there is.
  const isWide = isLarge || layout().value === 'phone';
  const ended =
    replayed === null || replayed.snapshot.view.result === null ? null : { of: replayed, result: replayed.snapshot.view.result };
  const verdict =
    result === null || result.winners.length === 0
      ? speaker.say('page.open')
      : speaker.say('page.won', { names: result.winners.map((seat) => names[seat]), count: result.winners.length });
  const margin = ended === null ? null : briefMargin(ended.result, ended.of.snapshot.sitters, speaker);
  const title = tableTitle(kept.game, kept.title, kept.forked !== undefined);
  const enlarge = (isWanted: boolean): void => {
    setLarge(isWanted);
    if (isWanted) remember(LARGE, 'yes');
    else forget(LARGE);
  };
  const playOn = async (): Promise<void> => {
    const from = { ...record, lines: record.lines.slice(0, at) };
    const mine = Math.max(
      0,
      kept.chairs.findIndex(({ kind }) => kind === 'person'),
    );
    const table = goingOn(from, kept.title, mine, names[mine], { table: kept.id, at });
    await keepTable(table, from.lines);
    go(`/t/${table.id}`);
  };
  const walked: Walked = { names, shields, speaker, at, onGo: setAt };
  const position = replayed !== null && replayed.screen !== null && (
    <Position
      of={replayed}
      screen={replayed.screen}
      lines={record.lines}
      {...walked}
      href={`/t/${kept.id}?at=${at}${invite.replace('?', '&')}`}
      isLarge={isLarge}
      onLarge={enlarge}
    />
  );
  return (
    <Frame title={`${say('app.analysis.title')} · ${title}`} class="analysis">
      <header class="analysis-head">
        <Lettrine tincture={shields[result?.winners[0] ?? 0]} />
        <div>
          <h1>{margin === null ? verdict : speaker.say('shell.end.by', { verdict, margin })}</h1>
          <p class="caption">
            {[
              say('app.analysis.title'),
              title,
              ...(parts.kind === 'round' && parts.begun.length > 1
                ? [speaker.say(roundWord(speaker, 'rounds'), { n: parts.begun.length })]
                : []),
              say('app.records.answers', { answers }),
            ].join(' · ')}
          </p>
        </div>
        <LinkButton href={`/t/${kept.id}${invite}`} icon="replay">
          {say('app.records.replay')}
        </LinkButton>
        <Button kind="primary" icon="fork" onClick={() => void playOn()}>
          {speaker.say('page.playOn')}
        </Button>
      </header>
      {shared !== null && <CopyField label={speaker.say('page.link')} text={`${location.origin}/analysis/${kept.id}${invite}`} />}
      {trouble !== null && <Notice tone="warning">{speaker.say('page.failed', { detail: trouble })}</Notice>}
      {analysis !== null && analysis.answers < answers && trouble === null && (
        <p class="progress" role="status">
          <progress max={answers} value={analysis.answers} /> {speaker.say('page.progress', { done: analysis.answers, of: answers })}
        </p>
      )}
      {analysis === null && trouble === null ? (
        <Loading blocks={3} />
      ) : (
        analysis !== null && (
          <div class="analysis-body">
            <div>
              <Chart analysis={analysis} answers={answers} {...walked} turns={turns} parts={parts} />
              {isWide && position}
              <TurningPoints turns={turns} parts={parts} questions={questions} {...walked} done={isDone && replayed !== null}>
                {isDone && ended !== null && names.length > 1 && (
                  <AtItsEnd of={ended.of} speaker={speaker} onGo={setAt}>
                    <Lessons
                      analysis={analysis}
                      result={ended.result}
                      parts={parts}
                      questions={questions}
                      names={names}
                      speaker={speaker}
                    />
                  </AtItsEnd>
                )}
              </TurningPoints>
              <ChancesInNumbers analysis={analysis} names={names} speaker={speaker} />
            </div>
            <aside class="beside">
              {ended !== null && (
                <AtItsEnd of={ended.of} speaker={speaker} onGo={setAt}>
                  <Final result={ended.result} speaker={speaker} />
                </AtItsEnd>
              )}
              {!isWide && position}
              <Accounts analysis={analysis} names={names} shields={shields} speaker={speaker} />
              {tallies.length > 1 && <Points tallies={tallies} parts={parts} {...walked} />}
              <p class="caption">{speaker.say('page.how')}</p>
            </aside>
          </div>
        )
      )}
    </Frame>
  );
}

interface AtItsEndProps {
  readonly of: Replayed;
  readonly speaker: Speaker;
  readonly onGo: (at: number) => void;
  readonly children: ComponentChildren;
}

/** What is told of the game as it ended, in the words of its own screen. */
function AtItsEnd({ of, speaker, onGo, children }: AtItsEndProps) {
  return <DeskContext.Provider value={useDeskAt(of, of.snapshot.view, speaker, onGo)}>{children}</DeskContext.Provider>;
}

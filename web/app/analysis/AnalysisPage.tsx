/** A finished game looked back at: the chances as it went on, where it turned, and who played how well. */

import type { Slip } from '@castellan/bots';
import { type GameRecord, type Line, parseRecord, spoken } from '@castellan/engine';
import { turnsOfGame } from '@castellan/games/turns';
import { type Speaker, speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import './analysis.css';
import { Button, EmptyState, forget, Lettrine, LinkButton, Notice, remember, remembered } from '../../design/index.ts';
import { DeskContext } from '../../shell/desk.ts';
import { roundWord } from '../../shell/ending/verdict.ts';
import { layout } from '../../shell/layout.ts';
import { careful } from '../../shell/words.ts';
import type { LogEntry } from '../../tables/client.ts';
import { Analyst } from '../../tables/local/analyst.ts';
import { isLocalId, type KeptTable } from '../../tables/local/kept.ts';
import { asRecord, chairsAt, fromRecord } from '../../tables/local/record.ts';
import { verified } from '../../tables/local/replay.ts';
import { endingOf } from '../../tables/local/shown.ts';
import { keptTable } from '../../tables/local/store.ts';
import type { LocalTable } from '../../tables/local/table.ts';
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
import { type PageWords, usePageWords } from '../parts/words.ts';
import { go } from '../router.ts';
import { packOfLocal, packOfServer } from '../table/packs.ts';
import { layPack } from '../table/screens.ts';
import { tableWords } from '../table/words.ts';
import { Accounts } from './Accounts.tsx';
import { ChancesInNumbers, Chart } from './Chart.tsx';
import { type Ended, endedInWords, resignedInWords } from './ended.ts';
import { Final } from './Final.tsx';
import { turnsOf } from './headed.ts';
import { Lessons } from './Lessons.tsx';
import { Points } from './Points.tsx';
import { Position } from './Position.tsx';
import { NO_PARTS } from './rounds.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useDeskAt } from './useDeskAt.ts';
import { type Replayed, useQuestions, useReplayed, useTallies } from './useReplayed.ts';
import { Walk } from './Walk.tsx';
import type { Walked } from './walked.ts';

interface Opened {
  /** With those who sat there, so that it can be played on. */
  readonly kept: KeptTable;
  readonly record: GameRecord;
  readonly ended: Ended;
  readonly speaker: Speaker;
  /** How it was asked for where it is a table of the server. */
  readonly shared: { readonly token: string | undefined } | null;
}

const WORDS: PageWords = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
};

/** Why there is nothing to look back at: the device does not have it, the game is not over, or what the server says, in its words. */
interface Shut {
  readonly shut: 'missing' | 'running' | 'refused';
  readonly why?: string;
}

const RUNNING: Shut = { shut: 'running' };

function refused(why: string): Shut {
  return { shut: 'refused', why };
}

async function open(id: string, token: string | undefined): Promise<Opened | Shut> {
  const found = isLocalId(id) ? await ofDevice(id) : await ofServer(id, token);
  if ('shut' in found) return found;
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

async function ofDevice(id: string): Promise<Found | Shut> {
  const found = await keptTable(id);
  if (found === null) return { shut: 'missing' };
  const { kept, lines } = found;
  // What is found of it would be wrong as soon as an answer is taken back.
  if (kept.stage === 'playing') return RUNNING;
  return { kept, record: asRecord(kept, lines), ended: { ending: endingOf(kept, kept.summary), resigned: [] }, shared: null };
}

/** Nothing of it is kept on this device but its content pack. */
async function ofServer(id: string, token: string | undefined): Promise<Found | Shut> {
  const info = await rest.table(id, token);
  if (!info.ok) return refused(reasonText(info.error));
  const { title, stage, ending } = info.value;
  if (stage !== 'finished') return RUNNING;
  const text = await rest.tableRecord(id, token);
  if (!text.ok) return refused(reasonText(text.error));
  const parsed = parseRecord(text.value);
  if (!parsed.ok) return refused(say('app.trouble.broken'));
  // In its record bots have no names.
  const chairs = chairsAt(info.value);
  const record = { ...parsed.record, names: chairs.map(({ name }) => name) };
  await packOfServer(record.game, record.pack);
  const looked = await verified(record);
  if (!looked.ok) return refused(say('app.trouble.broken'));
  const kept = { ...fromRecord(record, title, looked.result), id, chairs };
  return { kept, record, ended: { ending, resigned: ending?.resigned ?? [] }, shared: { token } };
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
  const found = now.state === 'ready' ? now.value : null;
  if (found !== null && 'kept' in found) return <Analysed key={currentLanguage()} opened={found} />;
  return (
    <Frame bare title={say('app.analysis.title')}>
      {now.state === 'failed' ? (
        <Trouble code="load" retry={again} />
      ) : found === null ? (
        <Loading blocks={4} />
      ) : found.shut === 'running' ? (
        <Running table={`/t/${id}${inviteOf(token)}`} />
      ) : found.shut === 'refused' ? (
        <Trouble code="closed" detail={found.why} retry={again} />
      ) : (
        <Trouble code="noTable" />
      )}
    </Frame>
  );
}

/** What an address ends with that leads to a table by its invitation. */
function inviteOf(token: string | undefined): string {
  return token === undefined ? '' : `?invite=${token}`;
}

function Running({ table }: { readonly table: string }) {
  const words = usePageWords(WORDS);
  if (words === null || words === 'failed') return <Loading blocks={1} />;
  return (
    <EmptyState
      icon="waiting"
      action={
        <LinkButton href={table} kind="primary">
          {words.say('page.toTable')}
        </LinkButton>
      }
    >
      {words.say('page.running')}
    </EmptyState>
  );
}

/** Null where there is nothing to judge: nobody has answered, or somebody played alone, who has all of the win whatever happens. */
function useAnalyst({ kept, record, shared }: Opened): Analyst | SharedAnalyst | null {
  const analyst = useMemo(() => {
    if (record.seats === 1 || record.lines.length === 0) return null;
    return shared === null ? new Analyst(kept.id, record) : new SharedAnalyst(kept.id, shared.token, record);
  }, [kept, record, shared]);
  useEffect(() => () => analyst?.close(), [analyst]);
  return analyst;
}

function Analysed({ opened }: { readonly opened: Opened }) {
  const { kept, record, ended, speaker, shared } = opened;
  const analyst = useAnalyst(opened);
  const invite = inviteOf(shared?.token);
  const [at, setAt] = useState(record.lines.length);
  const analysis = analyst?.analysis.value ?? null;
  const trouble = analyst?.trouble.value ?? null;
  const names = kept.chairs.map(({ name }) => name);
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
  // On a phone it lies beneath the moment that is chosen, in the one column there is; where nothing is judged it has the place of the chances.
  const isWide = isLarge || analyst === null || layout().value === 'phone';
  const { ending, result, verdict, decided } = endedInWords(ended, kept, speaker);
  const title = tableTitle(kept.game, kept.title, kept.forked !== undefined);
  const enlarge = (isWanted: boolean): void => {
    setLarge(isWanted);
    if (isWanted) remember(LARGE, 'yes');
    else forget(LARGE);
  };
  const playOn = async (from: LocalTable): Promise<void> => go(`/t/${await from.fork(at, kept)}`);
  const walked: Walked = { names, shields, speaker, at, onGo: setAt };
  const position = replayed !== null && replayed.screen !== null && (
    <Position
      of={replayed}
      screen={replayed.screen}
      lines={record.lines}
      {...walked}
      href={`/t/${kept.id}?at=${at}${invite.replace('?', '&')}`}
      isLarge={isLarge}
      onLarge={analyst === null ? null : enlarge}
    />
  );
  return (
    <Frame title={`${say('app.analysis.title')} · ${title}`} class="analysis">
      <header class="analysis-head">
        {ending.winners.slice(0, 1).map((seat) => (
          <Lettrine key={seat} tincture={shields[seat]} />
        ))}
        <div>
          <h1>{verdict}</h1>
          <p class="caption">
            {[
              say('app.analysis.title'),
              title,
              ...(decided === null ? [] : [decided]),
              ...(parts.kind === 'round' && parts.begun.length > 1
                ? [speaker.say(roundWord(speaker, 'rounds'), { n: parts.begun.length })]
                : []),
              say('app.records.answers', { answers }),
              ...resignedInWords(ended, names, speaker),
            ].join(' · ')}
          </p>
        </div>
        <LinkButton href={`/t/${kept.id}${invite}`} icon="replay">
          {say('app.records.replay')}
        </LinkButton>
        <Button kind="primary" icon="fork" disabled={replayed === null} onClick={() => replayed !== null && void playOn(replayed.client)}>
          {speaker.say('page.playOn')}
        </Button>
      </header>
      {shared !== null && <CopyField label={speaker.say('page.link')} text={`${location.origin}/analysis/${kept.id}${invite}`} />}
      {trouble !== null && <Notice tone="warning">{speaker.say('page.failed', { detail: trouble })}</Notice>}
      {analyst !== null && trouble === null && <Progress done={analysis?.answers ?? 0} of={answers} speaker={speaker} />}
      {answers === 0 && <p class="unfound">{speaker.say('page.nothing')}</p>}
      {analyst !== null && analysis === null && trouble === null ? (
        <Loading blocks={3} />
      ) : (
        <div class="analysis-body">
          <div>
            {analysis !== null && <Chart analysis={analysis} answers={answers} {...walked} turns={turns} parts={parts} />}
            {analysis === null && answers > 0 && <Walk answers={answers} parts={parts} {...walked} />}
            {isWide && position}
            {analysis !== null && (
              <>
                <TurningPoints turns={turns} parts={parts} questions={questions} {...walked} done={isDone && replayed !== null}>
                  {isDone && replayed !== null && result !== null && (
                    <AtItsEnd of={replayed} speaker={speaker} onGo={setAt}>
                      <Lessons analysis={analysis} result={result} parts={parts} questions={questions} names={names} speaker={speaker} />
                    </AtItsEnd>
                  )}
                </TurningPoints>
                <ChancesInNumbers analysis={analysis} names={names} speaker={speaker} />
              </>
            )}
          </div>
          <aside class="beside">
            {replayed !== null && result !== null && (
              <AtItsEnd of={replayed} speaker={speaker} onGo={setAt}>
                <Final result={result} speaker={speaker} />
              </AtItsEnd>
            )}
            {!isWide && position}
            {analysis !== null && (
              <Accounts
                analysis={analysis}
                names={names}
                shields={shields}
                speaker={speaker}
                done={isDone}
                isBargained={record.lines.some(isBargain)}
              />
            )}
            {tallies.length > 1 && <Points tallies={tallies} parts={parts} {...walked} />}
          </aside>
        </div>
      )}
    </Frame>
  );
}

/** An offer that was accepted. */
function isBargain({ text }: Line): boolean {
  const { manner, said } = spoken(text);
  return manner === 'interjection' && said.startsWith('accept offer ');
}

interface ProgressProps {
  readonly done: number;
  readonly of: number;
  readonly speaker: Speaker;
}

/** To be seen at any time; heard when it begins and when it is over. */
function Progress({ done, of, speaker }: ProgressProps) {
  const isDone = done >= of;
  return (
    <>
      <p class="sr" role="status">
        {speaker.say(isDone ? 'page.done' : 'page.begun')}
      </p>
      {!isDone && (
        <p class="progress">
          <progress max={of} value={done} aria-label={speaker.say('page.looked')} /> {speaker.say('page.progress', { done, of })}
        </p>
      )}
    </>
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

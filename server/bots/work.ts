/** The thread that thinks for bots and replays records. */

import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Analysis, advise, analyse, botLine, botOfLevel, doubtAbout, standingIn, tempered, UNBOUNDED } from '@castellan/bots';
import {
  completeOptions,
  fastChance,
  foresee,
  type Game,
  type GameRecord,
  type Line,
  parseRecord,
  type RecordError,
  type SeatView,
  type Setup,
  setupOf,
  showOnTheWay,
  Table,
  verify,
} from '@castellan/engine';
import { loadGames } from '../shelf.ts';
import { openJournal } from '../store/place.ts';
import { type Damage, type JournalReader, StoreError } from '../store/store.ts';
import { Illegal, type Position, playedUpTo, positionAfter } from '../tables/replaying.ts';
import type { Played } from '../tables/stored.ts';
import type { Reply } from '../threads/pool.ts';
import { isRecalled } from '../threads/recall.ts';
import type { Shown, Task, TaskResult } from './tasks.ts';

const games = await loadGames(workerData.data.games);
/** On Linux a thread has a priority of its own: one that plays for nobody gives way to all others. */
if (workerData.data.givesWay === true && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Whoever gives way may take so many times as long by the clock over what somebody asked to be helped with. */
const LEEWAY = 4;

parentPort?.on('message', ({ no, task }: { readonly no: number; readonly task: Task }) => {
  void answered(no, task).then((reply) => parentPort?.postMessage(reply));
});

async function answered(no: number, task: Task): Promise<Reply<TaskResult>> {
  try {
    return { no, result: await done(task, no) };
  } catch (error) {
    return { no, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function done(task: Task, no: number): Promise<TaskResult> {
  if (task.do === 'nothing') return task;
  if (task.do === 'journal') return journal(task.table, task.version);
  return doneWith(await gameWith(task.game, task.pack), task, no);
}

function doneWith(game: Game, task: Extract<Task, { readonly game: string }>, no: number): TaskResult | Promise<TaskResult> {
  switch (task.do) {
    case 'choose':
      return chosen(game, task, no);
    case 'load':
      return loaded(game, task);
    case 'shows':
      return { do: 'shows', shown: showOnTheWay(game, task.state, task.lines) };
    case 'foresee':
      return { do: 'foresee', foresight: foresee(game, task.state, task.seat, task.texts) };
    case 'advise':
      return { do: 'advise', advice: advise(game, task.state, task.seat, fastChance(task.seed), setting(no)) };
    case 'doubt':
      return { do: 'doubt', mistake: doubtAbout(game, task.state, task.seat, task.text, task.share, fastChance(task.seed), setting(no)) };
    case 'stateAt':
      return { do: 'stateAt', state: replayed(game, task.setup, task.lines).table.state };
    case 'viewAt':
      return { do: 'viewAt', view: replayed(game, task.setup, task.lines).table.view(task.seat) };
    case 'analyse':
      return { do: 'analyse', analysis: analysed(game, task) };
    case 'verify': {
      const parsed = parseRecord(task.text);
      if (!parsed.ok) return { do: 'verify', error: shortened(parsed.error), finished: false };
      const verified = verify(game, parsed.record);
      return verified.ok
        ? { do: 'verify', error: null, finished: verified.state.core.result !== null }
        : { do: 'verify', error: shortened(verified.error), finished: false };
    }
    case 'draw':
      return drawn(game, task);
    case 'fork':
      return forked(game, task.text, task.at);
  }
}

/** A task that gives way, and may be called off. */
function setting(no: number): { readonly leeway: number; isCalledOff(): boolean } {
  return { leeway: LEEWAY, isCalledOff: () => isRecalled(no) };
}

function chosen(game: Game, task: Extract<Task, { readonly do: 'choose' }>, no: number): TaskResult {
  const { state, seat, level, character, standsIn, seed, memory, milliseconds } = task;
  const bot = tempered(botOfLevel(level), character);
  const means = { ...UNBOUNDED, milliseconds, isCalledOff: () => isRecalled(no), memory };
  const text = botLine(game, state, seat, standsIn ? standingIn(bot) : bot, fastChance(seed), means);
  return { do: 'choose', text, memory };
}

/** As far as the time allows, and one answer at least. */
function analysed(game: Game, { setup, lines, from, ms }: Extract<Task, { readonly do: 'analyse' }>): Analysis | null {
  const until = performance.now() + ms;
  let known = from;
  for (const analysis of analyse(game, setup, lines, from === null ? {} : { from })) {
    known = analysis;
    if (performance.now() >= until) break;
  }
  return known;
}

/** Loaded by the thread that draws, and by no other. */
async function drawn(game: Game, { sight, of }: Extract<Task, { readonly do: 'draw' }>): Promise<TaskResult> {
  const { picture } = await import('@castellan/pictures');
  const { board, result } = of.kind === 'board' ? of : lookedAt(game, of);
  return { do: 'draw', png: await picture({ ...sight, board, result }) };
}

/** What a spectator sees of a record at its end, or of a game that has gone on for a while. */
function lookedAt(game: Game, of: Exclude<Shown, { readonly kind: 'board' }>): Pick<SeatView, 'board' | 'result'> {
  if (of.kind === 'sample') return sample(game).view(null);
  const parsed = parseRecord(of.text);
  const from = parsed.ok ? setupOf(game, parsed.record) : parsed;
  if (!parsed.ok || !from.ok) throw new Error('the record cannot be replayed');
  return replayed(game, from.setup, parsed.record.lines).table.view(null);
}

/** Answers that bots have given in a game that is shown to tell what the game is; always the same. */
const SAMPLE = { answers: 160, seed: 'the game as it is told where its page is shared' };

function sample(game: Game): Table {
  const table = new Table(game, { seats: game.seats.usual, options: completeOptions(game, {}), seed: SAMPLE.seed, pack: '' });
  const bot = botOfLevel('squire');
  const chance = fastChance(1);
  for (let answers = 0; answers < SAMPLE.answers && table.result === null; answers++) {
    const [asked] = table.questions();
    const text = asked === undefined ? null : botLine(game, table.state, asked.seat, bot, chance);
    if (asked === undefined || text === null || !table.reply(asked.seat, text).ok) break;
  }
  return table;
}

/** Packs this thread has met, by game and JSON. */
const met = new Set<string>();

async function gameWith(id: string, pack: string | null): Promise<Game> {
  const game = games.get(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  if (pack === null || met.has(`${id} ${pack}`)) return game;
  await game.packs.add(JSON.parse(pack));
  met.add(`${id} ${pack}`);
  return game;
}

/** Opened when a table is first taken up here. */
let reader: JournalReader | null = null;
let found: Damage[] = [];

/** What a table's journal comes to; null when it is damaged. */
async function positionIn(table: string, version: number, usesState: boolean): Promise<Position | null> {
  reader ??= openJournal(workerData.data.database, (damage) => found.push(damage));
  found = [];
  try {
    const kept = await reader.kept(table);
    const usable = kept === null || usesState ? kept : { ...kept, state: null, stateAt: 0 };
    return positionAfter(usable, await reader.entries(table, kept?.version ?? 0, version));
  } catch (error) {
    if (error instanceof StoreError && error.fault === 'damaged') return null;
    throw error;
  }
}

async function journal(table: string, version: number): Promise<TaskResult> {
  const position = await positionIn(table, version, false);
  return { do: 'journal', journal: position === null ? null : { lines: position.lines, log: position.log }, damage: found };
}

async function loaded(
  game: Game,
  { setup, table, version, usesState, short }: Extract<Task, { readonly do: 'load' }>,
): Promise<TaskResult> {
  const position = await positionIn(table, version, usesState);
  if (position === null) return { do: 'load', position: null, damage: found, illegal: null };
  try {
    const stateAt = Math.max(position.stateAt, position.lines.length - short);
    const { state } = playedUpTo(game, setup, position, stateAt);
    return { do: 'load', position: { ...position, state, stateAt }, damage: found, illegal: null };
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return { do: 'load', position: null, damage: found, illegal: error.message };
  }
}

function replayed(game: Game, setup: Setup, lines: readonly Line[]): { readonly table: Table; readonly played: readonly Played[] } {
  const table = new Table(game, setup);
  const played: Played[] = [];
  for (const { seat, text } of lines) {
    const outcome = table.reply(seat, text);
    if (!outcome.ok) throw new Error(`answer ${played.length + 1} is not legal (${outcome.refusal.key})`);
    played.push(...outcome.done);
  }
  return { table, played };
}

function forked(game: Game, text: string, at: number | null): TaskResult {
  const parsed = parseRecord(text);
  if (!parsed.ok) return notForked(parsed.error);
  const { record } = parsed;
  const from = setupOf(game, record);
  if (!from.ok) return notForked(from.error);
  const verified = verify(game, record);
  if (!verified.ok) return notForked(verified.error);
  const { table, played } = replayed(game, from.setup, record.lines.slice(0, at ?? record.lines.length));
  return forkOf(table, played, record);
}

function forkOf(table: Table, played: readonly Played[], record: GameRecord): TaskResult {
  return { do: 'fork', error: null, played, opening: table.opening, state: table.state, result: table.result, record };
}

function notForked(error: RecordError): TaskResult {
  return { do: 'fork', error: shortened(error), played: [], opening: [], state: null, result: null, record: null };
}

function shortened({ line, key, detail }: RecordError) {
  return { line, key, detail };
}

/** A position laid to be tried as often as one likes. Who plays against the reader is fetched when first asked. */

import { type Game, type GameRecord, type Line, type RecordError, type Rules, replay, type Seat, type State } from '@castellan/engine';
import { DeviceTable, type Surroundings, type Thought } from './device.ts';
import { gameWithPack, rulesWithPack } from './games.ts';
import type { Chair, KeptTable } from './kept.ts';
import { fromRecord } from './record.ts';
import { RIVAL } from './rival.ts';

interface Tried {
  /** By which its table is told from that of the position before. */
  readonly id: string;
  /** Of the reader. */
  readonly name: string;
  readonly title: string;
}

/** A position that a record leads to. */
interface FromRecord extends Tried {
  readonly record: GameRecord;
  /** Whom the reader plays. */
  readonly seat: Seat;
  /** Whether the others answer too; else the position stands still once the reader's turn is over. */
  readonly rivalsPlay: boolean;
}

/** A worked example of a game. */
export interface FromExample extends Tried {
  readonly game: string;
  readonly example: string;
}

export type Practice = FromRecord | FromExample;

/** What a try of an example says: the answers, and the rule that refuses the last of them, if one does. */
export interface Told {
  readonly lines: readonly Line[];
  readonly refusedBy: string | null;
}

/** All that a table of a position is made of. */
export interface Laid {
  readonly game: Rules<State>;
  /** The game with its bot, where it is not there from the first. */
  readonly player?: Surroundings['player'];
  readonly kept: KeptTable;
  readonly lines: readonly Line[];
  readonly think: Surroundings['think'];
  /** Hears of every change. */
  readonly store: Surroundings['store'];
  readonly tries: readonly Told[];
}

export async function layPractice(practice: Practice): Promise<Laid | RecordError> {
  if ('example' in practice) return (await import('./example.ts')).layExample(practice);
  const { record, rivalsPlay } = practice;
  const player = (): Promise<Game<State>> => gameWithPack(record.game, record.pack);
  const game = rivalsPlay ? await player() : await rulesWithPack(record.game, record.pack);
  const found = replay(game, record);
  if (!found.ok) return found.error;
  return {
    game,
    player,
    kept: practiceTable(practice, fromRecord(record, practice.title, null), practice.seat),
    lines: record.lines,
    think: (thought) => rivalOf(practice, player, thought),
    store: () => Promise.resolve(),
    tries: [],
  };
}

/** The table of a position. */
export function tableOf({ game, player, kept, lines, think, store }: Laid, around: Pick<Surroundings, 'show' | 'failed'>): DeviceTable {
  return new DeviceTable(game, kept, lines, {
    ...around,
    player,
    think,
    store,
    before: lines.length,
    advise: () => Promise.resolve(null),
    doubt: () => Promise.resolve(null),
    now: () => Date.now(),
  });
}

/** The reader in one chair, bots in the others. A reader who is called like one of them takes the name of the chair: lessons name the others. */
export function practiceTable({ id, name }: Tried, kept: KeptTable, mine: Seat): KeptTable {
  const isTaken = kept.chairs.some((chair, seat) => seat !== mine && chair.name === name);
  const chairs = kept.chairs.map(
    (chair, seat): Chair =>
      seat === mine ? { kind: 'person', name: isTaken ? chair.name : name } : { kind: 'bot', name: chair.name, level: RIVAL },
  );
  return { ...kept, id, chairs, stage: 'playing' };
}

/** What a rival answers, or what is advised; nothing ever where rivals stand still. */
async function rivalOf(
  { seat: mine, rivalsPlay }: FromRecord,
  player: () => Promise<Game<State>>,
  thought: Thought,
): Promise<string | null> {
  if (thought.seat !== mine && !rivalsPlay) return new Promise(() => undefined);
  const [game, { advice, gentleAnswer }] = await Promise.all([player(), import('./gentle.ts')]);
  return thought.seat === mine ? advice(game, thought) : gentleAnswer(game, thought.state, thought.seat, thought.answers);
}

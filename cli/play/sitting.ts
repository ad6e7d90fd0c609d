/** A person at a table with bots. */

import { type Bot, botLine, type Memory, mayBotSpeak, UNBOUNDED } from '@castellan/bots';
import {
  type Asked,
  fastChance,
  type Game,
  hashText,
  type Line,
  type Outcome,
  printRecord,
  recordOf,
  type Seat,
  type SeatView,
  type State,
  type Table,
  type Told,
} from '@castellan/engine';

export interface Sitting {
  readonly table: Table<State, Game>;
  readonly me: Seat;
  /** The bot of each seat; null where the person sits. */
  readonly bots: readonly (Bot | null)[];
  /** What the bot of each seat remembers. */
  readonly memories: readonly Memory[];
  /** Names as the record keeps them. */
  readonly names: readonly string[];
  /** All that has been told at this table. */
  readonly log: Told[];
  /** Where the game is kept. */
  file: string;
}

export function reply(sitting: Sitting, seat: Seat, text: string): Outcome {
  const outcome = sitting.table.reply(seat, text);
  if (outcome.ok) sitting.log.push(...outcome.done.flatMap(({ told }) => told));
  return outcome;
}

export function undo(sitting: Sitting): Outcome {
  const outcome = sitting.table.undo(sitting.me);
  if (outcome.ok) sitting.log.push({ key: 'undone', params: { seat: sitting.me } });
  return outcome;
}

/** So often bots may say something unasked before the person is asked again. */
const MOST_UNASKED = 20;

/** The bots answer whatever is asked of them, and say what they have to say, until only the person is asked or the game is over. */
export function letBotsPlay(sitting: Sitting): void {
  let unasked = 0;
  for (let line = nextLine(sitting, unasked); line !== null; line = nextLine(sitting, unasked)) {
    const { seat, text } = line;
    const q = sitting.table.question(seat);
    // What is being composed is brought to its end.
    if (q === null && !sitting.table.state.core.asides.some((aside) => aside.seat === seat)) unasked++;
    const outcome = reply(sitting, seat, text);
    const bot = sitting.bots[seat]?.name;
    if (!outcome.ok) throw new Error(`${bot} answers ${q?.frame.step} with “${text}”, which is refused (${outcome.refusal.key})`);
  }
}

/** Bots learn nothing from how long a question with a time limit stays open, so the person is not asked where only one answer is left. */
export function passWindows(sitting: Sitting): void {
  for (let asked = onlyAnswer(sitting); asked !== null; asked = onlyAnswer(sitting)) {
    const outcome = reply(sitting, sitting.me, asked);
    if (!outcome.ok) throw new Error(`the only answer, “${asked}”, is refused (${outcome.refusal.key})`);
    letBotsPlay(sitting);
  }
}

function onlyAnswer({ table, me }: Sitting): string | null {
  const q = table.question(me);
  return q?.kind === 'pick' && q.limit !== null && q.options.length === 1 ? q.options[0].key : null;
}

/** Each decision has its own chance, so that a game taken up again goes on as it would have; only plans are made anew then. */
function botSays({ table, bots, memories }: Sitting, seat: Seat): Line | null {
  const { game, state, setup, lines } = table;
  const bot = bots[seat];
  const rng = fastChance(hashText(`${setup.seed} ${lines.length} ${seat}`));
  const text = bot === null ? null : botLine(game, state, seat, bot, rng, { ...UNBOUNDED, memory: memories[seat] });
  return text === null ? null : { seat, text };
}

/** What the bot says that is asked, or else one that has something to say although it is not. */
function nextLine(sitting: Sitting, unasked: number): Line | null {
  const { table, bots } = sitting;
  const asked = table.questions().find((q) => bots[q.seat] !== null);
  if (asked !== undefined) return botSays(sitting, asked.seat);
  if (unasked >= MOST_UNASKED || table.result !== null) return null;
  for (const [seat, bot] of bots.entries()) {
    const line = bot !== null && mayBotSpeak(table.game, table.state, seat) ? botSays(sitting, seat) : null;
    if (line !== null) return line;
  }
  return null;
}

/** What the person is asked first: in the own aside, if one is open. */
export function askedOf({ asked, aside }: SeatView): { readonly asked: Asked; readonly manner: 'answer' | 'aside' } | null {
  if (aside !== undefined) return { asked: aside, manner: 'aside' };
  return asked === null ? null : { asked, manner: 'answer' };
}

/** The record so far, with its seed: it never leaves this machine by itself. */
export function recordText({ table, names }: Sitting): string {
  return printRecord(recordOf(table, names, true));
}

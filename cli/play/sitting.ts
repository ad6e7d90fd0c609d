/** A person at a table with bots. */

import { type Bot, botAnswer } from '@castellan/bots';
import {
  fastChance,
  hashText,
  type Outcome,
  printRecord,
  type Question,
  recordOf,
  type Seat,
  type State,
  type Table,
  type Told,
} from '@castellan/engine';

export interface Sitting {
  readonly table: Table<State>;
  readonly me: Seat;
  /** The bot of each seat; null where the person sits. */
  readonly bots: readonly (Bot | null)[];
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

/** The bots answer whatever is asked of them, until only the person is asked or the game is over. */
export function letBotsPlay(sitting: Sitting): void {
  for (let q = questionOfABot(sitting); q !== null; q = questionOfABot(sitting)) {
    const { game, state, setup, lines } = sitting.table;
    const bot = sitting.bots[q.seat];
    if (bot === null) return;
    // Each decision has its own chance, so that a game taken up again goes on as it would have.
    const rng = fastChance(hashText(`${setup.seed} ${lines.length} ${q.seat}`));
    const text = botAnswer(game, state, q, bot, rng);
    const outcome = reply(sitting, q.seat, text);
    if (!outcome.ok) throw new Error(`${bot.name} answers ${q.frame.step} with “${text}”, which is refused (${outcome.refusal.key})`);
  }
}

function questionOfABot({ table, bots }: Sitting): Question | null {
  return table.questions().find((q) => bots[q.seat] !== null) ?? null;
}

/** The record so far, with its seed: it never leaves this machine by itself. */
export function recordText({ table, names }: Sitting): string {
  return printRecord(recordOf(table, names, true));
}

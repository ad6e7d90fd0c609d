/** During the game: answers, and taking them back. */

import { type Seat, stepShownTo, type Table, type Told } from '@castellan/engine';
import { Failed } from '../failed.ts';
import { clocksAfter, clocksAfterUndo, leftAtAnswer } from './clocks.ts';
import { type Draft, draft, type PlayingSitting } from './draft.ts';
import { endByResult } from './endings.ts';
import type { Head, Played } from './stored.ts';

/** The draft of a game that has gone on or back: who is asked now, what the clocks say, and whether it is over. */
export function afterMoves(sitting: PlayingSitting, played: readonly Played[], parts: Partial<Omit<Draft, 'head' | 'played'>> = {}): Draft {
  const { charter, head, table, now } = sitting;
  const questions = table.questions();
  const waiting = questions.map(({ seat }) => seat);
  const answered = played.map(({ line }) => line.seat);
  const next: Head = {
    ...head,
    waiting,
    asked: askedOf(table),
    answers: table.lines.length,
    clocks: clocksAfter(sitting, waiting, answered),
    ...(charter.clock.kind === 'none' ? {} : { leftAtAnswer: leftAtAnswer(sitting, answered) }),
    at: now,
    request: lapsed(head, answered) ? null : head.request,
  };
  if (table.result === null) return draft(next, { played, ...parts });
  return draft(endByResult(charter, next, table.result), { played, ...parts, info: true });
}

/** What seats decide side by side may be sealed: then others are not told how far they have come. */
function askedOf(table: Table): Head['asked'] {
  return table.questions().map((q) => {
    const asked = { step: q.frame.step, params: q.params ?? {} };
    const shown = stepShownTo(null, q, table.state.core.stack);
    return shown === asked.step ? asked : { ...asked, shown };
  });
}

/** A request to undo has had its day when the game goes on; one for a stand-in when the absent seat answers. */
function lapsed({ request }: Head, answered: readonly Seat[]): boolean {
  if (request === null || answered.length === 0) return false;
  return request.kind === 'undo' || answered.includes(request.of);
}

/** Whether a seat's own person may act for it now. */
export function mayAct(head: Head, seat: Seat | null): Failed | null {
  if (seat === null) return new Failed('notSeated');
  if (head.stage === 'gathering') return new Failed('notStarted');
  if (head.stage === 'finished') return new Failed('finished');
  const holding = head.holdings[seat];
  if (holding.kind !== 'person') return null;
  if (holding.resigned) return new Failed('resigned');
  return holding.standIn === null ? null : new Failed('standIn');
}

/** A seat's answer; `question` is the one it was asked, and only interjections go without. */
export function answer(sitting: PlayingSitting, seat: Seat, text: string, question: string | undefined): Draft | Failed {
  if (question === undefined && !text.startsWith('! ')) return new Failed('malformed', { params: { where: 'question' } });
  const outcome = sitting.table.reply(seat, text, question);
  return outcome.ok ? afterMoves(sitting, outcome.done) : new Failed('refused', { refusal: outcome.refusal });
}

/** Takes back the seat's last answer, as far as the rules of undo allow without asking anyone. */
export function undo(sitting: PlayingSitting, seat: Seat): Draft | Failed {
  const may = sitting.table.mayUndo(seat);
  const outcome = sitting.table.undo(seat);
  if (!outcome.ok || !may.ok) return outcome.ok ? new Failed('nothingToUndo') : new Failed('refused', { refusal: outcome.refusal });
  const after = afterMoves(sitting, [], { undone: may.line, told: [undoneBy('undone', seat)] });
  return { ...after, head: { ...after.head, clocks: clocksAfterUndo(sitting, seat) } };
}

/** Where an undo that everybody agrees to goes back to: before the seat's last answer. */
export function lastAnswerOf(table: Table, seat: Seat): number | null {
  const line = table.lines.findLastIndex((played) => played.seat === seat);
  return line === -1 ? null : line;
}

/** The game is at an earlier moment again; `sitting.table` is the table at that moment. */
export function cutBack(sitting: PlayingSitting, seat: Seat): Draft {
  const head: Head = { ...sitting.head, request: null };
  return afterMoves({ ...sitting, head }, [], { cut: sitting.table.lines.length, told: [undoneBy('undoneByConsent', seat)] });
}

function undoneBy(key: string, seat: Seat): Told {
  return { key, params: { seat } };
}

/** During the game: answers, and taking them back. */

import {
  isPoll,
  type Planned,
  type Question,
  type Refusal,
  type Seat,
  sayAs,
  sayRoomOver,
  spoken,
  stepShownTo,
  type Table,
  TIME_OVER,
  type Told,
} from '@castellan/engine';
import { beatOf, dueOf, hasLimits, putOff } from '@castellan/tables';
import { Failed } from '../failed.ts';
import { clocksAfter, clocksAfterUndo, leftAtAnswer, limitEnds } from './clocks.ts';
import { type Draft, draft, type PlayingSitting } from './draft.ts';
import { endByResult } from './endings.ts';
import { activePeople } from './seats.ts';
import type { Head, Played } from './stored.ts';

/** The draft of a game that has gone on or back: who is asked now, what the clocks say, and whether it is over. */
export function afterMoves(sitting: PlayingSitting, played: readonly Played[], parts: Partial<Omit<Draft, 'head' | 'played'>> = {}): Draft {
  const { charter, head, table, now } = sitting;
  const waiting = table.awaited().map(({ seat }) => seat);
  const beat = beatOf(table, head.beat ?? null, now);
  // What is said in asides and unasked runs no clock.
  const answered = saidBy(played, 'answer', 'clock');
  const next: Head = {
    ...head,
    waiting,
    asked: askedOf(sitting),
    beat: beat ?? undefined,
    rooms: roomsOf(sitting),
    ends: endsOf(sitting),
    answers: table.lines.length,
    clocks: clocksAfter(sitting, waiting, answered),
    ...(charter.clock.kind === 'none' ? {} : { leftAtAnswer: leftAtAnswer(sitting, answered) }),
    at: now,
    request: lapsed(head, played) ? null : head.request,
  };
  if (table.result === null) return draft(next, { played, ...parts });
  return draft(endByResult(charter, next, table.result), { played, ...parts, info: true });
}

/**
 * What seats decide side by side may be sealed: then others are not told how far they have come. A limit counts from when another person
 * waits.
 */
export function askedOf(sitting: PlayingSitting): Head['asked'] {
  const { charter, head, table, now } = sitting;
  const { kind } = charter.clock;
  const isTimed = kind !== 'none' && hasLimits(activePeople(head).length);
  const known = head.asked.flatMap(({ limit }) => limit ?? []);
  return table.awaited().map((q) => {
    const step = stepShownTo(null, q, table.state.core.stack);
    const limit = isTimed ? dueOf(table, q, known, now, kind) : null;
    return {
      step: q.frame.step,
      params: q.params ?? {},
      ...(step === q.frame.step ? {} : { shown: step }),
      ...(isSecret(table, q) ? { secret: true } : {}),
      ...(limit === null ? {} : { limit }),
    };
  });
}

function isSecret(table: Table, { stack }: Question): boolean {
  const top = stack[stack.length - 1];
  return isPoll(top) && table.game.steps[top.asks.step].secret === true;
}

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** When the rooms that end by time do so, counted from when they were opened. */
function roomsOf({ charter, head, table, now }: PlayingSitting): Head['rooms'] {
  const { kind } = charter.clock;
  if (kind === 'none') return undefined;
  const rooms = table.state.core.rooms.flatMap(({ id, seats, limit }) => {
    if (limit === undefined) return [];
    const known = head.rooms?.find(({ room }) => room === id);
    const time = kind === 'live' ? limit.seconds * SECOND : limit.hours * HOUR;
    return [known ?? { room: id, seat: seats[0], at: now + time, stopping: kind === 'live' }];
  });
  return rooms.length === 0 ? undefined : rooms;
}

/** When the time that the whole game has is over, counted from its first move; by correspondence it has no end. */
function endsOf({ charter, head, table, now }: PlayingSitting): Head['ends'] {
  const minutes = table.result === null ? (table.game.minutes?.(table.state) ?? null) : null;
  if (minutes === null || charter.clock.kind === 'correspondence') return undefined;
  return head.ends ?? { at: now + minutes * MINUTE };
}

/** Standing answers whose beat is over are given, questions whose time is over answered as they say, and rooms closed. Null when there are none. */
export function limitsOver(sitting: PlayingSitting): Draft | null {
  const { head, table, now, serverStart } = sitting;
  const isBeatOver = head.beat !== undefined && head.beat.at <= now;
  const played: Played[] = isBeatOver ? [...table.answerAhead(head.beat.occasions)] : [];
  head.asked.forEach(({ limit }, i) => {
    if (limit === undefined || limitEnds(limit, serverStart) > now) return;
    const outcome = table.reply(head.waiting[i], sayAs('clock', limit.answer), limit.question);
    if (outcome.ok) played.push(...outcome.done);
  });
  for (const over of head.rooms ?? []) {
    if (limitEnds(over, serverStart) > now) continue;
    const outcome = table.reply(over.seat, sayAs('clock', sayRoomOver(over.room)));
    if (outcome.ok) played.push(...outcome.done);
  }
  if (head.ends !== undefined && limitEnds(head.ends, serverStart) <= now) {
    const outcome = table.reply(0, sayAs('clock', TIME_OVER));
    if (outcome.ok) played.push(...outcome.done);
  }
  if (played.length === 0 && !isBeatOver) return null;
  // Whoever has taken a standing answer back before its beat was over is asked now.
  if (played.length === 0) return askedAnew(sitting, ...table.awaited().map(({ seat }) => seat));
  return afterMoves(sitting, played, { seenBy: table.wereUnseen(played.length) ? played.map(({ line }) => line.seat) : null });
}

/** Nothing was answered, but others are waited for than before, which nobody else notices. */
export function askedAnew(sitting: PlayingSitting, ...seats: readonly Seat[]): Draft {
  return afterMoves(sitting, [], { seenBy: seats });
}

/** Puts the time of a seat's question off, once; nobody else is told. */
export function hold({ head, now, serverStart }: PlayingSitting, seat: Seat, question: string): Draft | Failed {
  const at = head.waiting.indexOf(seat);
  const asked = head.asked[at];
  const limit = asked?.limit;
  const isOpen = limit !== undefined && limit.question === question && limitEnds(limit, serverStart) > now;
  const later = isOpen ? putOff({ ...limit, at: limitEnds(limit, serverStart) }) : null;
  if (later === null) return new Failed('noHold');
  return draft({ ...head, asked: head.asked.with(at, { ...asked, limit: later }) }, { seenBy: [seat] });
}

/** A request to undo has had its day when the game goes on; one for a stand-in when the absent seat answers. */
function lapsed({ request }: Head, played: readonly Played[]): boolean {
  if (request === null) return false;
  return request.kind === 'undo' ? saidBy(played, 'answer', 'clock').length > 0 : saidBy(played, 'answer').includes(request.of);
}

function saidBy(played: readonly Played[], ...manners: readonly string[]): Seat[] {
  return played.filter(({ line }) => manners.includes(spoken(line.text).manner)).map(({ line }) => line.seat);
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
  const { drafted } = plan(sitting, seat, [{ text }], question);
  return drafted;
}

/** Several answers in one go, the first to `question`, and where that stopped. */
export function plan(
  sitting: PlayingSitting,
  seat: Seat,
  answers: readonly Planned[],
  question: string | undefined,
): { readonly drafted: Draft | Failed; readonly stopped: { readonly at: number; readonly refusal: Refusal } | null } {
  const manners = answers.map(({ text }) => spoken(text).manner);
  // What the clock says nobody else may say.
  if (manners.includes('clock') || (question === undefined && manners[0] !== 'interjection'))
    return { drafted: new Failed('malformed', { params: { where: 'question' } }), stopped: null };
  const { table } = sitting;
  const outcome = table.replyAll(seat, answers, manners[0] === 'interjection' ? undefined : question);
  if (!outcome.ok) return { drafted: new Failed('refused', { refusal: outcome.refusal }), stopped: null };
  const seenBy = table.wereUnseen(outcome.done.length) ? outcome.done.map(({ line }) => line.seat) : null;
  const drafted = afterMoves(here(sitting, seat), outcome.done, { seenBy });
  return { drafted, stopped: outcome.stopped };
}

/** Whoever says something has not missed the last question. */
function here(sitting: PlayingSitting, seat: Seat): PlayingSitting {
  const { head } = sitting;
  return head.missed === undefined ? sitting : { ...sitting, head: { ...head, missed: head.missed.with(seat, 0) } };
}

/** Takes back the seat's last answer or plan, as far as the rules of undo allow without asking anyone. `shown`: whether it showed something. */
export function undo(sitting: PlayingSitting, seat: Seat, shown: boolean): Draft | Failed {
  const may = sitting.table.mayUndo(seat);
  const outcome = sitting.table.undo(seat, shown);
  if (!outcome.ok || !may.ok) return outcome.ok ? new Failed('nothingToUndo') : new Failed('refused', { refusal: outcome.refusal });
  const after = afterMoves(sitting, [], { undone: may.line, undoneCount: may.count, told: [undoneBy('undone', seat)] });
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

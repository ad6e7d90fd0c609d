/** A local table as its page and the lists are shown it. */

import { commitmentOf, type Seat, type SeatView, type Table, type Undo } from '@castellan/engine';
import { type LogEntry, viewWhenOver } from '@castellan/tables';
import type { Countdown, Sitter, TableEnding, TableSnapshot } from '../client.ts';
import { isolated } from '../names.ts';
import type { Eyes } from './eyes.ts';
import type { Chair, KeptTable, Summary } from './kept.ts';

/** What the page is shown. The log comes as changes: keep so many entries, then add these. */
export interface Shown {
  readonly snapshot: Omit<TableSnapshot, 'log' | 'sending'>;
  readonly log: { readonly keep: number; readonly add: readonly LogEntry[] };
  /** Answers can be judged before they are given. */
  readonly mayCoach: boolean;
}

export function isPlaying({ stage }: KeptTable, { result }: Table): boolean {
  return stage === 'playing' && result === null;
}

/** What the person at the screen may take back, and how long their question waits. */
interface Own {
  readonly undo: Undo;
  readonly due: Countdown | null;
}

export function snapshotOf(kept: KeptTable, table: Table, { viewer, curtain }: Eyes, { undo, due }: Own): Shown['snapshot'] {
  return {
    id: kept.id,
    title: kept.title,
    forked: kept.forked ?? null,
    game: kept.game,
    stage: isPlaying(kept, table) ? 'playing' : 'finished',
    sitters: kept.chairs.map((chair, seat): Sitter => sitter(chair, seat, viewer)),
    spectators: 0,
    view: viewOf(kept, table, viewer, undo),
    chat: [],
    mayTalk: null,
    standing: viewer === null ? [] : table.standingOf(viewer),
    due,
    request: null,
    curtain,
    ending: endingOf(kept, table),
    commitment: commitmentOf(kept.seed),
  };
}

function viewOf(kept: KeptTable, table: Table, eyes: Seat | null, undo: Undo): SeatView {
  const view = table.view(eyes);
  return isPlaying(kept, table) ? { ...view, undo } : viewWhenOver(view);
}

export function endingOf({ stage }: Pick<KeptTable, 'stage'>, { result }: Pick<Table, 'result'>): TableEnding | null {
  if (result !== null) return { by: 'result', winners: result.winners };
  if (stage === 'resigned') return { by: 'abandoned', winners: [] };
  return stage === 'imported' ? { by: 'unfinished', winners: [] } : null;
}

/** What lists show of the table. */
export function summaryOf({ chairs, stage }: KeptTable, table: Table): Summary {
  const questions = stage === 'playing' ? table.awaited() : [];
  const mine = questions.find(({ seat }) => chairs[seat].kind === 'person');
  return {
    seq: table.lines.length,
    turn: mine === undefined ? null : { seat: mine.seat, step: mine.frame.step, params: mine.params ?? {} },
    waiting: questions.map((q) => ({ seat: q.seat, step: q.frame.step })),
    result: table.result,
  };
}

function sitter(chair: Chair, seat: Seat, eyes: Seat | null): Sitter {
  return chair.kind === 'bot'
    ? { seat, name: isolated(chair.name), kind: 'bot', level: chair.level, character: chair.character ?? 'even', online: true, clock: null }
    : { seat, name: isolated(chair.name), kind: seat === eyes ? 'me' : 'person', online: true, clock: null };
}

/** What every part of a table's screen needs at hand. */

import type { Json, Seat, Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Tincture } from '../design/index.ts';
import type { TableClient, TableSnapshot } from '../tables/client.ts';
import type { GameScreen } from './board.ts';
import type { Glossary } from './glossary.ts';
import type { Moment } from './replay.ts';

export interface Desk {
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly screen: GameScreen<unknown> | null;
  readonly speaker: Speaker;
  readonly glossary: Glossary;
  /** The board as it is shown: now, or at the moment being replayed. */
  readonly board: Json;
  readonly me: Seat | null;
  /** Whether an earlier moment is shown. */
  readonly looking: boolean;
  tincture(seat: Seat): Tincture;
  nameOf(seat: Seat): string;
  /** Opens the rules at a rule. */
  openRule(id: string): void;
  /** Goes to a moment in the replay. */
  goTo(moment: Moment): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('There is no table here.');
  return desk;
}

/** Marks what a sentence names on the board, for as long as the pointer rests on the name. */
export function flash(target: Target, on: boolean): void {
  const name = CSS.escape(target);
  for (const element of document.querySelectorAll(`[data-target="${name}"], [data-mention~="${name}"]`))
    element.classList.toggle('flash', on);
}

/** What somebody wants to see on the board; a new wish is a new object, so that one may ask for the same thing again. */
export const sought = signal<{ readonly target: Target } | null>(null);

/** Until the board is drawn, and until the eye has followed. */
const DRAWN = 150;
const SHOWN = 2_400;

/** Brings a thing on the board into sight and marks it for a moment. */
export function seek(target: Target): void {
  sought.value = { target };
  setTimeout(() => {
    document.querySelector(`.board [data-target="${CSS.escape(target)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    flash(target, true);
    setTimeout(() => flash(target, false), SHOWN);
  }, DRAWN);
}

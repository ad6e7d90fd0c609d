/** What the app gives the table shell. */

import type { Advice, Chances } from '@castellan/bots';
import type { Catalogue, Language, Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import type { Coach, TableClient } from '../tables/client.ts';
import type { GameScreen } from './board.ts';
import type { Moment } from './replay.ts';
import type { FirstTableProps } from './side/FirstTable.tsx';

/** A lesson held at the table: what is to be done above the board, who tells it below, all lessons beside it. */
interface LessonParts {
  readonly goal: ComponentChildren;
  readonly narrator: ComponentChildren;
  readonly list: ComponentChildren;
  /** How many answers led to the position: what happened before is no news. Absent where nobody else plays on. */
  readonly since?: number;
  /** What is said where somebody wants the record of a position to which none leads. */
  readonly unrecorded?: string;
}

/** What the app knows of a game that is over. */
interface EndedParts {
  /** The chances through the game, as the public could judge them. */
  readonly chances: () => Promise<readonly Chances[]>;
  /** What the game heads turning points with. */
  readonly turns: (language: Language) => Promise<Catalogue>;
  /** Puts the game where a link leads to it: the link, null when that could not be done. Absent where the table has one. */
  readonly share?: () => Promise<string | null>;
  /** Where whoever has no account gets one; absent for whoever has. */
  readonly keep?: string;
  /** A table that waits for the reader. */
  readonly next: { readonly title: string; readonly path: string } | null;
}

export interface TableShellProps {
  readonly client: TableClient;
  /** How the game draws its board; null lets the shell play the game by itself. */
  readonly screen: GameScreen<unknown> | null;
  /** The kernel's, the game's and the shell's messages (`shell/messages`) in the present language. */
  readonly speaker: Speaker;
  readonly setLanguage: (language: Language) => void;
  /** Goes to another page of the app. */
  readonly go: (path: string) => void;
  /** Where a table is found, for rematches and forks. */
  readonly pathOf: (table: string) => string;
  /** Other tables that wait for the reader. */
  readonly elsewhere?: number;
  /** The address by which others can watch the table; absent where there is nothing to share. */
  readonly link?: string;
  /** A first table, at which a guided one is offered instead. */
  readonly first?: FirstTableProps;
  readonly lesson?: LessonParts;
  readonly ended?: EndedParts;
  /** Opens with the replay, at this moment. */
  readonly replayAt?: Moment;
  /** Looks back at the game once it is over. */
  readonly analyse?: () => void;
  /** What a bot would answer to the present question and why, where one can be asked. */
  readonly hint?: () => Promise<Advice | null>;
  /** Looks at answers before they are given, where there is somebody to do so. */
  readonly coach?: Coach;
}

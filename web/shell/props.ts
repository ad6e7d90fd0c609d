/** What the app gives the table shell. */

import type { Language, Speaker } from '@castellan/text';
import type { TableClient } from '../tables/client.ts';
import type { GameScreen } from './board.ts';

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
  /** What a bot would answer to the present question, where one can be asked. */
  readonly hint?: () => Promise<string | null>;
}

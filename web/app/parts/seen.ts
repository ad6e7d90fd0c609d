/** Who may watch a table, in words. */

import type { TableInfo } from '@castellan/server/protocol';
import { say } from '../language.ts';

export function seenText({ access, spectators }: Pick<TableInfo, 'access' | 'spectators'>): string {
  return say(spectators ? `app.seen.${access}` : 'app.seen.nobody');
}

/** What may be asked of a table, wherever it is kept. */

import type { HostedTable } from './hosted.ts';

/** Asked with plain data, and so of any node. */
export const CALLS = [
  'info',
  'record',
  'seen',
  'why',
  'join',
  'leave',
  'start',
  'invite',
  'answer',
  'plan',
  'foresee',
  'advise',
  'doubt',
  'undo',
  'askUndo',
  'botVote',
  'consent',
  'hold',
  'takeBack',
  'resign',
  'say',
  'setStanding',
  'clearStanding',
  'rematch',
  'handOver',
  'expire',
] as const;

export type CallName = (typeof CALLS)[number];

/** A table as sockets and requests know it. */
export type TableAccess = Pick<HostedTable, CallName | 'watch' | 'unwatch' | 'at'>;

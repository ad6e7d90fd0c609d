/** What the last answers changed on the table: marks for the eye. */

import type { Target } from '@castellan/engine';
import type { LogEntry } from '../../tables/client.ts';

/** Things that are no longer as they were: all that an event names. */
export function freshOf(news: readonly LogEntry[]): ReadonlySet<Target> {
  const fresh = new Set<Target>();
  for (const { params } of news)
    for (const kind of ['node', 'card', 'technology', 'event']) {
      const id = params[kind];
      if (typeof id === 'string' && id !== '') fresh.add(`${kind}:${id}`);
    }
  return fresh;
}

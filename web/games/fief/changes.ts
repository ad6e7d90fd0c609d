/** What the last answers changed on the table: marks for the eye. */

import type { Params, Target } from '@castellan/engine';
import type { LogEntry } from '../../tables/client.ts';

function text(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

/** Things that are no longer as they were: all that an event names. */
export function freshOf(news: readonly LogEntry[]): ReadonlySet<Target> {
  const fresh = new Set<Target>();
  for (const { params } of news)
    for (const kind of ['village', 'lord', 'card', 'fief', 'bishopric']) {
      const id = text(params, kind);
      if (id !== '') fresh.add(`${kind}:${id}`);
    }
  return fresh;
}

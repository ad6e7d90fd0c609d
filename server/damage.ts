/** Damaged rows: each is told once, in the log and in the numbers, and all others go on. */

import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { DamageListener } from './store/store.ts';

/** So many are told one by one; where there are more, the whole file is damaged. */
const MOST_TOLD = 10_000;

export function damageBook(log: FastifyBaseLogger, metrics: Metrics): DamageListener {
  const told = new Set<string>();
  return ({ kind, id, detail }) => {
    const key = `${kind} ${id}`;
    if (told.has(key) || told.size >= MOST_TOLD) return;
    told.add(key);
    metrics.damaged.inc({ kind });
    log.error({ kind, id, detail }, 'something stored is damaged and is set apart');
  };
}

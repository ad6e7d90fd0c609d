/** Routes for those who run the server. */

import { timingSafeEqual } from 'node:crypto';
import { PRICES } from '../budget.ts';
import { Failed } from '../failed.ts';
import { type App, type Context, ok } from './context.ts';

/** The store is asked at most so often, however often we are. */
const ASK_EVERY = 1_000;

export function healthRoutes(app: App, { house, config }: Context, whyAway: () => string | null): void {
  let asked = { at: Number.NEGATIVE_INFINITY, healthy: Promise.resolve(true) };
  const isHealthy = (): Promise<boolean> => {
    const at = performance.now();
    if (at - asked.at >= ASK_EVERY) asked = { at, healthy: house.store.healthy() };
    return asked.healthy;
  };

  app.get('/healthz', { schema: { hide: true }, config: { price: 0 } }, async (_request, reply) => {
    const healthy = whyAway() === null && (await isHealthy());
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: healthy ? 'ok' : (whyAway() ?? 'store unavailable') });
  });

  app.get('/metrics', { schema: { hide: true }, config: { price: PRICES.look } }, async (request, reply) => {
    if (config.metricsToken !== null) ok(isBearer(request.headers.authorization, config.metricsToken) ? true : new Failed('notFound'));
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}

function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

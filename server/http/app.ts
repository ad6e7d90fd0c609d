/** The HTTP side of the server, put together. */

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { Failed } from '../failed.ts';
import { Limiter } from '../limiter.ts';
import type { Visitor } from '../people/people.ts';
import { API, LIMITS } from '../protocol/index.ts';
import { COMPRESSED_FROM } from '../sockets/frames.ts';
import { serveClient } from './client.ts';
import { type App, type Context, Refusing } from './context.ts';
import { giveToken, tokenOf } from './cookies.ts';
import { describeApi } from './docs.ts';
import { errorHandler } from './failures.ts';
import { gameRoutes } from './games.ts';
import { healthRoutes } from './health.ts';
import { meRoutes } from './me.ts';
import { pushRoutes } from './push.ts';
import { recordRoutes } from './records.ts';
import { tableRoutes } from './tables.ts';

/** What the client may load and call: itself, and nothing else. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // On a network without TLS, which is where many tables are, this would lock everybody out.
  upgradeInsecureRequests: null,
};

/** In a minute and from one address, behind which a whole party may sit; the client itself is some two hundred files to each. */
const MOST_REQUESTS = { api: 600, file: 6_000 };

/** Milliseconds in which a request must have arrived whole; who dribbles would else hold a connection, and the stopping of the server, for ever. */
const SLOWEST_REQUEST = 60_000;

function kindOf({ url }: FastifyRequest): keyof typeof MOST_REQUESTS {
  return url.startsWith('/api') ? 'api' : 'file';
}

type Parts = Omit<Context, 'visitor' | 'guest'>;

export async function buildApp(parts: Parts, logger: FastifyBaseLogger, isStopping: () => boolean): Promise<App> {
  const { config, house, people, hub, hall } = parts;
  const app: App = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: LIMITS.body,
    requestTimeout: SLOWEST_REQUEST,
    frameworkErrors: (error, request, reply) => errorHandler(house)(error, request, reply),
    routerOptions: { maxParamLength: 60 },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setErrorHandler(errorHandler(house));

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024 });
  await app.register(rateLimit, {
    max: (request) => MOST_REQUESTS[kindOf(request)] * config.rate,
    keyGenerator: (request) => `${kindOf(request)} ${request.ip}`,
    timeWindow: '1 minute',
  });
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.socketMessage,
      perMessageDeflate: { threshold: COMPRESSED_FROM, serverNoContextTakeover: true, clientNoContextTakeover: true },
    },
  });
  await describeApi(app);

  app.addHook('onRequest', async (request) => {
    if (isStopping() && request.url.startsWith('/api')) throw new Refusing(new Failed('stopping'));
    if (isForeign(request, config)) throw new Refusing(new Failed('forbidden'));
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    house.metrics.http.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  const guests = new Limiter(house.time, 30 * config.rate, 0.5 * config.rate);
  const visitor: Context['visitor'] = (request) => people.visitor(tokenOf(request));
  const context: Context = {
    ...parts,
    visitor,
    guest: async (request: FastifyRequest, reply: FastifyReply) => {
      const known = await visitor(request);
      if (known !== null) return known;
      if (!guests.allows(request.ip)) throw new Refusing(new Failed('tooMany'));
      const { person, token } = await people.newGuest();
      giveToken(request, reply, token);
      return { person, device: '' };
    },
  };

  meRoutes(app, context);
  gameRoutes(app, context);
  tableRoutes(app, context);
  recordRoutes(app, context);
  pushRoutes(app, context);
  healthRoutes(app, context, isStopping);
  // Who comes is known before the socket opens, so that nothing said first is missed.
  const arriving = new WeakMap<FastifyRequest['raw'], Visitor>();
  app.get(
    API.socket,
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        const here = await visitor(request);
        if (here !== null) arriving.set(request.raw, here);
      },
    },
    (socket, request) => hub.add(socket, request.raw.socket, arriving.get(request.raw) ?? null, hall),
  );
  await serveClient(app, config.web);
  return app;
}

/** Whether a browser sends this for another site's page. */
function isForeign(request: FastifyRequest, { origins }: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined || ((request.method === 'GET' || request.method === 'HEAD') && request.headers.upgrade === undefined))
    return false;
  if (origins.includes(origin)) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}

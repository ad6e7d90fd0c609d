/** The HTTP side of the server, put together. */

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { addressOf } from '../address.ts';
import { type Asker, type Budget, PRICES, SOCKET } from '../budget.ts';
import type { Config } from '../config.ts';
import { Failed } from '../failed.ts';
import { Limiter } from '../limiter.ts';
import { Paced } from '../paced.ts';
import type { Visitor } from '../people/people.ts';
import { Pictures } from '../pictures.ts';
import { API, LIMITS } from '../protocol/index.ts';
import type { Titles } from '../shelf.ts';
import { COMPRESSED_FROM } from '../sockets/connection.ts';
import { realTime } from '../time.ts';
import type { Turns } from '../turns.ts';
import { analysisRoutes } from './analyses.ts';
import { serveClient } from './client.ts';
import { serializerCompiler, validatorCompiler } from './compilers.ts';
import { admitConnections } from './connections.ts';
import { type App, type Context, Refusing } from './context.ts';
import { giveToken, isOutdated, tokenOf } from './cookies.ts';
import { describeApi } from './docs.ts';
import { errorHandler } from './failures.ts';
import { gameRoutes } from './games.ts';
import { healthRoutes } from './health.ts';
import { lessonRoutes } from './lessons.ts';
import { meRoutes } from './me.ts';
import { pictureRoutes } from './pictures.ts';
import { pushRoutes } from './push.ts';
import { recordRoutes } from './records.ts';
import { isLookedUp, sharing } from './sharing.ts';
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

/** Milliseconds in which a request must have arrived whole, and its head; who dribbles would else hold a connection, and the stopping of the server, for ever. */
const SLOWEST = { request: 60_000, head: 15_000, lookedAtEvery: 5_000 };

/**
 * A request beyond the budget is held for so many milliseconds before it is refused, so that nobody asks faster by being refused; those of one
 * address are refused one by one, and when too many wait the line is cut.
 */
const HELD = { ms: 1_000, pace: { burst: 1, between: 20, longest: 20_000 } };

/** Guests and tables that may be made from one address, and kilobytes that may be brought from there to be kept. */
const GUESTS = { burst: 30, perSecond: 0.5 };
const TABLES = { burst: 200, perSecond: 0.1 };
const BROUGHT = { burst: 20_000, perSecond: 5 };

type Parts = Omit<Context, 'bring' | 'making' | 'visitor' | 'guest'> & {
  readonly budget: Budget;
  readonly turns: Turns;
  readonly titles: Titles;
};

export async function buildApp(parts: Parts, logger: FastifyBaseLogger, whyAway: () => string | null): Promise<App> {
  const { config, house, people, hub, hall, budget, turns, everywhere, titles } = parts;
  const app: App = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: LIMITS.body,
    requestTimeout: SLOWEST.request,
    http: { headersTimeout: SLOWEST.head, connectionsCheckingInterval: SLOWEST.lookedAtEvery },
    frameworkErrors: (error, request, reply) => errorHandler(house)(error, request, reply),
    routerOptions: { maxParamLength: 60 },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler(house));
  const turnAway = admitConnections(app.server, config, house.time);
  app.addHook('preClose', async () => turnAway());

  // First of all, for a request that is refused must not leave behind the socket it came for.
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.socketMessage,
      // Answered by the connection, for they have their price.
      autoPong: false,
      perMessageDeflate: { threshold: COMPRESSED_FROM, serverNoContextTakeover: true, clientNoContextTakeover: true },
    },
  });
  await app.register(cookie);
  const refusals = new Paced(realTime(), HELD.pace);
  const held = async (request: FastifyRequest): Promise<void> => {
    const wait = refusals.wait(addressOf(request.ip));
    if (wait === null) request.raw.destroy();
    else await new Promise((later) => setTimeout(later, HELD.ms + wait).unref());
  };
  /** Looked up once for each request. */
  const visitors = new WeakMap<FastifyRequest, Promise<Visitor | null>>();
  const visitor: Context['visitor'] = (request) => {
    const known = visitors.get(request) ?? visitorOf(request);
    visitors.set(request, known);
    return known;
  };
  /** A cookie from before there was one that nobody else can plant is good for a guest, who would be lost; others log in once more. */
  const visitorOf = async (request: FastifyRequest): Promise<Visitor | null> => {
    const known = await people.visitor(tokenOf(request));
    return known?.person.account && isOutdated(request) ? null : known;
  };
  const asker = async (request: FastifyRequest): Promise<Asker> => ({
    person: isFile(request) ? null : ((await visitor(request))?.person.id ?? null),
    address: addressOf(request.ip),
    socket: null,
  });
  app.addHook('onRequest', async (request) => {
    const price = priceOf(request);
    if (price === 0) return;
    const asking = await asker(request);
    const seconds = budget.take(asking, price) || ((await turns.come(asking, price)) ? 0 : 1);
    if (seconds === 0) return;
    await held(request);
    throw new Refusing(new Failed('tooMany', { params: { seconds } }));
  });

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(compress, { threshold: 1_024 });
  await describeApi(app);

  app.addHook('onRequest', async (request) => {
    if (whyAway() !== null && request.url.startsWith('/api')) throw new Refusing(new Failed('stopping'));
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

  const limiter = ({ burst, perSecond }: typeof GUESTS): Limiter =>
    new Limiter(house.time, burst * config.rate, perSecond * config.rate, everywhere.share);
  const guests = limiter(GUESTS);
  const tables = limiter(TABLES);
  const brought = limiter(BROUGHT);
  const limited = (by: Limiter, { ip }: FastifyRequest, amount: number): void => {
    const address = addressOf(ip);
    if (!by.allows(address, amount)) throw new Refusing(new Failed('tooMany', { params: { seconds: by.wait(address, amount) } }));
  };
  const context: Context = {
    ...parts,
    visitor,
    bring: (request, bytes) => limited(brought, request, bytes / 1_000),
    making: (request) => limited(tables, request, 1),
    guest: async (request: FastifyRequest, reply: FastifyReply) => {
      const known = await visitor(request);
      if (known !== null) return known;
      limited(guests, request, 1);
      const { person, token } = await people.newGuest();
      giveToken(request, reply, token);
      return { person, device: '' };
    },
  };

  meRoutes(app, context);
  lessonRoutes(app, context);
  gameRoutes(app, context);
  tableRoutes(app, context);
  recordRoutes(app, context);
  analysisRoutes(app, context);
  pushRoutes(app, context);
  pictureRoutes(app, new Pictures(house, hall, titles), context);
  healthRoutes(app, context, whyAway);
  // Who comes is known before the socket opens, so that nothing said first is missed.
  const arriving = new WeakMap<FastifyRequest['raw'], Visitor>();
  app.get(
    API.socket,
    {
      websocket: true,
      schema: { hide: true },
      config: { price: SOCKET },
      preValidation: async (request) => {
        const here = await visitor(request);
        if (!hub.admits(here?.person.id ?? null, addressOf(request.ip))) throw new Refusing(new Failed('tooMany'));
        if (here !== null) arriving.set(request.raw, here);
      },
    },
    (socket, request) => hub.add(socket, request.raw.socket, arriving.get(request.raw) ?? null, addressOf(request.ip), hall),
  );
  await serveClient(app, config.web, sharing(hall, house, titles));
  return app;
}

/** What is not the API's is a file of the client, or of the page that describes the API. */
function isFile({ url }: FastifyRequest): boolean {
  return !url.startsWith('/api') || url.startsWith('/api/static/');
}

function priceOf(request: FastifyRequest): number {
  return request.routeOptions.config.price ?? (isFile(request) && !isLookedUp(request.url) ? PRICES.file : PRICES.look);
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

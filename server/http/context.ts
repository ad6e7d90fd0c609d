/** What every route is given, and how it says no. */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Analyses } from '../analyses/analyses.ts';
import type { Everywhere } from '../cluster/everywhere.ts';
import type { Config } from '../config.ts';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import type { Packs } from '../packs.ts';
import type { People, Visitor } from '../people/people.ts';
import { FailureSchema } from '../protocol/schemas.ts';
import type { Push } from '../push/push.ts';
import type { Hub } from '../sockets/hub.ts';
import type { Hall } from '../tables/hall.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface Context {
  readonly config: Config;
  readonly house: House;
  readonly hall: Hall;
  readonly hub: Hub;
  readonly people: People;
  readonly packs: Packs;
  readonly push: Push;
  readonly everywhere: Everywhere;
  readonly analyses: Analyses;
  /** Takes so many bytes from what may be brought from an address; refuses when it is too much. */
  bring(request: FastifyRequest, bytes: number): void;
  /** Takes one from the tables that may be made from an address; refuses when there were too many. */
  making(request: FastifyRequest): void;
  /** Who asks; null for a device that is new. */
  visitor(request: FastifyRequest): Promise<Visitor | null>;
  /** Who asks; a device that is new becomes a guest's. */
  guest(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
}

/** A failure on its way to the client; only routes throw it. */
export class Refusing extends Error {
  readonly failed: Failed;
  constructor(failed: Failed) {
    super(failed.code);
    this.failed = failed;
  }
}

/** The value, unless there is none. */
export function ok<T>(value: T | Failed): T {
  if (value instanceof Failed) throw new Refusing(value);
  return value;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route costs whoever asks (see `budget.ts`). */
    price?: number;
  }
}

/** The answers every route may give beside its own. */
export const failures = { '4xx': FailureSchema, '5xx': FailureSchema };

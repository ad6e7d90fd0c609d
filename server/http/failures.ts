/** What goes wrong, as HTTP says it. */

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import type { ErrorCode, Failure } from '../protocol/index.ts';
import { failedBy, StoreError } from '../store/store.ts';
import { Busy } from '../threads/pool.ts';
import { Refusing } from './context.ts';

const STATUS: { readonly [code in ErrorCode]?: number } = {
  malformed: 400,
  wrongLogin: 401,
  forbidden: 403,
  noAccount: 403,
  notInvited: 403,
  notHost: 403,
  notSeated: 403,
  noSpectators: 403,
  notFound: 404,
  tooLarge: 413,
  badName: 422,
  badPassword: 422,
  badSetup: 422,
  badSeats: 422,
  badRecord: 422,
  badPack: 422,
  badPushService: 422,
  unknownGame: 422,
  tooMany: 429,
  tooManyKept: 403,
  notAlone: 403,
  internal: 500,
  storeUnavailable: 503,
  stopping: 503,
};
const CONFLICT = 409;

export function failureOf({ code, detail }: Failed): Failure {
  const { params, refusal, record } = detail;
  return {
    error: {
      code,
      ...(params === undefined ? {} : { params }),
      ...(refusal === undefined ? {} : { refusal }),
      ...(record === undefined ? {} : { record: { line: record.line, key: record.key, detail: record.detail } }),
    },
  };
}

export function failWith(reply: FastifyReply, failed: Failed): FastifyReply {
  const seconds = failed.detail.params?.seconds;
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds));
  return reply
    .code(STATUS[failed.code] ?? CONFLICT)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureOf(failed)));
}

/** Turns whatever was thrown into a failure that a person can be told of. */
export function errorHandler(house: House) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const failed = understood(error);
    house.metrics.refusals.inc({ code: failed.code });
    if (failed.code === 'internal' || failed.code === 'storeUnavailable') request.log.error({ err: error }, 'a request failed');
    return failWith(reply, failed);
  };
}

function understood(error: FastifyError | Error): Failed {
  if (error instanceof Refusing) return error.failed;
  if (error instanceof StoreError) return failedBy(error);
  if (error instanceof Busy) return new Failed('tooMany');
  if ('validation' in error && error.validation !== undefined)
    return new Failed('malformed', { params: { where: error.message.slice(0, 200) } });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Failed('tooLarge');
  if (status === 404) return new Failed('notFound');
  if (status !== undefined && status >= 400 && status < 500) return new Failed('malformed');
  return new Failed('internal');
}

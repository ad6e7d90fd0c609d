/** The cookie that tells a device's owner: unreadable for scripts, and only its hash is kept here. */

import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Under TLS the name says that the cookie is this very host's, and came by TLS: a page of a neighbouring host cannot plant one. Without TLS
 * browsers do not take it.
 */
const COOKIE = { plain: 'castellan', secure: '__Host-castellan' };
/** As long as browsers keep a cookie at most. */
const LIFETIME = 400 * 24 * 3_600;

export function tokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[nameFor(request)] ?? request.cookies[COOKIE.plain];
}

/** Whether the token came in a cookie that is not the right one for the way the request came: from before there was another. */
export function isOutdated(request: FastifyRequest): boolean {
  return isSecure(request) && request.cookies[COOKIE.secure] === undefined && request.cookies[COOKIE.plain] !== undefined;
}

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(nameFor(request), token, { ...about(request), maxAge: LIFETIME });
  if (isOutdated(request)) void reply.clearCookie(COOKIE.plain, about(request));
}

export function takeToken(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of new Set([nameFor(request), COOKIE.plain]))
    if (request.cookies[name] !== undefined) void reply.clearCookie(name, about(request));
}

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

function nameFor(request: FastifyRequest): string {
  return isSecure(request) ? COOKIE.secure : COOKIE.plain;
}

function about(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: isSecure(request) };
}

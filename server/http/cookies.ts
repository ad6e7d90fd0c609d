/** The cookie that tells a device's owner: unreadable for scripts, and only its hash is kept here. */

import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'castellan';
/** As long as browsers keep a cookie at most. */
const LIFETIME = 400 * 24 * 3_600;

export function tokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE];
}

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, { ...about(request), maxAge: LIFETIME });
}

export function takeToken(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, about(request));
}

function about(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: request.protocol === 'https' };
}

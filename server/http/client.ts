/** The browser client, as it was built. */

import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failed } from '../failed.ts';
import type { App } from './context.ts';
import { failWith } from './failures.ts';

/** Files whose name holds the hash of what is in them never change. */
const HASHED = `${sep}assets${sep}`;
const YEAR = 31_536_000;

/** Serves the client's files; any other address of the site is one of its pages. */
export async function serveClient(app: App, folder: string | null): Promise<void> {
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes(HASHED) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) return failWith(reply, new Failed('notFound'));
    if (folder !== null) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('The browser client has not been built. The API is described at /api.\n');
  });
}

/** Pages have no extension, files have one. */
function isPage({ method, url }: FastifyRequest): boolean {
  const [path] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

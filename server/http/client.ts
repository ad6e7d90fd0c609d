/** The browser client, as it was built. */

import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failed } from '../failed.ts';
import type { App } from './context.ts';
import { failWith } from './failures.ts';
import type { Sharing } from './sharing.ts';

/** Files whose name holds the hash of what is in them never change. */
const HASHED = `${sep}assets${sep}`;
const YEAR = 31_536_000;

/** Serves the client's files; any other address of the site is one of its pages. */
export async function serveClient(app: App, folder: string | null, shared: Sharing): Promise<void> {
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      // The first page is told where it is shared as all others are.
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes(HASHED) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (folder === null)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The browser client has not been built. The API is described at /api.\n');
    // Read anew, for it may be built anew while the server runs.
    const [html, tell] = await Promise.all([readFile(join(folder, 'index.html'), 'utf8'), shared(request)]);
    return reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8').send(tell(html));
  };
  app.get('/', { schema: { hide: true } }, page);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    isPage(request) ? page(request, reply) : failWith(reply, new Failed('notFound')),
  );
}

/** Pages have no extension, files have one. */
function isPage({ method, url }: FastifyRequest): boolean {
  const [path] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

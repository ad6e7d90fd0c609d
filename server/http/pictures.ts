/** Pictures for links that are shared. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addressOf } from '../address.ts';
import { PRICES } from '../budget.ts';
import { Failed } from '../failed.ts';
import { PICTURES, type Picture, type Pictures } from '../pictures.ts';
import { Busy } from '../threads/pool.ts';
import type { App, Context } from './context.ts';
import { failWith } from './failures.ts';

const At = Type.Object({ id: Type.String({ maxLength: 40 }), file: Type.Union([Type.Literal('en.png'), Type.Literal('fr.png')]) });
const WithToken = Type.Object({ token: Type.Optional(Type.String({ maxLength: 40 })), v: Type.Optional(Type.String({ maxLength: 20 })) });

/** Seconds for which a picture of something that changes may be shown, one that does not change, and the house's in place of another. */
const AGE = { changing: 60, last: 86_400, house: 60 };

export function pictureRoutes(app: App, pictures: Pictures, { config, house }: Pick<Context, 'config' | 'house'>): void {
  const routes = {
    tables: pictures.ofTable.bind(pictures),
    records: (id: string, _token: string | undefined, language: 'en' | 'fr', asker: string) => pictures.ofRecord(id, language, asker),
    games: (id: string, _token: string | undefined, language: 'en' | 'fr', asker: string) => pictures.ofGame(id, language, asker),
  };
  for (const [kind, draw] of Object.entries(routes))
    app.get(
      `/pictures/${kind}/:id/:file`,
      { config: { price: PRICES.picture }, schema: { hide: true, params: At, querystring: WithToken } },
      async (request, reply) => {
        const { id, file } = request.params;
        const { token } = request.query;
        // Whoever shows the link elsewhere shows its picture there.
        reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png');
        const picture = await trying(() => draw(id, token, file === 'fr.png' ? 'fr' : 'en', addressOf(request.ip)));
        return picture instanceof Failed ? instead(reply) : send(request, reply, picture, token !== undefined);
      },
    );

  /** What cannot be drawn is no trouble of whoever shares a link. */
  async function trying(draw: () => Promise<Picture | Failed>): Promise<Picture | Failed> {
    try {
      return await draw();
    } catch (error) {
      if (!(error instanceof Busy)) house.log.warn({ err: error }, 'a picture could not be drawn');
      return new Failed('internal');
    }
  }

  async function instead(reply: FastifyReply): Promise<FastifyReply> {
    if (config.web === null) return failWith(reply.type('application/json; charset=utf-8'), new Failed('notFound'));
    return reply.header('cache-control', `public, max-age=${AGE.house}`).send(await readFile(join(config.web, PICTURES.house)));
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { png, version, isLast }: Picture, isInvited: boolean): FastifyReply {
  const tag = `"${version}"`;
  reply.header('cache-control', `${isInvited ? 'private' : 'public'}, max-age=${isLast ? AGE.last : AGE.changing}`).header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
}

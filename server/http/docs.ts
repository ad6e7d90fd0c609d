/** The page that describes the API, made from the same schemas that check it. */

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API } from '../protocol/index.ts';
import { ClientMessageSchema } from '../protocol/schemas.ts';
import type { App } from './context.ts';

const ABOUT = `
Tables are made, found and joined over HTTP. They are played over one WebSocket at \`${API.socket}\`: JSON messages with a \`type\`.
A client sends the messages of the schema \`ClientMessage\`; what comes back is described in \`server/protocol/socket.ts\`.
A device is known by an httpOnly cookie, which \`GET ${API.me}\` sets.
`;

export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Castellan', version: '1', description: ABOUT },
      components: { schemas: { ClientMessage: JSON.parse(JSON.stringify(ClientMessageSchema)) } },
      tags: [
        { name: 'people', description: 'Guests, accounts, one’s own data' },
        { name: 'games', description: 'What can be played' },
        { name: 'tables', description: 'Making, finding and joining tables' },
        { name: 'records', description: 'Kept games' },
        { name: 'notices', description: 'Web push' },
      ],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api', uiConfig: { docExpansion: 'list' }, staticCSP: true });
}

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

/** On vellum, like everything else; the page keeps its own colours for the methods. */
const LOOK = `
  html { background: #f6efdf; color-scheme: light; }
  body, .swagger-ui { background: #f6efdf; color: #2b2016; }
  .swagger-ui .wrapper { max-width: 1120px; }
  .swagger-ui .info { margin: 32px 0 16px; }
  .swagger-ui .info .title, .swagger-ui .opblock-tag { color: #9c2a1f; font-family: Georgia, serif; font-weight: 600; }
  .swagger-ui .info p, .swagger-ui .opblock-tag small { color: #2b2016; font: 17px/25px Georgia, serif; }
  .swagger-ui .info code { color: #1f4e8c; background: #fffaf0; }
  .swagger-ui .opblock-tag { border-color: #cdb98e; }
  .swagger-ui .scheme-container { display: none; }
`;

/** As the page needs it. On a network without TLS it must not ask for what came by TLS, or nothing of it would be shown. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "base-uri 'self'",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

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
  await app.register(swaggerUi, {
    routePrefix: '/api',
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout', validatorUrl: null, defaultModelsExpandDepth: 0 },
    theme: { title: 'Castellan · API', css: [{ filename: 'castellan.css', content: LOOK }] },
    staticCSP: CONTENT_SECURITY_POLICY,
  });
}

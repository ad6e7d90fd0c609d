/** What the server serves beside tables: the browser client, the API's page, health and numbers. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type GameInfo } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { freshFolder, type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const web = freshFolder();
let server: TestServer;
const get = (path: string): Promise<Response> => fetch(`${server.address}${path}`);

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><meta name="description" content="x"><title>Castellan</title>');
  writeFileSync(join(web, 'sw.js'), '// service worker');
  writeFileSync(join(web, 'assets', 'main-abc123.js'), `export default '${'x'.repeat(5_000)}';`);
  server = await testServer({ web, metricsToken: 'secret' });
});
afterAll(async () => {
  await server.end();
  rmSync(web, { recursive: true, force: true });
});

describe('the browser client', () => {
  it('is served, with its own address for every page', async () => {
    for (const path of ['/', '/t/abc?token=x', '/lobby', '/apiary', '/index.html']) {
      const page = await get(path);
      expect(`${path} ${page.status}`).toBe(`${path} 200`);
      expect(await page.text()).toContain('<title>Castellan</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect((await fetch(`${server.address}${path}`, { method: 'HEAD' })).status).toBe(200);
    }
  });

  it('is kept by browsers for ever where the name holds a hash, and asked for anew elsewhere', async () => {
    const asset = await get('/assets/main-abc123.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('may be built anew while the server runs', async () => {
    writeFileSync(join(web, 'assets/main-def456.js'), 'new();');
    expect(await (await get('/assets/main-def456.js')).text()).toBe('new();');
  });

  it('is compressed for those who understand it', async () => {
    const response = await fetch(`${server.address}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('xxx');
  });

  it('has no page for files and API addresses that are not there, and none outside its folder', async () => {
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/gone.png?v=1')).status).toBe(404);
    expect((await get('/api/nothing')).status).toBe(404);
    expect(await (await get('/..%2f..%2fetc%2fpasswd')).text()).not.toContain('root:');
    expect((await fetch(`${server.address}/lobby`, { method: 'POST' })).status).toBe(404);
  });

  it('is given to a party that comes from one address, while the API keeps its limit', async () => {
    const strict = await testServer({ web, rate: 1 }, { time: new HandTime() });
    const statuses = new Set<number>();
    for (let i = 0; i < 700; i++) statuses.add((await fetch(`${strict.address}/sw.js`, { method: 'HEAD' })).status);
    expect([...statuses]).toEqual([200]);
    while (!statuses.has(429)) statuses.add((await fetch(`${strict.address}/api/games`, { method: 'HEAD' })).status);
    expect([...statuses]).toEqual([200, 429]);
    await strict.end();
  });

  it('may load and call nothing but this server', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('is missed politely where it has not been built', async () => {
    const bare = await testServer();
    const page = await fetch(bare.address);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('has not been built');
    await bare.end();
  });
});

describe('a link that is shared', () => {
  const page = async (path: string, language = 'en'): Promise<string> =>
    (await fetch(`${server.address}${path}`, { headers: { 'accept-language': language } })).text();

  it('tells of its table what a stranger may see, in the language of whoever asks, and nothing that could be markup', async () => {
    const ada = await Client.of(server.address);
    const open = await ada.create({ title: 'Ours "<b>&', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' });
    const html = await page(`/t/${open.id}`);
    expect(html).toContain('<title>The Ford · Ours &#34;&#60;b&#62;&#38; · Castellan</title>');
    expect(html).toContain(`<meta property="og:description" content="${ada.me.name} at the table; one seat is free." />`);
    expect(html).toContain(`<meta property="og:url" content="${server.address}/t/${open.id}" />`);
    expect(html).not.toContain('<b>');
    expect(await page(`/t/${open.id}`, 'de, fr-CA;q=0.8')).toContain('une place est libre');
    expect((await get(`/t/${open.id}`)).headers.get('vary')).toContain('accept-language');
  });

  it('tells nothing of a table that is for those who are invited, unless the link invites', async () => {
    const ada = await Client.of(server.address);
    const ours = await ada.create({
      title: 'Quite secret',
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      access: 'invitation',
      spectators: false,
    });
    expect(await page(`/t/${ours.id}`)).not.toContain('secret');
    expect(await page(`/t/${ours.id}`)).toContain('<title>Castellan</title>');
    expect(await page(`/t/${ours.id}?token=${ours.invitation}`)).toContain('Quite secret');
    expect(await page(`/t/${ours.id}?token=${ours.invitation}`)).not.toContain(`content="${server.address}/t/${ours.id}?token`);
  });

  it('tells of a game what it is, and of any other page what the site is', async () => {
    expect(await page('/rules/ford')).toContain('<meta property="og:title" content="The rules of The Ford" />');
    expect(await page('/games/nothing')).toContain('<meta property="og:title" content="Castellan" />');
    expect(await page('/', 'fr')).toContain('<meta property="og:locale" content="fr_FR" />');
    expect((await page('/')).match(/name="description"/g)).toHaveLength(1);
  });
});

describe('the API', () => {
  it('is described by a page and by OpenAPI, from the schemas that check it', async () => {
    expect(await (await get('/api')).text()).toContain('swagger-ui');
    const api = JSON.parse(await (await get('/api/json')).text());
    expect(api.openapi).toBe('3.1.0');
    for (const path of [
      '/api/me',
      '/api/session',
      '/api/games',
      '/api/tables',
      '/api/tables/{id}/join',
      '/api/records/{id}/fork',
      '/api/push/key',
    ])
      expect(Object.keys(api.paths)).toContain(path);
    expect(api.paths['/api/tables'].post.requestBody.content['application/json'].schema.properties.seats.items.anyOf).toHaveLength(4);
    expect(api.components.schemas.ClientMessage.anyOf.length).toBeGreaterThan(10);
  });

  it('is described to those who come without TLS as well: nothing of the page is asked for by TLS', async () => {
    for (const path of ['/api', '/api/static/index.html', '/']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    }
  });

  it('has its own words for addresses that cannot be read', async () => {
    const response = await fetch(`${server.address}${API.tables}/%ff`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: { code: 'malformed' } });
  });

  it('lists the games with their options, and is never kept by caches', async () => {
    const ada = await Client.of(server.address);
    const games = await ada.get<GameInfo[]>(API.games);
    expect(games[0]).toMatchObject({ id: 'ford', version: 1, seats: { min: 2, max: 4 } });
    expect(games[0].options[0]).toMatchObject({ id: 'rounds', kind: 'choice', default: 2 });
    expect((await get(API.games)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('health and numbers', () => {
  it('says that it is well', async () => {
    const response = await get('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('gives its numbers to Prometheus, and with a token only to who has it', async () => {
    expect((await get('/metrics')).status).toBe(404);
    const response = await fetch(`${server.address}/metrics`, { headers: { authorization: 'Bearer secret' } });
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    for (const name of [
      'castellan_answers_total',
      'castellan_commit_seconds',
      'castellan_sockets',
      'castellan_http_seconds',
      'castellan_nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(`# TYPE ${name}`);
  });
});

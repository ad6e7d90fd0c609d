/** Pictures of shared links, asked for as those who show links ask. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@castellan/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type RecordInfo, type TableInfo } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { freshFolder, type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const web = freshFolder();
const HOUSE = 'the picture of the house';
let server: TestServer;

beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Castellan</title>');
  writeFileSync(join(web, 'card.png'), HOUSE);
  server = await testServer({ web, games: '@castellan/games' });
});
afterAll(async () => {
  await server.end();
  rmSync(web, { recursive: true, force: true });
});

/** The address of the picture that a page names. */
async function imageOf(path: string, language = 'en'): Promise<string> {
  const html = await (await fetch(`${server.address}${path}`, { headers: { 'accept-language': language } })).text();
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  return /og:image" content="([^"]+)"/.exec(html)?.[1].replaceAll('&#38;', '&') ?? '';
}

async function bytesOf(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
}

function sizeOf(png: Buffer): string {
  return `${png.toString('latin1', 1, 4)} ${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const SEATS = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'page' as const }];

describe('the picture of a shared link', () => {
  it('shows the table as it is, is kept until that changes, and may be shown by others', async () => {
    const ada = await Client.of(server.address);
    const { id } = await ada.create({ game: 'medievalia', seats: SEATS, access: 'open', spectators: true });
    const gathering = await bytesOf(await fetch(await imageOf(`/t/${id}`)));
    expect(sizeOf(gathering)).toBe('PNG 1200x630');
    await ada.at(id, 'start');
    // Nothing changes while only a person is waited for.
    await expect.poll(async () => (await ada.get<TableInfo>(`${API.tables}/${id}`)).waiting).toEqual([0]);
    const address = await imageOf(`/t/${id}`, 'fr');
    expect(address).toContain(`/pictures/tables/${id}/fr.png?v=`);
    const response = await fetch(address);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const tag = response.headers.get('etag') ?? '';
    const playing = await bytesOf(response);
    expect(sizeOf(playing)).toBe('PNG 1200x630');
    expect(playing.equals(gathering)).toBe(false);
    expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  });

  it('is the house’s for a table that is for those who are invited, unless the link invites', async () => {
    const ada = await Client.of(server.address);
    const { id, invitation } = await ada.create({ game: 'medievalia', seats: SEATS, access: 'invitation', spectators: true });
    expect(await imageOf(`/t/${id}`)).toBe(`${server.address}/card.png`);
    expect(String(await bytesOf(await fetch(`${server.address}/pictures/tables/${id}/en.png`)))).toBe(HOUSE);
    const invited = await fetch(await imageOf(`/t/${id}?token=${invitation}`));
    expect(invited.headers.get('cache-control')).toBe('private, max-age=60');
    expect(sizeOf(await bytesOf(invited))).toBe('PNG 1200x630');
  });

  it('is the house’s where nothing can be drawn', async () => {
    const get = async (path: string): Promise<string> => String(await bytesOf(await fetch(`${server.address}/pictures/${path}`)));
    for (const path of ['tables/nothing/en.png', 'records/nothing/fr.png', 'games/nothing/en.png']) expect(await get(path)).toBe(HOUSE);
    expect((await fetch(`${server.address}/pictures/games/fief/de.png`)).status).toBe(400);
    expect(await imageOf('/lobby')).toBe(`${server.address}/card.png`);
  });

  it('shows a record as it ended', async () => {
    const folder = join(import.meta.dirname, '../../games/medievalia/test/records');
    const [file] = readdirSync(folder).sort();
    const ada = await Client.of(server.address);
    const { id } = await ada.post<RecordInfo>(API.records, readFileSync(join(folder, file), 'utf8'));
    const response = await fetch(await imageOf(`/records?id=${id}`));
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(sizeOf(await bytesOf(response))).toBe('PNG 1200x630');
  });

  it('shows every game where its pages are shared, each its own', async () => {
    const pictures = new Set<string>();
    for (const game of GAME_IDS) {
      const png = await bytesOf(await fetch(await imageOf(`/games/${game}`)));
      expect(sizeOf(png)).toBe('PNG 1200x630');
      pictures.add(createHash('sha256').update(png).digest('hex'));
    }
    expect(pictures.size).toBe(GAME_IDS.length);
  });

  it('has its price: one who asks for more and more of them is refused', async () => {
    const strict = await testServer({ web, rate: 1 }, { time: new HandTime() });
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 200)
      statuses.push((await fetch(`${strict.address}/pictures/tables/nothing/en.png`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(50);
    await strict.end();
  });
});

/** `castellan verify --data`: what a server keeps, looked at before an upgrade. */

import { readConfig, startServer } from '@castellan/server';
import { API, type TableInfo } from '@castellan/server/protocol';
import { describe, expect, it } from 'vitest';
import { castellan, temporaryFolder } from './run.ts';

/** A folder in which a server has kept one table, at which a game of Medievalia has begun. */
async function kept(): Promise<string> {
  const folder = temporaryFolder();
  const server = await startServer({ ...readConfig({ CASTELLAN_DATA: folder, CASTELLAN_LOG: 'silent' }), port: 0, web: null });
  const me = await fetch(`${server.address}${API.me}`);
  const cookie = me.headers.getSetCookie()[0].split(';')[0];
  const post = async (path: string, body: object): Promise<TableInfo> => {
    const headers = { cookie, 'content-type': 'application/json' };
    return JSON.parse(await (await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).text());
  };
  const { id } = await post(API.tables, { game: 'medievalia', seats: [{ kind: 'me' }, { kind: 'bot', level: 'page' }] });
  await post(`${API.tables}/${id}/start`, {});
  await server.close();
  return folder;
}

describe('castellan verify --data', () => {
  it('says that all would go on, in words and for machines', async () => {
    const folder = await kept();
    const forMachines = await castellan(['verify', '--data', folder, '--json']);
    expect([forMachines.code, JSON.parse(forMachines.out)]).toEqual([0, { ok: true, checked: 1, troubles: [] }]);
    const inWords = await castellan(['verify', '--data', folder]);
    expect(inWords.code).toBe(0);
    expect(inWords.out).toContain('1 table, all of which would go on');
  });

  it('wants a folder with a database, and no record beside it', async () => {
    const folder = temporaryFolder();
    expect(await castellan(['verify', '--data', folder])).toMatchObject({ code: 2, out: '' });
    expect(await castellan(['verify', '--data', folder, 'game.txt'])).toMatchObject({ code: 2 });
    expect(await castellan(['verify'])).toMatchObject({ code: 2 });
  });
});

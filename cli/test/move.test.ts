/** `castellan move`: everything a server keeps, from one place to another. */

import { readConfig, startServer } from '@castellan/server';
import { API } from '@castellan/server/protocol';
import { describe, expect, it } from 'vitest';
import { castellan, temporaryFolder } from './run.ts';

/** A folder in which a server has kept one person. */
async function kept(): Promise<string> {
  const folder = temporaryFolder();
  const server = await startServer({ ...readConfig({ CASTELLAN_DATA: folder, CASTELLAN_LOG: 'silent' }), port: 0, web: null });
  await fetch(`${server.address}${API.me}`);
  await server.close();
  return folder;
}

describe('castellan move', () => {
  it('moves everything and says what, in words of either language and for machines', async () => {
    const from = await kept();
    const [first, second, third] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const inWords = await castellan(['move', '--from', from, '--to', first]);
    expect(inWords).toMatchObject({ code: 0, err: '' });
    expect(inWords.out).toMatch(/people +1 row$/m);
    expect(inWords.out).toContain('Everything is moved and every row checked');
    const inFrench = await castellan(['move', '--from', first, '--to', second, '--lang', 'fr']);
    expect(inFrench.out).toMatch(/personnes +1 ligne$/m);
    const forMachines = await castellan(['move', '--from', second, '--to', third, '--json']);
    expect(JSON.parse(forMachines.out)).toMatchObject({ ok: true, kinds: { people: 1, devices: 1, settings: 1 } });
  });

  it('refuses in words what it cannot move, and leaves it alone', async () => {
    const from = await kept();
    const refused = async (...args: string[]): Promise<string> => {
      const { code, out, err } = await castellan(['move', ...args]);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await refused()).toContain('move needs --from');
    expect(await refused('--from', from)).toContain('move needs --to');
    expect(await refused('--from', from, '--to', from)).toContain('the same place');
    expect(await refused('--from', temporaryFolder(), '--to', from)).toContain('there is nothing to move');
    expect(await refused('--from', from, '--to', await kept())).toContain('something is kept in');
    const gone = 'postgres://castellan:secret@127.0.0.1:1/castellan';
    const words = await refused('--from', from, '--to', gone);
    expect(words).toContain('nothing can be moved to postgres://castellan@127.0.0.1:1/castellan');
    expect(words).not.toContain('secret');
  });
});

/** `castellan cluster` and `castellan nodes`: several nodes on this machine, and a look at them. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { natsProgram, postgresPrograms } from '@castellan/server/local';
import { API } from '@castellan/server/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CASTELLAN, castellan, temporaryFolder } from './run.ts';

const HOW = 'PostgreSQL or NATS is not here: install them (apt install postgresql nats-server)';
const isThere = postgresPrograms(process.env.CASTELLAN_TEST_POSTGRES) !== null && natsProgram(process.env.CASTELLAN_TEST_NATS) !== null;
if (!isThere && process.env.CI === 'true') throw new Error(HOW);

describe('castellan nodes', () => {
  it('refuses in words without a database', async () => {
    expect(await castellan(['nodes'])).toMatchObject({ code: 2, err: expect.stringContaining('--data or DATABASE_URL') });
    const gone = await castellan(['nodes', '--data', 'postgres://castellan@127.0.0.1:1/none']);
    expect(gone).toMatchObject({ code: 2, err: expect.stringContaining('the nodes cannot be read') });
  });
});

describe('castellan cluster', () => {
  it('refuses numbers that are none', async () => {
    expect(await castellan(['cluster', '--nodes', 'many'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('from 1 to 9, not “many”'),
    });
  });

  it.skipIf(!isThere)(isThere ? 'starts everything, has one address, and ends all of it' : HOW, async () => {
    const parent = temporaryFolder();
    // Where root runs the tests, PostgreSQL is run by somebody else.
    chmodSync(parent, 0o755);
    const data = join(parent, 'cluster');
    const child = spawn(process.execPath, [CASTELLAN, 'cluster', '--nodes', '2', '--port', '0', '--data', data, '--lang', 'en'], {
      env: { ...process.env, CASTELLAN_NODE_PATIENCE: '20', CASTELLAN_THREADS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    while (!out.includes('Ctrl+C')) await once(child.stdout, 'data');
    const found = (pattern: RegExp): string => pattern.exec(out)?.[1] ?? '';
    const address = found(/Castellan is at (\S+)/);
    for (let i = 0; i < 4; i++) expect((await fetch(`${address}${API.me}`)).status).toBe(200);
    const listed = await castellan(['nodes', '--data', found(/castellan nodes --data (\S+)/), '--json']);
    const { nodes, orphans } = JSON.parse(listed.out);
    expect([nodes.length, orphans]).toEqual([2, 0]);
    for (const node of nodes) expect(node).toMatchObject({ bus: true, tables: 0 });
    expect((await castellan(['nodes', '--data', found(/castellan nodes --data (\S+)/)])).out).toContain(nodes[0].address);
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    // There is one address to open, and the nodes do not tell of others.
    expect(err).toBe('');
    expect(out.match(/Castellan is at/g)).toHaveLength(1);
    for (const { address: gone } of nodes) await expect(fetch(gone)).rejects.toThrow();
  });
});

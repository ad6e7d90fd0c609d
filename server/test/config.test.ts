/** Settings: what is wrong is said in one line, before anything starts. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { BadConfig, readConfig, startServer } from '../index.ts';
import { freshFolder, testConfig } from './fixtures/server.ts';

const data = freshFolder();
afterAll(() => rmSync(data, { recursive: true, force: true }));
const config = (env: Record<string, string>) => readConfig({ CASTELLAN_DATA: data, ...env });

describe('the settings', () => {
  it('have defaults that work without any', () => {
    expect(config({})).toMatchObject({
      port: 4600,
      host: '127.0.0.1',
      data,
      logLevel: 'info',
      rate: 1,
      maxDatabase: null,
      metricsToken: null,
      games: '@castellan/games',
    });
  });

  it('are read from the environment; an empty one is not set', () => {
    const read = config({
      PORT: '8080',
      HOST: '0.0.0.0',
      CASTELLAN_LOG: 'warn',
      CASTELLAN_BOT_DELAY: '0',
      CASTELLAN_THREADS: '3',
      CASTELLAN_ABSENCE: '10',
      CASTELLAN_ORIGINS: 'https://play.example.org, http://localhost:5173',
      CASTELLAN_PROXIES: '1',
      CASTELLAN_MAX_DATABASE_MB: '2',
      CASTELLAN_METRICS_TOKEN: 'secret',
      CASTELLAN_PUSH_CONTACT: 'mailto:host@example.org',
      CASTELLAN_PUSH_HOSTS: 'push.example.org:8443',
      CASTELLAN_TABLES_IN_MEMORY: '',
    });
    expect(read).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      logLevel: 'warn',
      botDelay: 0,
      threads: 3,
      absence: 10_000,
      origins: ['https://play.example.org', 'http://localhost:5173'],
      proxies: 1,
      maxDatabase: 2_097_152,
      metricsToken: 'secret',
      pushContact: 'mailto:host@example.org',
      pushHosts: ['push.example.org:8443'],
      tablesInMemory: 1_000,
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not “http”.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not “70000”.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not “-1”.'],
    [{ CASTELLAN_THREADS: '0' }, 'CASTELLAN_THREADS must be a whole number from 1 to 256, not “0”.'],
    [{ CASTELLAN_LOG: 'loud' }, 'CASTELLAN_LOG must be one of silent, fatal, error, warn, info, debug, trace, not “loud”.'],
    [{ CASTELLAN_ORIGINS: 'example.org' }, 'CASTELLAN_ORIGINS must list addresses like https://example.org, not “example.org”.'],
    [
      { CASTELLAN_ORIGINS: 'https://example.org/play' },
      'CASTELLAN_ORIGINS must list addresses like https://example.org, not “https://example.org/play”.',
    ],
    [{ CASTELLAN_PUSH_CONTACT: 'me' }, 'CASTELLAN_PUSH_CONTACT must be a mailto: or https: address, not “me”.'],
    [
      { DATABASE_URL: 'mysql://castellan:secret@localhost/castellan' },
      'DATABASE_URL must be an address like postgres://user@host/database, not “mysql://castellan@localhost/castellan”.',
    ],
    [
      { DATABASE_URL: 'postgres://localhost' },
      'DATABASE_URL must be an address like postgres://user@host/database, not “postgres://localhost”.',
    ],
    [{ NATS_URL: 'nats://localhost' }, 'NATS_URL is for several servers on one PostgreSQL database: set DATABASE_URL as well.'],
    [
      { NATS_URL: 'http://me:secret@localhost', DATABASE_URL: 'postgres://localhost/castellan' },
      'NATS_URL must be an address like nats://host:4222, not “http://me@localhost”.',
    ],
  ])('%o are refused in one clear line', (env, line) => {
    expect(() => config(env)).toThrow(new BadConfig(line));
  });

  it('need a folder that can be written to, and make its last part', () => {
    const file = join(data, 'file');
    writeFileSync(file, '');
    expect(() => config({ CASTELLAN_DATA: file })).toThrow(/CASTELLAN_DATA must be a folder that can be written to, and .*file is not/);
    expect(() => config({ CASTELLAN_DATA: join(data, 'a', 'b') })).toThrow(/ENOENT/);
    expect(config({ CASTELLAN_DATA: join(data, 'fresh') }).data).toBe(join(data, 'fresh'));
  });

  it('need the client where they say it is', () => {
    const folder = join(data, 'web');
    mkdirSync(folder);
    expect(() => config({ CASTELLAN_WEB: folder })).toThrow(/there is no index.html/);
    writeFileSync(join(folder, 'index.html'), '');
    expect(config({ CASTELLAN_WEB: folder }).web).toBe(folder);
  });
});

describe('a server that cannot start', () => {
  it('says that the port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((listening) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        listening(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    await expect(startServer(testConfig(data, { port }))).rejects.toThrow(
      `PORT ${port} is already in use on 127.0.0.1: stop what uses it, or choose another.`,
    );
    other.close();
  });

  it('says that the address is not this machine’s', async () => {
    await expect(startServer(testConfig(data, { host: '203.0.113.7' }))).rejects.toThrow(
      'HOST 203.0.113.7 is not an address of this machine.',
    );
  });

  it('says that the database is none', async () => {
    const broken = join(data, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'castellan.sqlite'), 'not a database at all, but long enough to be looked at'.repeat(10));
    await expect(startServer(testConfig(broken))).rejects.toThrow(/The database .*castellan.sqlite cannot be opened: .*not a database/);
  });

  it('stops `castellan serve` with one line and an exit code', () => {
    const castellan = fileURLToPath(new URL('../../cli/bin/castellan.mjs', import.meta.url));
    const { status, stderr, stdout } = spawnSync(process.execPath, [castellan, 'serve'], {
      env: { ...process.env, PORT: 'x', LANG: 'C' },
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toBe('castellan: PORT must be a whole number from 0 to 65535, not “x”.\n');
    expect(stdout).toBe('');
  });
});

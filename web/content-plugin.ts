/**
 * The data of a game as tables read it: without what it tells whoever keeps it (where each fact comes from, what its words mean), and
 * without its words, which the messages of one language hold, worked out of the data while the client is built. Packs are laid over all of
 * it, which comes with what checks and lays them (`content/check.ts`, `pack.ts`).
 */

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../games');
const DATA = /\/games\/[\w-]+\/content\/data\.json$/;
const WHOLE = /\/(?:content\/check|pack|messages\/names)\.ts$/;
/** Not by its own name, by which it would be taken for JSON. */
const MODULE = '\0content:';

const WORDS = /\/games\/[\w-]+\/messages\/(?:names|texts)\.(?:en|fr)\.ts$/;

/** Fields that no rule and no screen reads. */
const KEPT_APART = /^(?:src|note|_schema|\w+Vocabulary)$/;
/** Where things lie on the earth: maps are made of it (`maps/make.ts`), tables draw the made ones. */
const ON_EARTH = /^(?:sites|centre|lon|lat|void|projection|bounds)$/;

/** The data of a game as tables read it. */
export function lean(text: string): unknown {
  const isLeftOut = (key: string, value: unknown): boolean => KEPT_APART.test(key) || isSaid(value);
  const data = JSON.parse(text, (key, value) => (isLeftOut(key, value) ? undefined : value));
  if (data.map?.projection === undefined) return data;
  return { ...data, map: JSON.parse(JSON.stringify(data.map), (key, value) => (ON_EARTH.test(key) ? undefined : value)) };
}

/** Something told in each language. */
function isSaid(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,fr';
}

export function content(): Plugin {
  let told: Promise<Told> | null = null;
  return {
    name: 'castellan-content',
    enforce: 'pre',
    watchChange() {
      told = null;
    },
    async resolveId(source, importer, options) {
      if (!/\bdata(?:\.json)?$/.test(source) || importer === undefined || WHOLE.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found !== null && DATA.test(found.id) ? MODULE + found.id.slice(0, -'.json'.length) : null;
    },
    async load(id) {
      if (WORDS.test(id)) {
        told ??= tellAll();
        return moduleOf((await told)[id]);
      }
      if (!id.startsWith(MODULE)) return null;
      const file = `${id.slice(MODULE.length)}.json`;
      this.addWatchFile(file);
      return moduleOf(lean(await readFile(file, 'utf8')));
    },
  };
}

/** What modules of the games export, by their files. */
interface Told {
  readonly [file: string]: unknown;
}

const TELL = `const told = {};
for (const file of process.argv.slice(1)) told[file] = (await import(file)).default;
process.stdout.write(JSON.stringify(told));`;

/** All that the data says in words, asked for at once: it takes a process that reads the sources. */
async function tellAll(): Promise<Told> {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).map((file) => join(GAMES, file));
  const modules = files.filter((file) => WORDS.test(file));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', TELL, ...modules], {
    cwd: import.meta.dirname,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}

function moduleOf(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

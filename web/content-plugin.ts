/**
 * The data of a game as tables read it: without what it tells whoever keeps it (where each fact comes from, what its words mean). Packs are
 * laid over all of it, which comes with what checks them (`content/check.ts`).
 */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const DATA = /\/games\/[\w-]+\/content\/data\.json$/;
const CHECK = /\/content\/check\.ts$/;
/** Not by its own name, by which it would be taken for JSON. */
const MODULE = '\0content:';

/** Fields that no rule and no screen reads. */
const KEPT_APART = /^(?:src|_schema|\w+Vocabulary)$/;

export function content(): Plugin {
  return {
    name: 'castellan-content',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/\bdata(?:\.json)?$/.test(source) || importer === undefined || CHECK.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found !== null && DATA.test(found.id) ? MODULE + found.id.slice(0, -'.json'.length) : null;
    },
    async load(id) {
      if (!id.startsWith(MODULE)) return null;
      const file = `${id.slice(MODULE.length)}.json`;
      this.addWatchFile(file);
      const read = (key: string, value: unknown): unknown => (KEPT_APART.test(key) ? undefined : value);
      const data = JSON.stringify(JSON.parse(await readFile(file, 'utf8'), read));
      return `export default JSON.parse(${JSON.stringify(data)});`;
    },
  };
}

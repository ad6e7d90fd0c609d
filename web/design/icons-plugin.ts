/**
 * Makes a sprite of the icons a table names. `import set from './icons.json?sprite'` gives the address of an SVG that holds
 * just those icons, what their identifiers begin with there, and their names in both languages; the pictures themselves never
 * enter a script.
 *
 * A table is `{ "<identifier>": ["<icon of game-icons>", "<English name>", "<French name>"] }`.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { coarse } from './coarse.ts';

type Table = { readonly [id: string]: readonly [icon: string, en: string, fr: string] };

interface Drawings {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
}

const QUERY = '.json?sprite';
const MODULE = '\0sprite:';
const SERVED = '/@sprite/';

export function icons(): Plugin {
  const drawings: Drawings = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  let building = false;
  let base = '/';
  return {
    name: 'castellan-icons',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
      base = config.base;
    },
    resolveId(source, importer) {
      if (!source.endsWith(QUERY) || importer === undefined) return null;
      return MODULE + resolve(dirname(importer.split('?')[0]), source.slice(0, -QUERY.length));
    },
    load(id) {
      if (!id.startsWith(MODULE)) return null;
      const file = `${id.slice(MODULE.length)}.json`;
      this.addWatchFile(file);
      const table = tableIn(file);
      const names = Object.fromEntries(Object.entries(table).map(([key, [, en, fr]]) => [key, [en, fr]]));
      const address = building
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `icons-${nameOf(file)}.svg`, source: spriteOf(table, prefixOf(file), drawings) })}`
        : JSON.stringify(base + SERVED.slice(1) + encodeURIComponent(file));
      return `export default { sprite: ${address}, prefix: '${prefixOf(file)}', names: ${JSON.stringify(names)} };`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, file] = (request.url ?? '').split(SERVED);
        if (file === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        const path = decodeURIComponent(file);
        response.end(spriteOf(tableIn(path), prefixOf(path), drawings));
      });
    },
  };
}

function tableIn(file: string): Table {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function nameOf(file: string): string {
  return basename(dirname(file));
}

/** All sprites lie in one page, so their identifiers must differ. */
function prefixOf(file: string): string {
  return `${nameOf(file)}-${basename(file, '.json')}-`;
}

function spriteOf(table: Table, prefix: string, drawings: Drawings): string {
  const symbols = Object.entries(table).map(([id, [icon]]) => {
    const drawing = drawings.icons[icon] ?? drawings.icons[drawings.aliases?.[icon]?.parent ?? ''];
    if (drawing === undefined) throw new Error(`There is no icon “${icon}” for “${id}”.`);
    const body = drawing.body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${coarse(path)}"`);
    return `<symbol id="${prefix}${id}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join('')}</svg>`;
}

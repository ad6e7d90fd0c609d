/** The build step that tells the service worker what there is to keep. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLACEHOLDER = '__PRECACHE__';

/** For those who show links to the house elsewhere; no page shows it. */
const CARD = 'card.png';

/** Everything the build makes, and everything else in `public/`, is kept for use without a network. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'castellan-service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        const hash = createHash('sha256');
        const files: string[] = [];
        for (const [name, made] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          if (name === 'sw.js' || name.endsWith('.map')) continue;
          hash.update(name).update(made.type === 'chunk' ? made.code : made.source);
          files.push(name === 'index.html' ? '/' : `/${name}`);
        }
        for (const name of readdirSync(publicDir).sort()) {
          if (name === CARD) continue;
          hash.update(name).update(readFileSync(join(publicDir, name)));
          files.push(`/${name}`);
        }
        if (!worker.code.includes(PLACEHOLDER)) throw new Error('the service worker has no place for its list');
        worker.code = worker.code.replace(PLACEHOLDER, JSON.stringify({ version: hash.digest('hex').slice(0, 16), files }));
      },
    },
  };
}

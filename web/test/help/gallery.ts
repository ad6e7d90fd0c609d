/** The pages a game keeps to be looked at, built once for a suite: a page then loads at once, however often one is opened. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { icons } from '../../design/icons-plugin.ts';
import { type Site, siteOf } from './site.ts';

const WEB = join(import.meta.dirname, '../..');

/** `page` is the path of its file below `web`. */
export async function gallery(page: string): Promise<Site> {
  const outDir = await mkdtemp(join(tmpdir(), 'castellan-gallery-'));
  await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [icons()],
    build: {
      outDir,
      target: 'es2022',
      cssTarget: 'chrome123',
      assetsInlineLimit: 0,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(WEB, page) },
    },
  });
  const site = await siteOf(outDir);
  return {
    address: `${site.address}/${page}`,
    async close() {
      await site.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

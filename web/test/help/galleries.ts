/** The pages games keep to be looked at, built once for all suites that look at them: a page then loads at once, however often one is opened. */

import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { icons } from '../../design/icons-plugin.ts';
import { type Site, siteOf } from './site.ts';

const WEB = join(import.meta.dirname, '../..');

const PAGES = ['games/fief/gallery/map.html', 'games/fief/gallery/stages.html', 'games/medioevo/gallery/table.html'] as const;

async function buildAll(outDir: string): Promise<void> {
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
      rolldownOptions: { input: PAGES.map((page) => join(WEB, page)) },
    },
  });
}

export type GalleryPage = (typeof PAGES)[number];

/** Another suite may build them at the same time: whoever is first has built them for all. */
async function builtIn(folder: string): Promise<string> {
  const built = join(folder, 'built');
  if (existsSync(built)) return built;
  const own = mkdtempSync(join(folder, 'own-'));
  await buildAll(own);
  try {
    renameSync(own, built);
  } catch (error) {
    if (!existsSync(built)) throw error;
  }
  return built;
}

/** `page` is the path of its file below `web`; `folder` is where all of them are built. */
export async function galleryIn(folder: string, page: GalleryPage): Promise<Site> {
  const site = await siteOf(await builtIn(folder));
  return { ...site, address: `${site.address}/${page}` };
}

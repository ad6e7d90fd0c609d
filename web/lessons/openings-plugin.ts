/**
 * `import shown from './<game>/course.ts?opening'` is how the first exercise of that course is first shown, and
 * `import words from './<game>/messages/en.ts?opening'` what is said there.
 */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Opening } from './opening.ts';

const ASKED = /\/([\w-]+)\/(?:course|messages\/(en|fr))\.ts\?opening$/;
const TELLS = join(import.meta.dirname, 'opening.ts');

export function openings(): Plugin {
  const told = new Map<string, Promise<Opening>>();
  return {
    name: 'castellan-openings',
    enforce: 'pre',
    buildStart: () => told.clear(),
    async load(id) {
      const asked = ASKED.exec(id);
      if (asked === null) return null;
      const [, game, language] = asked;
      const telling = told.get(game) ?? openingOf(game);
      told.set(game, telling);
      const { shown, words } = await telling;
      const part = language === 'en' || language === 'fr' ? words[language] : shown;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(part))});`;
    },
  };
}

async function openingOf(game: string): Promise<Opening> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', TELLS, game], { cwd: import.meta.dirname });
  return JSON.parse(stdout);
}

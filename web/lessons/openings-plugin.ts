/** `import opening from './<game>/course.ts?opening'` is how the first exercise of that course is first shown. */

import { execFile } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const QUERY = '/course.ts?opening';
const TELLS = join(import.meta.dirname, 'opening.ts');

export function openings(): Plugin {
  return {
    name: 'castellan-openings',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', TELLS, basename(id.slice(0, -QUERY.length))], {
        cwd: dirname(TELLS),
      });
      return `export default JSON.parse(${JSON.stringify(stdout)});`;
    },
  };
}

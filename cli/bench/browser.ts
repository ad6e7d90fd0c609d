/** What is measured in a browser is measured in a process of its own: the browser's remote control is installed for development only. */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Complaint, messageOf } from '../complaint.ts';

/** What a script of `web/bench/` prints; it prints null where there is no browser, and what else goes wrong it says. */
export async function inBrowser<T>(script: string, args: readonly string[]): Promise<T> {
  const path = fileURLToPath(new URL(`../../web/bench/${script}.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', path, ...args]).catch((error: unknown) => {
    throw new Complaint('bench.notMeasured', { what: saidOf(error) });
  });
  const measured: T | null = JSON.parse(stdout);
  if (measured === null) throw new Complaint('bench.noBrowser');
  return measured;
}

/** What a process that failed has said; nothing where it was ended from outside. */
function saidOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return said === '' ? messageOf(error) : said;
}

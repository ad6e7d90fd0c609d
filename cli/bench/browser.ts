/** What is measured in a browser is measured in a process of its own: the browser's remote control is installed for development only. */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What a script of `web/bench/` prints; null where there is no browser. */
export async function inBrowser<T>(script: string, args: readonly string[]): Promise<T | null> {
  const path = fileURLToPath(new URL(`../../web/bench/${script}.ts`, import.meta.url));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', path, ...args]);
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}

/** Files that keep a long run: the first line says what the run is, each other line one game, so that a stopped run goes on. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Call } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { readText, writeText } from '../files.ts';

/** What is kept of the run that this head names, a line each; a new file begins with the head. Another run is refused. */
export async function keptLines(call: Call, file: string, head: object): Promise<readonly unknown[]> {
  const first = JSON.stringify(head);
  if (!existsSync(resolve(call.cwd, file))) {
    await writeText(call, file, `${first}\n`);
    return [];
  }
  const [kept, ...lines] = (await readText(call, file)).split('\n');
  if (kept !== first) throw new Complaint('lab.otherRun', { file });
  return lines.flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return [value];
    } catch {
      // Cut off by the end of the run: that game is played again.
      return [];
    }
  });
}

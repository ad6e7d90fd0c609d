/** All that the command line touches outside itself; tests bring their own. */

import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, gameNamed, type Shelved } from '@castellan/games';

export interface Stream extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Surroundings {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: { readonly [name: string]: string | undefined };
  /** Folder that paths on the command line start from. */
  readonly cwd: string;
  /** Folder of the project: the catalogues and the tests of the games. */
  readonly project: string;
  readonly games: { readonly ids: readonly string[]; named(id: string): Shelved | null };
}

export function surroundings(): Surroundings {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    project: fileURLToPath(new URL('../', import.meta.url)),
    games: { ids: GAME_IDS, named: gameNamed },
  };
}

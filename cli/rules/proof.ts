/** Which rules of a catalogue are proven: those named in the title of a test of the game. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testTitles } from './titles.ts';

export interface Proof {
  readonly total: number;
  readonly proven: number;
  /** Rules that no test names. */
  readonly missing: readonly string[];
  /** Ids that tests name and the catalogue does not have. */
  readonly unknown: readonly string[];
}

const ID = /\b[A-Z]+-\d+(?:\.\d+)*\b/g;

export function proofOf(rules: ReadonlyMap<string, string>, titles: readonly string[]): Proof {
  const prefixes = new Set([...rules.keys()].map((id) => id.split('-')[0]));
  const named = new Set(titles.flatMap((title) => title.match(ID) ?? []));
  const missing = [...rules.keys()].filter((id) => !named.has(id));
  const unknown = [...named].filter((id) => !rules.has(id) && prefixes.has(id.split('-')[0])).sort();
  return { total: rules.size, proven: rules.size - missing.length, missing, unknown };
}

/** Titles of all tests of a game. */
export async function titlesOf(project: string, game: string): Promise<string[]> {
  const files = await testFiles(join(project, 'games', game, 'test'));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources.flatMap(testTitles);
}

async function testFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

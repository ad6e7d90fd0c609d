import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = dirname(import.meta.dirname);
const ROOT = dirname(WEB);

/** What a module imports when it is loaded: neither types nor what is imported later. */
function importsOf(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'|^import '([^']+)'/gm)].map(([, from, bare]) => from ?? bare);
}

/** The file of a module of this project; null for a package of others. */
function fileOf(name: string, from: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, workspace, path = ''] = /^@castellan\/([\w-]+)(\/.*)?$/.exec(name) ?? [];
  if (workspace === undefined) return null;
  const folder = [join(ROOT, workspace), join(ROOT, 'games', workspace)].find((place) => existsSync(join(place, 'package.json')));
  if (folder === undefined) throw new Error(`There is no workspace ${workspace}.`);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, exports[`.${path}`]);
}

/** Everything loaded with a module: files of the project, and packages by name. */
function graphOf(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of importsOf(file)) {
      const found = fileOf(name, file);
      if (found === null) seen.add(name);
      else visit(found);
    }
  };
  visit(entry);
  return seen;
}

/** The rules run in a worker; a page that loads them as well pays for them twice. */
function loadedTwice(game: string): readonly string[] {
  const screen = ['index.ts', 'messages/en.ts', 'messages/fr.ts'].map((file) => join(WEB, 'games', game, file));
  const words = ['en', 'fr'].map((language) => join(ROOT, 'games', game, 'messages', `${language}.ts`));
  const graph = new Set([...screen, ...words].flatMap((entry) => [...graphOf(entry)]));
  return [...graph].filter((file) => file.startsWith('typebox') || file === join(ROOT, 'games', game, 'game.ts'));
}

describe('the screen of a game does not load its rules or the schema of its content', () => {
  for (const game of readdirSync(join(WEB, 'games')))
    it(game, () => {
      expect(loadedTwice(game)).toEqual([]);
    });
});

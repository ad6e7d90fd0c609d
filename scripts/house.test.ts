/**
 * The house rules: who may import whom, games of one shape, screens that leave the rules alone, a lock file that installs anywhere, and
 * documents that name what is there.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What each folder may import besides itself; outermost folders of the repository, `games/<id>` for one game. */
const MAY_IMPORT: { readonly [folder: string]: readonly string[] } = {
  engine: [],
  text: ['engine'],
  game: ['engine'],
  games: ['engine', 'game'],
  bots: ['engine', 'games'],
  tables: ['engine', 'bots'],
  pictures: ['engine', 'games', 'game'],
  server: ['engine', 'text', 'games', 'bots', 'tables', 'pictures', 'protocol'],
  web: ['engine', 'text', 'games', 'game', 'bots', 'tables', 'pictures', 'protocol'],
  cli: ['engine', 'text', 'games', 'game', 'bots', 'server', 'protocol'],
  protocol: ['engine', 'bots', 'tables'],
};

/**
 * Tests hold messages against the text kit, browser tests start the real server, and those of server and bots play games in worlds laid
 * for them.
 */
const TESTS_MAY_IMPORT: { readonly [folder: string]: readonly string[] } = {
  game: ['text'],
  web: ['server'],
  server: ['game'],
  bots: ['game'],
};

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'artefacts', 'data']);

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sources(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** The folder a path belongs to for the table above, and which game where it is one. */
function home(path: string): string {
  const [first, second] = path.split('/');
  if (first === 'games') return path.split('/').length > 2 ? `game:${second}` : 'games';
  if (first === 'server' && second === 'protocol') return 'protocol';
  return first;
}

function target(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return home(relative(root, resolve(root, dirname(file), specifier)));
  const [, name, sub] = /^@castellan\/([a-z-]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  if (name === 'server' && sub?.startsWith('protocol')) return 'protocol';
  return Object.keys(MAY_IMPORT).includes(name) ? name : `game:${name}`;
}

function wrongImports(file: string, text: string): string[] {
  const from = home(file);
  const wrong: string[] = [];
  const imports = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"]+)\1/g);
  for (const [, , specifier] of imports) {
    const to = target(file, specifier);
    if (to === null || to === from) continue;
    const isTest = /(^|\/)test\//.test(file) || /\.test\.tsx?$/.test(file);
    if (isTest && TESTS_MAY_IMPORT[from.split(':')[0]]?.includes(to.split(':')[0])) continue;
    const allowed = MAY_IMPORT[from.split(':')[0]] ?? [];
    if (!allowed.includes(to.split(':')[0]) || (from.startsWith('game:') && to.startsWith('game:')))
      wrong.push(`${file} imports ${specifier}`);
  }
  return wrong;
}

describe('imports', () => {
  it('only point the allowed way', () => {
    const files = ['engine', 'text', 'games', 'bots', 'tables', 'pictures', 'server', 'web', 'cli'].flatMap(sources);
    expect(files.flatMap((file) => wrongImports(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('are refused when they point the other way', () => {
    expect(wrongImports('engine/flow.ts', "import { random } from '@castellan/bots';")).toHaveLength(1);
    expect(wrongImports('engine/flow.ts', "import { random } from '../bots/index.ts';")).toHaveLength(1);
    expect(wrongImports('games/fief/rules/war.ts', "import { game } from '@castellan/medievalia';")).toHaveLength(1);
    expect(wrongImports('games/fief/rules/war.ts', "import { game } from '../../medievalia/index.ts';")).toHaveLength(1);
    expect(wrongImports('web/app/main.tsx', "import { startServer } from '@castellan/server';")).toHaveLength(1);
    expect(wrongImports('web/app/main.tsx', "import type { TableInfo } from '@castellan/server/protocol';")).toEqual([]);
    expect(wrongImports('server/protocol/index.ts', "import { store } from '../store/index.ts';")).toHaveLength(1);
    expect(wrongImports('bots/random.ts', "export * from '@castellan/engine';")).toEqual([]);
    expect(wrongImports('bots/random.ts', "const game = await import('@castellan/web');")).toHaveLength(1);
  });
});

/** What may lie there too: parts of a file of the same name that has grown long. */
const PARTS = ['examples'];

/** What lies in the folder of every game, and nothing else. */
const GAME_FILES = [
  'bot',
  'bot.ts',
  'content',
  'examples.ts',
  'game.ts',
  'hidden.ts',
  'index.ts',
  'ledger.ts',
  'messages',
  'options.ts',
  'package.json',
  'rules',
  'rules.ts',
  'scene.ts',
  'state.ts',
  'test',
  'view.ts',
  'vocabulary.ts',
];

/** Where in it what is found, by the name under which it is exported. */
const GAME_EXPORTS: { readonly [file: string]: readonly string[] } = {
  'bot.ts': ['instinct'],
  'examples.ts': ['EXAMPLES'],
  'game.ts': ['game'],
  'rules.ts': ['rules'],
  'hidden.ts': ['determinize'],
  'ledger.ts': ['ledger'],
  'rules/index.ts': ['steps'],
  'rules/setup.ts': ['setup'],
  'rules/step.ts': ['step'],
  'state.ts': ['copy'],
  'view.ts': ['view'],
  'vocabulary.ts': ['ENDINGS'],
};

const GAME_FOLDERS: { readonly [folder: string]: readonly string[] } = {
  content: ['content.ts', 'data.json', 'schema.ts'],
  messages: ['en.ts', 'fr.ts'],
  rules: ['index.ts', 'setup.ts', 'step.ts'],
  test: ['examples.test.ts', 'kit.test.ts', 'messages.test.ts', 'records'],
};

function namesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).filter((name) => !SKIPPED.has(name));
}

async function exportsOf(path: string): Promise<{ readonly [name: string]: unknown }> {
  return await import(join(root, path));
}

describe('games', () => {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !SKIPPED.has(entry.name) ? [entry.name] : [],
  );

  it.each(games)('%s has the same files as every game', (id) => {
    const own = namesIn(`games/${id}`).filter((name) => !PARTS.includes(name));
    expect(own.sort()).toEqual(GAME_FILES);
    for (const [folder, names] of Object.entries(GAME_FOLDERS))
      expect(namesIn(`games/${id}/${folder}`)).toEqual(expect.arrayContaining([...names]));
    const oddlyNamed = sources(`games/${id}`).filter((path) => !/^[a-z0-9-]+(\.test|\.d\.json|\.en|\.fr)?\.ts$/.test(basename(path)));
    expect(oddlyNamed).toEqual([]);
  });

  it.each(games)('%s calls the same things by the same names', async (id) => {
    const found: { [name: string]: unknown } = {};
    for (const [file, names] of Object.entries(GAME_EXPORTS)) {
      const exported = await exportsOf(`games/${id}/${file}`);
      for (const name of names) found[name] = exported[name];
    }
    const { instinct, determinize, steps, setup, step, copy, view, ENDINGS: endings, game } = found;
    expect(game).toMatchObject({ id, instinct, determinize, steps, setup, copy, view, endings });
    expect(step).toHaveProperty('pick');
    const { OPTIONS: options = [], refuseSetup } = await exportsOf(`games/${id}/rules/setup.ts`);
    expect(game).toMatchObject({ options, ...(refuseSetup === undefined ? {} : { refuseSetup }) });
  });
});

/** What a defence is reckoned with, in The Anarchy; and what only drawings reckon with one by one. */
const RECKONED = /\b(strength|stopped|through|tactics|beers|force|ready|resolve|foodOwed)\b/;
const DRAWN = /\b(walls|towers|moat|gate)\b/;
/** One thing, a sign, another thing. */
const SUMS = /([\w.?[\]()']+)\s[-+*/]=?\s(?=([\w.?[\]()']+))/g;

/** Sums over what a defence is made of: those belong to the rules. */
function reckonings(file: string, text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(SUMS)].flatMap(([sum, left, right]) =>
    RECKONED.test(left) || RECKONED.test(right) || (DRAWN.test(left) && DRAWN.test(right)) ? [`${file}: ${sum}${right}`] : [],
  );
}

describe('screens', () => {
  it('work out no defence: that is foreseen by the kernel', () => {
    const files = sources('web/games').filter((file) => !file.includes('/test/'));
    expect(files.flatMap((file) => reckonings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('are caught where they do', () => {
    for (const sum of [
      'Math.max(0, strength - absorbed)',
      'strike.open - tactics - absorbed',
      'towers[at] + towers[at + 1]',
      'view.resolve - undefended',
      'laid + drinkers * force',
    ])
      expect(reckonings('web/games/anarchy/defence/x.ts', `export const n = ${sum};`), sum).not.toEqual([]);
    expect(reckonings('web/games/anarchy/defence/x.ts', 'export const y = 29 - walls[side];')).toEqual([]);
  });
});

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: { readonly [name: string]: string };
}

function locked(): { readonly [path: string]: LockedPackage } {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

describe('the lock file', () => {
  it('names no download host', () => {
    const hosts = Object.values(locked()).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []));
    expect(hosts).toEqual([]);
  });

  it('holds every optional dependency that it names', () => {
    const packages = locked();
    const missing: string[] = [];
    for (const [path, { optionalDependencies }] of Object.entries(packages)) {
      for (const name of Object.keys(optionalDependencies ?? {})) {
        const places = [`${path}/node_modules/${name}`];
        for (let at = path; at.includes('/node_modules/'); at = at.slice(0, at.lastIndexOf('/node_modules/')))
          places.push(`${at.slice(0, at.lastIndexOf('/node_modules/'))}/node_modules/${name}`);
        places.push(`node_modules/${name}`);
        if (!places.some((place) => packages[place] !== undefined)) missing.push(`${name} of ${path}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('pins every dependency to one version', () => {
    const loose: string[] = [];
    for (const manifest of [
      'package.json',
      ...['engine', 'games', 'text', 'bots', 'tables', 'server', 'web', 'cli'].map((folder) => `${folder}/package.json`),
    ]) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        if (!name.startsWith('@castellan/') && !/^\d+\.\d+\.\d+$/.test(String(version))) loose.push(`${manifest}: ${name} ${version}`);
      }
    }
    expect(loose).toEqual([]);
  });
});

describe('rule catalogues', () => {
  const catalogues = readdirSync(join(root, 'docs/rules')).filter((name) => /^[a-z-]+\.md$/.test(name));
  const ids = (name: string): string[] =>
    [...readFileSync(join(root, 'docs/rules', name), 'utf8').matchAll(/^- ([A-Z]{3}-\d+\.\d+) /gm)].map(([, id]) => id);

  it.each(catalogues)('%s has the same ids in both languages, each once', (name) => {
    const english = ids(name);
    expect(english.length).toBeGreaterThan(0);
    expect(new Set(english).size).toBe(english.length);
    expect(ids(name.replace('.md', '.fr.md'))).toEqual(english);
  });
});

describe('the documents', () => {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  /** Paths of sources in a text, those with `<id>` or `<game>` for every game. */
  const pathsIn = (text: string): string[] => {
    const named = [...text.matchAll(/`([\w<>*./-]+\/[\w<>*.-]+\.(?:tsx?|mjs|css|json))`/g)].map(([, path]) => path);
    return named.flatMap((path) => (/<(id|game)>/.test(path) ? games.map((id) => path.replace(/<(id|game)>/, id)) : [path]));
  };
  const isThere = (path: string): boolean => existsSync(join(root, path.endsWith('*.ts') ? dirname(path) : path));

  it.each(['docs/architecture.md', 'docs/how-an-answer-travels.md'])('%s names files that are there', (page) => {
    const paths = pathsIn(read(page));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('the picture of how an answer travels shows what its page tells', () => {
    const page = read('docs/how-an-answer-travels.md');
    const shown = [...read('docs/images/how-an-answer-travels.svg').matchAll(/class="f[^"]*">([^<]+)</g)].map(([, path]) =>
      path.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    );
    expect(shown.length).toBeGreaterThan(40);
    expect(shown.filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
  });
});

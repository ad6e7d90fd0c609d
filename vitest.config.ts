import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import LONG_ONES from './scripts/long.json' with { type: 'json' };
import { builtThreads, THREAD } from './server/test/fixtures/built.ts';

/** The suites in a browser: those that open one. */
const SUITES = 'web/test';
const BROWSER = readdirSync(SUITES)
  .filter((name) => name.endsWith('.test.ts') && readFileSync(`${SUITES}/${name}`, 'utf8').includes("'./help/open.ts'"))
  .map((name) => `${SUITES}/${name}`);

/** Short to read and long to run: these begin early, so that none of them runs alone at the end. */
const LONG = new RegExp(`/(${LONG_ONES.join('|')})\\.test\\.ts$`);

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification): number => (LONG.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => isShort(one) - isShort(other));
  }
}

/** Tests that open no browser, of some of the workspaces. */
function besideTheBrowser(name: string, folders: readonly string[], groupOrder: number): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [
      builtThreads(),
      {
        name: 'kept-modules',
        // What is made for one run, and what depends on which files there are, is not kept for the next.
        configureVitest({ experimental_defineCacheKeyGenerator: keepBy }) {
          keepBy(({ id, sourceCode }) => (id.endsWith(THREAD) || sourceCode.includes('import.meta.glob') ? false : undefined));
        },
      },
    ],
    test: {
      name,
      include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      exclude: ['**/node_modules/**', ...BROWSER],
      // A module that has not changed since the last run is not made ready again.
      experimental: { fsModuleCache: true },
      // While one file waits for a server or a child, others have the processors.
      maxWorkers: availableParallelism() + 1,
      sequence: { groupOrder },
    },
  };
}

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: LongOnesFirst },
    // A browser on a busy machine takes its time.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    experimental: { fsModuleCachePath: 'node_modules/.cache/castellan/modules' },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: 'web/test/help/setup.ts',
          // While one page waits for its server, its game or its test, others have the processors; with a fourth, pages wait for each other.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      besideTheBrowser('rules', ['engine', 'games', 'text', 'bots', 'tables', 'pictures'], 1),
      besideTheBrowser('node', ['server', 'cli', 'web', 'scripts'], 2),
    ],
  },
});

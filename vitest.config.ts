import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,games,text,bots,tables,cli,server,web,scripts}/**/*.test.ts',
      '{engine,games,text,bots,tables,cli,server,web,scripts}/**/*.test.tsx',
    ],
    pool: 'threads',
    isolate: false,
    // One file at a time, so that no browser waits for another's processor.
    fileParallelism: false,
    // A browser on a busy machine takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

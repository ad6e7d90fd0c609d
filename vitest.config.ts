import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,games,text,bots,cli,server,web,scripts}/**/*.test.ts',
      '{engine,games,text,bots,cli,server,web,scripts}/**/*.test.tsx',
    ],
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

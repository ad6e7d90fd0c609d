import { defineConfig } from 'vite';
import { serviceWorker } from './app/offline/build.ts';
import { content } from './content-plugin.ts';
import { icons } from './design/icons-plugin.ts';
import { openings } from './lessons/openings-plugin.ts';

/**
 * The content of a game is read by its screen and by its rules in a worker: one file for both. What lists show of all games before any of
 * them is loaded, their titles and the colours of their players, is one file each; so are the small parts of the kernel and of the shell that every table reads.
 */
const codeSplitting = {
  groups: [
    { test: /node_modules\/typebox\//, name: 'typebox' },
    { test: /node_modules\/@?preact\//, name: 'preact' },
    {
      test: /engine\/(ahead|answers|asked|json|lines|same|sha256|standing|steps)\.ts$/,
      name: 'kernel',
    },
    { test: /web\/shell\/(away|desk|glossary|order|Prose|thing|words)\.tsx?$/, name: 'table' },
    { test: /games\/[\w-]+\/(colours|tinctures|tribes)\.ts$|app\/games\/shields\.ts$|design\/tinctures\.ts$/, name: 'shields' },
    {
      test: /games\/[\w-]+\/messages\/title\.\w+\.ts$/,
      name: (id: string) => `titles-${/title\.(\w+)\.ts$/.exec(id)?.[1]}`,
    },
    {
      test: /content:.*games\/[\w-]+\/content\/data$/,
      name: (id: string) => `content-${/games\/([\w-]+)\/content/.exec(id)?.[1]}`,
    },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [content()], rolldownOptions: { output: { codeSplitting } } },
  plugins: [content(), icons(), openings(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'index.html', sw: 'app/offline/sw.ts' },
      output: {
        codeSplitting,
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:4600', ws: true } } },
});

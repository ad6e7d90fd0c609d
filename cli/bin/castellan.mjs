#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Whatever project the command is called in, its own settings must not reach our files.
register({ tsconfig: false });

// A reader that has seen enough (`castellan replay … | head`) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`castellan: ${error.message}\n`);
  process.exit(2);
});

const { main } = await import('../main.ts');
const { surroundings } = await import('../surroundings.ts');
process.exitCode = await main(process.argv.slice(2), surroundings());

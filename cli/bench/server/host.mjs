/** Runs a TypeScript module, named as the first argument, in a process of its own. */

import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import(process.argv[2]);

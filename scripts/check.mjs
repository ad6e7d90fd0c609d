/** All checks, and at the end one line that counts: `N passed, M failed`. */

import { finish, tests, typesLintUnused } from './parts.mjs';

const wanted = process.argv.slice(2);
if (wanted.length > 0) {
  await Promise.all(typesLintUnused());
  await tests('tests', ['run', ...wanted]);
} else {
  // A browser wants the processor at once or not at all; everything else takes what it leaves.
  await Promise.all([
    tests('tests in a browser', ['run', '--project', 'browser']),
    tests('all other tests', ['run', '--project', 'node'], true),
    ...typesLintUnused(),
  ]);
}
finish();

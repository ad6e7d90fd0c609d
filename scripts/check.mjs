/** All checks, and at the end one line that counts: `N passed, M failed`. */

import { finish, tests, typesLintUnused } from './parts.mjs';

const wanted = process.argv.slice(2);
if (wanted.length > 0) {
  await Promise.all(typesLintUnused());
  await tests('tests', ['run', ...wanted]);
} else {
  // A browser wants the processors at once or not at all: beside it only what can wait.
  await Promise.all([tests('tests in a browser', ['run', '--project', 'browser']), ...typesLintUnused()]);
  await tests('all other tests', ['run', '--project', 'node']);
}
finish();

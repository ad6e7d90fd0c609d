/** All checks, and at the end one line that counts: `N passed, M failed`. */

import { finish, tests, typesLintUnused } from './parts.mjs';

const wanted = process.argv.slice(2);
if (wanted.length > 0) {
  await Promise.all(typesLintUnused());
  await tests('tests', ['run', ...wanted]);
} else {
  // A browser wants the processors at once or not at all: beside it only what can wait, which has what it leaves of them.
  const quick = Promise.all(typesLintUnused());
  const rules = quick.then(() => tests('tests of the rules and the bots', ['run', '--project', 'rules'], { patient: true }));
  await tests('tests in a browser', ['run', '--project', 'browser']);
  await tests('all other tests', ['run', '--project', 'node']);
  await rules;
}
finish();

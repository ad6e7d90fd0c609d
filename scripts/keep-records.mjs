/**
 * Keeps the shortest record of every way to end, for the kit of a game: `node scripts/keep-records.mjs fief games/`, after
 * `castellan simulate fief … --out games`. A record that is already kept gives way to a shorter one only with `--anew`.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const NAMES = ['Aliénor', 'Édouard', 'Raoul', 'Isabeau', 'Oswald', 'Yvain'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const {
  values: { anew },
  positionals: [game, ...folders],
} = parseArgs({ options: { anew: { type: 'boolean', default: false } }, allowPositionals: true });

const shortest = new Map();
for (const folder of folders) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const ending = /^result .*\((\w+)\)$/m.exec(text)?.[1];
    if (ending !== undefined && text.length < (shortest.get(ending)?.length ?? Number.POSITIVE_INFINITY)) shortest.set(ending, text);
  }
}

for (const [ending, text] of shortest) {
  const name = ending.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = join(root, 'games', game, 'test/records', `${name}.txt`);
  if (existsSync(path) && !anew) continue;
  writeFileSync(
    path,
    text.replace(/^name (\d+) .*$/gm, (_, seat) => `name ${seat} ${NAMES[seat - 1]}`),
  );
  process.stdout.write(`${ending}: ${text.split('\n').length} lines\n`);
}

/** `castellan move`: everything a server keeps, from one database to another. */

import { resolve } from 'node:path';
import { CannotMove, isPostgres, type Moved, moveData } from '@castellan/server';
import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { table } from '../layout.ts';

const CLEAR_LINE = '\r\x1b[2K';

export const command: Command = {
  name: 'move',
  args: [],
  flags: [
    { name: 'from', value: 'folder|postgres://…' },
    { name: 'to', value: 'folder|postgres://…' },
  ],
  examples: [
    'move --from data --to postgres://castellan@localhost/castellan',
    'move --from postgres://castellan@localhost/castellan --to data',
  ],
  async run(call) {
    const moved = await carriedOut(call, placeIn(call, 'from'), placeIn(call, 'to'));
    const rows = moved.reduce((sum, kind) => sum + kind.rows, 0);
    if (call.given.flags.has('json')) {
      call.printJson({ ok: true, rows, kinds: Object.fromEntries(moved.map((kind) => [kind.kind, kind.rows])) });
      return EXIT.good;
    }
    const { print, paint, speaker } = call;
    const counts = moved.map((kind) => [`  ${speaker.say(`move.kind.${kind.kind}`)}`, speaker.say('move.rows', { n: kind.rows })]);
    for (const line of table(counts, [1])) print(line);
    print(`${paint.good('✓')} ${speaker.say('move.done', { n: rows })}`);
    return EXIT.good;
  },
};

function placeIn({ given, cwd }: Call, flag: 'from' | 'to'): string {
  const typed = given.flags.get(flag);
  if (typed === undefined) throw new Complaint('move.missing', { flag: `--${flag}` });
  return isPostgres(typed) ? typed : resolve(cwd, typed);
}

async function carriedOut({ stderr, speaker }: Call, from: string, to: string): Promise<readonly Moved[]> {
  const isWatched = stderr.isTTY === true;
  const tell = (moved: number, checked: number, all: number): void => {
    if (isWatched)
      stderr.write(`${CLEAR_LINE}${speaker.say(checked === 0 ? 'move.moving' : 'move.checking', { n: checked || moved, all })}`);
  };
  try {
    return await moveData(from, to, tell);
  } catch (error) {
    if (error instanceof CannotMove) throw new Complaint(`move.cannot.${error.problem}`, { what: error.what, detail: error.message });
    throw error;
  } finally {
    if (isWatched) stderr.write(CLEAR_LINE);
  }
}

/** Everything a server keeps, held against the games as they are here: what would not go on is listed. */

import { resolve } from 'node:path';
import { type Checked, checkData, isPostgres, NoData } from '@castellan/server';
import { type Call, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { table } from '../layout.ts';

export async function verifyData(call: Call, place: string): Promise<number> {
  const all: Checked[] = [];
  const { given, cwd, stderr, speaker } = call;
  try {
    for await (const one of checkData(isPostgres(place) ? place : resolve(cwd, place))) {
      all.push(one);
      if (stderr.isTTY === true) stderr.write(`${CLEAR_LINE}${speaker.say('verify.looked', { n: all.length })}`);
    }
  } catch (error) {
    if (error instanceof NoData) throw new Complaint('verify.noData', { problem: error.message });
    throw error;
  } finally {
    if (stderr.isTTY === true) stderr.write(CLEAR_LINE);
  }
  const bad = all.filter(({ trouble }) => trouble !== null);
  if (given.flags.has('json')) call.printJson({ ok: bad.length === 0, checked: all.length, troubles: bad });
  else printTroubles(call, all, bad);
  return bad.length === 0 ? EXIT.good : EXIT.bad;
}

const CLEAR_LINE = '\r\x1b[2K';

function printTroubles({ print, paint, speaker }: Call, all: readonly Checked[], bad: readonly Checked[]): void {
  for (const kind of ['table', 'record', 'pack'] as const) {
    const n = all.filter((one) => one.kind === kind).length;
    const troubled = bad.filter((one) => one.kind === kind);
    const tick = troubled.length === 0 ? paint.good('✓') : paint.bad('✗');
    print(`${tick} ${speaker.say(`verify.${kind}s`, { n, bad: troubled.length })}`);
    const rows = troubled.map(({ id, game, stage, answers, trouble, detail }) => [
      `    ${id}`,
      game,
      kind === 'table' ? speaker.say('verify.stage', { stage: stage ?? '-', n: answers }) : '',
      paint.bad(speaker.say(`verify.trouble.${trouble}`)),
      paint.faint(detail),
    ]);
    for (const line of table(rows, [])) print(line);
  }
}

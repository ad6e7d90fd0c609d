/**
 * The same table for a program: one JSON object on each line out, one answer on each line in, written as in records;
 * `/undo`, `/why`, `/save` and `/quit` are the commands.
 */

import { toldTo } from '@castellan/engine';
import { type Call, EXIT } from '../command.ts';
import { writeText } from '../files.ts';
import type { Input } from './input.ts';
import { letBotsPlay, recordText, reply, type Sitting, undo } from './sitting.ts';

export async function playWithMachine(call: Call, sitting: Sitting, input: Input): Promise<number> {
  const { table, me } = sitting;
  let seen = 0;
  let kept = table.result === null ? -1 : table.lines.length;
  for (;;) {
    letBotsPlay(sitting);
    const events = sitting.log.slice(seen).flatMap((event) => toldTo(event, me) ?? []);
    seen = sitting.log.length;
    if (table.lines.length !== kept) await writeText(call, sitting.file, recordText(sitting));
    kept = table.lines.length;
    call.printJson({ events, view: table.view(me) });
    if (table.result !== null) break;
    if ((await listen(call, sitting, input)) === 'leave') break;
  }
  call.printJson({ saved: sitting.file, result: table.result });
  return EXIT.good;
}

/** Hears lines until one of them changes something. */
async function listen(call: Call, sitting: Sitting, input: Input): Promise<'changed' | 'leave'> {
  for (;;) {
    const line = await input.ask('');
    if (line === null || line === '/quit') return 'leave';
    if (line === '/why') call.printJson({ refused: sitting.table.refused(sitting.me) });
    else if (line === '/save') {
      await writeText(call, sitting.file, recordText(sitting));
      call.printJson({ saved: sitting.file });
    } else {
      const outcome = line === '/undo' ? undo(sitting) : reply(sitting, sitting.me, line);
      if (outcome.ok) return 'changed';
      call.printJson({ refusal: outcome.refusal });
    }
  }
}

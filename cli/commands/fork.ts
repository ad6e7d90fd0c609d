/** `castellan fork`: a record up to some moment, to be played on from there. */

import { fork, printRecord, recordOf } from '@castellan/engine';
import { wholeNumber } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { writeText } from '../files.ts';
import { openRecorded } from '../opened.ts';
import { guarded, readRecord, recordComplaint } from '../records.ts';

export const command: Command = {
  name: 'fork',
  args: [{ name: 'record', required: true }],
  flags: [
    { name: 'at', value: 'n' },
    { name: 'out', value: 'file' },
    { name: 'pack', value: 'file.json' },
  ],
  examples: ['fork game.txt --at 40 --out other.txt', 'fork game.txt --at 40 > other.txt', 'play --resume other.txt'],
  async run(call) {
    const [file] = call.given.args;
    const record = await readRecord(call, file);
    const { game, speaker } = await openRecorded(call, record, file);
    const at = wholeNumber(call.given, 'at', 0, record.lines.length, null);
    if (at === null) throw new Complaint('cli.missingFlag', { command: 'fork', flag: '--at n' });
    const forked = guarded(file, () => fork(game, record, at));
    if (!forked.ok) throw recordComplaint(speaker, file, forked.error);
    const kept = recordOf(forked.table, record.names, true);
    const text = printRecord(kept);
    const out = call.given.flags.get('out');
    if (out !== undefined) await writeText(call, out, text);
    if (call.given.flags.has('json')) {
      call.printJson({ game: record.game, at, of: record.lines.length, hash: kept.hash, file: out ?? null, record: text });
    } else if (out === undefined) call.stdout.write(text);
    else call.print(speaker.say('fork.written', { file: out, at, of: record.lines.length }));
    return EXIT.good;
  },
};

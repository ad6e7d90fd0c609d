/** `castellan verify`: whether a record is what it claims to be, or whether everything a server keeps would go on. */

import { parseRecord, type RecordError, stateHash, verify } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { readText } from '../files.ts';
import { openRecorded } from '../opened.ts';
import { guarded, sayRecordError } from '../records.ts';
import { printOutcome } from '../result.ts';

export const command: Command = {
  name: 'verify',
  args: [{ name: 'record', required: false }],
  flags: [
    { name: 'pack', value: 'file.json' },
    { name: 'data', value: 'folder|postgres://…' },
  ],
  examples: ['verify game.txt', 'verify game.txt --json', 'verify --data /var/lib/castellan'],
  async run(call) {
    const [file] = call.given.args;
    const folder = call.given.flags.get('data');
    if (folder !== undefined) {
      if (file !== undefined) throw new Complaint('cli.tooManyArguments', { command: 'verify', argument: file });
      // A record needs no server; to load one takes longer than most records.
      const { verifyData } = await import('../verify/data.ts');
      return verifyData(call, folder);
    }
    if (file === undefined) throw new Complaint('cli.missingArgument', { command: 'verify', argument: 'record' });
    const parsed = parseRecord(await readText(call, file));
    if (!parsed.ok) return reject(call, file, parsed.error, call.speaker, EXIT.misused);
    const { record } = parsed;
    const { game, speaker } = await openRecorded(call, record, file);
    const verified = guarded(file, () => verify(game, record));
    if (!verified.ok) return reject(call, file, verified.error, speaker, EXIT.bad);
    const { state } = verified;
    const hash = stateHash(state);
    if (call.given.flags.has('json')) {
      call.printJson({
        ok: true,
        game: record.game,
        version: record.version,
        answers: record.lines.length,
        finished: state.core.result !== null,
        hash,
        hashKept: record.hash !== null,
        commitment: record.commitment,
        result: state.core.result,
      });
      return EXIT.good;
    }
    const { print, paint } = call;
    const tick = paint.good('✓');
    print(`${tick} ${speaker.say('verify.answers', { n: record.lines.length, title: speaker.say('game.title') })}`);
    print(`${tick} ${speaker.say('verify.commitment', { hash: record.commitment })}`);
    print(
      record.hash === null
        ? `${paint.warn('–')} ${speaker.say('verify.noHash', { hash })}`
        : `${tick} ${speaker.say('verify.hash', { hash })}`,
    );
    if (state.core.result === null) print(`${paint.warn('–')} ${speaker.say('verify.unfinished')}`);
    else printOutcome(call, speaker, state.core.result);
    return EXIT.good;
  },
};

function reject(call: Call, file: string, error: RecordError, speaker: Speaker, exit: number): number {
  const problem = sayRecordError(speaker, error);
  if (call.given.flags.has('json'))
    call.printJson({ ok: false, line: error.line, error: error.key, detail: error.detail, message: problem });
  call.stderr.write(`castellan: ${speaker.say('cli.recordError', { file, line: error.line, problem })}\n`);
  return exit;
}

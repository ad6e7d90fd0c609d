/** `castellan play`: a table in the terminal, for one person against bots. */

import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import type { Opened } from '../opened.ts';
import { openGame, openRecorded, speakerAt } from '../opened.ts';
import { type Input, inputOf } from '../play/input.ts';
import { playWithMachine } from '../play/machine.ts';
import { screenOf } from '../play/screen.ts';
import { sitDown, sitDownAgain } from '../play/seating.ts';
import { playAtTerminal } from '../play/session.ts';
import type { Sitting } from '../play/sitting.ts';
import { chooseGame, chooseTable } from '../play/wishes.ts';
import { readRecord } from '../records.ts';

export const command: Command = {
  name: 'play',
  args: [{ name: 'game', required: false }],
  flags: [
    { name: 'seats', value: 'n' },
    { name: 'seat', value: 'n' },
    { name: 'bots', value: 'a,b,…' },
    { name: 'name', value: 'text' },
    { name: 'options', value: 'key=value,…' },
    { name: 'seed', value: 'text' },
    { name: 'resume', value: 'file' },
    { name: 'save', value: 'file' },
    { name: 'pack', value: 'file.json' },
  ],
  examples: [
    'play',
    'play monde-oublie --seats 4 --bots knight',
    'play monde-oublie --bots page,squire --seat 2',
    'play --resume game.txt',
  ],
  async run(call) {
    const input = inputOf(call);
    try {
      const seated = await takeASeat(call, input);
      if (seated === null) return EXIT.good;
      const { opened, sitting } = seated;
      if (call.given.flags.has('json')) return await playWithMachine(call, sitting, input);
      const speaker = await speakerAt(call, opened, sitting.names);
      return await playAtTerminal(screenOf(call, opened, speaker, sitting.names.length), sitting, input);
    } finally {
      input.close();
    }
  },
};

/** What a saved game has settled already. */
const FIXED = ['seats', 'options', 'seed'];

async function takeASeat(call: Call, input: Input): Promise<{ readonly opened: Opened; readonly sitting: Sitting } | null> {
  const [named] = call.given.args;
  const file = call.given.flags.get('resume');
  if (file !== undefined) {
    if (named !== undefined) throw new Complaint('play.notWithResume', { flag: named });
    for (const flag of FIXED) if (call.given.flags.has(flag)) throw new Complaint('play.notWithResume', { flag: `--${flag}` });
    const record = await readRecord(call, file);
    const opened = await openRecorded(call, record, file);
    return { opened, sitting: await sitDownAgain(call, opened, record, file) };
  }
  const id = named ?? (await chooseGame(call, input));
  if (id === null) return null;
  const opened = await openGame(call, id);
  const wishes = named === undefined ? await chooseTable(call, input, opened) : {};
  return wishes === null ? null : { opened, sitting: await sitDown(call, opened, wishes) };
}

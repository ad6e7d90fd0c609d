/** Hosts one table for one page: loads it, keeps it, lets its bots think. */

import { type Game, type GameRecord, replay, type State, setupOf, whyNotItsEnd } from '@castellan/engine';
import { DeviceTable, NotStored, type Surroundings } from './device.ts';
import { gameWithPack, UnknownGame } from './games.ts';
import { hold } from './hold.ts';
import { type KeptTable, newLocalId, newSeed } from './kept.ts';
import { layPractice, type Practice, type Told, tableOf } from './practice.ts';
import { asRecord, fromRecord } from './record.ts';
import { Thinker } from './thinker.ts';
import type { Command, FromHost, Opening, Replies, Request, ToHost, Trouble } from './wire.ts';

/** Only what is kept needs a place to be kept in. */
const store = () => import('./store.ts');

const bots = new Thinker();
/** Hints and the coach wait for no bot. */
const adviser = new Thinker();
let hosted: DeviceTable | null = null;
/** Only what is tried and not kept may be rewound at will. */
let isPractice = false;
/** What the example that is laid says to try. */
let tries: readonly Told[] = [];
/** Requests wait until the table is there, or will not be. */
let opened: Promise<void> = Promise.resolve();

function post(message: FromHost): void {
  postMessage(message);
}

function tell(trouble: Trouble): void {
  hosted?.close();
  hosted = null;
  post({ kind: 'trouble', trouble });
}

async function open(id: string, takeOver: boolean): Promise<void> {
  await hold(id, takeOver, () => tell({ kind: 'elsewhere' }));
  const { keptTable, TableGone, writeFrom } = await store();
  // Where the table is gone there is nothing to go on with; what else goes wrong may go right the next time.
  const missed = (error: unknown): never => {
    if (error instanceof TableGone) tell({ kind: 'missing' });
    throw error;
  };
  const found = await keptTable(id);
  if (found === null) return tell({ kind: 'missing' });
  const { lines } = found;
  const game = await gameWithPack(found.kept.game, found.kept.pack);
  const kept: KeptTable = { ...found.kept, version: found.kept.version ?? game.version };
  hosted = replayed(game, kept, asRecord(kept, lines), {
    store: (...what) => writeFrom(...what).catch(missed),
    think: async (about, signal) => {
      const { text, memory } = await bots.think<'line'>({ kind: 'line', about }, signal);
      if (about.memory !== undefined && memory !== null) Object.assign(about.memory, memory);
      return text;
    },
    advise: (about, signal) => adviser.think<'advice'>({ kind: 'advice', about }, signal),
    doubt: (about, signal) => adviser.think<'doubt'>({ kind: 'doubt', about }, signal),
    show: (shown) => post({ kind: 'shown', shown }),
    now: () => Date.now(),
    failed: fail,
  });
  hosted?.open();
}

/** The table of a record that this device can replay; what cannot be replayed is told. */
function replayed(game: Game<State>, kept: KeptTable, record: GameRecord, around: Surroundings): DeviceTable | null {
  const from = setupOf(game, record);
  if (!from.ok) {
    tell({ kind: 'unreplayable', error: from.error });
    return null;
  }
  try {
    return new DeviceTable(game, kept, record.lines, around);
  } catch (error) {
    // What replays is replayed once; what is wrong with the rest is told by reading it as a record.
    const found = replay(game, record);
    if (found.ok) throw error;
    tell({ kind: 'unreplayable', error: found.error });
    return null;
  }
}

async function look({ record, title = '', level }: Opening & { readonly kind: 'look' }): Promise<void> {
  const game = await gameWithPack(record.game, record.pack);
  // Whenever it is looked at it is the same table.
  const kept = { ...fromRecord(record, title, null, level), id: record.commitment };
  const looked = replayed(game, kept, record, {
    store: () => Promise.reject(new Error('a record is not played')),
    think: () => Promise.reject(new Error('a record is not played')),
    advise: () => Promise.resolve(null),
    doubt: () => Promise.resolve(null),
    show: (shown) => post({ kind: 'shown', shown }),
    now: () => Date.now(),
    failed: () => undefined,
  });
  if (looked === null) return;
  const error = whyNotItsEnd(record, looked.state);
  if (error !== null) return tell({ kind: 'unreplayable', error });
  hosted = looked;
  hosted.open();
}

async function practise(practice: Practice): Promise<void> {
  hosted?.close();
  const laid = await layPractice(practice);
  if ('key' in laid) return tell({ kind: 'unreplayable', error: laid });
  isPractice = true;
  tries = laid.tries;
  hosted = tableOf(laid, { show: (shown) => post({ kind: 'shown', shown }), failed: fail });
  hosted.open();
}

function fail(error: unknown): void {
  if (error instanceof UnknownGame) tell({ kind: 'unknownGame', game: error.message });
  else if (error instanceof NotStored) tell({ kind: 'notStored' });
  else tell({ kind: 'broken', message: String(error) });
}

function obey(command: Command): void {
  switch (command.kind) {
    case 'open':
      opened = open(command.table, command.takeOver).catch(fail);
      return;
    case 'look':
      opened = look(command).catch(fail);
      return;
    case 'practise':
      opened = practise(command.practice).catch(fail);
      return;
    case 'uncover':
      hosted?.uncover();
      return;
    case 'hurry':
      hosted?.hurry();
      return;
    case 'resign':
      void hosted?.resign();
      return;
    case 'setStanding':
      void hosted?.setStanding(command.standing);
      return;
    case 'clearStanding':
      void hosted?.clearStanding(command.which);
  }
}

async function fulfil(request: Request): Promise<Replies[keyof Replies]> {
  await opened;
  const table = hosted;
  if (table === null) throw new Error('no table is open');
  switch (request.kind) {
    case 'answer':
      return table.answer(request.text, request.question);
    case 'answerAll':
      return table.answerAll(request.plan, request.question);
    case 'foresee':
      return table.foresee(request.texts);
    case 'undo':
      return table.undo();
    case 'hold':
      return table.hold(request.question);
    case 'refused':
      return table.refused(request.question);
    case 'hint':
      return table.hint();
    case 'doubt':
      return table.doubt(request.text, request.share);
    case 'rewind':
      if (!isPractice) throw new Error('what is played is not rewound');
      return table.rewind(request.seq);
    case 'tries':
      return tries;
    case 'record':
      return table.record();
    case 'at':
      return table.at(request.seq, request.seat);
    case 'fork': {
      const { kept, lines } = table.forked(request.seq, newLocalId(), request.origin);
      await (await store()).keepTable(kept, lines);
      return kept.id;
    }
    case 'rematch': {
      const kept = table.again(newLocalId(), newSeed(), request.isSequel);
      await (await store()).keepTable(kept);
      return kept.id;
    }
  }
}

export function hostTable(): void {
  addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
    if (data.id === null) return obey(data.command);
    const { id, request } = data;
    fulfil(request).then(
      (value) => post({ kind: 'reply', id, value }),
      (error: unknown) => post({ kind: 'failed', id, message: String(error) }),
    );
  });
}

/** `castellan replay`: what happened in a record, and how the table stood at any moment of it. */

import { completeOptions, type GameRecord, type Seat, type State, stateHash, type Table, toldTo } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { wholeNumber } from '../arguments.ts';
import { tableText } from '../board/table.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { wrap } from '../layout.ts';
import { type Opened, openRecorded } from '../opened.ts';
import { answerInWords } from '../play/labels.ts';
import { type Played, readRecord, sentences, walk } from '../records.ts';
import { printOutcome } from '../result.ts';

export const command: Command = {
  name: 'replay',
  args: [{ name: 'record', required: true }],
  flags: [
    { name: 'at', value: 'n' },
    { name: 'seat', value: 'n' },
    { name: 'pack', value: 'file.json' },
  ],
  examples: ['replay game.txt', 'replay game.txt --at 40', 'replay game.txt --at 40 --seat 2 --json'],
  async run(call) {
    const [file] = call.given.args;
    const record = await readRecord(call, file);
    const opened = await openRecorded(call, record, file);
    const at = wholeNumber(call.given, 'at', 0, record.lines.length, record.lines.length);
    const chosen = wholeNumber(call.given, 'seat', 1, record.seats, null);
    const seat = chosen === null ? null : chosen - 1;
    const { table, played } = walk(opened.speaker, file, opened.game, record, at);
    if (call.given.flags.has('json')) call.printJson(replayJson(record, at, seat, table, played));
    else print(call, opened, record, at, seat, table, played);
    return EXIT.good;
  },
};

/** With the eyes of a seat: its own answers, what it was told, what it saw. */
function replayJson(record: GameRecord, at: number, seat: Seat | null, table: Table<State>, played: readonly Played[]): object {
  const { board, waiting, result } = table.view(seat);
  return {
    game: record.game,
    version: record.version,
    seats: record.seats,
    names: record.names,
    options: completeOptions(table.game, record.options),
    pack: record.pack,
    at,
    of: record.lines.length,
    opening: table.opening.flatMap((event) => toldTo(event, seat) ?? []),
    answers: played.map(({ seat: by, text, told }) => ({
      seat: by,
      ...(seat === null || seat === by ? { text } : {}),
      events: told.flatMap((event) => toldTo(event, seat) ?? []),
    })),
    view: board,
    waiting,
    ...(seat === null ? { hash: stateHash(table.state) } : {}),
    result,
  };
}

function print(
  call: Call,
  opened: Opened & { readonly speaker: Speaker },
  record: GameRecord,
  at: number,
  seat: Seat | null,
  table: Table<State>,
  played: readonly Played[],
): void {
  const { paint, width } = call;
  const { speaker } = opened;
  const shown = tableText(opened, speaker, record.seats);
  const { names } = shown;
  call.print(`${paint.strong(speaker.say('game.title'))} · ${names.map((name, who) => paint.seat(who, name)).join(', ')}`);
  call.print(paint.faint(speaker.say('replay.at', { at, of: record.lines.length })));
  call.print();
  const digits = String(record.lines.length).length;
  const tell = (told: Played['told']): string[] =>
    sentences(speaker, told, seat).flatMap((sentence) =>
      wrap(sentence, width - digits - 4).map((line) => `${' '.repeat(digits + 3)}${line}`),
    );
  for (const line of tell(table.opening)) call.print(paint.faint(line));
  played.forEach(({ seat: by, text, question, interjections, told }, i) => {
    const number = paint.faint(String(i + 1).padStart(digits));
    const known = seat === null || seat === by ? ` · ${answerInWords(speaker, question, interjections, text)}` : '';
    const happened = tell(told);
    if (known === '' && happened.length === 0) return;
    for (const line of wrap(`${number} ${paint.seat(by, names[by])}${known}`, width, ' '.repeat(digits + 1))) call.print(line);
    for (const line of happened) call.print(paint.faint(line));
  });
  call.print();
  const view = table.view(seat);
  const board = shown.draw(view.board, seat, width - 2);
  for (const line of board.common) call.print(line);
  board.players.forEach(({ head, lines }, who) => {
    const [first, ...rest] = wrap(`${names[who]}${head === '' ? '' : ` · ${head}`}`, width, '  ');
    call.print(first.replace(names[who], paint.seat(who, names[who])));
    for (const line of [...rest, ...lines]) call.print(line);
  });
  call.print();
  for (const { seat: asked, step } of view.waiting) call.print(speaker.say(`waiting.${step}`, asked === null ? {} : { seat: asked }));
  if (view.result !== null) printOutcome(call, speaker, view.result);
}

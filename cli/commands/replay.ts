/** `castellan replay`: what happened in a record, and how the table stood at any moment of it. */

import { completeOptions, type GameRecord, openQuestions, type Seat, type State, stateHash, toldTo } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { wholeNumber } from '../arguments.ts';
import { boardOf } from '../board/board.ts';
import { wordsOf } from '../board/words.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { wrap } from '../layout.ts';
import { type Opened, openRecorded } from '../opened.ts';
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
    const { state, played } = walk(opened.speaker, file, opened.game, record, at);
    if (call.given.flags.has('json')) call.printJson(replayJson(opened, record, at, seat, state, played));
    else print(call, opened, record, at, seat, state, played);
    return EXIT.good;
  },
};

function replayJson({ game }: Opened, record: GameRecord, at: number, seat: Seat | null, state: State, played: readonly Played[]): object {
  return {
    game: record.game,
    version: record.version,
    seats: record.seats,
    names: record.names,
    options: completeOptions(game, record.options),
    pack: record.pack,
    at,
    of: record.lines.length,
    answers: played.map(({ seat: by, text, told }) => ({
      seat: by,
      text,
      events: told.flatMap((event) => toldTo(event, seat) ?? []),
    })),
    view: game.view(state, seat),
    waiting: openQuestions(game, state).map((q) => ({ seat: q.seat, step: q.frame.step })),
    hash: stateHash(state),
    result: state.core.result,
  };
}

function print(
  call: Call,
  { game, messages, speaker }: Opened & { readonly speaker: Speaker },
  record: GameRecord,
  at: number,
  seat: Seat | null,
  state: State,
  played: readonly Played[],
): void {
  const { paint, width } = call;
  const names = record.names.map((_, who) => speaker.say('cli.nameOfSeat', { seat: who }));
  call.print(`${paint.strong(speaker.say('game.title'))} · ${names.map((name, who) => paint.seat(who, name)).join(', ')}`);
  call.print(paint.faint(speaker.say('replay.at', { at, of: record.lines.length })));
  call.print();
  const digits = String(record.lines.length).length;
  played.forEach(({ seat: by, text, told }, i) => {
    const number = String(i + 1).padStart(digits);
    call.print(`${paint.faint(number)} ${paint.seat(by, names[by])} ${text}`);
    for (const sentence of sentences(speaker, told, seat))
      for (const line of wrap(sentence, width - digits - 4)) call.print(paint.faint(`${' '.repeat(digits + 3)}${line}`));
  });
  call.print();
  const board = boardOf(game.view(state, seat), seat, wordsOf(speaker, messages, names), width);
  for (const line of board.common) call.print(line);
  board.players.forEach((lines, who) => {
    call.print(paint.seat(who, names[who]));
    for (const line of lines) call.print(line);
  });
  call.print();
  for (const q of openQuestions(game, state)) call.print(speaker.say(`waiting.${q.frame.step}`, { ...q.params, seat: q.seat }));
  if (state.core.result !== null) printOutcome(call, speaker, state.core.result);
}

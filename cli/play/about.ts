/** All there is to tell of something, by its name. */

import type { Thing } from '../board/own.ts';
import type { TableText } from '../board/table.ts';
import { wrap } from '../layout.ts';
import type { Screen } from './screen.ts';
import type { Sitting } from './sitting.ts';

/** More than this many are only named. */
const MOST_TOLD = 4;
const MOST_NAMED = 24;

export function tellAbout({ call, table }: Screen, { table: played, me }: Sitting, asked: string): void {
  if (asked === '') {
    call.print(call.speaker.say('play.aboutWhat'));
    return;
  }
  const { board } = played.view(me);
  const found = named([...players(table, board, call.width), ...table.things(board, me, call.width)], asked);
  if (found.length === 0) call.print(call.paint.bad(call.speaker.say('play.unknownThing', { text: asked })));
  else if (found.length > MOST_TOLD) {
    const names = found.slice(0, MOST_NAMED).map(({ name }) => name);
    const text = call.speaker.say('play.severalThings', { names, more: found.length - names.length });
    for (const line of wrap(text, call.width - 2, '  ')) call.print(`  ${line}`);
  } else
    for (const { name, lines } of found) {
      call.print(`  ${call.paint.strong(name)}`);
      for (const line of lines) for (const part of wrap(line, call.width - 4, '  ')) call.print(`    ${part}`);
    }
}

/** Each player, with all that lies before them. */
function players(table: TableText, board: Parameters<TableText['draw']>[0], width: number): Thing[] {
  return table.names.map((name, seat) => {
    const { head, lines } = table.draw(board, seat, width - 4).players[seat];
    return { name, lines: [...(head === '' ? [] : [head]), ...lines.map((line) => line.replace(/^ {2}/, ''))] };
  });
}

/** Things of that name, or else those whose names begin with it, or hold it; what is told of one name stands together. */
function named(things: readonly Thing[], asked: string): readonly Thing[] {
  const wanted = plain(asked);
  const by = (test: (name: string) => boolean): Thing[] => things.filter(({ name }) => test(plain(name)));
  const found = [
    by((name) => name === wanted),
    by((name) => name.startsWith(wanted)),
    by((name) => wanted.split(' ').every((word) => name.includes(word))),
  ].find(({ length }) => length > 0);
  const together = new Map<string, Set<string>>();
  for (const { name, lines } of found ?? []) together.set(name, new Set([...(together.get(name) ?? []), ...lines]));
  return [...together].map(([name, lines]) => ({ name, lines: [...lines] }));
}

/** A name for comparing: no capitals, no accents, one kind of apostrophe. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase().trim();
}

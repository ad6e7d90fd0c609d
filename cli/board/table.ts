/** A game's table as text: by the board the game has of its own, or by its view alone. */

import type { Json, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { Opened } from '../opened.ts';
import { boardOf } from './board.ts';
import type { Board, Thing } from './own.ts';
import { wordsOf } from './words.ts';

export interface TableText {
  readonly names: readonly string[];
  draw(view: Json, me: Seat | null, width: number): Board;
  /** What can be asked after by its name: what is printed, and the words of the glossary. */
  things(view: Json, me: Seat, width: number): readonly Thing[];
}

export function tableText({ board, messages }: Opened, speaker: Speaker, seats: number): TableText {
  const names = Array.from({ length: seats }, (_, seat) => speaker.say('cli.nameOfSeat', { seat }));
  const words = wordsOf(speaker, messages, names);
  const terms = Object.keys(messages).flatMap((key): Thing[] => {
    const help = `${key}.help`;
    return /^term\.\w+$/.test(key) && speaker.has(help) ? [{ name: speaker.say(key), lines: [speaker.say(help)] }] : [];
  });
  return {
    names,
    draw: (view, me, width) => (board === null ? boardOf(view, me, words, width) : board.draw(view, { speaker, me, width })),
    things: (view, me, width) => [...(board?.things(view, { speaker, me, width }) ?? []), ...terms],
  };
}

/** A position laid to be tried as often as one likes, and its rivals, who play the same every time. */

import { fastChance, type Game, type GameRecord, type Seat, type State } from '@castellan/engine';
import { choose } from './bot.ts';
import type { Thought } from './device.ts';
import type { Chair, KeptTable } from './kept.ts';
import { fromRecord } from './record.ts';

export interface Practice {
  /** What led to the position. */
  readonly record: GameRecord;
  /** Whom the reader plays. */
  readonly seat: Seat;
  readonly name: string;
  readonly title: string;
  /** Whether the others answer too; else the position stands still once the reader's turn is over. */
  readonly rivalsPlay: boolean;
}

/** Pages are gentle; advice is a squire's, which comes at once. */
const RIVAL = 'page';
const ADVISER = 'squire';

export function practiceTable({ record, seat: mine, name, title }: Practice): KeptTable {
  const kept = fromRecord(record, title, null);
  const chairs = kept.chairs.map(
    (chair, seat): Chair => (seat === mine ? { kind: 'person', name } : { kind: 'bot', name: chair.name, level: RIVAL }),
  );
  return { ...kept, chairs, stage: 'playing' };
}

/** What a rival answers, or what is advised; nothing ever where rivals stand still. */
export function rivalOf({ seat: mine, rivalsPlay }: Practice, game: Game<State>, thought: Thought): Promise<string | null> {
  if (thought.seat === mine) return Promise.resolve(rivalAnswer(game, { ...thought, level: ADVISER }));
  return rivalsPlay ? Promise.resolve(rivalAnswer(game, { ...thought, level: RIVAL })) : new Promise(() => undefined);
}

function rivalAnswer(game: Game<State>, thought: Thought): string | null {
  return choose(game, thought, fastChance(thought.state.core.chance.moments));
}

/** What a gentle rival answers in a position: the same every time. */
export function gentleAnswer(game: Game<State>, state: State, seat: Seat): string | null {
  return rivalAnswer(game, { game: game.id, pack: '', state, seat, level: RIVAL, character: 'even' });
}

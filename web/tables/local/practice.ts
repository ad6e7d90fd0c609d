/** A position laid to be tried as often as one likes. Who plays against the reader is fetched when first asked. */

import type { Game, GameRecord, Seat, State } from '@castellan/engine';
import type { Thought } from './device.ts';
import type { Chair, KeptTable } from './kept.ts';
import { fromRecord } from './record.ts';

export interface Practice {
  /** By which its table is told from that of the position before. */
  readonly id: string;
  /** What led to the position. */
  readonly record: GameRecord;
  /** Whom the reader plays. */
  readonly seat: Seat;
  readonly name: string;
  readonly title: string;
  /** Whether the others answer too; else the position stands still once the reader's turn is over. */
  readonly rivalsPlay: boolean;
}

/** Pages are gentle. */
const RIVAL = 'page';

export function practiceTable({ id, record, seat: mine, name, title }: Practice): KeptTable {
  const kept = fromRecord(record, title, null);
  const chairs = kept.chairs.map(
    (chair, seat): Chair => (seat === mine ? { kind: 'person', name } : { kind: 'bot', name: chair.name, level: RIVAL }),
  );
  return { ...kept, id, chairs, stage: 'playing' };
}

/** What a rival answers, or what is advised; nothing ever where rivals stand still. */
export async function rivalOf({ seat: mine, rivalsPlay }: Practice, game: Game<State>, thought: Thought): Promise<string | null> {
  if (thought.seat !== mine && !rivalsPlay) return new Promise(() => undefined);
  const { advice, gentleAnswer } = await import('./gentle.ts');
  return thought.seat === mine ? advice(game, thought) : gentleAnswer(game, thought.state, thought.seat, thought.answers);
}

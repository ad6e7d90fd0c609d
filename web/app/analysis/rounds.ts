/** The rounds of a game as its analysis tells them, and the points when each was over. */

import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { roundWord } from '../../shell/ending/verdict.ts';
import type { GameScreen } from '../../shell/index.ts';
import { type Moment, momentOf, roundsIn } from '../../shell/replay.ts';
import type { LogEntry, TableClient } from '../../tables/client.ts';

export interface Tally {
  /** After so many answers. */
  readonly after: Moment;
  /** By seat. */
  readonly points: readonly number[];
}

/** Rounds, or turns where a game goes by those of its players alone. */
export interface Parts {
  readonly kind: 'round' | 'turn';
  /** Moments at which one begins. */
  readonly begun: readonly Moment[];
}

export const NO_PARTS: Parts = { kind: 'round', begun: [] };

/** One that began with the end of the game, after `length` answers, was not played. */
export function partsOf(log: readonly LogEntry[], length = Number.POSITIVE_INFINITY): Parts {
  const isPlayed = (begun: Moment): boolean => begun < length;
  const rounds = roundsIn(log).filter(isPlayed);
  if (rounds.length > 0) return { kind: 'round', begun: rounds };
  const turns = log.filter(({ key }) => key === 'turnBegan').map(momentOf);
  return { kind: 'turn', begun: [...new Set(turns)].filter(isPlayed).sort((one, other) => one - other) };
}

/** What the game calls the `n`th of them. */
export function partInWords({ kind }: Parts, speaker: Speaker, n: number): string {
  return kind === 'turn' ? speaker.say('page.turn', { n }) : speaker.say(roundWord(speaker, 'round'), { n });
}

/** When each was over: with the beginning of the next, the last with the game. */
export function endsOf({ begun }: Parts, length: number): readonly Moment[] {
  return begun.map((_, n) => begun[n + 1] ?? length);
}

/** The one a moment lies in, counted from 1; 0 where there are none. What ends a round belongs to it. */
export function partAt({ begun }: Parts, at: Moment): number {
  return Math.max(Math.min(1, begun.length), begun.filter((moment) => moment < at).length);
}

/** Of how many one is named under an axis that has room for so many names. */
export function everyOf(parts: number, room: number): number {
  return Math.max(1, Math.ceil(parts / room));
}

/** What a screen compares, at these moments; at the end what the game itself counted. */
export async function pointsAt(
  client: Pick<TableClient, 'at'>,
  screen: Pick<GameScreen<unknown>, 'score'>,
  seats: readonly Seat[],
  moments: readonly Moment[],
): Promise<readonly Tally[]> {
  const found: Tally[] = [];
  for (const after of moments) {
    const view = await client.at(after, null);
    if (view !== null) found.push({ after, points: view.result?.scores ?? seats.map((seat) => screen.score(view.board, seat)) });
  }
  return found;
}

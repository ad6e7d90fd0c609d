/** Games that were played to their end or brought here, wherever they are kept, as lists show them. */

import type { Result, Seat } from '@castellan/engine';
import type { TableInfo } from '@castellan/server/protocol';
import type { Tincture } from '../../design/tinctures.ts';
import type { KeptTable } from '../../tables/local/kept.ts';
import { namesAt } from '../../tables/names.ts';
import { shieldsOf } from '../games/shields.ts';

/** How it ended for whoever looks: `watched` where they had no seat, `open` where nobody won by the rules. */
export type Outcome = 'won' | 'lost' | 'watched' | 'open';

export interface Rival {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
}

export interface Played {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly local: boolean;
  readonly forkedAt: number | null | undefined;
  readonly names: readonly string[];
  readonly shields: readonly Tincture[];
  /** My seat; null where I looked on. */
  readonly seat: Seat | null;
  readonly rivals: readonly Rival[];
  readonly result: Result | null;
  readonly winners: readonly Seat[];
  readonly outcome: Outcome;
  readonly answers: number;
  /** When it was last touched, in milliseconds. */
  readonly when: number;
}

function outcomeOf(seat: Seat | null, winners: readonly Seat[], isDecided: boolean): Outcome {
  if (!isDecided) return 'open';
  return seat === null ? 'watched' : winners.includes(seat) ? 'won' : 'lost';
}

/** A table on this device; null while it is being played. */
export function playedHere(kept: KeptTable): Played | null {
  if (kept.stage === 'playing') return null;
  const { result } = kept.summary;
  const people = kept.chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Who brought a record had no seat in it, and where several share a device none of them is the reader more than the others.
  const seat = kept.stage === 'imported' || people.length !== 1 ? null : people[0];
  const winners = kept.stage === 'resigned' ? [] : (result?.winners ?? []);
  return {
    id: kept.id,
    game: kept.game,
    title: kept.title,
    local: true,
    forkedAt: kept.forked?.at,
    names: kept.chairs.map(({ name }) => name),
    shields: shieldsOf(kept.game, kept.seats, kept.options),
    seat,
    rivals: kept.chairs.flatMap(({ name, kind }, at) => (at === seat ? [] : [{ seat: at, name, isBot: kind === 'bot' }])),
    result,
    winners,
    outcome: kept.stage === 'resigned' ? (seat === null ? 'open' : 'lost') : outcomeOf(seat, winners, result !== null),
    answers: kept.summary.seq,
    when: kept.touched,
  };
}

export function playedThere(info: TableInfo): Played {
  const names = namesAt(info.id, info.seats);
  const result = info.ending?.result ?? null;
  const winners = info.ending?.winners ?? [];
  return {
    id: info.id,
    game: info.game,
    title: info.title,
    local: false,
    forkedAt: info.forked ? info.forkedAt : undefined,
    names,
    shields: shieldsOf(info.game, info.seats.length, info.options),
    seat: info.mine,
    rivals: info.seats.flatMap(({ seat, kind }) => (seat === info.mine ? [] : [{ seat, name: names[seat], isBot: kind === 'bot' }])),
    result,
    winners,
    outcome: outcomeOf(info.mine, winners, winners.length > 0),
    answers: info.answers,
    when: info.updated,
  };
}

/** The place of a seat at the end: how many came before it, and one. Null where nothing was counted. */
export function placeOf({ result, winners }: Pick<Played, 'result' | 'winners'>, seat: Seat): number | null {
  if (winners.includes(seat)) return 1;
  if (result === null) return null;
  const before = result.scores.filter((score, other) => other !== seat && (winners.includes(other) || score > result.scores[seat]));
  return Math.max(before.length, winners.length > 0 ? 1 : 0) + 1;
}

/** By how much it was won, in shares of the best score: how close it was, and so how worth seeing again. */
export function marginOf({ result, winners }: Pick<Played, 'result' | 'winners'>): number | null {
  if (result === null || winners.length !== 1 || result.scores.length < 2) return null;
  const best = result.scores[winners[0]];
  const next = Math.max(...result.scores.filter((_, seat) => !winners.includes(seat)));
  return (best - next) / Math.max(1, Math.abs(best));
}

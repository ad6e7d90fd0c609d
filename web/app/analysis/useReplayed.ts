/** The game beside its analysis: replayed in a worker, so that any moment of it can be seen. */

import type { Slip } from '@castellan/bots';
import type { GameRecord, Seat, SeatView } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameScreen } from '../../shell/index.ts';
import { type Moment, Views } from '../../shell/replay.ts';
import { askedInWords, NOTHING_TAKEN_UP } from '../../shell/words.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import { LocalTable } from '../../tables/local/table.ts';
import { useLoad } from '../lists/load.ts';
import { screenOf } from '../table/screens.ts';
import { endsOf, type Parts, partsOf, pointsAt, type Tally } from './rounds.ts';

export interface Replayed {
  readonly client: LocalTable;
  readonly snapshot: TableSnapshot;
  /** Null for a game that draws no board. */
  readonly screen: GameScreen<unknown> | null;
  readonly parts: Parts;
}

/** Null until it has been replayed, and where it cannot be. */
export function useReplayed(record: GameRecord): Replayed | null {
  const client = useMemo(() => new LocalTable({ kind: 'look', record }), [record]);
  useEffect(() => () => client.close(), [client]);
  const { now } = useLoad(() => screenOf(record.game), record.game);
  const snapshot = client.snapshot.value;
  return useMemo(
    () =>
      snapshot === null || now.state !== 'ready'
        ? null
        : { client, snapshot, screen: now.value, parts: partsOf(snapshot.log, record.lines.length) },
    [client, snapshot, now, record],
  );
}

/** The points at the end of each round; none until they are counted. */
export function useTallies(replayed: Replayed | null, length: number): readonly Tally[] {
  const { now } = useLoad(
    async () => {
      if (replayed === null || replayed.screen === null) return [];
      const { client, screen, parts, snapshot } = replayed;
      const seats = snapshot.sitters.map(({ seat }) => seat);
      return pointsAt(client, screen, seats, endsOf(parts, length));
    },
    String(replayed?.parts.begun ?? ''),
  );
  return now.state === 'ready' ? now.value : [];
}

/** The questions that answers were given to, by the answer: which it was, and in words. */
export type Questions = ReadonlyMap<number, { readonly step: string; readonly words: string }>;

const NO_QUESTIONS: Questions = new Map();

/** The dearest are looked up, so that a long game is not walked through for all of them. */
const LOOKED_UP = 24;

/** What those were asked who gave something away; none until that is known. */
export function useQuestions(replayed: Replayed | null, slips: readonly Slip[], speaker: Speaker): Questions {
  const dearest = slips.toSorted((one, other) => other.loss - one.loss).slice(0, LOOKED_UP);
  const { now } = useLoad(
    async () => {
      const found = new Map<number, { readonly step: string; readonly words: string }>();
      for (const { line, seat } of dearest.toSorted((one, other) => one.line - other.line)) {
        const asked = (await replayed?.client.at(line, seat))?.asked ?? null;
        if (asked !== null) found.set(line, { step: asked.step, words: askedInWords(speaker, asked, NOTHING_TAKEN_UP, seat) });
      }
      return found;
    },
    `${replayed === null} ${dearest.map(({ line }) => line)}`,
  );
  return now.state === 'ready' ? now.value : NO_QUESTIONS;
}

/** What was to be seen at a moment; what was seen before until it has come. */
export function useSeen({ client }: Replayed, at: Moment, eyes: Seat | null): SeatView | null {
  const views = useMemo(() => new Views((moment, seat) => client.at(moment, seat)), [client]);
  const [view, setView] = useState<SeatView | null>(null);
  useEffect(() => {
    let wanted = true;
    views.want(at, eyes, (seen) => wanted && seen !== null && setView(seen)).catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [views, at, eyes]);
  return view;
}

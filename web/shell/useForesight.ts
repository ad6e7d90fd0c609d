/** What can be said in advance of answers that are about to be given. */

import type { Foresight, SeatView } from '@castellan/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableClient } from '../tables/client.ts';
import { useDesk } from './desk.ts';

/** Milliseconds a mind must rest on an answer before it is looked into. */
const RESTS = 120;

/** What was asked about a moment: board and prompt may ask about the same answers. */
const asked = new WeakMap<SeatView, Map<string, Promise<Foresight | null>>>();

function foreseen(client: TableClient, view: SeatView, texts: readonly string[]): Promise<Foresight | null> {
  const known = asked.get(view) ?? new Map<string, Promise<Foresight | null>>();
  asked.set(view, known);
  const key = texts.join('\n');
  const found = known.get(key) ?? client.foresee(texts).catch(() => null);
  known.set(key, found);
  // What could not be found out may be another time.
  void found.then((foresight) => foresight === null && known.delete(key));
  return found;
}

interface Known {
  readonly of: string;
  readonly foresight: Foresight;
}

/** The name of what is asked about, and what is known of whatever was asked about last. */
function useAsking(texts: readonly string[] | null): { readonly of: string | null; readonly known: Known | null } {
  const { client, looking, me, snapshot } = useDesk();
  const { sending, view } = snapshot;
  const [known, know] = useState<Known | null>(null);
  const question = view.asked?.id;
  const isSilent = texts === null || me === null || looking || sending !== null || (texts.length > 0 && question === undefined);
  // As things stand, they change with whatever anybody answers.
  const of = isSilent ? null : [texts.length === 0 ? view.seq : question, ...texts].join('\n');
  const now = useRef({ view, texts });
  now.current = { view, texts };
  useEffect(() => {
    if (of === null) return;
    let isPast = false;
    const timer = setTimeout(() => {
      foreseen(client, now.current.view, now.current.texts ?? []).then((foresight) => {
        if (!isPast && foresight !== null) know({ of, foresight });
      });
    }, RESTS);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [client, of]);
  return { of, known };
}

/** Of these answers, given now one after the other; null while nothing is chosen, or not yet known. */
export function useForesight(texts: readonly string[] | null): Foresight | null {
  const { of, known } = useAsking(texts);
  return known !== null && known.of === of ? known.foresight : null;
}

/** The same, or what was known last of the same matter until it is known. Without answers: of what comes as things stand. */
export function useLastForesight(
  texts: readonly string[] | null,
  matter: string,
): { readonly foresight: Foresight | null; readonly isLate: boolean } {
  const { of, known } = useAsking(texts);
  const last = useRef<{ readonly matter: string; readonly foresight: Foresight } | null>(null);
  const isKnown = known !== null && known.of === of;
  if (isKnown) last.current = { matter, foresight: known.foresight };
  return { foresight: last.current?.matter === matter ? last.current.foresight : null, isLate: of !== null && !isKnown };
}

/** How answers end undo, if they do: by dice, or by showing something. */
export function endsUndo(foresight: Foresight | null): 'die' | 'eye' | undefined {
  if (foresight === null) return undefined;
  if (foresight.chance !== 'never') return 'die';
  return foresight.shown ? 'eye' : undefined;
}

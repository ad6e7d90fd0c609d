/** What can be said in advance of answers that are about to be given. */

import type { Foresight } from '@castellan/engine';
import { useEffect, useState } from 'preact/hooks';
import { useDesk } from './desk.ts';

/** Milliseconds a mind must rest on an answer before it is looked into. */
const RESTS = 120;

/** Of these answers, given now one after the other; null while nothing is chosen, or not yet known. */
export function useForesight(texts: readonly string[] | null): Foresight | null {
  const { client, me, snapshot } = useDesk();
  const [known, know] = useState<{ readonly of: string; readonly foresight: Foresight | null } | null>(null);
  const { view } = snapshot;
  const question = view.asked?.id ?? '';
  const of = texts === null || me === null || question === '' ? null : `${question}\n${texts.join('\n')}`;
  useEffect(() => {
    if (of === null || texts === null) return;
    let isPast = false;
    const timer = setTimeout(() => {
      client.foresee(texts).then(
        (foresight) => {
          if (!isPast) know({ of, foresight });
        },
        () => undefined,
      );
    }, RESTS);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
    // The answers are in `of`.
  }, [client, of]);
  return known !== null && known.of === of ? known.foresight : null;
}

/** How answers end undo, if they do: by dice, or by showing something. */
export function endsUndo(foresight: Foresight | null): 'die' | 'eye' | undefined {
  if (foresight === null) return undefined;
  if (foresight.chance !== 'never') return 'die';
  return foresight.shown ? 'eye' : undefined;
}

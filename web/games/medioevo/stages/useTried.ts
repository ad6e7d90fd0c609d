/** A prepared turn tried as if it had come: what holds, what does not and why, and what would be asked next. */

import { type Asked, asIfAsked, type Foresight, type PlannedAhead, type Refusal } from '@castellan/engine';
import { useEffect, useState } from 'preact/hooks';
import { useDesk } from '../../../shell/index.ts';
import type { TableClient } from '../../../tables/client.ts';
import { entriesOf, isList, STEP_OF, type Turn } from './turns.ts';

export interface Tried {
  /** Answers that cannot be given as things stand, by their numbers. */
  readonly fails: ReadonlyMap<number, Refusal>;
  /** What would be asked after the others; null when nothing. */
  readonly next: Asked | null;
  /** What is known of those that can be given. */
  readonly foresight: Foresight;
}

/** Until others have stopped answering one after the other. */
const RESTS = 250;

/** Null while it is not known. What was known last stays until then. */
export function useTried(turn: Turn | null, answers: readonly PlannedAhead[]): Tried | null {
  const { client, looking, snapshot } = useDesk();
  const [known, know] = useState<{ readonly of: string; readonly tried: Tried } | null>(null);
  const of = turn === null || looking ? null : [turn, ...answers.map(({ text }) => text)].join('\n');
  const isFresh = known?.of === of;
  const { seq } = snapshot.view;
  useEffect(() => {
    if (of === null || turn === null) return;
    let isPast = false;
    const timer = setTimeout(
      () => {
        tried(client, turn, answers).then(
          (found) => {
            if (!isPast && found !== null) know({ of, tried: found });
          },
          () => undefined,
        );
      },
      isFresh ? RESTS : 0,
    );
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [client, of, seq]);
  return known !== null && isFresh ? known.tried : null;
}

/** A list goes on without what fails; any other turn ends before it. */
async function tried(client: TableClient, turn: Turn, answers: readonly PlannedAhead[]): Promise<Tried | null> {
  const fails = new Map<number, Refusal>();
  const entries = entriesOf(turn, answers);
  let going = answers.map((_, n) => n);
  for (;;) {
    const foresight = await client.foresee([asIfAsked(STEP_OF[turn]), ...going.map((n) => answers[n].text)]);
    if (foresight === null) return null;
    const { carried, next = null, refusal } = foresight;
    const failed = going[carried];
    if (refusal === null || failed === undefined) {
      // Whatever is said, another question is another one to the eye.
      const id = `prepared ${turn} ${going.map((n) => answers[n].text).join(' / ')}`;
      return { fails, foresight, next: next === null ? null : { ...next, id } };
    }
    fails.set(failed, refusal);
    const entry = entries.find((one) => one.includes(failed)) ?? [];
    going = isList(turn) ? going.filter((n) => !entry.includes(n)) : going.slice(0, carried);
  }
}
